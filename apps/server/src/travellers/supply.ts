import { isEmptyAddress } from "@gatehouse/domain/addresses";
import { pseudoUsers } from "@gatehouse/domain/checkin";
import {
  type GivenPatch,
  type GuardedField,
  isGuardedField,
  type Passenger,
  type PassengerPath,
  splitValid,
  type SplitInfo,
} from "@gatehouse/domain/travellers";
import { eq, sql } from "drizzle-orm";
import { passenger } from "../bookings/tables.ts";
import type { Desk } from "../checkin/change/commit.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { type Booked, type BookedInfo, holdBooking, readBooked } from "./booked.ts";
import { announceBooking, followPassengers } from "./check-ins.ts";
import { settle } from "./completeness.ts";
import { rulesFor, storedOf } from "./judge.ts";
import type { OpenedLink } from "./links.ts";
import { fieldsOf, shownInfo, travellerUser } from "./read-info.ts";
import { pendingChange, travellerAudit, travellerInfo } from "./tables.ts";

/** Fields by which the queue and the viewer know a passenger: their check-ins get a new version. */
const shownInQueue: ReadonlySet<PassengerPath> = new Set([
  "firstname",
  "lastname",
  "nationality",
  "passportNo",
  "passportIssueDate",
  "passportExpDate",
]);

/** Texts as the columns keep them: what was not given is nothing there. */
const columnsOf = (next: Passenger) => ({
  firstname: next.firstname,
  middlename: next.middlename,
  lastname: next.lastname,
  email: next.email,
  gender: next.gender,
  dateOfBirth: next.dob || null,
  phoneCode: next.phoneCode,
  phoneNumber: next.phoneNumber,
  ktn: next.ktn,
  nationality: next.nationality || null,
  passportNo: next.passportNo || null,
  passportIssueDate: next.passportIssueDate || null,
  passportExpDate: next.passportExpDate || null,
  address: isEmptyAddress(next.address) ? null : next.address,
});

interface Writing {
  readonly tx: Transaction;
  readonly info: BookedInfo;
  readonly linkId: number;
  readonly now: number;
}

/** Names the fields in the booking's log, never what stands in them. */
async function note(
  { tx, info, linkId, now }: Writing,
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
 * Asks staff for a change of what stands there already. A later wish replaces the earlier one; sending again what stands there
 * withdraws nothing, since that is what the form shows until staff have decided.
 * @returns whether this is a wish that nobody knew of
 */
async function askFor(
  { tx, info, now }: Writing,
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

/** What was done about one person: what stands now, and what staff were asked for. */
interface Written {
  readonly direct: readonly PassengerPath[];
  readonly asked: readonly PassengerPath[];
}

/** Writes what was kept about one person, on every row of theirs. */
async function writePassenger(
  writing: Writing,
  { passenger: before, rows }: Booked,
  next: Passenger,
  saved: readonly PassengerPath[],
): Promise<Written> {
  const [first = 0] = rows;
  const standing = saved.filter((field): field is GuardedField => isGuardedField(field) && before[field] !== "");
  const direct = saved.filter((field) => !standing.some((guarded) => guarded === field));
  const asked: GuardedField[] = [];
  const columns = columnsOf(next);
  for (const field of standing) {
    if (await askFor(writing, first, field, { before: before[field], wanted: next[field] })) asked.push(field);
    columns[field] = before[field];
  }
  if (direct.length > 0)
    for (const row of rows) await writing.tx.update(passenger).set(columns).where(eq(passenger.id, row));
  await note(writing, "INFO_SUPPLIED", first, direct);
  await note(writing, "CHANGE_REQUESTED", first, asked);
  return { direct, asked };
}

/** Writes what belongs to the whole booking, and whom nobody asked. @returns the fields that are others now */
async function writeShared(
  writing: Writing,
  { next, saved }: SplitInfo,
  leftOut: readonly number[],
): Promise<readonly string[]> {
  const { tx, info } = writing;
  const shared = {
    ...(saved.destinationAddress.length > 0
      ? { destinationAddress: isEmptyAddress(next.destinationAddress) ? null : next.destinationAddress }
      : {}),
    ...(saved.emergencyContact.length > 0 ? { emergencyContact: next.emergencyContact } : {}),
    leftOut: [...leftOut],
  };
  await tx
    .insert(travellerInfo)
    .values({ bookingId: info.booking.id, ...shared })
    .onConflictDoUpdate({ target: travellerInfo.bookingId, set: shared });
  const fields = [
    ...saved.destinationAddress.map((field) => `destinationAddress.${field}`),
    ...saved.emergencyContact.map((field) => `emergencyContact.${field}`),
  ];
  await note(writing, "INFO_SUPPLIED", null, fields);
  return fields;
}

type Supplied =
  | { readonly outcome: "primary-removed" | "unknown-passenger" }
  | { readonly outcome: "saved"; readonly info: Awaited<ReturnType<typeof answerOf>> };

/** What stands now, and what became of everything that was sent. What waits for staff is not among what was saved. */
async function answerOf(
  info: BookedInfo,
  { saved, refused }: SplitInfo,
  written: ReadonlyMap<string, Written>,
  now: number,
) {
  const passengers = saved.passengers.map(({ id }) => ({ id, fields: written.get(id)?.direct ?? [] }));
  return {
    ...(await shownInfo(info, now)),
    saved: fieldsOf({ ...saved, passengers }),
    refused: {
      passengers: refused.passengers.map(({ id, issues }) => ({ id, issues: [...issues] })),
      destinationAddress: [...refused.destinationAddress],
      emergencyContact: [...refused.emergencyContact],
    },
  };
}

/**
 * Takes what the holder of a link fills in (spec 2 §2.1, §5): what is valid is kept and what is not comes back, by passenger and
 * field; names and mail addresses that stand already wait for staff. One transaction, with its log: all of it or nothing. Two that
 * come at once follow one after the other, and each writes only what it was sent; of one field the later text stands.
 */
export const supplyInfo = (
  db: Database,
  { booking, linkId }: OpenedLink,
  sent: GivenPatch,
  now: number,
  desk: Desk,
): Promise<Supplied> =>
  db.transaction(async (tx): Promise<Supplied> => {
    await holdBooking(tx, booking.id);
    const info = await readBooked(tx, booking, now);
    const { travellers } = info;
    const isSent = ({ passenger: { id } }: Booked) => sent.passengers.some((patch) => patch.id === id);
    if (sent.passengers.some(({ id }) => !travellers.some((one) => one.passenger.id === id)))
      return { outcome: "unknown-passenger" };
    const leftOut = travellers.filter((one) => !isSent(one));
    if (leftOut.some((one) => one.passenger.primary)) return { outcome: "primary-removed" };

    const split = splitValid(storedOf(info), sent, rulesFor(info, now));
    const writing: Writing = { tx, info, linkId, now };
    const written = new Map<string, Written>();
    for (const [index, booked] of travellers.entries()) {
      const [next, saved] = [split.next.passengers[index], split.saved.passengers[index]];
      if (next && saved) written.set(next.id, await writePassenger(writing, booked, next, saved.fields));
    }
    const shared = await writeShared(
      writing,
      split,
      leftOut.flatMap(({ rows }) => rows),
    );
    const isShown = ({ passenger: { id } }: Booked) => written.get(id)?.direct.some((field) => shownInQueue.has(field));
    await followPassengers(
      tx,
      travellers.filter(isShown).flatMap(({ rows }) => rows),
    );
    const after = await readBooked(tx, booking, now);
    await settle(tx, after, { now, user: pseudoUsers.system }, desk);
    const changed = [...written.values()].some(({ direct, asked }) => direct.length + asked.length > 0);
    if (changed || shared.length > 0) await announceBooking(tx, booking, desk);
    return { outcome: "saved", info: await answerOf(after, split, written, now) };
  });
