import { errorCode } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import type { TripSearch } from "../details-search.ts";
import { itineraryOf } from "./itinerary-of.ts";

/** How often flights whose state is known are asked for again, in milliseconds. */
const every = 60_000;

/** The itinerary of a booking; it follows later versions, and how its flights stand. */
export function useItinerary({ data: bookingNo, vendorCode = "" }: TripSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    bookingNo === undefined ? null : ["trips.one", bookingNo, vendorCode],
    async ([, number, vendor]) =>
      itineraryOf((await api.trips.one({ bookingNo: number, vendorCode: vendor })).extendedItinerary),
    {
      shouldRetryOnError: false,
      // Gates and short delays are told by nobody.
      refreshInterval: (known) => (known && known.flightStates.length > 0 ? every : 0),
    },
  );
  const error: unknown = answer.error;
  useLive(
    "trip.changed",
    ({ bookingNos }) => bookingNo !== undefined && bookingNos.includes(bookingNo) && void mutate(),
  );
  useLive("case.changed", (told) => bookingNo !== undefined && told.bookingNo === bookingNo && void mutate());
  useLive("resync", () => void mutate());
  return {
    itinerary: data,
    error,
    /** Nobody made an itinerary of this booking, or it is not for the reader. */
    isNone: error !== undefined && errorCode(error) === "NOT_FOUND",
    reading: isValidating,
    read: () => mutate(),
  };
}
