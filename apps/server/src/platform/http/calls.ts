import { OpenAPIHandler } from "@orpc/openapi/fastify";
import { ORPCError, type AnyRouter, type Router } from "@orpc/server";
import type { contract } from "@gatehouse/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { callContext, type CallContext } from "./call-context.ts";
import { watchSaving } from "../connections/saved.ts";
import { databaseUnavailableError, errorBody, httpError, sendError } from "./errors.ts";
import { hostilePath } from "./hostile-input.ts";
import {
  agreementLimit,
  authRate,
  countRate,
  feedRate,
  confirmationLimit,
  jsonLimit,
  pictureLimit,
  programsLimit,
  ordinaryRate,
  publicRate,
  uncompressed,
  uploadLimit,
} from "./limits.ts";

/** An implementation of the whole contract. */
export type CallRouter = Router<typeof contract, CallContext>;

/** Calls that take files; all others have the limit of a JSON body. */
const uploadPaths = [
  ["/api/checkin/boarding-passes", uploadLimit],
  ["/api/trips/itineraries/read", confirmationLimit],
  ["/api/trips/files", confirmationLimit],
  ["/api/travelapi/public/upload-itinerary", confirmationLimit],
  ["/api/cases/pictures", pictureLimit],
  ["/api/chat/files", pictureLimit],
  ["/api/requests/programs/import", programsLimit],
] as const;

/** The same for people without a session: they may send few. */
const publicUploadPaths = ["/api/partners/prospects", "/api/partners/agreement"] as const;

/** Calls without a session that begin work; those that look things up for it may be made more often. */
const workPaths = ["/api/fsb-api/fsb/search", "/api/flights/*", "/api/chat/visits"] as const;
const workUploadPath = "/api/chat/visits/files";
const lookupPaths = [
  "/api/chat/visits/messages",
  "/api/chat/visits/files/link",
  "/api/fsb-api/fsb/getStatus/*",
  "/api/multiflight-api/getData",
  "/api/reference/airports",
  "/api/reference/countries",
  "/api/weather",
] as const;

/** Calls that compare passwords, write mails, or ask a provider of single sign-on. */
const passwordPaths = [
  "/api/auth/login",
  "/api/auth/forgot-password",
  "/api/auth/reset-password",
  "/api/auth/sso/begin",
  "/api/auth/sso/again",
  "/api/auth/sso/finish",
] as const;
const partnerPaths = ["/api/partners/resend", "/api/partners/confirm", "/api/partners/agreement/open"] as const;

/** Vendors' systems, which have keys instead of sessions. */
const feedPath = "/api/checkin/imports";

/** Multipart bodies become FormData, which oRPC hands to the call's schema; files stay in memory. */
function takeMultipart(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => {
      try {
        return await new Response(body, {
          headers: { "content-type": request.headers["content-type"] ?? "" },
        }).formData();
      } catch {
        throw httpError(400, "BAD_REQUEST", "The multipart body is malformed.");
      }
    },
  );
}

/** Serves every call of the contract below `/api`. Fastify reads the bodies: size limits and prototype protection are its. */
export async function addCalls(app: FastifyInstance, router: CallRouter, config: Config): Promise<void> {
  const handler = new OpenAPIHandler<CallContext & { readonly request: FastifyRequest }>(router as AnyRouter, {
    interceptors: [
      ({ context, ...call }) =>
        watchSaving(async () => {
          try {
            return await call.next();
          } catch (error) {
            const trouble = databaseUnavailableError(error);
            if (trouble) {
              context.log.warn({ reason: String(error), code: trouble.code }, "a call found no database");
              context.setHeader("retry-after", trouble.data.retryAfter);
              throw trouble;
            }
            // Declared errors are answers; anything else is a defect, answered without its words.
            if (!(error instanceof ORPCError) || error.status >= 500)
              context.log.error({ err: error }, "a call failed");
            throw error;
          }
        }),
    ],
    clientInterceptors: [
      async ({ path, context, input, ...call }) => {
        context.request.callName = path.join(".");
        const hostile = hostilePath(input);
        if (hostile)
          throw httpError(400, "BAD_REQUEST", "Input validation failed", {
            issues: [{ path: hostile, message: "validation.unknown" }],
          });
        return call.next();
      },
    ],
  });
  const counts = {
    largeAnswer: countRate(app, config.resultRateLimit),
    wrongLink: countRate(app, config.linkRateLimit),
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header("cache-control", "no-store");
    const { matched } = await handler.handle(request, reply, {
      prefix: "/api",
      context: { ...callContext(request, reply, counts), request },
    });
    if (!matched) await sendError(reply, errorBody(404, "NOT_FOUND", "There is no such call."));
  };
  await app.register(async (calls) => {
    calls.removeContentTypeParser("text/plain");
    takeMultipart(calls, jsonLimit);
    for (const path of passwordPaths) calls.all(path, authRate(config), answer);
    for (const path of partnerPaths) calls.all(path, authRate(config), answer);
    calls.all("/api/auth/*", { ...ordinaryRate, ...uncompressed }, answer);
    for (const path of workPaths) calls.all(path, publicRate(config.searchRateLimit), answer);
    for (const path of lookupPaths) calls.all(path, publicRate(config.lookupRateLimit), answer);
    calls.post(feedPath, feedRate(config), answer);
    calls.all("/api/*", ordinaryRate, answer);
  });
  const uploads = [
    ...uploadPaths.map(([path, limit]) => ({ path, limit, rate: ordinaryRate })),
    { path: workUploadPath, limit: pictureLimit, rate: publicRate(config.searchRateLimit) },
    ...publicUploadPaths.map((path) => ({ path, limit: agreementLimit, rate: authRate(config) })),
  ];
  for (const { path, limit, rate } of uploads)
    await app.register(async (calls) => {
      // Nothing but files may be this large.
      calls.removeAllContentTypeParsers();
      takeMultipart(calls, limit);
      calls.post(path, rate, answer);
    });
}
