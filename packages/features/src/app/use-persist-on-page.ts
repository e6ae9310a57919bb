import { useEffect } from "react";
import { useApp } from "./app-context.ts";
import { persist, persistOnPage } from "./persisted-storage.ts";

/**
 * Keeps something as long as it is on this page. Anyone who leaves it gives it up; a session that ends by itself, or a page that is
 * loaded again, does not: `readPersistedOnPage` has it then.
 * @param value what JSON can hold; undefined while there is nothing to keep
 */
export function usePersistOnPage(name: string, value: unknown): void {
  const { session } = useApp();
  const text = value === undefined ? undefined : JSON.stringify(value);
  useEffect(() => {
    const state = session.state.get();
    if (text === undefined || state.status !== "signed-in") return undefined;
    const { userid } = state.user;
    persistOnPage(name, userid, JSON.parse(text));
    return () => {
      if (session.state.get().status === "signed-in") persist(name, userid, undefined);
    };
  }, [session, name, text]);
}
