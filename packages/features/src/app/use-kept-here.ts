import { useEffect } from "react";
import { useApp } from "./app-context.ts";
import { keep, keepHere } from "./kept-storage.ts";

/**
 * Keeps something as long as it stands on this page. Whoever leaves it gives it up; a session that ends by itself, or a page that is
 * loaded anew, does not: `readKeptHere` has it then.
 * @param value what JSON can hold; undefined while there is nothing to keep
 */
export function useKeptHere(name: string, value: unknown): void {
  const { session } = useApp();
  const text = value === undefined ? undefined : JSON.stringify(value);
  useEffect(() => {
    const state = session.state.get();
    if (text === undefined || state.status !== "signed-in") return undefined;
    const { userid } = state.user;
    keepHere(name, userid, JSON.parse(text));
    return () => {
      if (session.state.get().status === "signed-in") keep(name, userid, undefined);
    };
  }, [session, name, text]);
}
