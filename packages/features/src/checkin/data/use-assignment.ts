import { useEffect } from "react";
import useSWR from "swr";
import { remember, remembered, useApi } from "../../app/index.ts";
import { useClock } from "../clock.ts";
import { keys } from "./keys.ts";
import { inScreenTime } from "./screen-time.ts";

const storageKey = "gatehouse.checkin.next-assignment";

/**
 * What the reader holds, and whether the next assignment comes by itself. The server keeps the toggle; this device remembers it
 * for the first paint (CHK-25: on by default).
 */
export function useAssignment() {
  const api = useApi();
  const clock = useClock();
  const answer = useSWR(keys.assignment, async () => inScreenTime(await api.checkin.assignments.current(), clock));
  const { data, mutate } = answer;
  const error: unknown = answer.error;
  const enabled = data?.enabled;
  useEffect(() => {
    if (enabled !== undefined) remember(storageKey, enabled ? undefined : "off");
  }, [enabled]);
  return {
    assignment: data,
    enabled: enabled ?? remembered(storageKey) !== "off",
    error,
    retry: () => void mutate(),
  };
}
