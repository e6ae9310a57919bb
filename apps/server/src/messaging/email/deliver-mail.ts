import { isEmail } from "@gatehouse/domain/travellers";
import type { Documents } from "../../documents/documents.ts";
import type { Database, Queryable } from "../../platform/database.ts";
import type { Channel } from "../channel.ts";
import { isAboutDisruption } from "../disruption-facts.ts";
import type { MailFacts, MailLanguage } from "../mail-facts.ts";
import { isAboutProspect } from "../prospect-facts.ts";
import type { Composition, DeliverMessage } from "../outbox.ts";
import type { OutboxMessage } from "../tables.ts";
import { wantsNoEmails } from "./opt-outs.ts";
import { passFileName } from "./pass-file-name.ts";
import { type OwnMail, writeOwnMail } from "./own-mail.ts";

interface Parts {
  readonly db: Database;
  readonly documents: Pick<Documents, "findSigned" | "bytes">;
  readonly channel: () => Promise<Channel>;
  readonly compose: (tx: Queryable, message: OutboxMessage) => Promise<Composition>;
  /** Mails in templates of vendors. */
  readonly ownMail?: OwnMail | undefined;
  /** The link by which the receiver of a message stops mails of its kind. */
  readonly optOutLink: (message: OutboxMessage, language: MailLanguage) => string;
}

/** What may be kept and shown of a mail: everything but the links that only its reader knows. */
export function withoutSecrets(all: MailFacts): MailFacts {
  const facts = all.optOut?.link === undefined ? all : { ...all, optOut: {} };
  if (
    !("link" in facts) ||
    (facts.template !== "missingInfo" &&
      facts.template !== "passwordReset" &&
      facts.template !== "accountInvitation" &&
      !isAboutDisruption(facts) &&
      !isAboutProspect(facts))
  )
    return facts;
  const { link: _, ...rest } = facts;
  return rest;
}

/** Takes a message to its reader by e-mail: composes it, attaches what belongs to it, and sends it. */
export const deliverMail =
  ({ db, documents, channel, compose, ownMail, optOutLink }: Parts): DeliverMessage =>
  async (message) => {
    const { receiver, name, facts: composed, obstacle } = await compose(db, message);
    const optOut = composed?.optOut && { link: optOutLink(message, composed.language) };
    const facts = composed && { ...composed, ...(optOut ? { optOut } : {}) };
    const about = {
      ...(receiver === undefined ? {} : { receiver }),
      ...(facts ? { facts: withoutSecrets(facts) } : {}),
    };
    const blocked = (reason: NonNullable<Composition["obstacle"]> | "bad-address" | "opted-out", answer = "") =>
      ({ outcome: "obstacle", obstacle: reason, answer, ...about }) as const;
    if (obstacle) return blocked(obstacle);
    if (!facts) throw new Error(`Nobody composes messages of the kind ${message.kind}.`);
    if (receiver === undefined || receiver === "") return blocked("no-address");
    if (!isEmail(receiver)) return blocked("bad-address");
    if (optOut && (await wantsNoEmails(db, receiver))) return blocked("opted-out");
    const attachments = [];
    if (facts.template === "pass") {
      const pass = await documents.findSigned(db, facts.dmscode);
      if (!pass) return blocked("no-document");
      attachments.push({ name: passFileName(facts), mediaType: pass.mediaType, content: await documents.bytes(pass) });
    }
    if (facts.template === "loungePass") {
      const pass = await documents.findSigned(db, facts.dmscode);
      if (!pass) return blocked("no-document");
      const content = await documents.bytes(pass);
      attachments.push({ name: `lounge-pass-${facts.airport}.pdf`, mediaType: pass.mediaType, content });
    }
    const { written, facts: asWritten } = await writeOwnMail(ownMail)(db, message.vendor, facts);
    const delivery = await (
      await channel()
    ).send({
      id: message.id,
      to: { name: name ?? "", address: receiver },
      fromName: facts.vendorName,
      ...written,
      language: facts.language,
      ...(optOut ? { optOut: optOut.link } : {}),
      attachments,
    });
    return { ...delivery, ...about, facts: withoutSecrets(asWritten) };
  };
