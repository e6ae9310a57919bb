import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { booking, passenger } from "../bookings/tables.ts";
import { passMessages } from "../checkin/transitions/commit.ts";
import { composePass } from "../boarding-pass/pass-mail.ts";
import { auditEntry, checkIn } from "../checkin/tables.ts";
import { busyDomain, closedDomain } from "../messaging/email/catcher.ts";
import { bookingSubject } from "../messaging/find-booking.ts";
import { outbox, receivedSms } from "../messaging/tables.ts";
import { checkInSubject } from "../messaging/publish.ts";
import type { Transaction } from "../platform/database.ts";

/** So many of the passes that were delivered last are in the list of e-mails. */
const sentAtMost = 60;

/** Passes that are still to go, each with what is in the way. */
const undelivered = [
  // Nobody gave an address: it waits.
  { email: "", message: { reason: "no-address", attempts: 0 } },
  // Its mailbox does not exist: the demo's mail server refuses it as often as it is sent.
  {
    email: `p.fogg@${closedDomain}`,
    message: {
      reason: "refused",
      attempts: 1,
      dead: true,
      lastError: "550 5.1.1 There is no such mailbox here",
    },
  },
  // Put off once: it goes at the next try.
  {
    email: `n.bly@${busyDomain}`,
    message: { reason: "busy", attempts: 1, lastError: "451 4.7.1 Greylisted, please come back later" },
  },
] as const;

type Row = typeof outbox.$inferInsert;

const about = (row: typeof checkIn.$inferSelect, email: string, createdAt: number): Row => ({
  kind: passMessages.send,
  subjectKind: checkInSubject,
  subjectId: row.id,
  vendor: row.vendor,
  bookingNo: row.bookingNo,
  receiver: email,
  payload: { dmscode: row.pass ?? "" },
  createdAt,
  dueAt: createdAt,
});

/** Check-ins of travellers on their own whose pass was delivered last of all that happened, the latest first. */
const deliveredAlone = (tx: Transaction, now: number) =>
  tx
    .select({ row: checkIn, email: passenger.email, deliveredAt: auditEntry.at, entry: auditEntry.id })
    .from(checkIn)
    .innerJoin(passenger, eq(passenger.id, checkIn.passengerId))
    .innerJoin(auditEntry, and(eq(auditEntry.checkInId, checkIn.id), eq(auditEntry.action, "DELIVERED")))
    .where(
      and(
        eq(checkIn.expired, false),
        eq(checkIn.state, "DISPOSITION_COMPLETED"),
        isNotNull(checkIn.pass),
        gt(checkIn.departsAt, now + 3600),
        sql`not exists (select from ${passenger} other where other.pnr_id = ${checkIn.pnrId} and other.id <> ${checkIn.passengerId})`,
        sql`not exists (select from audit_entry later where later.check_in_id = ${checkIn.id} and later.id > ${auditEntry.id})`,
      ),
    )
    .orderBy(desc(auditEntry.at), desc(checkIn.id))
    .limit(sentAtMost);

/**
 * E-mails of a working day: passes that went, one of them at the second try, and a few that wait, were put off or were given up. Their
 * check-ins are approved and not delivered: what did not go is not called sent.
 */
export async function addDemoMessages(tx: Transaction, now: number): Promise<void> {
  const found = await deliveredAlone(tx, now);
  const rows: Row[] = [];
  for (const [index, { email, message }] of undelivered.entries()) {
    const taken = found[index];
    if (!taken) continue;
    const { row, entry, deliveredAt } = taken;
    await tx.delete(auditEntry).where(eq(auditEntry.id, entry));
    await tx
      .update(checkIn)
      .set({ state: "APPROVED", version: row.version - 1 })
      .where(eq(checkIn.id, row.id));
    await tx.update(passenger).set({ email }).where(eq(passenger.id, row.passengerId));
    rows.push({
      ...about(row, email, deliveredAt),
      reason: message.reason,
      attempts: message.attempts,
      ...("lastError" in message ? { lastError: message.lastError } : {}),
      ...("dead" in message ? { deadAt: deliveredAt } : { dueAt: now + 20 }),
    });
  }
  for (const [index, { row, email, deliveredAt }] of found.slice(undelivered.length).entries()) {
    const written = about(row, email, deliveredAt - 6);
    const { facts } = await composePass(tx, { subjectId: row.id, payload: written.payload }, "pass", now);
    rows.push({
      ...written,
      sentAt: deliveredAt,
      attempts: index === 2 ? 2 : 1,
      answer: "250 2.0.0 OK",
      ...(facts ? { facts } : {}),
    });
  }
  if (rows.length > 0) await tx.insert(outbox).values(rows);
  await addSmsOfTheDay(tx, now);
  await sendApproved(
    tx,
    now,
    rows.map(({ subjectId }) => subjectId),
  );
}

/** What is approved at this very moment is about to go. */
async function sendApproved(tx: Transaction, now: number, written: readonly number[]): Promise<void> {
  const approved = await tx
    .select({ row: checkIn, email: passenger.email })
    .from(checkIn)
    .innerJoin(passenger, eq(passenger.id, checkIn.passengerId))
    .where(and(eq(checkIn.state, "APPROVED"), eq(checkIn.expired, false), isNotNull(checkIn.pass)));
  const rows = approved.filter(({ row }) => !written.includes(row.id)).map(({ row, email }) => about(row, email, now));
  if (rows.length > 0) await tx.insert(outbox).values(rows);
}

/** SMS about bookings, and what became of each; the numbers are of those that nobody has. */
const smsOfTheDay = [
  { text: "Your gate has changed: B42 instead of A10.", ago: 5400, delivery: "delivered" },
  { text: "Your flight leaves 25 minutes later, at 11:10. Your connection is safe.", ago: 4100, delivery: "delivered" },
  { text: "Our driver waits at door 4 with your name on a sign.", ago: 3000, delivery: "undelivered" },
  {
    text: "Please answer with your frequent flyer number.",
    ago: 1900,
    delivery: "delivered",
    answer: "AF 20 1234 567",
  },
  { text: "The hotel has your late arrival.", ago: 600, delivery: "sent" },
] as const;

async function addSmsOfTheDay(tx: Transaction, now: number): Promise<void> {
  const bookings = await tx.select().from(booking).orderBy(desc(booking.id)).limit(smsOfTheDay.length);
  for (const [index, { text, ago, delivery, ...rest }] of smsOfTheDay.entries()) {
    const about = bookings[index];
    if (!about) return;
    const number = `+336399812${30 + index}`;
    const at = now - ago;
    await tx.insert(outbox).values({
      kind: "messaging.sms",
      channel: "sms",
      subjectKind: bookingSubject,
      subjectId: about.id,
      vendor: about.vendor,
      bookingNo: about.bookingNo,
      receiver: number,
      payload: { text },
      createdAt: at,
      dueAt: at,
      attempts: 1,
      sentAt: at + 3,
      answer: "201 queued",
      segments: 1,
      delivery,
      deliveryAt: at + 9,
      ...(delivery === "undelivered" ? { errorCode: "30003", lastError: "Unreachable destination handset" } : {}),
      facts: { template: "sms", text },
    });
    if ("answer" in rest)
      await tx.insert(receivedSms).values({
        providerId: `demo-answer-${about.bookingNo}`,
        sender: number,
        receiver: "+33639980000",
        text: rest.answer,
        segments: 1,
        receivedAt: at + 240,
        vendor: about.vendor,
        bookingNo: about.bookingNo,
      });
  }
}
