import { useCallback } from "react";
import { useSWRConfig } from "swr";

const names: ReadonlySet<string> = new Set(["checkin.locked", "checkin.locks"]);

/** Reads both lists again. */
export function useReadOversight(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && names.has(String(key[0])));
  }, [mutate]);
}
