import { type Api, errorCode } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import type { TripSearch } from "../details-search.ts";

export type Itinerary = Awaited<ReturnType<Api["trips"]["one"]>>["extendedItinerary"];
export type VersionEntry = Awaited<ReturnType<Api["trips"]["archived"]>>["versions"][number];

/** The itinerary of a booking; it follows later versions. */
export function useItinerary({ data: bookingNo, vendorCode = "" }: TripSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    bookingNo === undefined ? null : ["trips.one", bookingNo, vendorCode],
    async ([, number, vendor]) => (await api.trips.one({ bookingNo: number, vendorCode: vendor })).extendedItinerary,
    { shouldRetryOnError: false },
  );
  const error: unknown = answer.error;
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
    itinerary && ["trips.archived", itinerary.bookingNumber, itinerary.vendorCode, itinerary.version],
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
    wanted === undefined ? null : ["trips.version", current.bookingNumber, current.vendorCode, wanted],
    async ([, bookingNo, vendorCode, number]) =>
      (await api.trips.version({ bookingNo, vendorCode, version: number })).extendedItinerary,
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
