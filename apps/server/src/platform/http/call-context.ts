import type { CookieSerializeOptions } from "@fastify/cookie";
import { contract } from "@gatehouse/api/contract";
import { implement, type Implementer } from "@orpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "../log.ts";
import type { CountRate } from "./limits.ts";

/** What every call gets besides its input. */
export interface CallContext {
  readonly requestId: string;
  /** Carries the request id. */
  readonly log: Logger;
  /** Address of the caller, as far as `TRUST_PROXY` allows to believe it. */
  readonly address: string;
  /** "http" or "https", as far as `TRUST_PROXY` allows to believe it. */
  readonly protocol: string;
  /** Name and port by which the server was asked, as far as `TRUST_PROXY` allows to believe it. */
  readonly host: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  setCookie(name: string, value: string, options: CookieSerializeOptions): void;
  clearCookie(name: string, options: CookieSerializeOptions): void;
  /** Adds a header to the answer, whether it succeeds or fails. */
  setHeader(name: string, value: string | number): void;
  /** Names the user of the request for the request log. */
  identify(userid: string): void;
  /** Counts a large answer that the caller's address is about to get. @returns seconds to wait when it had too many */
  countLargeAnswer(): Promise<number | undefined>;
  /** Counts a public link that opened nothing. @returns seconds to wait when the caller's address had too many */
  countWrongLink(): Promise<number | undefined>;
}

/** What calls count by themselves. */
interface Counts {
  readonly largeAnswer: CountRate;
  readonly wrongLink: CountRate;
}

/** What every call is handed of its request: id, log, address, counters. */
export const callContext = (request: FastifyRequest, reply: FastifyReply, counts: Counts): CallContext => ({
  requestId: request.id,
  log: request.log as Logger,
  address: request.ip,
  protocol: request.protocol,
  host: request.host,
  headers: request.headers,
  cookies: request.cookies,
  setCookie: (name, value, options) => void reply.setCookie(name, value, options),
  clearCookie: (name, options) => void reply.clearCookie(name, options),
  setHeader: (name, value) => void reply.header(name, value),
  identify: (userid) => {
    request.userid = userid;
  },
  countLargeAnswer: () => counts.largeAnswer(request),
  countWrongLink: () => counts.wrongLink(request),
});

/**
 * The contract, to be implemented. Answers are checked against the contract where `checkAnswers` is on (everywhere but in
 * production: it costs 13–23 ms for 500 rows). Repositories select exact columns, so nothing depends on its stripping.
 */
export const implementContract = ({ checkAnswers }: { readonly checkAnswers: boolean }): ContractImplementer => {
  const implementer = implement(contract).$context<CallContext>();
  return checkAnswers ? implementer : implementer.$config({ initialOutputValidationIndex: Number.NaN });
};

/** What oRPC knows before any middleware, in its own words. */
export type InitialContext = CallContext & Record<never, never>;

/** What an area's router is built with. Said in names: spelled out, the whole contract is too long for a declaration. */
export type ContractImplementer = Implementer<typeof contract, InitialContext, CallContext>;

declare module "fastify" {
  interface FastifyRequest {
    /** Short name of the signed-in user, once known. */
    userid?: string;
    /** Dotted name of the call of the contract, once known. */
    callName?: string;
  }
}
