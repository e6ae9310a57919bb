import type { FlightsApi } from "@gatehouse/api/client/flights";
import { defineChunk } from "@gatehouse/ui/lazy";
import { connection } from "../../app/connection/index.ts";
import { onFirstUse } from "../../app/on-first-use.ts";

/**
 * The calls of flight search, whose code arrives when somebody touches the page; a call that comes sooner fetches it, and waits.
 * @param url base address of the calls, `https://…/api`
 */
export function lazyFlightsApi(url: string): FlightsApi {
  // What could not be fetched is fetched again by the next call.
  const { load } = defineChunk(() =>
    import("@gatehouse/api/client/flights").then(({ createFlightsApi }) =>
      createFlightsApi({ url, listener: connection.listener }),
    ),
  );
  onFirstUse(() => void load().catch(() => connection.listener(false)));
  return {
    search: async (...input) => (await load()).search(...input),
    status: async (...input) => (await load()).status(...input),
    performance: async (...input) => (await load()).performance(...input),
    airports: async (...input) => (await load()).airports(...input),
    weather: async (...input) => (await load()).weather(...input),
    alternateFlight: async (...input) => (await load()).alternateFlight(...input),
    chosenFlight: async (...input) => (await load()).chosenFlight(...input),
    seatMap: async (...input) => (await load()).seatMap(...input),
    customerCare: async (...input) => (await load()).customerCare(...input),
  };
}
