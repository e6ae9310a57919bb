import { createORPCClient } from "@orpc/client";
import { type ContractRouterClient, oc } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { chat } from "../chat/contract.ts";
import { visitRoutes } from "../chat/routes.ts";
import type { SendOptions } from "./timeout.ts";
import { type CallContext, uploadSender } from "./upload-sender.ts";

type Calls = { readonly chat: Pick<typeof chat, keyof typeof visitRoutes> };

/** The calls of somebody without a session in a chat. */
export type VisitApi = JsonifiedClient<ContractRouterClient<Calls, CallContext>>;

const calls = {
  chat: Object.fromEntries(Object.entries(visitRoutes).map(([name, route]) => [name, oc.route(route)])),
};

/**
 * The visitors' calls by themselves, for the same reason as `createFlightsApi`: nobody signs in there, and the contract of all areas would
 * be a good part of what the page loads.
 * @param options.url base address of the calls, `https://…/api`
 */
export function createVisitApi({ url, ...options }: SendOptions & { readonly url: string }): VisitApi {
  return createORPCClient<VisitApi>(new OpenAPILink<CallContext>(calls, { url, fetch: uploadSender(options) }));
}
