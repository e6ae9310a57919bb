import type { MessageChannel } from "@gatehouse/domain/messaging";
import type { FastifyInstance } from "fastify";
import { httpError } from "../../platform/http/errors.ts";
import { ordinaryRate } from "../../platform/http/limits.ts";
import type { Logger } from "../../platform/log.ts";
import { type Report, type ReportReading, type ReportRequest, reportsPath } from "../sms/gateway.ts";
import type { TakenReport } from "./take-report.ts";

/** Bytes of a report. */
const bodyLimit = 64 * 1024;

interface Parts {
  readonly log: Pick<Logger, "warn">;
  /** Checks who says it; undefined where the channel has no reports: then there is no such address. */
  readonly readers: {
    readonly [C in MessageChannel]: (() => Promise<(request: ReportRequest) => ReportReading>) | undefined;
  };
  readonly take: (channel: MessageChannel, report: Report) => Promise<TakenReport>;
}

/**
 * `POST /api/messaging/reports/{channel}`: what gateways tell of messages, and what people write to us. It is beside the contract
 * because its signatures are over the bytes as they came.
 */
export function addReportsRoute(app: FastifyInstance, { log, readers, take }: Parts) {
  return app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/json", "application/x-www-form-urlencoded"],
      { parseAs: "buffer", bodyLimit },
      (_request, body, done) => done(null, body),
    );
    for (const channel of ["sms", "email"] as const)
      scope.post<{ Body: Buffer | undefined }>(
        reportsPath(channel),
        { ...ordinaryRate, bodyLimit },
        async (request, reply) => {
          request.callName = `messaging.reports.${channel}`;
          const open = readers[channel];
          if (!open) throw httpError(404, "NOT_FOUND", "There is no such call.");
          const read = await open();
          const reading = read({
            body: request.body ?? Buffer.alloc(0),
            headers: request.headers,
            path: request.url,
          });
          if (reading === "forged") {
            log.warn({ security: "messaging.refused", address: request.ip }, "a report without a good signature");
            throw httpError(401, "BAD_SIGNATURE", "The report is not signed, or not any more.");
          }
          if (reading === "malformed" || (reading !== "nothing" && reading.kind === "received" && channel !== "sms"))
            throw httpError(400, "BAD_REQUEST", "The report is malformed.");
          if (reading !== "nothing") await take(channel, reading);
          // Twilio would read an answer with a body as an order.
          return reply.code(204).header("cache-control", "no-store").send();
        },
      );
  });
}
