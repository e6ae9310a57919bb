import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { type CallMeta, contract } from "../contract.ts";
import type { SendOptions } from "./timeout.ts";
import { type CallContext, uploadSender } from "./upload-sender.ts";

/** Every call of the contract as a typed function. Failures are rejections: see `errorCode`. */
export type Api = JsonifiedClient<ContractRouterClient<typeof contract, CallContext>>;

/** What the contract says about a call that takes a fresh proof. */
interface ProofNeeded {
  readonly ways: readonly ("password" | "app" | "passkey")[];
}

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
  /**
   * Called when a call takes a fresh proof of who is at work, with what can prove it. Resolves true when the server has it: the call is
   * then repeated. Otherwise it fails.
   */
  readonly prove?: (ways: ProofNeeded["ways"]) => Promise<boolean>;
}

/** The typed client of the contract: adds the token to each call, and repeats one after a silent refresh. */
export function createApi({ url, token, refresh, prove, ...options }: ApiOptions): Api {
  let refreshing: Promise<boolean> | undefined;
  const link = new OpenAPILink<CallContext>(contract, {
    url,
    headers: () => {
      const current = token();
      return current ? { authorization: `Bearer ${current}` } : {};
    },
    fetch: uploadSender(options),
    interceptors: [
      (call) => {
        // Browsers make such ids on pages with TLS, and on this machine.
        const id = (crypto as Partial<Crypto>).randomUUID?.();
        if (!metaOf(call.path)?.repeatable || id === undefined) return call.next();
        // One id for each time that somebody asks; one that the caller has chosen counts.
        const input = { requestId: id, ...(call.input as object | undefined) };
        // A file has waited long enough by then: its sender is told, and sends it again by the same id.
        const isPatient = call.context.onSend === undefined;
        return askUntilAnswered(() => call.next({ ...call, input }), isPatient);
      },
      async (call) => {
        try {
          return await call.next();
        } catch (error) {
          const guarded = metaOf(call.path)?.access !== "public";
          if (!(error instanceof ORPCError)) throw error;
          if (error.code === "PROOF_NEEDED" && (await prove?.((error.data as ProofNeeded).ways))) return call.next();
          if (error.status !== 401 || !guarded) throw error;
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

/** What a call says about itself. A 401 of login, refresh or logout is an answer, not an expired token. */
function metaOf(path: readonly string[]): Partial<CallMeta> | undefined {
  let node: unknown = contract;
  for (const key of path) node = (node as Record<string, unknown>)[key];
  return (node as { "~orpc"?: { meta?: Partial<CallMeta> } })["~orpc"]?.meta;
}

/** Milliseconds after which a lost answer is asked for again, and again. */
const pauses = [300, 1500] as const;

const isOutOfTime = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

/** Whether nobody knows what became of a request: the connection broke, the time was up, or something between here and the server says so. */
const isLost = (error: unknown): boolean =>
  error instanceof ORPCError
    ? !error.defined && [502, 503, 504].includes(error.status)
    : error instanceof TypeError || isOutOfTime(error);

/** Without a network the second try would fail as the first did. */
const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;

/**
 * Asks again, by the same id, where the connection broke before an answer came: nobody knows whether the server has acted, and it
 * answers a second time as it did the first. Whatever it answers, a refusal included, is an answer.
 * @param isPatient also when the time was up
 */
async function askUntilAnswered<Answer>(ask: () => Promise<Answer>, isPatient: boolean): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (!isLost(error) || isOffline() || (!isPatient && isOutOfTime(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}
