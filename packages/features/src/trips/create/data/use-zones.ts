import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** Zones of airports by their codes, as far as they are known by now, and whether more of them are being asked for. */
export function useZones(codes: readonly string[]): {
  readonly zones: ReadonlyMap<string, string>;
  readonly isReading: boolean;
} {
  const api = useApi();
  const wanted = [...new Set(codes.filter((code) => /^[A-Z]{3}$/.test(code)))].toSorted();
  const { data } = useSWR(
    wanted.length === 0 ? null : ["trips.zones", ...wanted],
    () =>
      Promise.all(
        wanted.map(async (iata) => {
          const airport = await api.reference.airport({ iata }).catch(() => null);
          return [iata, airport?.zone ?? ""] as const;
        }),
      ),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return {
    zones: new Map(data?.filter(([, zone]) => zone !== "")),
    isReading: wanted.some((code) => !data?.some(([known]) => known === code)),
  };
}
