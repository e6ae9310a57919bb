import { maskAddress } from "@gatehouse/domain/messaging";
import { and, asc, eq, like, type SQL } from "drizzle-orm";
import { simpleParser } from "mailparser";
import type { Documents } from "../documents/documents.ts";
import type { Queryable } from "../platform/database.ts";
import { passFileName } from "./email/pass-file-name.ts";
import { withoutSecrets } from "./email/deliver-mail.ts";
import { withoutOptOutKeys } from "./email/opt-out-link.ts";
import { type OwnMail, writeOwnMail } from "./email/own-mail.ts";
import type { MailFacts } from "./mail-facts.ts";
import type { Outbox } from "./outbox.ts";
import { type Reader, seesTravellers, shownEmail, visibleEmails, withoutAddress } from "./search.ts";
import { caughtMail, outbox, outboxAudit, type OutboxMessage } from "./tables.ts";

interface Parts {
  readonly documents: Pick<Documents, "findSigned" | "bytes">;
  readonly outbox: Pick<Outbox, "compose">;
  readonly pnrOf: SQL<string | null>;
  /** Mails in templates of vendors. */
  readonly ownMail?: OwnMail | undefined;
}

interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  /** Undefined for one that is no longer kept. */
  readonly bytes: () => Promise<Uint8Array | undefined>;
}

interface Content {
  readonly source: "received" | "sent" | "draft";
  readonly subject: string;
  readonly fromName: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/** The mail as the demo's own server got it. */
async function receivedContent(tx: Queryable, id: string): Promise<Content | undefined> {
  const [caught] = await tx
    .select({ raw: caughtMail.raw })
    .from(caughtMail)
    .where(like(caughtMail.messageId, `${id}@%`));
  if (!caught) return undefined;
  const { subject, from, text, html, attachments } = await simpleParser(caught.raw, { skipImageLinks: true });
  return {
    source: "received",
    subject: subject ?? "",
    fromName: from?.value[0]?.name ?? "",
    text: text ?? "",
    html: html === false ? "" : html,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      name: filename ?? contentType,
      mediaType: contentType,
      bytes: async () => new Uint8Array(content),
    })),
  };
}

interface Writing {
  readonly vendor: string;
  readonly facts: MailFacts;
  readonly source: "sent" | "draft";
}

async function writtenAs(tx: Queryable, { ownMail }: Pick<Parts, "ownMail">, { vendor, facts, source }: Writing) {
  // What was sent in our words stays so, whatever the vendor has now.
  const own = source === "sent" && facts.vendorTemplate === undefined ? undefined : ownMail;
  return (await writeOwnMail(own)(tx, vendor, facts)).written;
}

async function writtenContent(
  tx: Queryable,
  { documents, ownMail }: Pick<Parts, "documents" | "ownMail">,
  writing: Writing,
): Promise<Content> {
  const { facts, source } = writing;
  const written = await writtenAs(tx, { ownMail }, writing);
  const attached = facts.template === "pass" ? facts : undefined;
  return {
    source,
    fromName: facts.vendorName,
    ...written,
    attachments: attached
      ? [
          {
            name: passFileName(attached),
            mediaType: "application/pdf",
            bytes: async () => {
              const found = await documents.findSigned(tx, attached.dmscode);
              return found && documents.bytes(found);
            },
          },
        ]
      : [],
  };
}

async function contentOf(tx: Queryable, row: OutboxMessage, parts: Omit<Parts, "pnrOf">) {
  if (row.sentAt !== null) {
    const received = await receivedContent(tx, row.id);
    if (received) return received;
    return row.facts && row.facts.template !== "sms"
      ? writtenContent(tx, parts, { vendor: row.vendor, facts: row.facts, source: "sent" })
      : undefined;
  }
  const { facts } = await parts.outbox.compose(tx, row);
  return facts && writtenContent(tx, parts, { vendor: row.vendor, facts: withoutSecrets(facts), source: "draft" });
}

/** What a message is about, as its subject says it; empty for an old one of which that is not known any more. */
export async function subjectOf(tx: Queryable, row: OutboxMessage, parts: Pick<Parts, "outbox" | "ownMail">) {
  const sent = row.facts && row.facts.template !== "sms" ? row.facts : undefined;
  if (sent) return (await writtenAs(tx, parts, { vendor: row.vendor, facts: sent, source: "sent" })).subject;
  if (row.sentAt !== null) return "";
  const { facts } = await parts.outbox.compose(tx, row);
  return facts ? (await writtenAs(tx, parts, { vendor: row.vendor, facts, source: "draft" })).subject : "";
}

async function findEmail(tx: Queryable, reader: Reader, id: string, { pnrOf }: Pick<Parts, "pnrOf">) {
  const [found] = await tx
    .select({ row: outbox, pnr: pnrOf })
    .from(outbox)
    .where(and(eq(outbox.id, id), visibleEmails(reader)));
  return found;
}

/** A message with what is in it; undefined for one that the reader may not see. */
export async function readEmail(tx: Queryable, reader: Reader, id: string, parts: Parts) {
  const found = await findEmail(tx, reader, id, parts);
  if (!found) return undefined;
  const content = await contentOf(tx, found.row, parts);
  const log = await tx
    .select({
      action: outboxAudit.action,
      userid: outboxAudit.userid,
      at: outboxAudit.at,
      note: outboxAudit.note,
    })
    .from(outboxAudit)
    .where(eq(outboxAudit.message, id))
    .orderBy(asc(outboxAudit.id));
  return {
    email: shownEmail(found.row, { pnr: found.pnr, subject: content?.subject ?? "" }, reader),
    content: content
      ? {
          ...content,
          text: withoutOptOutKeys(content.text),
          html: withoutOptOutKeys(content.html),
          attachments: content.attachments.map(({ name, mediaType }) => ({
            name,
            mediaType,
            readable: seesTravellers(reader),
          })),
        }
      : null,
    log: log.map((entry) => ({
      ...entry,
      note: seesTravellers(reader)
        ? entry.note
        : (withoutAddress(entry.note, found.row.receiver, maskAddress(found.row.receiver)) ?? ""),
    })),
  };
}

/** One attached file; undefined for what is not there, not kept any more, or not for this reader. */
export async function readAttachment(
  tx: Queryable,
  reader: Reader,
  { id, index }: { readonly id: string; readonly index: number },
  parts: Parts,
) {
  const found = seesTravellers(reader) ? await findEmail(tx, reader, id, parts) : undefined;
  const content = found && (await contentOf(tx, found.row, parts));
  const attachment = content?.attachments[index];
  const bytes = await attachment?.bytes();
  if (!attachment || !bytes) return undefined;
  return {
    name: attachment.name,
    mediaType: attachment.mediaType,
    content: Buffer.from(bytes).toString("base64"),
  };
}
