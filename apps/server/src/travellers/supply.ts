import { isEmptyAddress } from "@gatehouse/domain/addresses";
import { pseudoUsers } from "@gatehouse/domain/checkin";
import {
  type GivenPatch,
  type PassengerPath,
  splitValid,
  type SplitInfo,
  withoutMasks,
} from "@gatehouse/domain/travellers";
import { eq } from "drizzle-orm";
import { passenger } from "../bookings/tables.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import type { Database } from "../platform/database.ts";
import { type Booked, type BookedInfo, holdBooking, readBooked } from "./booked.ts";
import { announceBooking, followPassengers } from "./check-ins.ts";
import { continueCompleteBooking } from "./completeness.ts";
import { rulesFor, storedOf } from "./judge.ts";
import type { OpenedLink } from "./links.ts";
import { fieldsOf, shownInfo } from "./read-info.ts";
import { travellerInfo } from "./tables.ts";
import { auditFields, writePassenger, type SubmissionWrite, type Written } from "./write-passenger.ts";

/** Fields by which the queue and the viewer know a passenger: their check-ins get a new version. */
const shownInQueue: ReadonlySet<PassengerPath> = new Set([
  "firstname",
  "lastname",
  "nationality",
  "passportNo",
  "passportIssueDate",
  "passportExpDate",
]);

/** Writes what belongs to the whole booking, and whom nobody asked. @returns the fields that are others now */
async function writeShared(
  writing: SubmissionWrite,
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
  await auditFields(writing, "INFO_SUPPLIED", null, fields);
  return fields;
}

/** Notes the language in which the booking's first traveller reads the page. @returns whether it is another one than before */
async function writeLanguage(writing: SubmissionWrite, language: string | undefined): Promise<boolean> {
  const first = writing.info.travellers.find((one) => one.passenger.primary);
  const others = language === undefined ? [] : (first?.stored.filter((row) => row.language !== language) ?? []);
  for (const { id } of others) {
    await writing.tx.update(passenger).set({ language }).where(eq(passenger.id, id));
    await auditFields(writing, "INFO_SUPPLIED", id, ["language"]);
  }
  return others.length > 0;
}

/** What the holder of a link sends. */
interface Sent extends GivenPatch {
  /** The language that they have chosen: a canonical tag. */
  readonly language?: string | undefined;
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
 * Takes what the holder of a link fills in (TRV-14): what is valid is kept and what is not comes back, by passenger and
 * field; names and mail addresses that stand already wait for staff. One transaction, with its log: all of it or nothing. Two that
 * come at once follow one after the other, and each writes only what it was sent; of one field the later text stands.
 */
export const supplyInfo = (
  db: Database,
  { booking, linkId }: OpenedLink,
  { language, ...sent }: Sent,
  now: number,
  services: ChangeServices,
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

    const split = splitValid(storedOf(info), withoutMasks(sent, storedOf(info)), rulesFor(info, now));
    const writing: SubmissionWrite = { tx, info, linkId, now };
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
    const isOtherLanguage = await writeLanguage(writing, language);
    const followed = [...written.values()]
      .flatMap(({ rows }) => rows)
      .filter(({ fields }) => fields.some((field) => shownInQueue.has(field)));
    await followPassengers(
      tx,
      followed.map(({ id }) => id),
    );
    const after = await readBooked(tx, booking, now);
    await continueCompleteBooking(tx, after, { now, user: pseudoUsers.system }, services);
    const changed = [...written.values()].some(({ direct, asked }) => direct.length + asked.length > 0);
    if (changed || shared.length > 0 || isOtherLanguage) await announceBooking(tx, booking, services);
    return { outcome: "saved", info: await answerOf(after, split, written, now) };
  });
