import type { FlightsApi } from "@gatehouse/api/client/flights";
import { type Context, createContext, use } from "react";
import type { App } from "../app.ts";
import { AppContext } from "../app-context.ts";

export type { FlightsApi };

/** The calls of flight search where there is no session: on the traveller site. */
export const FlightsApiContext: Context<FlightsApi | undefined> = createContext<FlightsApi | undefined>(undefined);

// A client makes `flights` again each time it is asked for: effects and answers hang on one that stays the same.
const ofApps = new WeakMap<App, FlightsApi>();

function flightsOf(app: App): FlightsApi {
  const flights = ofApps.get(app) ?? app.session.api.flights;
  ofApps.set(app, flights);
  return flights;
}

/** The calls of flight search: those of the traveller site, or those of the dashboard with its session. Always the same object. */
export function useFlightsApi(): FlightsApi {
  const own = use(FlightsApiContext);
  const app = use(AppContext);
  if (own) return own;
  if (app) return flightsOf(app);
  throw new Error("useFlightsApi needs a FlightsApiContext or an AppProvider above it.");
}
