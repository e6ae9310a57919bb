import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from "fastify";
import type pg from "pg";
import type { ChannelState } from "@gatehouse/domain/messaging";
import type { Platform } from "../platform.ts";
import type { OpenSessions } from "../reader-watch.ts";
import { addApps, builtApps, type AppFolders, type FrameOrigins } from "./apps.ts";
import { addCalls, type CallRouter } from "./calls.ts";
import { drainable } from "./drain.ts";
import { addDocs } from "./docs.ts";
import { answerErrors, errorBody, sendError } from "./errors.ts";
import { addEvents, type OpenTicket } from "./events.ts";
import { addHealth } from "./health.ts";
import { addLimits, jsonLimit } from "./limits.ts";
import { addMetrics } from "./metrics.ts";
import { logRequests, requestId } from "./request-log.ts";
import { addSecurityHeaders, refuseForeignOrigins } from "./security.ts";

export interface ServerParts extends Platform {
  readonly pool: pg.Pool;
  /** Version of the program, for the documents. */
  readonly version: string;
  readonly router: CallRouter;
  readonly openTicket: OpenTicket;
  readonly openSessions: OpenSessions;
  /** What is told about messages to the outside; the platform's own tests have none. */
  readonly mail?: {
    readonly isConfigured: boolean;
    readonly isSmsConfigured: boolean;
    readonly channelState: () => Promise<ChannelState>;
    readonly smsState: () => Promise<ChannelState>;
    readonly figures: () => Promise<
      readonly { readonly channel: string; readonly state: string; readonly count: number }[]
    >;
  };
  /** Routes that stream and therefore are beside the contract. */
  readonly routes?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
  /** Origins whose pages ours may hold in a frame: those of the bank. */
  readonly frames?: readonly string[];
  /** Where the built apps lie; tests pass their own. */
  readonly apps?: AppFolders;
  /** Whose pages may hold the chat window of a vendor. Default: nobody's. */
  readonly frameOrigins?: FrameOrigins;
}

/** The HTTP server, ready to listen. `close()` ends live streams, answers what is under way and takes nothing new. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, log, pool, jobs } = parts;
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: requestId,
    bodyLimit: jsonLimit,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    forceCloseConnections: "idle",
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // A path that cannot be decoded; Fastify answers before any hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void sendError(reply, errorBody(400, "BAD_REQUEST", "The address is malformed.")),
    clientErrorHandler(_error, socket) {
      if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    },
  });
  let stopping = false;
  const drain = drainable(app.server);
  answerErrors(app);
  logRequests(app);
  await addSecurityHeaders(app, config, parts.frames);
  refuseForeignOrigins(app, config);
  await app.register(cookie);
  await addLimits(app, config);
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], globalDecompression: false });
  const streams = addEvents(app, parts);
  addMetrics(app, {
    config,
    pool,
    jobs,
    streams: () => streams.open(),
    ...(parts.mail ? { messages: parts.mail.figures } : {}),
  });
  addHealth(app, pool, () => stopping, parts.mail);
  await addDocs(app, parts.version, config.brand);
  for (const add of parts.routes ?? []) await add(app);
  await addCalls(app, parts.router, config);
  await addApps(app, parts.apps ?? builtApps, config, parts.frameOrigins);
  app.addHook("preClose", async () => {
    stopping = true;
    streams.endAll();
    drain(config.shutdownSeconds);
  });
  return app;
}
