import { createORPCClient } from "@orpc/client";
import { type ContractRouterClient, oc } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { disruptionByLink } from "../disruption/contract.ts";
import { disruptionRoutes } from "../disruption/routes.ts";
import type { flights } from "../flights/contract.ts";
import { flightRoutes } from "../flights/routes.ts";
import { type SendOptions, sender } from "./timeout.ts";

type Calls = {
  readonly disruption: typeof disruptionByLink;
  readonly flights: { readonly customerCare: typeof flights.customerCare };
};

/** The calls that the landing page of a disruption makes, as typed functions. */
export type DisruptionApi = JsonifiedClient<ContractRouterClient<Calls>>;
/** The disrupted flight, and what can be chosen. */
export type TripInfo = Awaited<ReturnType<DisruptionApi["disruption"]["tripInfo"]>>;

const calls = {
  disruption: Object.fromEntries(Object.entries(disruptionRoutes).map(([name, route]) => [name, oc.route(route)])),
  flights: { customerCare: oc.route(flightRoutes.customerCare) },
};

/**
 * The calls of the landing page by themselves, for the same reason as `createFlightsApi`: nobody signs in there, and the contract of
 * all areas would be a good part of what the page loads.
 * @param options.url base address of the calls, `https://…/api`
 */
export function createDisruptionApi({ url, ...options }: SendOptions & { readonly url: string }): DisruptionApi {
  return createORPCClient<DisruptionApi>(new OpenAPILink(calls, { url, fetch: sender(options) }));
}
