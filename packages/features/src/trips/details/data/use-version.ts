import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { type Itinerary, itineraryOf } from "./itinerary-of.ts";

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
