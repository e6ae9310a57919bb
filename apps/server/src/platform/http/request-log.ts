import { contract } from "@gatehouse/api/contract";
import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import { pageAt } from "./page-paths.ts";

const acceptable = /^[\w-]{8,64}$/;

/** The id of a request: the caller's `x-request-id` when it is a plain one, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && acceptable.test(given) ? given : randomUUID();
}

/** Path of a call in the contract, with its parameters by name: `/api/documents/{dmscode}`. */
function pathOfCall(callName: string): string | undefined {
  let part: unknown = contract;
  for (const name of callName.split("."))
    part = typeof part === "object" && part !== null && Object.hasOwn(part, name) ? Reflect.get(part, name) : undefined;
  const definition = typeof part === "object" && part !== null ? (Reflect.get(part, "~orpc") as unknown) : undefined;
  const { route } = (definition ?? {}) as { readonly route?: { readonly path?: string } };
  return route?.path === undefined ? undefined : `/api${route.path}`;
}

/**
 * Which address of ours a request asked for, never what stood in it: PNRs, booking numbers, mail addresses and secrets are parts of
 * paths. What leads nowhere is not repeated at all.
 */
function routeOf({ callName, routeOptions, url }: FastifyRequest): string {
  if (callName !== undefined) return pathOfCall(callName) ?? callName;
  return routeOptions.url ?? pageAt(url.split("?", 1)[0] ?? "") ?? "none";
}

/** One line per request, by its route. Files and pages of the apps at level debug. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const level = reply.statusCode >= 500 ? "error" : request.url.startsWith("/api/") ? "info" : "debug";
    const { callName, userid } = request;
    request.log[level](
      {
        method: request.method,
        path: routeOf(request),
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
