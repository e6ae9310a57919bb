import type { FastifyInstance } from "fastify";
import { httpError } from "../platform/http/errors.ts";
import { ordinaryRate } from "../platform/http/limits.ts";
import type { Platform } from "../platform/platform.ts";
import { giveBack } from "./ask-bank.ts";
import { takeNews } from "./news.ts";
import { newsPath, type PaymentProvider } from "./provider.ts";

const bodyLimit = 256 * 1024;

interface Parts extends Pick<Platform, "db" | "live" | "log" | "now"> {
  readonly provider: PaymentProvider;
}

/**
 * `POST /api/payments/news/{bank}`: what a bank tells of payments, signed. It is beside the contract because its signature is over the
 * bytes as they came. It is the one place where a payment comes to be paid (PAY-5).
 */
export function addNewsRoute(app: FastifyInstance, { db, live, log, now, provider }: Parts) {
  return app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer | undefined }>(
      newsPath(provider.name),
      { ...ordinaryRate, bodyLimit },
      async (request, reply) => {
        request.callName = "payments.news";
        const news = provider.readNews({ body: request.body ?? Buffer.alloc(0), headers: request.headers });
        if (news === "forged") {
          log.warn({ security: "payments.refused", address: request.ip }, "a bank's news without a good signature");
          throw httpError(401, "BAD_SIGNATURE", "The news is not signed, or not any more.");
        }
        if (news === "malformed") throw httpError(400, "BAD_REQUEST", "The news is malformed.");
        if (news !== "nothing") {
          const taken = await takeNews(db, provider, news, { live, now: now() });
          if (taken.outcome === "unknown") {
            log.warn(
              { security: "payments.unknown" },
              "a bank's news of a payment that is not ours, or of another sum",
            );
            throw httpError(404, "NOT_FOUND", "There is no such payment.");
          }
          const back = taken.outcome === "taken" ? taken.giveBack : undefined;
          if (back) await giveBack(back, { provider, log });
        }
        return reply.code(204).header("cache-control", "no-store").send();
      },
    );
  });
}
