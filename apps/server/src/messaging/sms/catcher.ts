import { desc, inArray, sql } from "drizzle-orm";
import Fastify from "fastify";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../platform/database.ts";
import type { Logger } from "../../platform/log.ts";
import { isSigned, sign, signatureHeaders } from "../../platform/signature.ts";
import { caughtSms } from "../tables.ts";
import { post } from "./post.ts";

/** Numbers of the demo world that answer in their own way, by their last digits. */
export const demoNumbers = {
  /** Nobody has it: refused for good. */
  unknown: "0404",
  /** Put off once. */
  busy: "0503",
  /** Taken, and never delivered. */
  switchedOff: "0410",
  /** Its owner answers STOP. */
  stops: "0007",
} as const;

/** The latest so many are kept. */
const kept = 500;

interface Parts {
  readonly db: Database;
  readonly log: Pick<Logger, "warn">;
  readonly now: () => number;
  readonly secret: string;
}

export interface SmsCatcher {
  /** Where it listens. */
  readonly url: string;
  close(): Promise<void>;
}

interface Taken {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly reportTo: string | null;
}

/** The demo world's gateway: a real one, on a free port of this machine, that keeps what it gets, and reports as real ones do. */
export async function startSmsCatcher({ db, log, now, secret }: Parts): Promise<SmsCatcher> {
  const putOff = new Set<string>();
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  async function keep({ id, from, to, text }: Taken): Promise<boolean> {
    const [row] = await db
      .insert(caughtSms)
      .values({ id, takenAt: now(), sender: from, receiver: to, text })
      .onConflictDoUpdate({ target: caughtSms.id, set: { copies: sql`${caughtSms.copies} + 1` } })
      .returning({ copies: caughtSms.copies });
    const old = db
      .select({ id: caughtSms.id })
      .from(caughtSms)
      .orderBy(desc(caughtSms.takenAt), caughtSms.id)
      .offset(kept);
    await db.delete(caughtSms).where(inArray(caughtSms.id, old));
    return row?.copies === 1;
  }

  async function tell(reportTo: string, report: object): Promise<void> {
    const body = JSON.stringify(report);
    const answer = await post(reportTo, {
      headers: { "content-type": "application/json", ...sign(secret, body, now()) },
      body,
    });
    if ("fault" in answer) log.warn({ fault: answer.fault }, "the demo's SMS gateway could not report");
  }

  /** What happens to an SMS after the gateway took it, a moment later each. */
  async function report({ id, from, to, reportTo }: Taken): Promise<void> {
    if (reportTo === null) return;
    await sleep(400, undefined, { signal: stopping.signal });
    await tell(reportTo, { kind: "report", id, status: "sent" });
    await sleep(900, undefined, { signal: stopping.signal });
    if (to.endsWith(demoNumbers.switchedOff)) {
      await tell(reportTo, {
        kind: "report",
        id,
        status: "undelivered",
        errorCode: "30003",
        errorMessage: "Unreachable destination handset",
      });
      return;
    }
    await tell(reportTo, { kind: "report", id, status: "delivered" });
    if (to.endsWith(demoNumbers.stops))
      await tell(reportTo, { kind: "received", id: `stop-${id}`, from: to, to: from, text: "STOP" });
  }

  app.post<{ Body: Buffer }>("/messages", async (request, reply) => {
    const { [signatureHeaders.time]: timestamp, [signatureHeaders.signature]: signature } = request.headers;
    if (!isSigned(secret, request.body, { timestamp, signature }, now()))
      return reply.code(401).send({ message: "Not signed" });
    const taken = JSON.parse(request.body.toString("utf8")) as Taken; // signed by ourselves
    if (taken.to.endsWith(demoNumbers.unknown))
      return reply.code(400).send({ code: "21211", message: "The number is not in service" });
    if (taken.to.endsWith(demoNumbers.busy) && !putOff.has(taken.to)) {
      putOff.add(taken.to);
      return reply.code(500).send({ code: "30001", message: "Queue overflow, please come back later" });
    }
    if (await keep(taken)) {
      const work = report(taken)
        .catch(() => undefined) // the server stops
        .finally(() => underWay.delete(work));
      underWay.add(work);
    }
    return reply.code(201).send({ id: `demo-${taken.id}`, message: "queued" });
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    async close() {
      stopping.abort();
      await Promise.all(underWay);
      await app.close();
    },
  };
}
