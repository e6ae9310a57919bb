import {
  canSendAgain,
  maskNumber,
  type MessageReason,
  mostSmsFound,
  smsStatus,
  type SmsStatus,
} from "@gatehouse/domain/messaging";
import { and, desc, eq, or } from "drizzle-orm";
import { vendorScope } from "../../access/principal.ts";
import type { Queryable } from "../../platform/database.ts";
import { type Reader, seesTravellers, withoutAddress } from "../search.ts";
import { outbox, type OutboxMessage, receivedSms } from "../tables.ts";

interface Wanted {
  /** E.164; undefined for any. */
  readonly to: string | undefined;
  readonly from: string | undefined;
  /** Only those that did not arrive. */
  readonly notDelivered: boolean;
}

/** Given up, or reported by the gateway as undelivered. */
const didNotArrive = or(eq(outbox.state, "dead"), and(eq(outbox.state, "sent"), eq(outbox.delivery, "undelivered")));

/** An SMS as the search shows it, by the names of the specification. */
export interface ShownSms {
  readonly id: string;
  readonly datecreated: number;
  readonly dateupdated: number;
  readonly datesent: number | null;
  readonly from: string;
  readonly to: string;
  readonly msg: string;
  readonly status: SmsStatus;
  readonly noofsegments: number | null;
  readonly noofmedia: number;
  readonly errorcode: string | null;
  readonly errormessage: string | null;
  readonly reason: MessageReason | null;
  readonly bookingNo: string;
  readonly vendor: string;
  readonly nextTryAt: number | null;
  readonly canSendAgain: boolean;
}

/** What an SMS says, as far as it may be seen. */
export const seenText = ({ facts, payload }: Pick<OutboxMessage, "facts" | "payload">): string =>
  facts?.template === "sms" ? facts.text : (payload["text"] ?? "");

const isOpen = ({ state }: Pick<OutboxMessage, "state">) => ["queued", "waiting", "retrying"].includes(state);

function shownSms(row: OutboxMessage, sender: string): ShownSms {
  const { createdAt, sentAt, deliveryAt, deadAt, cancelledAt, reason } = row;
  return {
    id: row.id,
    datecreated: createdAt,
    dateupdated: Math.max(createdAt, sentAt ?? 0, deliveryAt ?? 0, deadAt ?? 0, cancelledAt ?? 0),
    datesent: sentAt,
    from: sender,
    to: row.receiver,
    msg: seenText(row),
    status: smsStatus(row.state, row.delivery),
    noofsegments: row.segments,
    noofmedia: 0,
    errorcode: row.errorCode,
    errormessage: row.lastError,
    reason: row.state === "sent" ? null : reason,
    bookingNo: row.bookingNo,
    vendor: row.vendor,
    nextTryAt: isOpen(row) && reason !== "no-channel" ? row.dueAt : null,
    canSendAgain: canSendAgain(row.state),
  };
}

/** SMS to and from numbers, those that came in among them, the latest first (MSG-15). */
export async function searchSms(
  tx: Queryable,
  reader: Reader,
  { to, from, notDelivered }: Wanted,
  sender: string,
): Promise<readonly ShownSms[]> {
  // What we send comes from our own number only.
  const sent =
    from === undefined || from === sender
      ? await tx
          .select()
          .from(outbox)
          .where(
            and(
              eq(outbox.channel, "sms"),
              to === undefined ? undefined : eq(outbox.receiver, to),
              notDelivered ? didNotArrive : undefined,
              vendorScope(reader, outbox.vendor),
            ),
          )
          .orderBy(desc(outbox.createdAt), desc(outbox.id))
          .limit(mostSmsFound)
      : [];
  // What came in arrived.
  const received = notDelivered
    ? []
    : await tx
        .select()
        .from(receivedSms)
        .where(
          and(
            from === undefined ? undefined : eq(receivedSms.sender, from),
            to === undefined ? undefined : eq(receivedSms.receiver, to),
            vendorScope(reader, receivedSms.vendor),
          ),
        )
        .orderBy(desc(receivedSms.receivedAt), desc(receivedSms.providerId))
        .limit(mostSmsFound);
  const rows = [
    ...sent.map((row) => shownSms(row, sender)),
    ...received.map((row): ShownSms => ({
      id: row.providerId,
      datecreated: row.receivedAt,
      dateupdated: row.receivedAt,
      datesent: row.receivedAt,
      from: row.sender,
      to: row.receiver,
      msg: row.text,
      status: "received",
      noofsegments: row.segments,
      noofmedia: row.media,
      errorcode: null,
      errormessage: null,
      reason: null,
      bookingNo: row.bookingNo,
      vendor: row.vendor,
      nextTryAt: null,
      canSendAgain: false,
    })),
  ];
  // Whoever may not see travellers' numbers sees those that they asked for, which they know (MSG-20).
  const known = new Set([to, from, sender]);
  const seen = (number: string) => (seesTravellers(reader) || known.has(number) ? number : maskNumber(number));
  return rows
    .toSorted((a, b) => b.datecreated - a.datecreated)
    .slice(0, mostSmsFound)
    .map((row) => ({
      ...row,
      from: seen(row.from),
      to: seen(row.to),
      errormessage: withoutAddress(row.errormessage, row.to, seen(row.to)),
    }));
}
