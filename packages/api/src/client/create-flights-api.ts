import { createORPCClient } from "@orpc/client";
import { oc } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { flightRoutes } from "../flights/routes.ts";
import type { Api } from "./create-api.ts";
import { type SendOptions, sender } from "./timeout.ts";

/** The calls of flight search as typed functions: the same as `flights` of `Api`. */
export type FlightsApi = Api["flights"];

const flights = Object.fromEntries(Object.entries(flightRoutes).map(([name, route]) => [name, oc.route(route)]));

export interface FlightsApiOptions extends SendOptions {
  /** Base address of the calls, `https://…/api`. */
  readonly url: string;
}

/**
 * The calls of flight search by themselves, for the traveller site: nobody signs in there, and the contract of all areas with its
 * schemas would be a third of the page's first load.
 */
export function createFlightsApi({ url, ...options }: FlightsApiOptions): FlightsApi {
  const link = new OpenAPILink({ flights }, { url, fetch: sender(options) });
  return createORPCClient<Pick<Api, "flights">>(link).flights;
}
