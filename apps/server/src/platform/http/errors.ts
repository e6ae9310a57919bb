import { contract } from "@gatehouse/api/contract";
import { ORPCError } from "@orpc/server";
import type { FastifyInstance, FastifyReply } from "fastify";
import { databaseUnavailableIn } from "../connections/database-unavailable.ts";
import { hasSaved } from "../connections/saved.ts";

/** The body of every failed call, as the contract's client expects it. */
export interface ErrorBody {
  readonly defined: boolean;
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly data?: unknown;
}

/** The body of an answer that is no success, as clients of the contract read it. */
export const errorBody = (status: number, code: string, message: string, data?: unknown): ErrorBody => ({
  defined: false,
  code,
  status,
  message,
  ...(data === undefined ? {} : { data }),
});

/** An error that is answered with this status, code and sentence. */
export const httpError = (status: number, code: string, message: string, data?: unknown): ORPCError<string, unknown> =>
  new ORPCError(code, { status, message, data });

/** Seconds after which somebody who was told that the database is away may come again. */
const comeAgain = 2;
/** Every call declares them. */
const declared = contract.access.menu["~orpc"].errorMap;

/**
 * What a call answers when the database went away under it: that nothing was saved, or that nobody knows.
 * @returns undefined for an error with another reason
 */
export function databaseUnavailableError(
  error: unknown,
): ORPCError<string, { readonly retryAfter: number }> | undefined {
  const away = databaseUnavailableIn(error);
  if (!away) return undefined;
  const code = away.outcome === "nothing saved" && !hasSaved() ? "DATABASE_AWAY" : "OUTCOME_UNKNOWN";
  const { status, message } = declared[code];
  return new ORPCError(code, { defined: true, status, message, data: { retryAfter: comeAgain } });
}

/** Codes for what Fastify itself refuses. */
const codes: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ["BAD_REQUEST", "The request is malformed."],
  404: ["NOT_FOUND", "There is no such address."],
  405: ["METHOD_NOT_SUPPORTED", "This address does not take that method."],
  408: ["TIMEOUT", "The request took too long to arrive."],
  413: ["PAYLOAD_TOO_LARGE", "The request is too large."],
  414: ["URI_TOO_LONG", "The address is too long."],
  415: ["UNSUPPORTED_MEDIA_TYPE", "This kind of body is not taken."],
  429: ["TOO_MANY_REQUESTS", "Too many attempts. Try again later."],
  431: ["HEADERS_TOO_LARGE", "The request headers are too large."],
  503: ["SERVICE_UNAVAILABLE", "The server is busy or stopping. Try again shortly."],
};

const statusOf = (error: unknown): number => {
  const status = typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" && status >= 400 && status <= 599 ? status : 500;
};

/** What the caller learns of an error: a code and a sentence, never a stack or an inner message. */
function toErrorBody(error: unknown): ErrorBody {
  const trouble = databaseUnavailableError(error);
  if (trouble) return trouble.toJSON();
  if (error instanceof ORPCError) return error.toJSON();
  const status = statusOf(error);
  const [code, message] =
    codes[status] ??
    (status < 500 ? ["BAD_REQUEST", "The request is malformed."] : ["INTERNAL_SERVER_ERROR", "Internal server error"]);
  return errorBody(codes[status] || status >= 500 ? status : 400, code, message);
}

/** Answers with an error; one that says to come back says when. */
export const sendError = (reply: FastifyReply, body: ErrorBody): FastifyReply =>
  (body.status === 503 && !reply.hasHeader("retry-after") ? reply.header("retry-after", comeAgain) : reply)
    .code(body.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));

/** Turns every error that reaches Fastify into the one shape; what nobody expected is logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const body = toErrorBody(error);
    if (databaseUnavailableIn(error)) request.log.warn({ reason: String(error) }, "a request found no database");
    if (body.status >= 500 && body.status !== 503) request.log.error({ err: error }, "a request failed");
    return sendError(reply, body);
  });
}
