import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useApi } from "../../app/index.ts";
import { useClock } from "../clock.ts";
import { keys } from "./keys.ts";
import { type Assignment, inScreenTime } from "./screen-time.ts";

type Report = Parameters<Api["checkin"]["assignments"]["presence"]>[0];

/** Reports that somebody is there; the answer is how the assignment stands now. Several reports may be under way at once. */
export function usePresenceCall(): { readonly run: (report: Partial<Report>) => Promise<Assignment> } {
  const api = useApi();
  const clock = useClock();
  const { mutate } = useSWRConfig();
  const run = useCallback(
    async (report: Partial<Report>) => {
      const whole = { checkInIds: [], idle: 0, seen: false, ...report };
      const assignment = inScreenTime(await api.checkin.assignments.presence(whole), clock);
      await mutate<Assignment>(keys.assignment, assignment, { revalidate: false });
      return assignment;
    },
    [api, clock, mutate],
  );
  return { run };
}
