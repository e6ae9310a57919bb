import { useEffect } from "react";
import { createStore, useStore } from "./store.ts";

const named = createStore<string | undefined>(undefined);

/** Names the page, and the browser's tab after it. @param title undefined leaves the name to somebody else */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    document.title = `${title} · Gatehouse`;
    named.set(title);
    return () => {
      // Unless the next page was there first.
      if (named.get() === title) named.set(undefined);
    };
  }, [title]);
}

/** What the page calls itself; undefined where it does not. */
export const usePageName = (): string | undefined => useStore(named);
