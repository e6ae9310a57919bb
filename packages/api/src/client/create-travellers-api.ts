import { createORPCClient } from "@orpc/client";
import { type ContractRouterClient, oc } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { flights } from "../flights/contract.ts";
import { flightRoutes } from "../flights/routes.ts";
import type { countries } from "../reference/contract.ts";
import { referenceRoutes } from "../reference/routes.ts";
import type { travellers } from "../travellers/contract.ts";
import { travellerRoutes } from "../travellers/routes.ts";
import { type SendOptions, sender } from "./timeout.ts";

type Calls = {
  readonly travellers: typeof travellers;
  readonly reference: { readonly countries: typeof countries };
  readonly flights: { readonly customerCare: typeof flights.customerCare };
};

/** The calls that the missing-information page makes, as typed functions. */
export type TravellersApi = JsonifiedClient<ContractRouterClient<Calls>>;
/** What a booking's travellers have given so far. */
export type MissingInfo = Awaited<ReturnType<TravellersApi["travellers"]["missingInfo"]>>;
/** The same after something was sent, with what was saved and what was refused. */
export type UpdatedInfo = Awaited<ReturnType<TravellersApi["travellers"]["updateMissingInfo"]>>;
/** What is sent. */
export type MissingInfoUpdate = Parameters<TravellersApi["travellers"]["updateMissingInfo"]>[0];

const routed = (routes: Readonly<Record<string, Parameters<typeof oc.route>[0]>>) =>
  Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, oc.route(route)]));
const calls = {
  travellers: routed(travellerRoutes),
  reference: routed(referenceRoutes),
  flights: routed({ customerCare: flightRoutes.customerCare }),
};

export interface TravellersApiOptions extends SendOptions {
  /** Base address of the calls, `https://…/api`. */
  readonly url: string;
}

/**
 * The calls of the missing-information page by themselves, for the same reason as `createFlightsApi`: nobody signs in there, and
 * the contract of all areas would be a good part of what the page loads.
 */
export function createTravellersApi({ url, ...options }: TravellersApiOptions): TravellersApi {
  return createORPCClient<TravellersApi>(new OpenAPILink(calls, { url, fetch: sender(options) }));
}
