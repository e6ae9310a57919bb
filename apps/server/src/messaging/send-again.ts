import { isEndReason, type MessageChannel } from "@gatehouse/domain/messaging";
import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Database, Transaction } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import type { Outbox } from "./outbox.ts";
import { wantsNoEmails } from "./email/opt-outs.ts";
import { type Reader, visibleEmails, visibleSms } from "./search.ts";
import { isOptedOut } from "./sms/opt-outs.ts";
import { outbox, outboxAudit, type OutboxMessage } from "./tables.ts";
import { publishMessages } from "./publish.ts";

type Refusal = "NOT_FOUND" | "CANCELLED" | "UNDER_WAY" | "NO_LONGER_VALID" | "SECRET_GONE" | "OPTED_OUT";

interface Parts {
  readonly live: Pick<LiveHub, "publishAll">;
  readonly outbox: Pick<Outbox, "compose">;
  readonly now: () => number;
}

/** Whether the same has been asked for before and has not gone yet: two people who press at once want one mail more, not two. */
async function waitsAlready(tx: Transaction, { id, kind, subjectKind, subjectId, receiver }: OutboxMessage) {
  const same = and(
    ne(outbox.id, id),
    eq(outbox.kind, kind),
    eq(outbox.subjectKind, subjectKind),
    eq(outbox.subjectId, subjectId),
    eq(outbox.receiver, receiver),
  );
  const open = and(isNull(outbox.sentAt), isNull(outbox.cancelledAt), isNull(outbox.deadAt));
  return (await tx.$count(outbox, and(same, open))) > 0;
}

/** Why a message cannot go again, or what it becomes. */
async function sendOne(
  tx: Transaction,
  row: OutboxMessage,
  reader: Reader,
  { live, outbox: box, now }: Parts,
): Promise<Refusal | "done"> {
  const at = now();
  if (row.state === "cancelled") return "CANCELLED";
  if (row.claimedUntil !== null && row.claimedUntil > at) return "UNDER_WAY";
  if (row.channel === "sms" && (await isOptedOut(tx, row.receiver))) return "OPTED_OUT";
  const { obstacle, facts, receiver = row.receiver } = await box.compose(tx, row);
  if (facts?.optOut && (await wantsNoEmails(tx, receiver))) return "OPTED_OUT";
  if (obstacle === "no-secret") return "SECRET_GONE";
  if (isEndReason(obstacle) || obstacle === "no-document") return "NO_LONGER_VALID";
  const entry = { userid: reader.userid, at, note: [row.state, row.lastError].filter(Boolean).join(": ") };
  if (row.state === "sent") {
    if (await waitsAlready(tx, row)) return "UNDER_WAY";
    // The same id would be taken for a repetition and dropped: what is wanted again is a message of its own.
    const { kind, channel, subjectKind, subjectId, payload, vendor, bookingNo, receiver } = row;
    const [copy] = await tx
      .insert(outbox)
      .values({ kind, channel, subjectKind, subjectId, payload, vendor, bookingNo, receiver, createdAt: at, dueAt: at })
      .returning();
    if (!copy) throw new Error("PostgreSQL returned no row for a message.");
    await tx.insert(outboxAudit).values([
      { ...entry, message: row.id, action: "COPIED" },
      { ...entry, message: copy.id, action: "SENT_AGAIN" },
    ]);
    await publishMessages(tx, live, [row, copy]);
    return "done";
  }
  await tx
    .update(outbox)
    .set({ deadAt: null, attempts: 0, reason: null, lastError: null, errorCode: null, dueAt: at })
    .where(eq(outbox.id, row.id));
  await tx.insert(outboxAudit).values({ ...entry, message: row.id, action: "SENT_AGAIN" });
  await publishMessages(tx, live, [row]);
  return "done";
}

/** Sends messages again, each by itself: one that cannot go holds no other back. */
export async function sendAgain(
  db: Database,
  reader: Reader,
  { channel, ids }: { readonly channel: MessageChannel; readonly ids: readonly string[] },
  parts: Parts,
) {
  const visible = channel === "email" ? visibleEmails(reader) : visibleSms(reader);
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(and(inArray(outbox.id, [...ids]), visible))
      .orderBy(outbox.id)
      .for("update");
    const again: string[] = [];
    const refused: { readonly id: string; readonly code: Refusal }[] = [];
    for (const id of new Set(ids)) {
      const row = rows.find((one) => one.id === id);
      const result = row ? await sendOne(tx, row, reader, parts) : "NOT_FOUND";
      if (result === "done") again.push(id);
      else refused.push({ id, code: result });
    }
    return { again, refused };
  });
}
