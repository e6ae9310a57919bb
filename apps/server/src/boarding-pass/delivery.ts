import type { CheckIn } from "@gatehouse/domain/checkin";
import { and, desc, eq, inArray } from "drizzle-orm";
import { outbox } from "../messaging/tables.ts";
import { checkInSubject } from "../messaging/publish.ts";
import type { Queryable } from "../platform/database.ts";
import { passMessages } from "../checkin/transitions/commit.ts";

/** A message with a pass, as far as the details page tells of it. */
export type PassDelivery = Awaited<ReturnType<typeof readDeliveries>>[number];

/** The messages with passes of some check-ins, the latest first. */
export async function readDeliveries(tx: Queryable, checkInIds: readonly number[]) {
  if (checkInIds.length === 0) return [];
  return tx
    .select({
      checkInId: outbox.subjectId,
      payload: outbox.payload,
      state: outbox.state,
      reason: outbox.reason,
      sentAt: outbox.sentAt,
      answer: outbox.answer,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.subjectKind, checkInSubject),
        eq(outbox.kind, passMessages.send),
        inArray(outbox.subjectId, [...checkInIds]),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id));
}

/** How a check-in's own pass gets to its traveller; null while there is none to send. */
export function deliveryOf(own: CheckIn | undefined, deliveries: readonly PassDelivery[]) {
  const found = deliveries.find(
    ({ checkInId, payload }) => checkInId === own?.checkInId && payload["dmscode"] === own.pass?.dmscode,
  );
  if (!found) return null;
  const { state, reason, sentAt, answer, lastError } = found;
  return { state, reason, sentAt, answer: state === "sent" ? answer : lastError };
}
