import { createORPCClient } from "@orpc/client";
import { type ContractRouterClient, oc } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { chat } from "../chat/contract.ts";
import { visitRoutes } from "../chat/routes.ts";
import { type SendOptions, sender } from "./timeout.ts";

type Calls = { readonly chat: Pick<typeof chat, "offer" | "visit"> };

/** The calls by which somebody without a session comes into a chat. */
export type VisitApi = JsonifiedClient<ContractRouterClient<Calls>>;

const calls = { chat: { offer: oc.route(visitRoutes.offer), visit: oc.route(visitRoutes.visit) } };

/**
 * The visitors' calls by themselves, for the same reason as `createFlightsApi`: nobody signs in there, and the contract of all areas would
 * be a good part of what the page loads.
 * @param options.url base address of the calls, `https://…/api`
 */
export function createVisitApi({ url, ...options }: SendOptions & { readonly url: string }): VisitApi {
  return createORPCClient<VisitApi>(new OpenAPILink(calls, { url, fetch: sender(options) }));
}
