import { useCallback, useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { isPartOf, type Part } from "./keys.ts";

/** Reads parts of the queue again; what is shown stays until the answers are there. */
export function useRefresh(): (...parts: readonly Part[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  // A call may answer after the screen has gone, and the reader's cache with it.
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(
    async (...parts) => {
      if (here.current) await mutate(isPartOf(parts));
    },
    [mutate],
  );
}
