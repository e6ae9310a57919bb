import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { type AssignmentsSearch, defaultPageSize } from "../assignments-search.ts";

export type LockedUnit = Awaited<ReturnType<Api["checkin"]["assignments"]["locked"]>>["content"][number];

/** One page of what all operators hold. */
export function useLocked({ page = 0, size = defaultPageSize }: AssignmentsSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["checkin.locked", page, size],
    // −1 stands for the usual size (API-3).
    () => api.checkin.assignments.locked({ page, size: size === defaultPageSize ? -1 : size }),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  return {
    rows: data?.content,
    total: data?.totalElement ?? 0,
    error,
    reading: isValidating,
    retry: () => void mutate(),
  };
}
