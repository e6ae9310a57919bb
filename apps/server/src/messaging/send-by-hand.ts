import { maxSmsSegments, smsLength, smsText } from "@gatehouse/domain/messaging";
import { isEmail } from "@gatehouse/domain/travellers";
import type { Principal } from "../access/principal.ts";
import type { Database } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { letterKind } from "./email/letter.ts";
import { bookingSubject, findBooking } from "./find-booking.ts";
import { publishMessages } from "./publish.ts";
import { addSms, e164 } from "./sms/add-sms.ts";
import { isOptedOut } from "./sms/opt-outs.ts";
import { quietFor, type QuietHoursOf } from "./sms/quiet.ts";
import { outbox, outboxAudit } from "./tables.ts";

/** Kind of the SMS that are written by hand. */
const smsKind = "messaging.sms";

interface Parts {
  readonly live: Pick<LiveHub, "publishAll">;
  readonly now: () => number;
  readonly quietHoursOf?: QuietHoursOf | undefined;
}

interface About {
  readonly bookingNo?: string | undefined;
  readonly vendorCode?: string | undefined;
}

type Writer = Pick<Principal, "userid" | "vendors">;

type WrittenSms =
  | { readonly outcome: "UNKNOWN_BOOKING" | "BAD_NUMBER" | "TOO_LONG" | "OPTED_OUT" }
  | { readonly outcome: "written"; readonly id: string; readonly segments: number; readonly quietUntil: number | null };

/** Writes an SMS by hand into the outbox (MSG-10): to a number that can be one, whose owner has not said STOP. */
export async function writeSms(
  db: Database,
  writer: Writer,
  { toPhnNo, msg, ...about }: About & { readonly toPhnNo: string; readonly msg: string },
  { live, now, quietHoursOf }: Parts,
): Promise<WrittenSms> {
  const number = e164(toPhnNo);
  if (number === undefined) return { outcome: "BAD_NUMBER" };
  const text = smsText(msg);
  const { segments } = smsLength(text);
  if (segments > maxSmsSegments) return { outcome: "TOO_LONG" };
  return db.transaction(async (tx) => {
    const on = await findBooking(tx, writer, about);
    if (!on) return { outcome: "UNKNOWN_BOOKING" };
    if (await isOptedOut(tx, number)) return { outcome: "OPTED_OUT" };
    const at = now();
    const quietUntil =
      (await quietFor(tx, { vendor: on.vendor, number, urgent: false }, { now: at, quietHoursOf })) ?? null;
    const row = await addSms(tx, {
      kind: smsKind,
      subject: { kind: bookingSubject, id: on.id },
      vendor: on.vendor,
      bookingNo: on.bookingNo,
      to: number,
      text,
      quietUntil,
      now: at,
    });
    await tx.insert(outboxAudit).values({ message: row.id, action: "WRITTEN", userid: writer.userid, at });
    await publishMessages(tx, live, [row]);
    return { outcome: "written", id: row.id, segments, quietUntil };
  });
}

type WrittenEmail =
  | { readonly outcome: "UNKNOWN_BOOKING" | "BAD_ADDRESS" }
  | { readonly outcome: "written"; readonly id: string };

/** Writes an e-mail by hand into the outbox (MSG-16). */
export async function writeEmail(
  db: Database,
  writer: Writer,
  {
    email,
    subject,
    text,
    ...about
  }: About & { readonly email: string; readonly subject: string; readonly text: string },
  { live, now }: Parts,
): Promise<WrittenEmail> {
  if (!isEmail(email)) return { outcome: "BAD_ADDRESS" };
  return db.transaction(async (tx) => {
    const on = await findBooking(tx, writer, about);
    if (!on) return { outcome: "UNKNOWN_BOOKING" };
    const at = now();
    const [row] = await tx
      .insert(outbox)
      .values({
        kind: letterKind,
        subjectKind: bookingSubject,
        subjectId: on.id,
        vendor: on.vendor,
        bookingNo: on.bookingNo,
        receiver: email,
        payload: { subject, text },
        createdAt: at,
        dueAt: at,
      })
      .returning();
    if (!row) throw new Error("PostgreSQL returned no row for a message.");
    await tx.insert(outboxAudit).values({ message: row.id, action: "WRITTEN", userid: writer.userid, at });
    await publishMessages(tx, live, [row]);
    return { outcome: "written", id: row.id };
  });
}
