import { hiddenMessages, maskAddress, maskNumber, messagePurposes, smsStatus } from "@gatehouse/domain/messaging";
import { and, desc, eq, notInArray } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import type { Queryable } from "../platform/database.ts";
import { type Reader, seesTravellers } from "./search.ts";
import { seenText } from "./sms/search.ts";
import { outbox, type OutboxMessage, receivedSms } from "./tables.ts";

/** Messages of a booking that are shown at most. */
const most = 200;

/** What is internal stands in no list. */
const listed = notInArray(outbox.kind, [...hiddenMessages]);

const wordsOf = (row: OutboxMessage): string =>
  row.channel === "sms" ? seenText(row) : row.kind === "messaging.letter" ? (row.payload["subject"] ?? "") : "";

/** Everything that was written to the travellers of a booking, and what they wrote, the latest first (MSG-18). */
export async function messagesOfBooking(
  tx: Queryable,
  reader: Reader,
  { bookingNo, vendorCode }: { readonly bookingNo: string; readonly vendorCode: string },
) {
  const open = seesTravellers(reader);
  const sent = await tx
    .select()
    .from(outbox)
    .where(
      and(eq(outbox.bookingNo, bookingNo), eq(outbox.vendor, vendorCode), vendorScope(reader, outbox.vendor), listed),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(most);
  const received = await tx
    .select()
    .from(receivedSms)
    .where(
      and(
        eq(receivedSms.bookingNo, bookingNo),
        eq(receivedSms.vendor, vendorCode),
        vendorScope(reader, receivedSms.vendor),
      ),
    )
    .orderBy(desc(receivedSms.receivedAt))
    .limit(most);
  const messages = [
    ...sent.map((row) => ({
      id: row.id,
      channel: row.channel,
      purpose: messagePurposes.find((purpose) => purpose === row.kind) ?? null,
      status: smsStatus(row.state, row.delivery),
      reason: row.state === "sent" ? null : row.reason,
      person: open ? row.receiver : row.channel === "sms" ? maskNumber(row.receiver) : maskAddress(row.receiver),
      words: wordsOf(row),
      at: row.createdAt,
    })),
    ...received.map((row) => ({
      id: row.providerId,
      channel: "sms" as const,
      purpose: null,
      status: "received" as const,
      reason: null,
      person: open ? row.sender : maskNumber(row.sender),
      words: row.text,
      at: row.receivedAt,
    })),
  ];
  return { messages: messages.toSorted((a, b) => b.at - a.at).slice(0, most) };
}
