import { laterDelivery, optOutOf, smsLength } from "@gatehouse/domain/messaging";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import type { LiveHub } from "../../platform/live.ts";
import type { MessageChannel } from "@gatehouse/domain/messaging";
import type { Outbox } from "../outbox.ts";
import { publishMessages } from "../publish.ts";
import { e164 } from "../sms/add-sms.ts";
import type { DeliveryReport, ReceivedSms, Report } from "../sms/gateway.ts";
import { keptOfSms, wordsOf } from "../sms/deliver-sms.ts";
import { keepOptOut } from "../sms/opt-outs.ts";
import { deliveryReport, outbox, receivedSms } from "../tables.ts";

interface Parts {
  readonly db: Database;
  readonly live: Pick<LiveHub, "publishAll">;
  readonly now: () => number;
  readonly outbox: Pick<Outbox, "confirm" | "compose">;
}

/** `ignored`: it was known already, or speaks of nothing that is here. */
export type TakenReport = "taken" | "ignored";

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

async function takeDelivery(
  channel: MessageChannel,
  { message, providerId, status, errorCode, errorMessage }: DeliveryReport,
  { db, live, now, outbox: box }: Parts,
): Promise<TakenReport> {
  const known = message !== undefined && uuid.test(message) ? eq(outbox.id, message) : undefined;
  const which = known ?? (providerId === undefined ? undefined : eq(outbox.providerId, providerId));
  if (!which) return "ignored";
  const [found] = await db
    .select()
    .from(outbox)
    .where(and(which, eq(outbox.channel, channel)))
    .limit(1);
  if (!found) return "ignored";
  // The gateway has it: a process that was killed before it could say so does not send it again.
  if (found.sentAt === null) {
    const words = channel === "sms" ? wordsOf(await box.compose(db, found), found) : undefined;
    await box.confirm(found, words ? keptOfSms(words) : {}, providerId);
  }
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(outbox).where(eq(outbox.id, found.id)).for("update");
    if (!row) return "ignored";
    const at = now();
    const [kept] = await tx
      .insert(deliveryReport)
      .values({ message: row.id, status, at, errorCode: errorCode ?? null, errorMessage: errorMessage ?? null })
      .onConflictDoNothing()
      .returning({ id: deliveryReport.id });
    if (!kept) return "ignored";
    if (laterDelivery(row.delivery, status) === row.delivery) return "taken";
    await tx
      .update(outbox)
      .set({
        delivery: status,
        deliveryAt: at,
        errorCode: status === "undelivered" ? (errorCode ?? null) : null,
        lastError: status === "undelivered" ? (errorMessage ?? null) : null,
      })
      .where(eq(outbox.id, row.id));
    await publishMessages(tx, live, [row]);
    return "taken";
  });
}

async function takeReceived(
  { providerId, from, to, text, media, optOut }: ReceivedSms,
  { db, live, now }: Parts,
): Promise<TakenReport> {
  const at = now();
  const sender = e164(from) ?? from;
  return db.transaction(async (tx) => {
    const [last] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.channel, "sms"), eq(outbox.receiver, sender)))
      .orderBy(desc(outbox.createdAt))
      .limit(1);
    const [kept] = await tx
      .insert(receivedSms)
      .values({
        providerId,
        sender,
        receiver: e164(to) ?? to,
        text,
        media,
        segments: smsLength(text).segments,
        receivedAt: at,
        vendor: last?.vendor ?? "",
        bookingNo: last?.bookingNo ?? "",
      })
      .onConflictDoNothing()
      .returning({ id: receivedSms.providerId });
    // A STOP that is played again after a START changes nothing.
    if (!kept) return "ignored";
    const wants = optOut ?? optOutOf(text);
    if (wants) await keepOptOut(tx, sender, wants, at);
    if (last) await publishMessages(tx, live, [last]);
    return "taken";
  });
}

/** Keeps what a gateway tells. The same again changes nothing, and whatever the order of reports, the same holds in the end. */
export const takeReport = (channel: MessageChannel, report: Report, parts: Parts): Promise<TakenReport> =>
  report.kind === "report" ? takeDelivery(channel, report, parts) : takeReceived(report, parts);
