import type { Api } from "@gatehouse/api/client";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { largestPage } from "../../data/use-check-ins.ts";
import { useLiveReading } from "../../data/use-live-reading.ts";

/** So many are shown at first, and so many more at each wish. */
export const step = 50;
/** As many as one call gives. */
export const most = 500;
/** Bookings whose check-ins are asked for together: few enough that all of them fit on one page. */
const together = 25;

/**
 * What waits for a decision over all bookings, the oldest first; it follows what travellers ask for and what others decide.
 * @param size how many are read
 */
export function useChanges(size: number) {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(
    ["travellers.changes", size],
    () => api.travellers.changes({ page: 0, size }),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  const read = useCallback(() => mutate(), [mutate]);
  useLiveReading(read);
  return { changes: data?.content, total: data?.totalElement ?? 0, error, reading: isValidating, read };
}

async function readCheckIns(api: Api, bookings: readonly string[]): Promise<readonly CheckIn[]> {
  const parts: Promise<{ readonly content: readonly CheckIn[] }>[] = [];
  for (let at = 0; at < bookings.length; at += together)
    parts.push(
      api.checkin.search({
        filters: [{ field: "bookingNo", operator: "IN", value: bookings.slice(at, at + together) }],
        page: 0,
        size: largestPage,
        descending: false,
        showExpired: false,
      }),
    );
  return (await Promise.all(parts)).flatMap(({ content }) => content);
}

const none: readonly CheckIn[] = [];

/** The check-ins of bookings that lie ahead: they know the PNRs. Without them there are no links, and nothing else is amiss. */
export function useCheckInsOf(bookingNos: readonly string[]): readonly CheckIn[] {
  const api = useApi();
  const bookings = [...new Set(bookingNos)].toSorted();
  const { data } = useSWR(
    bookings.length === 0 ? null : ["travellers.changes.checkIns", bookings],
    () => readCheckIns(api, bookings),
    { keepPreviousData: true },
  );
  return data ?? none;
}
