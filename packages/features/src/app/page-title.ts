import { useEffect } from "react";
import { product } from "./product.ts";
import { createStore, useStore } from "./store.ts";

interface PageName {
  readonly title: string;
  readonly under: string | undefined;
}

const named = createStore<PageName | undefined>(undefined);

/**
 * Names the page, and the browser's tab after it.
 * @param title undefined leaves the name to somebody else
 * @param under path of the page of the menu below which it stands, for a page that is not in the menu
 */
export function usePageTitle(title: string | undefined, under?: string): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    document.title = `${title} · ${product.name}`;
    const name = { title, under };
    named.set(name);
    return () => {
      // Unless the next page was there first.
      if (named.get() === name) named.set(undefined);
    };
  }, [title, under]);
}

/** What the page calls itself, and where it stands; undefined where it does not. */
export const usePageName = (): PageName | undefined => useStore(named);
