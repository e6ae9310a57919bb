import { maskAddress } from "@gatehouse/domain/messaging";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KeyRing } from "../../access/signing-keys.ts";
import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database.ts";
import { ordinaryRate } from "../../platform/http/limits.ts";
import { type MailLanguage, mailLanguages } from "../mail-facts.ts";
import { voiceOf } from "../find-booking.ts";
import { outbox } from "../tables.ts";
import { openOptOutKey, optOutPath } from "./opt-out-link.ts";
import { optOutPage } from "./opt-out-page.ts";
import { keepEmailOptOut, wantsNoEmails } from "./opt-outs.ts";

/** Bytes of a form. */
const bodyLimit = 16 * 1024;

interface Parts {
  readonly config: Pick<Config, "brand">;
  readonly db: Database;
  readonly keys: KeyRing;
  readonly now: () => number;
}

/** A link of a mail. */
interface Linked {
  Params: { readonly key: string };
  Querystring: { readonly language?: unknown };
  Body: string | undefined;
}

/** The mail that a link stands in. */
interface LinkedMail {
  readonly address: string;
  /** In whose name it was written. */
  readonly from: string;
}

/** What a mail program sends by itself when its reader presses its own button (RFC 8058): a form of either kind. */
const isOneClick = (body: string): boolean =>
  /(?:^|&)List-Unsubscribe=One-Click(?:&|$)/.test(body.trim()) ||
  /name="List-Unsubscribe"\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i.test(body);

/**
 * The address at which receivers of mails stop mails of their kind (MSG-21): a page that asks and can be taken back, and at once for
 * the button of a mail program. It is no page of a brand's routes, and beside the contract because mail programs send forms.
 */
export async function addOptOutRoute(app: FastifyInstance, { config: { brand }, db, keys, now }: Parts): Promise<void> {
  async function mailOf({ params }: FastifyRequest<Linked>): Promise<LinkedMail | undefined> {
    const message = await openOptOutKey(keys, params.key);
    if (message === undefined) return undefined;
    const [row] = await db
      .select({ receiver: outbox.receiver, vendor: outbox.vendor })
      .from(outbox)
      .where(eq(outbox.id, message));
    // Of an old message nobody is known any more.
    if (!row?.receiver) return undefined;
    return { address: row.receiver, from: (await voiceOf(db, row.vendor, brand.sender.name)).name };
  }

  const languageOf = ({ query: { language }, headers }: FastifyRequest<Linked>): MailLanguage =>
    mailLanguages.find((one) => one === language) ?? (/^fr\b/i.test(headers["accept-language"] ?? "") ? "fr" : "en");

  async function show(request: FastifyRequest<Linked>, reply: FastifyReply, mail: LinkedMail | undefined) {
    const of = mail && { address: maskAddress(mail.address), stopped: await wantsNoEmails(db, mail.address) };
    const html = optOutPage({
      colors: brand.colors,
      name: mail?.from ?? brand.name,
      language: languageOf(request),
      of,
    });
    return reply
      .code(of ? 200 : 404)
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .send(html);
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string", bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.get<Linked>(`${optOutPath}/:key`, ordinaryRate, async (request, reply) => {
      request.callName = "messaging.optOut";
      return show(request, reply, await mailOf(request));
    });
    scope.post<Linked>(`${optOutPath}/:key`, { ...ordinaryRate, bodyLimit }, async (request, reply) => {
      request.callName = "messaging.optOut";
      const mail = await mailOf(request);
      const body = request.body ?? "";
      const wants = isOneClick(body) ? "stop" : new URLSearchParams(body).get("wants");
      if (!mail) return show(request, reply, mail);
      if (wants !== "stop" && wants !== "start") return reply.code(400).send();
      await keepEmailOptOut(db, mail.address, wants, now());
      return show(request, reply, mail);
    });
  });
}
