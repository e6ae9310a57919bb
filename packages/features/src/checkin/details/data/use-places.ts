import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import type { PnrData } from "./use-pnr.ts";

type Airport = Awaited<ReturnType<Api["reference"]["airport"]>>;
type Airline = Awaited<ReturnType<Api["reference"]["airline"]>>;

/** What is known of airlines and airports, by their codes; a code that nobody knows is left out. */
export interface Places {
  readonly airlines: ReadonlyMap<string, Airline>;
  readonly airports: ReadonlyMap<string, Airport>;
}

/** Names are a help, not the matter: one that cannot be had is done without. */
async function known<T extends { readonly iata: string }>(
  codes: readonly string[],
  call: (iata: string) => Promise<T>,
): Promise<ReadonlyMap<string, T>> {
  const found = await Promise.all(codes.map((iata) => call(iata).catch(() => undefined)));
  return new Map(found.flatMap((each) => (each ? [[each.iata, each] as const] : [])));
}

/** The airlines and airports of a PNR (QUE-25). */
export function usePlaces(pnr: PnrData | undefined): Places | undefined {
  const api = useApi();
  const segments = pnr?.segments ?? [];
  const airlines = [
    ...new Set(
      segments.flatMap(({ airline, operating }) => [airline.iata, ...(operating ? [operating.airline.iata] : [])]),
    ),
  ];
  const airports = [...new Set(segments.flatMap(({ from, to }) => [from.iata, to.iata]))];
  const { data } = useSWR(
    pnr ? ["reference", airlines, airports] : null,
    async (): Promise<Places> => {
      const [foundAirlines, foundAirports] = await Promise.all([
        known(airlines, (iata) => api.reference.airline({ iata })),
        known(airports, (iata) => api.reference.airport({ iata })),
      ]);
      return { airlines: foundAirlines, airports: foundAirports };
    },
    { revalidateIfStale: false },
  );
  return data;
}
