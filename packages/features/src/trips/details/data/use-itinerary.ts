import { type Api, errorCode } from "@gatehouse/api/client";
import type { ItineraryContent } from "@gatehouse/domain/trips";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import type { TripSearch } from "../details-search.ts";

type Answered = Awaited<ReturnType<Api["trips"]["one"]>>["extendedItinerary"];
export interface Itinerary extends Omit<Answered, "content"> {
  readonly content: ItineraryContent;
}
/** The contract's schema says that the content is one; its type is too deep to be told. */
const itineraryOf = (answered: Answered): Itinerary => answered as Itinerary;

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

/** The versions of an itinerary, the current one first. @param itinerary undefined for travellers, who see one */
export function useVersions(itinerary: Itinerary | undefined) {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR(
    itinerary && ["trips.archived", itinerary.bookingNo, itinerary.vendorCode, itinerary.version],
    async ([, bookingNo, vendorCode]) => (await api.trips.archived({ bookingNo, vendorCode })).versions,
  );
  const error: unknown = answer.error;
  return { versions: data, failed: error !== undefined, read: () => void mutate() };
}

/** An itinerary as it was. @param version undefined reads nothing */
export function useVersion(current: Itinerary, version: number | undefined) {
  const api = useApi();
  const wanted = version === current.version ? undefined : version;
  const { data, mutate, ...answer } = useSWR(
    wanted === undefined ? null : ["trips.version", current.bookingNo, current.vendorCode, wanted],
    async ([, bookingNo, vendorCode, number]) =>
      itineraryOf((await api.trips.version({ bookingNo, vendorCode, version: number })).extendedItinerary),
    // A version never changes.
    { revalidateIfStale: false, revalidateOnFocus: false },
  );
  const error: unknown = answer.error;
  return {
    itinerary: wanted === undefined && version !== undefined ? current : data,
    failed: error !== undefined,
    read: () => void mutate(),
  };
}
