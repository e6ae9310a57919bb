import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import { maskText } from "../mask.ts";

const acceptable = /^[\w-]{8,64}$/;

/** The id of a request: the caller's `x-request-id` when it is a plain one, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && acceptable.test(given) ? given : randomUUID();
}

const pathOf = ({ url }: FastifyRequest) => maskText(url.split("?", 1)[0] ?? "");

/** One line per request, without query and body: addresses may carry tickets and signatures. Files of the apps at level debug. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const level = reply.statusCode >= 500 ? "error" : pathOf(request).startsWith("/api/") ? "info" : "debug";
    const { callName, userid } = request;
    request.log[level](
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
        ...(callName ? { call: callName } : {}),
        ...(userid ? { user: userid } : {}),
      },
      "request",
    );
  });
}
