import { createORPCClient } from "@orpc/client";
import { type ContractRouterClient, oc } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { partners } from "../vendors/partner-contract.ts";
import { partnerRoutes } from "../vendors/partner-routes.ts";
import type { SendProgress } from "./send-with-progress.ts";
import { type SendOptions, sender, withReachability, withTimeout } from "./timeout.ts";

/** What a caller may say about one call. */
interface CallContext {
  /** Hears how much of a file has been sent: one that goes slowly is given all the time it takes. */
  readonly onSend?: (progress: SendProgress) => void;
}

type Calls = { readonly partners: typeof partners };

/** The calls that the partners' pages make, as typed functions. */
export type PartnersApi = JsonifiedClient<ContractRouterClient<Calls, CallContext>>;

const calls = {
  partners: Object.fromEntries(Object.entries(partnerRoutes).map(([name, route]) => [name, oc.route(route)])),
};

/**
 * The calls of the partners' pages by themselves, for the same reason as `createFlightsApi`: nobody signs in there.
 * @param options.url base address of the calls, `https://…/api`
 */
export function createPartnersApi({ url, ...options }: SendOptions & { readonly url: string }): PartnersApi {
  const send = sender(options);
  return createORPCClient<PartnersApi>(
    new OpenAPILink<CallContext>(calls, {
      url,
      fetch: async (request, init, { context: { onSend } }) => {
        if (!onSend) return send(request, init);
        const sending = async (): Promise<Response> => {
          const { sendWithProgress } = await withTimeout(import("./send-with-progress.ts"));
          return sendWithProgress(request, onSend);
        };
        return withReachability(sending(), options.listener);
      },
    }),
  );
}
