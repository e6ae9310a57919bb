import { useCallback } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Whether the profile is to be deleted, and what that waits for. */
export function useDeletion() {
  const api = useApi();
  const { data, mutate } = useSWR("profiles.deletion", () => api.profiles.deletion());
  const change = useOperation(
    useCallback(
      async (kind: "askForDeletion" | "cancelDeletion") => {
        try {
          const deletion = await api.profiles[kind]();
          await mutate(deletion, { revalidate: false });
          return deletion;
        } catch {
          return { failed: true } as const;
        }
      },
      [api, mutate],
    ),
  );
  return { deletion: data, change };
}
