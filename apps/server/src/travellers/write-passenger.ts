import { type GuardedField, isGuardedField, type Passenger, type PassengerPath } from "@gatehouse/domain/travellers";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { passenger } from "../bookings/tables.ts";
import type { Transaction } from "../platform/database.ts";
import type { Booked, BookedInfo } from "./booked.ts";
import { rowChanges } from "./person-columns.ts";
import { travellerUser } from "./read-info.ts";
import { sameStoredValue } from "./stored-value.ts";
import { pendingChange, travellerAudit } from "./tables.ts";

/** A submission that is being written. */
export interface SubmissionWrite {
  readonly tx: Transaction;
  readonly info: BookedInfo;
  readonly linkId: number;
  readonly now: number;
}

/** Names the fields in the booking's log, never what is in them. */
export async function auditFields(
  { tx, info, linkId, now }: SubmissionWrite,
  action: "INFO_SUPPLIED" | "CHANGE_REQUESTED",
  passengerId: number | null,
  fields: readonly string[],
): Promise<void> {
  if (fields.length === 0) return;
  await tx.insert(travellerAudit).values({
    bookingId: info.booking.id,
    passengerId,
    action,
    userid: travellerUser,
    at: now,
    fields: [...fields],
    linkId,
  });
}

/**
 * Asks staff for a change of what is on a row already. A later change request replaces the earlier one; sending again what is there
 * withdraws nothing, since that is what the form shows until staff have decided.
 * @returns whether this is a change request that nobody knew of
 */
async function askFor(
  { tx, info, now }: SubmissionWrite,
  passengerId: number,
  field: GuardedField,
  { before, wanted }: { readonly before: string; readonly wanted: string },
): Promise<boolean> {
  const written = await tx
    .insert(pendingChange)
    .values({ bookingId: info.booking.id, passengerId, field, before, wanted, requestedAt: now })
    .onConflictDoUpdate({
      target: [pendingChange.passengerId, pendingChange.field],
      targetWhere: sql`state = 'waiting'`,
      set: { wanted, before, requestedAt: now },
      setWhere: sql`${pendingChange.wanted} <> ${wanted}`,
    })
    .returning({ id: pendingChange.id });
  return written.length > 0;
}

/** Change requests of a person that a later one has replaced, on rows that it does not ask about. */
const forgetEarlier = ({ tx }: SubmissionWrite, { rows }: Booked, field: GuardedField, wanted: string) =>
  tx
    .delete(pendingChange)
    .where(
      and(
        inArray(pendingChange.passengerId, [...rows]),
        eq(pendingChange.field, field),
        eq(pendingChange.state, "waiting"),
        ne(pendingChange.wanted, wanted),
      ),
    );

/** What was done about one person. */
export interface Written {
  /** What stands now. */
  readonly direct: readonly PassengerPath[];
  /** What staff were asked for. */
  readonly asked: readonly PassengerPath[];
  /** What is another now on each of their rows. */
  readonly rows: readonly { readonly id: number; readonly fields: readonly PassengerPath[] }[];
}

/**
 * Writes what was kept about one person on every row of theirs, and asks for what needs staff: once for all rows on which the same
 * stands, since that is what is decided about.
 */
export async function writePassenger(
  writing: SubmissionWrite,
  booked: Booked,
  next: Passenger,
  saved: readonly PassengerPath[],
): Promise<Written> {
  const { passenger: before, stored } = booked;
  const standing = saved.filter((field): field is GuardedField => isGuardedField(field) && before[field] !== "");
  const direct = saved.filter((field) => !standing.some((guarded) => guarded === field));
  const rows = stored.map((row) => ({ id: row.id, ...rowChanges(row, { before, next }, direct) }));
  if (direct.length > 0)
    for (const { id, columns, fields } of rows) {
      if (fields.length === 0) continue;
      await writing.tx.update(passenger).set(columns).where(eq(passenger.id, id));
      await auditFields(writing, "INFO_SUPPLIED", id, fields);
    }
  const asked = new Map<number, GuardedField[]>();
  for (const field of standing) {
    const wanted = next[field];
    for (const [first] of sameStoredValue(stored, field)) {
      if (first[field] === "" || first[field] === wanted) continue;
      if (await askFor(writing, first.id, field, { before: first[field], wanted }))
        asked.set(first.id, [...(asked.get(first.id) ?? []), field]);
    }
    await forgetEarlier(writing, booked, field, wanted);
  }
  for (const [id, fields] of asked) await auditFields(writing, "CHANGE_REQUESTED", id, fields);
  return { direct, asked: [...new Set([...asked.values()].flat())], rows: direct.length > 0 ? rows : [] };
}
