import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { httpError } from "./errors.ts";

/** Bytes of a JSON body. */
export const jsonLimit = 256 * 1024;
/**
 * Bytes of an upload's body: a file of 20 MB and its fields, and room for one that is a little too large, so that the call can say
 * so in its own words.
 */
export const uploadLimit = 24 * 1024 * 1024;

const window = 60_000;

class OverloadedError extends Error {
  override readonly name = "OverloadedError";
  readonly statusCode = 503;
}

/** Rate limits per address, counted by this process; a busy process says so instead of queueing. */
export async function addLimits(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: config.rateLimit,
    timeWindow: window,
    errorResponseBuilder: (_request, { ttl }) =>
      httpError(429, "TOO_MANY_REQUESTS", "Too many attempts. Try again later.", { retryAfter: Math.ceil(ttl / 1000) }),
  });
  if (config.environment !== "test") {
    await app.register(underPressure, { maxEventLoopDelay: 3000, retryAfter: 5, customError: OverloadedError });
  }
}

/** Route options for calls that anybody may make as long as they do not make thousands. */
export const ordinaryRate = { config: { rateLimit: {} } } as const;

/** Route options for public calls that make the server work, or ask others. Each such path is counted by itself. */
export const publicRate = (max: number) => ({ config: { rateLimit: { max, timeWindow: window } } });

/** Counts one more of something that an address may have so often a minute. @returns seconds to wait when it had too many */
export type AnswerRate = (request: FastifyRequest) => Promise<number | undefined>;

/** A limit for answers that cost much more than others of the same path: only the call knows which they are. */
export function answerRate(app: FastifyInstance, max: number): AnswerRate {
  const count = app.createRateLimit({ max, timeWindow: window });
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
  };
}

/** Route options for sign-in calls: fewer, and never compressed, since they answer with tokens beside what the caller chose. */
export const authRate = ({ authRateLimit }: Pick<Config, "authRateLimit">) => ({
  config: { rateLimit: { max: authRateLimit, timeWindow: window } },
  compress: false as const,
});
