import { can } from "@gatehouse/domain/access";
import {
  type ChannelState,
  maskAddress,
  messagePurposes,
  type MessagePurpose,
  type MessageState,
} from "@gatehouse/domain/messaging";
import { isEmail } from "@gatehouse/domain/travellers";
import { and, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import type { Queryable } from "../platform/database.ts";
import { outbox, type OutboxMessage } from "./tables.ts";

export type Reader = Pick<Principal, "vendors" | "userid" | "permissions">;

/** Anyone who sees check-ins sees travellers' addresses and passes there; for others both stay hidden here too. */
export const seesTravellers = ({ permissions }: Pick<Principal, "permissions">): boolean =>
  can(permissions, "checkinInfo");

export interface EmailQuery {
  readonly states?: readonly MessageState[] | undefined;
  readonly text?: string | undefined;
  readonly page: number;
  readonly size: number;
}

const unsettled: ReadonlySet<MessageState> = new Set(["queued", "waiting", "retrying"]);

/** A message as staff see it in the list. @param subject empty where nobody can say it any more */
export function shownEmail(
  row: OutboxMessage,
  { pnr, subject }: { readonly pnr: string | null; readonly subject: string },
  reader: Reader,
) {
  const { id, state, reason, vendor, bookingNo, createdAt, sentAt, attempts } = row;
  const shown = seesTravellers(reader) ? row.receiver : maskAddress(row.receiver);
  const said = (text: string | null) => withoutAddress(text, row.receiver, shown);
  const delivery = deliveryOf(row);
  return {
    id,
    state,
    reason: state === "sent" || (state === "queued" && reason !== "quiet-hours") ? null : reason,
    purpose: purposeOf(row),
    subject,
    receiver: shown,
    vendor,
    bookingNo,
    pnr,
    createdAt,
    sentAt,
    delivery: delivery && { ...delivery, why: said(delivery.why) ?? "" },
    nextTryAt: unsettled.has(state) && reason !== "no-channel" ? row.dueAt : null,
    attempts,
    answer: said(state === "sent" ? row.answer : row.lastError),
  };
}

/** What a server answered, which may name the receiver, with that as the reader sees it (MSG-20). */
export const withoutAddress = (text: string | null, receiver: string, shown: string): string | null =>
  text === null || receiver === ""
    ? text
    : text.replaceAll(new RegExp(receiver.replaceAll(/[^\w@]/g, String.raw`\$&`), "gi"), shown);

/** What was reported of a message that went, as far as it says whether it arrived. */
const deliveryOf = ({ state, delivery, deliveryAt, lastError }: OutboxMessage) =>
  state === "sent" && (delivery === "delivered" || delivery === "undelivered")
    ? { state: delivery, at: deliveryAt ?? 0, why: delivery === "undelivered" ? (lastError ?? "") : "" }
    : null;

/** What nobody knows is written by a newer version of the program; it is shown as what is most frequent. */
const purposeOf = ({ kind }: OutboxMessage): MessagePurpose =>
  messagePurposes.find((purpose) => purpose === kind) ?? "checkin.pass";

/** The e-mails that a reader may see. */
export const visibleEmails = (reader: Reader): SQL | undefined =>
  and(eq(outbox.channel, "email"), inArray(outbox.kind, [...messagePurposes]), vendorScope(reader, outbox.vendor));

/** The SMS that a reader may see. */
export const visibleSms = (reader: Reader): SQL | undefined =>
  and(eq(outbox.channel, "sms"), vendorScope(reader, outbox.vendor));

/** The id of a message. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const likePattern = (text: string) => `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

interface Beside {
  readonly channel: ChannelState;
  readonly pnrOf: SQL<string | null>;
  /** What a message is about. */
  readonly subjectOf: (row: OutboxMessage) => Promise<string>;
}

/**
 * By the address it goes to: of who sees addresses the beginning is enough; who does not finds what goes to somebody whose whole
 * address they know, and so finds out none by searching (MSG-4).
 */
function toAddress(reader: Reader, text: string): SQL | undefined {
  if (seesTravellers(reader)) return sql`lower(${outbox.receiver}) like ${likePattern(text)}`;
  return isEmail(text) ? sql`lower(${outbox.receiver}) = ${text.toLowerCase()}` : undefined;
}

/** A page of messages, the latest first, with how the channel and all of them stand. */
export async function searchEmails(
  tx: Queryable,
  reader: Reader,
  { states = [], text = "", page, size }: EmailQuery,
  { channel, pnrOf, subjectOf }: Beside,
) {
  const visible = visibleEmails(reader);
  const where = and(
    visible,
    states.length > 0 ? inArray(outbox.state, [...states]) : undefined,
    text === ""
      ? undefined
      : or(
          eq(outbox.bookingNo, text),
          uuid.test(text) ? eq(outbox.id, text.toLowerCase()) : undefined,
          toAddress(reader, text),
        ),
  );
  const rows = await tx
    .select({ row: outbox, pnr: pnrOf })
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(size)
    .offset(page * size);
  const counts = await tx
    .select({ state: outbox.state, count: count() })
    .from(outbox)
    .where(visible)
    .groupBy(outbox.state);
  // Counted once: the number of rows never differs from those beside the filters, whatever is sent meanwhile.
  const counted = counts.filter(({ state }) => states.length === 0 || states.includes(state));
  const totalElement = text === "" ? counted.reduce((sum, one) => sum + one.count, 0) : await tx.$count(outbox, where);
  return {
    content: await Promise.all(
      rows.map(async ({ row, pnr }) => shownEmail(row, { pnr, subject: await subjectOf(row) }, reader)),
    ),
    pageNo: page + 1,
    totalElement,
    totalPages: Math.ceil(totalElement / size),
    channel,
    counts,
  };
}
