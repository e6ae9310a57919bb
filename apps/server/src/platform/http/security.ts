import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLoopback, type Config } from "../config.ts";
import { httpError } from "./errors.ts";

/**
 * The content security policy of every answer. Scripts come from files of this origin only, except for
 * the first ones of a page, which `sendPage` allows by their hash. Styles may stand inline: Chakra's
 * emotion writes its rules into style elements while the page runs, and the grid positions its rows by style attributes.
 */
const contentSecurityPolicy = (frames: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", "blob:"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameSrc: ["'self'", ...frames],
    frameAncestors: ["'none'"],
  },
});

/**
 * Security headers on every answer. HSTS in production only: on localhost it would lock other projects out of plain HTTP.
 * @param frames origins whose pages ours may hold in a frame
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, "environment">,
  frames: readonly string[] = [],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(frames),
    strictTransportSecurity:
      config.environment === "production" ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  });
}

/**
 * Lets pages of other sites hold this answer in a frame.
 * @param origins those that may, and pages of ours; any may for what shows words alone and changes nothing
 */
export function allowFrames(reply: FastifyReply, origins: readonly string[] | "any" = "any"): void {
  setAncestors(reply, origins === "any" ? "*" : ["'self'", ...origins].join(" "));
}

/** Lets pages of one other site hold this answer in a frame, and nobody else: no page of ours either (EMB-8). */
export const allowFrameOf = (reply: FastifyReply, origin: string): void => setAncestors(reply, origin);

function setAncestors(reply: FastifyReply, ancestors: string): void {
  const policy = String(reply.getHeader("content-security-policy"));
  void reply.removeHeader("x-frame-options");
  void reply.header(
    "content-security-policy",
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`),
  );
}

/**
 * Whether a request comes from a page of this site (ASVS 3.5.3, 4.4.2). Requests without `Origin` come from programs, or from our
 * own pages by GET. Without `PUBLIC_URL` the page's host must be the one that was asked; with demo users it must be this machine
 * as well, or a foreign name that points here could speak for a page of its own.
 */
export function isOwnOrigin(
  request: Pick<FastifyRequest, "headers">,
  config: Pick<Config, "publicUrl" | "demo">,
): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] !== "cross-site";
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (config.publicUrl) return from.origin === new URL(config.publicUrl).origin;
  return from.host === host && (!config.demo || isLoopback(from.hostname));
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses changes that a page of another site asks for. */
export function refuseForeignOrigins(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", async (request) => {
    if (!safeMethods.has(request.method) && !isOwnOrigin(request, config))
      throw httpError(403, "FOREIGN_ORIGIN", "This page may not do that.");
  });
}
