import { createHash } from "node:crypto";
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
/** The same for a supplier's confirmation of at most 10 MB (TRP-8). */
export const confirmationLimit = 11 * 1024 * 1024;
/** The same for a picture of a comment or a file of a chat, of at most 10 MB (CMT-15, CHAT-18). */
export const pictureLimit = 11 * 1024 * 1024;
/** The same for the agreement of a prospect, of at most 5 MB (VEN-18). */
export const agreementLimit = 6 * 1024 * 1024;
/** A file of programs, with what a form adds to it. */
export const programsLimit = 1024 * 1024;

const window = 60_000;

class OverloadedError extends Error {
  override readonly name = "OverloadedError";
  readonly statusCode = 503;
}

interface Overload {
  /** Mean delay of the event loop in ms from which on calls are refused. */
  readonly maxEventLoopDelay: number;
  /** Milliseconds between two measurements. */
  readonly sampleInterval: number;
}

/**
 * Refuses calls while the event loop is far behind: a busy process says so instead of queueing. Pages and their files cost next to
 * nothing, and somebody who opens one would have nothing to read: they are always answered.
 */
export async function refuseWhenOverloaded(app: FastifyInstance, overload: Overload): Promise<void> {
  await app.register(underPressure, {
    ...overload,
    pressureHandler: ({ url }, reply) => {
      if (!url.startsWith("/api/")) return;
      reply.header("retry-after", 5);
      throw new OverloadedError();
    },
  });
}

/** Rate limits per address, counted by this process, and a limit to how busy it may be. */
export async function addLimits(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: config.rateLimit,
    timeWindow: window,
    errorResponseBuilder: (_request, { ttl }) =>
      httpError(429, "TOO_MANY_REQUESTS", "Too many attempts. Try again later.", { retryAfter: Math.ceil(ttl / 1000) }),
  });
  if (config.environment !== "test") {
    await refuseWhenOverloaded(app, { maxEventLoopDelay: 3000, sampleInterval: 1000 });
  }
}

/** Route options for calls that anybody may make as long as they do not make thousands. */
export const ordinaryRate = { config: { rateLimit: {} } } as const;

/** Route options for public calls that make the server work, or ask others. Each such path is counted by itself. */
export const publicRate = (max: number) => ({ config: { rateLimit: { max, timeWindow: window } } });

/** Counts one more of something that only the call knows. @returns seconds to wait when there were too many within a minute */
export type CountRate = (request: FastifyRequest) => Promise<number | undefined>;

/**
 * A limit that a call counts towards by itself: for answers that cost much more than others of the same path, and for what was tried in
 * vain.
 * @param keyOf what is counted together; default the caller's address
 */
export function countRate(
  app: FastifyInstance,
  max: number,
  keyOf: (request: FastifyRequest) => string = ({ ip }) => ip,
): CountRate {
  const count = app.createRateLimit({ max, timeWindow: window, keyGenerator: keyOf });
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
  };
}

/** Answers with tokens beside what the caller chose are never compressed. */
export const uncompressed = { compress: false } as const;

/** Route options for sign-in: each try costs as much as a comparison of passwords does. Anyone who is signed in is not counted here. */
export const authRate = ({ authRateLimit }: Pick<Config, "authRateLimit">) => ({
  config: { rateLimit: { max: authRateLimit, timeWindow: window } },
  ...uncompressed,
});

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Route options for vendors' systems, by key: those that share an address share no limit, and wrong keys use up nobody's. */
export const feedRate = ({ feedRateLimit }: Pick<Config, "feedRateLimit">) => ({
  config: {
    rateLimit: {
      max: feedRateLimit,
      timeWindow: window,
      keyGenerator: ({ ip, headers }: FastifyRequest) => `${ip} ${digest(headers.authorization ?? "")}`,
    },
  },
});
