import { type Api, declaredError, type DeclaredError } from "@gatehouse/api/client";
import { useEffect, useEffectEvent, useRef } from "react";
import useSWR from "swr";
import { useApi, useLive, useLiveState } from "../../../app/index.ts";
import type { DetailsSearch } from "../details-search.ts";

export type PnrData = Awaited<ReturnType<Api["boardingPasses"]["pnr"]>>;
export type Segment = PnrData["segments"][number];
export type Passenger = Segment["passengers"][number];

type PnrError = DeclaredError<Api["boardingPasses"]["pnr"]>;
/** One of several bookings that have the PNR. */
export type BookingOption = Extract<PnrError, { readonly code: "AMBIGUOUS_PNR" }>["data"]["bookings"][number];

/** The PNR; asked once more with the other flag when no segments come back (QUE-24). */
async function readPnr(api: Api, { pnr = "", bookingNo, vendor }: DetailsSearch): Promise<PnrData> {
  const options = { pnr, ...(bookingNo ? { bookingNo } : {}), ...(vendor ? { vendor } : {}) };
  const found = await api.boardingPasses.pnr({ ...options, showExpired: false });
  return found.segments.length > 0 ? found : api.boardingPasses.pnr({ ...options, showExpired: true });
}

const bookingsIn = (error: unknown): readonly BookingOption[] | undefined => {
  const declared = declaredError<Api["boardingPasses"]["pnr"]>(error);
  return declared?.code === "AMBIGUOUS_PNR" ? declared.data.bookings : undefined;
};

/**
 * A booking's PNR with passport data. Each reading of them is audited, so it is read again only when one of its own check-ins
 * changed, not with every change of the queue.
 */
export function usePnr(search: DetailsSearch) {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR<PnrData, unknown>(
    search.pnr === undefined ? null : ["boardingPasses.pnr", search],
    () => readPnr(api, search),
    { revalidateIfStale: false },
  );
  const { error } = answer;
  const again = (): void => void mutate();
  const follow = (ids: readonly number[]): void => {
    const own = data?.segments.some(({ passengers }) =>
      passengers.some(({ checkIn }) => checkIn !== null && ids.includes(checkIn.checkInId)),
    );
    if (own) again();
  };
  useLive("checkin.changed", ({ ids }) => follow(ids));
  useLive("delivery.changed", ({ checkInIds }) => follow(checkInIds));
  useLive("resync", again);
  // What changed between the reading and the opening of the stream was announced to nobody.
  const live = useLiveState();
  const before = useRef(live);
  const catchUp = useEffectEvent(() => data && again());
  useEffect(() => {
    if (live === "open" && before.current !== "open") catchUp();
    before.current = live;
  }, [live]);
  return { pnr: data, error, bookings: bookingsIn(error), reading: isValidating, again, reread: mutate };
}
