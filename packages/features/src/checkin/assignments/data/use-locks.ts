import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

export type LockStatus = Awaited<ReturnType<Api["checkin"]["locks"]>>["content"][number];

/** Lock status comes whole: as many rows as one call gives (API-3). */
const allLocks = 10_000;

/** Who has which open check-in, automation and the pool included. */
export function useLocks() {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(["checkin.locks"], () =>
    api.checkin.locks({ page: 0, size: allLocks }),
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
