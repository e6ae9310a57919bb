import { useCallback, useLayoutEffect, useRef } from "react";

/** Calls that read again only while the screen is there: a live event may come after it, and the reader's cache with it, has gone. */
export function useRefetch(mutate: () => Promise<unknown>): () => Promise<void> {
  const here = useRef(false);
  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(async () => {
    if (here.current) await mutate();
  }, [mutate]);
}
