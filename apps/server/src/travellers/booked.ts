import { emptyAddress, type Address } from "@gatehouse/domain/addresses";
import { emptyEmergencyContact, type EmergencyContact, type Passenger } from "@gatehouse/domain/travellers";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import { checkIn } from "../checkin/tables.ts";
import type { Queryable, Transaction } from "../platform/database.ts";
import type { LinkedBooking } from "./links.ts";
import type { PassengerRow } from "./person-columns.ts";
import { pendingChange, travellerInfo } from "./tables.ts";

export type Flight = typeof segment.$inferSelect;
type Change = typeof pendingChange.$inferSelect;

/** A traveller of a booking: one person, who has a row in each PNR they travel on. */
export interface Booked {
  /** As the page knows them, the whole passport number included: it never leaves the server. */
  readonly passenger: Passenger;
  /** Ids of the rows; the first one's is the id that the page uses. */
  readonly rows: readonly number[];
  /** The rows themselves: each is what one PNR says of this person. */
  readonly stored: readonly PassengerRow[];
}

/** Everything about a booking that the missing-information page shows, writes or decides by. */
export interface BookedInfo {
  readonly booking: LinkedBooking;
  readonly travellers: readonly Booked[];
  /** What each PNR says of each traveller, in the order of PNRs and places. */
  readonly rows: readonly PassengerRow[];
  /** Flights that have not left yet, in the order in which they do. */
  readonly ahead: readonly Flight[];
  /** Ids of the rows of each flight's PNR. */
  readonly onFlight: (flight: Flight) => readonly number[];
  readonly destinationAddress: Address;
  readonly emergencyContact: EmergencyContact;
  /** Changes that wait for staff, the oldest first. */
  readonly waiting: readonly Change[];
  /** Changes that staff have decided about, the oldest first. */
  readonly decided: readonly Change[];
  /** Rows of passengers whom the last submission left out. */
  readonly leftOut: readonly number[];
  /** Whether somebody gave a check-in up because the airline wants to know where the travellers stay. */
  readonly wantsDestination: boolean;
}

const nameOf = ({ firstname, middlename, lastname }: PassengerRow) =>
  [firstname, middlename, lastname].map((part) => part.trim().toLocaleUpperCase("en")).join("\n");

/**
 * Rows of one person. The same name in two PNRs of a booking is one person who is asked once, unless their dates of birth differ;
 * the same name twice in one PNR is two people, as in many a family.
 */
function people(rows: readonly PassengerRow[]): PassengerRow[][] {
  const found: PassengerRow[][] = [];
  for (const row of rows) {
    const same = found.find(
      (others) =>
        others.every(({ pnrId, dateOfBirth }) => {
          const agrees = dateOfBirth === null || row.dateOfBirth === null || dateOfBirth === row.dateOfBirth;
          return pnrId !== row.pnrId && agrees;
        }) && others.some((other) => nameOf(other) === nameOf(row)),
    );
    if (same) same.push(row);
    else found.push([row]);
  }
  return found;
}

/** What is known of a person: of every field what the first row that has it says. */
function bookedOf(rows: readonly [PassengerRow, ...PassengerRow[]]): Booked {
  const first = (of: (row: PassengerRow) => string | null) => rows.map(of).find((value) => value) ?? "";
  // A passport is one document: its number never is beside another one's dates.
  const document = rows.find(({ passportNo }) => passportNo) ?? rows[0];
  const phone = rows.find(({ phoneNumber }) => phoneNumber) ?? rows[0];
  return {
    rows: rows.map(({ id }) => id),
    stored: rows,
    passenger: {
      id: String(rows[0].id),
      firstname: rows[0].firstname,
      middlename: first(({ middlename }) => middlename),
      lastname: rows[0].lastname,
      email: first(({ email }) => email),
      phoneCode: phone.phoneCode,
      phoneNumber: phone.phoneNumber,
      gender: first(({ gender }) => gender),
      ktn: first(({ ktn }) => ktn),
      dob: first(({ dateOfBirth }) => dateOfBirth),
      nationality: first(({ nationality }) => nationality),
      passportNo: document.passportNo ?? "",
      passportIssueDate: document.passportIssueDate ?? "",
      passportExpDate: document.passportExpDate ?? "",
      address: rows.find(({ address }) => address)?.address ?? emptyAddress,
      primary: rows.some(({ position }) => position === 0),
    },
  };
}

/**
 * Locks a booking for a change of what its travellers supply: its units first, in the order of their ids, as anyone who changes one of
 * their check-ins does. Two changes of one booking follow one after the other.
 */
export async function holdBooking(tx: Transaction, bookingId: number): Promise<void> {
  await tx.select({ id: pnr.id }).from(pnr).where(eq(pnr.bookingId, bookingId)).orderBy(asc(pnr.id)).for("update");
}

/** Reads a booking. @param now seconds since 1970, UTC: flights that have left by then are not ahead */
export async function readBooked(tx: Queryable, booking: LinkedBooking, now: number): Promise<BookedInfo> {
  const units = tx.select({ id: pnr.id }).from(pnr).where(eq(pnr.bookingId, booking.id));
  const rows = await tx
    .select()
    .from(passenger)
    .where(and(inArray(passenger.pnrId, units), eq(passenger.cancelled, false)))
    .orderBy(asc(passenger.pnrId), asc(passenger.position));
  const ahead = await tx
    .select()
    .from(segment)
    .where(and(inArray(segment.pnrId, units), gt(segment.departsAt, now), eq(segment.cancelled, false)))
    .orderBy(asc(segment.departsAt), asc(segment.id));
  const [info] = await tx.select().from(travellerInfo).where(eq(travellerInfo.bookingId, booking.id));
  const changes = await tx
    .select()
    .from(pendingChange)
    .where(eq(pendingChange.bookingId, booking.id))
    .orderBy(asc(pendingChange.requestedAt), asc(pendingChange.id));
  const wanting = await tx.$count(
    checkIn,
    and(
      inArray(checkIn.pnrId, units),
      eq(checkIn.expired, false),
      eq(checkIn.state, "ELIGIBLE_FOR_DISPOSAL"),
      eq(checkIn.reason2, "3-visa"),
    ),
  );
  return {
    booking,
    rows,
    travellers: people(rows).flatMap(([first, ...more]) => (first ? [bookedOf([first, ...more])] : [])),
    ahead,
    onFlight: ({ pnrId }) => rows.filter((row) => row.pnrId === pnrId).map(({ id }) => id),
    destinationAddress: info?.destinationAddress ?? emptyAddress,
    emergencyContact: info?.emergencyContact ?? emptyEmergencyContact,
    waiting: changes.filter(({ state }) => state === "waiting"),
    decided: changes.filter(({ state }) => state !== "waiting"),
    leftOut: info?.leftOut ?? [],
    wantsDestination: wanting > 0,
  };
}
