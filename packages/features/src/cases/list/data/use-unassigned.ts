import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

/** How many open cases that nobody is assigned to have comments that the reader has not read (CMT-20). */
export function useUnassigned(isWanted: boolean): number {
  const api = useApi();
  const { data, mutate } = useSWR(isWanted ? ["cases.unread"] : null, () => api.cases.unread());
  useLive("case.changed", () => void mutate());
  useLive("resync", () => void mutate());
  return data?.unassigned ?? 0;
}
