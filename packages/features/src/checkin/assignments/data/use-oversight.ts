import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";
import { type AssignmentsSearch, usualSize } from "../assignments-search.ts";

export type LockedUnit = Awaited<ReturnType<Api["checkin"]["assignments"]["locked"]>>["content"][number];
export type LockStatus = Awaited<ReturnType<Api["checkin"]["locks"]>>["content"][number];

/** Lock status comes whole: as many rows as one call gives (API-3). */
const allLocks = 10_000;
const names: ReadonlySet<string> = new Set(["checkin.locked", "checkin.locks"]);

/** One page of what all operators hold. */
export function useLocked({ page = 0, size = usualSize }: AssignmentsSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["checkin.locked", page, size],
    // −1 stands for the usual size (API-3).
    () => api.checkin.assignments.locked({ page, size: size === usualSize ? -1 : size }),
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

/** Reads both lists anew. */
export function useReadOversight(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && names.has(String(key[0])));
  }, [mutate]);
}

/** Gives units back to the pool; booking numbers each once (CHK-31). @returns how many check-ins went back */
export function useUnlock() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (units: readonly LockedUnit[]) => {
        const { unlocked } = await api.checkin.assignments.unlock({
          checkInIds: units.flatMap(({ checkins }) => checkins),
          bookingNos: [...new Set(units.map(({ bookingNo }) => bookingNo))],
        });
        return unlocked;
      },
      [api],
    ),
  );
}
