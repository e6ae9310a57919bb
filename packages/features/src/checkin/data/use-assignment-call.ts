import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useApi } from "../../app/index.ts";
import { useClock } from "../clock.ts";
import { keys } from "./keys.ts";
import { type Assignment, inScreenTime } from "./screen-time.ts";
import { type Operation, useOperation } from "./use-operation.ts";
import { useRefresh } from "./use-refresh.ts";

export type { Assignment };

const nothingYet: Assignment = { enabled: false, held: [], releasesAt: null, givenBack: null, waiting: 0, now: 0 };

/**
 * A call that answers with the reader's assignment as it is now: kept, and rows and counts are read again.
 * @param expected what the answer will surely be: shown at once, taken back when the call fails. Keep its identity stable
 */
export function useAssignmentCall<Input extends readonly unknown[]>(
  call: (api: Api, ...input: Input) => Promise<Assignment>,
  expected?: (before: Assignment) => Assignment,
): Operation<Input, Assignment> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const clock = useClock();
  return useOperation(
    useCallback(
      async (...input: Input) => {
        const answer = call(api, ...input).then((now) => inScreenTime(now, clock));
        const assignment = await mutate<Assignment>(keys.assignment, answer, {
          revalidate: false,
          ...(expected ? { optimisticData: (before?: Assignment) => (before ? expected(before) : nothingYet) } : {}),
        });
        void refresh("rows", "counts");
        return assignment ?? nothingYet;
      },
      [api, call, clock, expected, mutate, refresh],
    ),
  );
}
