import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** Vendors whose trips are among the next two hundred of a list. @param wanted whether the reader chooses among vendors */
export function useTripVendors(current: boolean, wanted: boolean): readonly string[] {
  const api = useApi();
  const { data } = useSWR(wanted ? ["trips.vendors", current] : null, () =>
    api.trips.mine({ current, vendorCode: "", page: 0, size: 200 }),
  );
  return [...new Set(data?.content.map(({ vendorCode }) => vendorCode))].toSorted();
}
