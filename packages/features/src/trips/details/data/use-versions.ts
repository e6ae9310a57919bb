import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import type { Itinerary } from "./itinerary-of.ts";

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
