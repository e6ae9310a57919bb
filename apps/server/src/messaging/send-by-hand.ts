import { maxSmsSegments, smsLength, smsText } from "@gatehouse/domain/messaging";
import { isEmail } from "@gatehouse/domain/travellers";
import type { Principal } from "../access/principal.ts";
import type { Database } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import type { ContactOf } from "./contact.ts";
import { letterKind } from "./email/letter.ts";
import { wantsNoEmails } from "./email/opt-outs.ts";
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
  /** Who the traveller of a booking is. */
  readonly contactOf: ContactOf;
}

/** Whom it goes to: an address that was typed, or the traveller of the booking, whose address its writer need not know (MSG-20). */
interface To {
  readonly toTraveller: boolean;
}

interface About {
  readonly bookingNo?: string | undefined;
  readonly vendorCode?: string | undefined;
}

type Writer = Pick<Principal, "userid" | "vendors">;

type WrittenSms =
  | { readonly outcome: "UNKNOWN_BOOKING" | "BAD_NUMBER" | "NO_NUMBER" | "TOO_LONG" | "OPTED_OUT" }
  | { readonly outcome: "written"; readonly id: string; readonly segments: number; readonly quietUntil: number | null };

/** Writes an SMS by hand into the outbox (MSG-10): to a number that can be one, whose owner has not said STOP. */
export async function writeSms(
  db: Database,
  writer: Writer,
  { toTraveller, toPhnNo, msg, ...about }: About & To & { readonly toPhnNo: string; readonly msg: string },
  { live, now, quietHoursOf, contactOf }: Parts,
): Promise<WrittenSms> {
  const typed = e164(toPhnNo);
  if (!toTraveller && typed === undefined) return { outcome: "BAD_NUMBER" };
  const text = smsText(msg);
  const { segments } = smsLength(text);
  if (segments > maxSmsSegments) return { outcome: "TOO_LONG" };
  return db.transaction(async (tx) => {
    const on = await findBooking(tx, writer, about);
    if (!on || (toTraveller && on.id === 0)) return { outcome: "UNKNOWN_BOOKING" };
    const number = toTraveller ? e164((await contactOf(tx, on)).phone) : typed;
    if (number === undefined) return { outcome: "NO_NUMBER" };
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
  | { readonly outcome: "UNKNOWN_BOOKING" | "BAD_ADDRESS" | "NO_ADDRESS" | "OPTED_OUT" }
  | { readonly outcome: "written"; readonly id: string };

/** Writes an e-mail by hand into the outbox (MSG-16). */
export async function writeEmail(
  db: Database,
  writer: Writer,
  {
    toTraveller,
    email,
    subject,
    text,
    ...about
  }: About & To & { readonly email: string; readonly subject: string; readonly text: string },
  { live, now, contactOf }: Parts,
): Promise<WrittenEmail> {
  if (!toTraveller && !isEmail(email)) return { outcome: "BAD_ADDRESS" };
  return db.transaction(async (tx) => {
    const on = await findBooking(tx, writer, about);
    if (!on || (toTraveller && on.id === 0)) return { outcome: "UNKNOWN_BOOKING" };
    const receiver = toTraveller ? (await contactOf(tx, on)).email : email;
    if (!isEmail(receiver)) return { outcome: "NO_ADDRESS" };
    if (await wantsNoEmails(tx, receiver)) return { outcome: "OPTED_OUT" };
    const at = now();
    const [row] = await tx
      .insert(outbox)
      .values({
        kind: letterKind,
        subjectKind: bookingSubject,
        subjectId: on.id,
        vendor: on.vendor,
        bookingNo: on.bookingNo,
        receiver,
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
