import type { FlightsApi } from "@gatehouse/api/client/flights";
import { part } from "@gatehouse/ui/late";
import { connection } from "../../app/connection/index.ts";
import { whenUsed } from "../../app/when-used.ts";

/**
 * The calls of flight search, whose code arrives when somebody touches the page; a call that comes sooner fetches it, and waits.
 * @param url base address of the calls, `https://…/api`
 */
export function lateFlightsApi(url: string): FlightsApi {
  // What could not be fetched is fetched again by the next call.
  const { load } = part(() =>
    import("@gatehouse/api/client/flights").then(({ createFlightsApi }) =>
      createFlightsApi({ url, hear: connection.hear }),
    ),
  );
  whenUsed(() => void load().catch(() => connection.hear(false)));
  return {
    search: async (...input) => (await load()).search(...input),
    status: async (...input) => (await load()).status(...input),
    performance: async (...input) => (await load()).performance(...input),
    airports: async (...input) => (await load()).airports(...input),
    weather: async (...input) => (await load()).weather(...input),
    alternateFlight: async (...input) => (await load()).alternateFlight(...input),
    chosenFlight: async (...input) => (await load()).chosenFlight(...input),
    customerCare: async (...input) => (await load()).customerCare(...input),
  };
}
