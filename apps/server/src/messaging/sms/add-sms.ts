import { readPhone } from "@gatehouse/domain/travellers";
import type { Queryable } from "../../platform/database.ts";
import { outbox, type OutboxMessage } from "../tables.ts";

/** An SMS that is to be sent. */
export interface WantedSms {
  /** What it is, `area.what`: one of the purposes of `domain/messaging`. */
  readonly kind: string;
  /** Kind and id of the row it speaks of. */
  readonly subject: { readonly kind: string; readonly id: number };
  /** The booking it hangs on, and whose it is. */
  readonly vendor: string;
  readonly bookingNo: string;
  /** The number, with its country's code. One that nobody can have is kept as it is, and given up with that reason. */
  readonly to: string;
  /**
   * What it says. Left out by an area that has a rule for the kind: `outbox.on(kind, { compose })` then gives `sms`, with the words
   * that are kept instead of a secret link.
   */
  readonly text?: string;
  /** Goes in quiet hours too: cancellations, disruption links, sign-in, answers (MSG-13). */
  readonly urgent?: boolean;
  /** Known to be night at its receiver's until then; otherwise that is found when its turn comes. */
  readonly quietUntil?: number | null;
  /** What the area's rule wants to know. */
  readonly payload?: Readonly<Record<string, string>>;
  readonly now: number;
}

/** A number as E.164; undefined for one that nobody can have. */
export function e164(typed: string): string | undefined {
  const phone = readPhone("", typed);
  return phone && `+${phone.code}${phone.number}`;
}

/** Writes an SMS into the outbox, in the transaction of the change it speaks of (MSG-1). */
export async function addSms(tx: Queryable, wanted: WantedSms): Promise<OutboxMessage> {
  const { kind, subject, vendor, bookingNo, to, text, urgent = false, payload = {}, quietUntil = null, now } = wanted;
  const [row] = await tx
    .insert(outbox)
    .values({
      kind,
      channel: "sms",
      subjectKind: subject.kind,
      subjectId: subject.id,
      vendor,
      bookingNo,
      receiver: e164(to) ?? to,
      payload: { ...payload, ...(text === undefined ? {} : { text }), ...(urgent ? { urgent: "yes" } : {}) },
      createdAt: now,
      dueAt: quietUntil ?? now,
      ...(quietUntil === null ? {} : { reason: "quiet-hours" }),
    })
    .returning();
  if (!row) throw new Error("PostgreSQL returned no row for a message.");
  return row;
}
