import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import { keys, type Unit } from "./keys.ts";
import { useRefetch } from "./use-refetch.ts";

/**
 * The check-ins of a booking's PNR that a pass can be linked to, by their ids.
 * @param unit null asks for nothing
 */
export function useToBeLinked(unit: Unit | null) {
  const api = useApi();
  const { data, error, mutate } = useSWR<readonly number[], unknown>(unit && keys.toBeLinked(unit), async () => {
    if (!unit) return [];
    const { pnr, bookingNo, vendor } = unit;
    const found = await api.boardingPasses.toBeLinked({ pnr, bookingNo, vendor });
    return found.map(({ checkInId }) => checkInId);
  });
  return { ids: data, error, refresh: useRefetch(mutate) };
}
