import Fastify from "fastify";
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { isSigned, sign, signatureHeaders } from "../../platform/signature.ts";
import type { BankNews, Charge } from "../provider.ts";
import { codePage, donePage, payPage } from "./pages.ts";
import { bankWords } from "./words.ts";

/** What the holder of the card with 3-D Secure is sent. */
const secureCode = "123456";

/** How many times as long a slow bank takes to tell: time enough to close the page before. */
const lateness = 20;

/** Attempts to tell a piece of news. */
const attempts = 5;

interface Session extends Charge {
  readonly reportTo: string;
  done: boolean;
}

interface Parts {
  readonly secret: string;
  readonly now: () => number;
  readonly pace?: number;
}

export interface Bank {
  readonly url: string;
  close(): Promise<void>;
}

/** A bank that moves no money: pages on which people pay, declines, 3-D Secure, and news that come when they come. */
export async function startBank({ secret, now, pace = 400 }: Parts): Promise<Bank> {
  const sessions = new Map<string, Session>();
  const byPayment = new Map<string, string>();
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ["application/json", "application/x-www-form-urlencoded"],
    { parseAs: "buffer" },
    (_request, body, done) => done(null, body),
  );

  /** The last that is known of each payment. */
  const known = new Map<string, BankNews>();

  async function post(reportTo: string, news: BankNews, delay: number): Promise<void> {
    const body = JSON.stringify(news);
    await sleep(delay, undefined, { signal: stopping.signal });
    known.set(news.paymentId, news);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const answer = await fetch(reportTo, {
        method: "POST",
        headers: { "content-type": "application/json", ...sign(secret, body, now()) },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined);
      if (answer && answer.status < 500) return;
      await sleep(pace * 2 ** attempt, undefined, { signal: stopping.signal });
    }
  }

  function send(reportTo: string, news: BankNews, delay: number): void {
    const work = post(reportTo, news, delay)
      .catch(() => undefined) // the bank closes
      .finally(() => underWay.delete(work));
    underWay.add(work);
  }

  interface Telling {
    readonly message?: string;
    readonly delay?: number;
    /** The same piece of news twice at once, and once more as another piece. */
    readonly isTwice?: boolean;
  }

  /** Tells it later, as banks do, and again until it was heard. */
  function tell(of: Omit<Session, "done">, event: BankNews["event"], telling: Telling = {}): void {
    const { paymentId, amount, currency, reportTo } = of;
    const { message = "", delay = pace, isTwice = false } = telling;
    const news = { id: randomUUID(), event, paymentId, amount, currency, message };
    send(reportTo, news, delay);
    if (!isTwice) return;
    send(reportTo, news, delay);
    send(reportTo, { ...news, id: randomUUID() }, delay * 2);
  }

  app.addHook("preHandler", async (request, reply) => {
    if (request.url.startsWith("/pay/")) return;
    const { [signatureHeaders.time]: timestamp, [signatureHeaders.signature]: signature } = request.headers;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isSigned(secret, body, { timestamp, signature }, now()))
      return reply.code(401).send({ message: "Not signed" });
  });

  app.post<{ Body: Buffer }>("/sessions", async (request, reply) => {
    const charge = JSON.parse(request.body.toString("utf8")) as Omit<Session, "done">; // signed by ourselves
    const session = byPayment.get(charge.paymentId) ?? randomUUID();
    // Asked for again it is the same page, in the language of whoever asks now.
    sessions.set(session, { ...charge, done: sessions.get(session)?.done ?? false });
    byPayment.set(charge.paymentId, session);
    return reply.code(201).send({ session });
  });

  const refunded = new Set<string>();
  app.post<{ Body: Buffer }>("/refunds", async (request, reply) => {
    const of = JSON.parse(request.body.toString("utf8")) as Session; // signed by ourselves
    if (!refunded.has(of.paymentId)) tell(of, "refunded");
    refunded.add(of.paymentId);
    return reply.code(202).send({ accepted: true });
  });

  app.post<{ Body: Buffer }>("/states", async (request, reply) => {
    const { paymentId } = JSON.parse(request.body.toString("utf8")) as Session; // signed by ourselves
    return reply.send({ news: known.get(paymentId) });
  });

  const page = (reply: { header(name: string, value: string): unknown }) => {
    reply.header("content-type", "text/html; charset=utf-8");
    reply.header("cache-control", "no-store");
    reply.header("referrer-policy", "no-referrer");
    reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'");
  };
  app.get<{ Params: { id: string } }>("/pay/:id", async (request, reply) => {
    const session = sessions.get(request.params.id);
    page(reply);
    if (!session) return reply.code(404).send(donePage("en", bankWords.en.unknown));
    const { language, done } = session;
    return reply.send(done ? donePage(language, bankWords[language].used) : payPage(session));
  });
  app.post<{ Params: { id: string }; Body: Buffer }>("/pay/:id", async (request, reply) => {
    const session = sessions.get(request.params.id);
    page(reply);
    const language = session?.language ?? "en";
    const words = bankWords[language];
    if (!session || session.done) return reply.code(409).send(donePage(language, words.used));
    const form = new URLSearchParams(request.body.toString("utf8"));
    const card = form.get("card");
    const code = form.get("code");
    const leave = (status: boolean, message: string) => {
      session.done = true;
      const { href } = new URL(`?${new URLSearchParams({ status: String(status), message })}`, session.returnTo);
      return reply.redirect(href, 303);
    };
    const decline = (message: string) => {
      tell(session, "declined", { message });
      return leave(false, message);
    };
    if (form.has("leave")) return decline(words.gaveUp);
    if (card === "secure" && code === null) return reply.send(codePage(session));
    if (card === "secure" && code !== secureCode) return decline(words.wrongCode);
    if (card === "declined") return decline(words.wasDeclined);
    const isLate = card === "late";
    tell(session, "succeeded", { delay: isLate ? pace * lateness : pace, isTwice: card === "twice" });
    return leave(true, isLate ? words.isLate : "");
  });

  await app.listen({ host: "127.0.0.1", port: 0 });
  // It never keeps a process going by itself.
  app.server.unref();
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      stopping.abort();
      await Promise.all(underWay);
      await app.close();
    },
  };
}
