import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract } from "../contract.ts";
import { heardOf, type SendOptions, sender } from "./in-time.ts";
import type { SendProgress } from "./send-with-progress.ts";

/** What a caller may say about one call. */
interface CallContext {
  /** Hears how much of what the call sends has been sent: for files. A call that is repeated with a new token starts anew. */
  readonly onSend?: (progress: SendProgress) => void;
}

/** Every call of the contract as a typed function. Failures are rejections: see `errorCode`. */
export type Api = JsonifiedClient<ContractRouterClient<typeof contract, CallContext>>;

export interface ApiOptions extends SendOptions {
  /** Base address of the calls, `https://…/api`. */
  readonly url: string;
  /** The access token of the moment, if there is one. */
  readonly token: () => string | undefined;
  /**
   * Called once for all waiting calls when the server says 401. Resolves true when a new token is there: the calls are then
   * repeated. Resolves false when the session is over: they fail with the 401.
   */
  readonly refresh: () => Promise<boolean>;
}

export function createApi({ url, token, refresh, ...options }: ApiOptions): Api {
  const send = sender(options);
  let refreshing: Promise<boolean> | undefined;
  const link = new OpenAPILink<CallContext>(contract, {
    url,
    headers: () => {
      const current = token();
      return current ? { authorization: `Bearer ${current}` } : {};
    },
    fetch: async (request, init, { context: { onSend } }) => {
      if (!onSend) return send(request, init);
      // No part of a page's first load: few calls send files.
      const { sendWithProgress } = await import("./send-with-progress.ts");
      return heardOf(sendWithProgress(request, onSend), options.hear);
    },
    interceptors: [
      async (call) => {
        try {
          return await call.next();
        } catch (error) {
          const guarded = contractCallNeedsSession(call.path);
          if (!(error instanceof ORPCError) || error.status !== 401 || !guarded) throw error;
          refreshing ??= refresh().finally(() => {
            refreshing = undefined;
          });
          if (!(await refreshing)) throw error;
          return call.next(); // the headers are evaluated again
        }
      },
    ],
  });
  return createORPCClient(link);
}

/** A 401 of login, refresh or logout is an answer, not an expired token. */
function contractCallNeedsSession(path: readonly string[]): boolean {
  let node: unknown = contract;
  for (const key of path) node = (node as Record<string, unknown>)[key];
  const meta = (node as { "~orpc"?: { meta?: { access?: unknown } } })["~orpc"]?.meta;
  return meta?.access !== "public";
}
