import { createORPCClient } from "@orpc/client";
import { type ContractRouterClient, oc } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { partners } from "../vendors/partner-contract.ts";
import { partnerRoutes } from "../vendors/partner-routes.ts";
import { type SendOptions, sender } from "./timeout.ts";

type Calls = { readonly partners: typeof partners };

/** The calls that the partners' pages make, as typed functions. */
export type PartnersApi = JsonifiedClient<ContractRouterClient<Calls>>;

const calls = {
  partners: Object.fromEntries(Object.entries(partnerRoutes).map(([name, route]) => [name, oc.route(route)])),
};

/**
 * The calls of the partners' pages by themselves, for the same reason as `createFlightsApi`: nobody signs in there.
 * @param options.url base address of the calls, `https://…/api`
 */
export function createPartnersApi({ url, ...options }: SendOptions & { readonly url: string }): PartnersApi {
  return createORPCClient<PartnersApi>(new OpenAPILink(calls, { url, fetch: sender(options) }));
}
