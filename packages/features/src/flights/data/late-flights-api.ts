import type { FlightsApi } from "@gatehouse/api/client/flights";
import { whenUsed } from "../../app/when-used.ts";

/**
 * The calls of flight search, whose code arrives when somebody touches the page; a call that comes sooner fetches it, and waits.
 * @param url base address of the calls, `https://…/api`
 */
export function lateFlightsApi(url: string): FlightsApi {
  let loading: Promise<FlightsApi> | undefined;
  const load = (): Promise<FlightsApi> => {
    loading ??= import("@gatehouse/api/client/flights").then(({ createFlightsApi }) => createFlightsApi({ url }));
    // What could not be fetched is fetched again by the next call.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  whenUsed(() => void load());
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
