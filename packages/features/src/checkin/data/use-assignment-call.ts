import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useApi } from "../../app/index.ts";
import { keys } from "./keys.ts";
import { type Operation, useOperation } from "./use-operation.ts";
import { useRefresh } from "./use-refresh.ts";

export type Assignment = Awaited<ReturnType<Api["checkin"]["assignments"]["current"]>>;

const nothingYet: Assignment = { enabled: false, held: [], releasesAt: null, waiting: 0 };

/**
 * A call that answers with the reader's assignment as it is now: kept, and rows and counts are read anew.
 * @param expected what the answer will surely be: shown at once, taken back when the call fails. Keep its identity stable
 */
export function useAssignmentCall<Input extends readonly unknown[]>(
  call: (api: Api, ...input: Input) => Promise<Assignment>,
  expected?: (before: Assignment) => Assignment,
): Operation<Input, Assignment> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useOperation(
    useCallback(
      async (...input: Input) => {
        const assignment = await mutate<Assignment>(keys.assignment, call(api, ...input), {
          revalidate: false,
          ...(expected ? { optimisticData: (before?: Assignment) => (before ? expected(before) : nothingYet) } : {}),
        });
        void refresh("rows", "counts");
        return assignment ?? nothingYet;
      },
      [api, call, expected, mutate, refresh],
    ),
  );
}
