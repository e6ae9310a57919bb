import { emptyAddress } from "@gatehouse/domain/addresses";
import { countryByCode } from "@gatehouse/domain/addresses/data";
import {
  type FeedBooking,
  type FeedField,
  type FeedPassenger,
  type FeedIssue,
  mergeLanguage,
  mergePassenger,
  notTakenCodes,
} from "@gatehouse/domain/feed";
import { defaultPhoneCode, type Passenger, todayAnywhere } from "@gatehouse/domain/travellers";
import { and, eq, inArray } from "drizzle-orm";
import { passenger } from "../bookings/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { passengerOf } from "../travellers/person-columns.ts";
import { travellerAudit } from "../travellers/tables.ts";
import type { HeldUnit, StoredPassenger } from "./hold-unit.ts";

/** The travellers of a unit after a message. */
export interface SyncedPassengers {
  readonly after: readonly StoredPassenger[];
  /** Those whom the queue or the viewer shows otherwise now: their names or passports changed. */
  readonly shown: readonly number[];
  /** All that changed in any way, or came. */
  readonly touched: ReadonlySet<number>;
  readonly notTaken: readonly FeedIssue[];
}

/** By these the queue and the viewer know a passenger. */
const shownFields: ReadonlySet<FeedField> = new Set([
  "firstname",
  "lastname",
  "nationality",
  "passportNo",
  "passportIssueDate",
  "passportExpDate",
]);

const stranger: Omit<Passenger, "primary"> = {
  id: "",
  firstname: "",
  middlename: "",
  lastname: "",
  email: "",
  phoneCode: defaultPhoneCode,
  phoneNumber: "",
  gender: "X",
  ktn: "",
  dob: "",
  nationality: "",
  passportNo: "",
  passportIssueDate: "",
  passportExpDate: "",
  address: emptyAddress,
};

/** A stored traveller as the rules look at one. */
const knownAs = (row: StoredPassenger): Passenger => ({
  ...passengerOf(row),
  id: String(row.id),
  primary: row.position === 0,
});

/** What the feed can have changed, as the columns keep it. */
const columnsOf = (next: Passenger) => ({
  firstname: next.firstname,
  middlename: next.middlename,
  lastname: next.lastname,
  email: next.email,
  phoneCode: next.phoneCode,
  phoneNumber: next.phoneNumber,
  gender: next.gender,
  ktn: next.ktn,
  dateOfBirth: next.dob || null,
  nationality: next.nationality || null,
  passportNo: next.passportNo || null,
  passportIssueDate: next.passportIssueDate || null,
  passportExpDate: next.passportExpDate || null,
});

/** What the feed says beside what is on the traveller's own page. */
const besides = ({ title, eticket }: FeedPassenger, language: string | null) => ({
  ...(title && { title }),
  ...(eticket && { eticket }),
  ...(language !== null && { language }),
});

const nameOf = ({ firstname, lastname }: Pick<StoredPassenger, "firstname" | "lastname">) =>
  `${firstname}\n${lastname}`.toLocaleUpperCase("en");

/**
 * Finds the fields that a traveller, or staff for them, have supplied. Each row's have a line of their own, but a decision of staff is
 * noted at one row of the person, who has one in each of the booking's PNRs.
 */
async function readSupplied(tx: Transaction, unit: HeldUnit) {
  const lines = await tx
    .select({
      id: passenger.id,
      pnrId: passenger.pnrId,
      firstname: passenger.firstname,
      lastname: passenger.lastname,
      action: travellerAudit.action,
      fields: travellerAudit.fields,
    })
    .from(travellerAudit)
    .innerJoin(passenger, eq(passenger.id, travellerAudit.passengerId))
    .where(
      and(
        eq(travellerAudit.bookingId, unit.bookingId),
        inArray(travellerAudit.action, ["INFO_SUPPLIED", "CHANGE_CONFIRMED"]),
      ),
    );
  return (row: StoredPassenger): ReadonlySet<string> =>
    new Set(
      lines
        .filter(
          (line) =>
            line.id === row.id ||
            (line.action === "CHANGE_CONFIRMED" && line.pnrId !== unit.id && nameOf(line) === nameOf(row)),
        )
        .flatMap(({ fields }) => fields),
    );
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Brings the passengers of a stored unit in line with those of a booking that a vendor sent.
 * @param ahead whether a flight of the unit is still to leave: of a trip that is over nothing changes any more
 */
export async function syncPassengers(
  tx: Transaction,
  unit: HeldUnit,
  fed: FeedBooking,
  ahead: boolean,
  now: number,
): Promise<SyncedPassengers> {
  const rules = { today: todayAnywhere(now), phoneRequired: false, countryOf: countryByCode };
  const supplied =
    unit.passengers.length > 0 && fed.passengers.length > 0 ? await readSupplied(tx, unit) : () => nothing;
  const after = new Map(unit.passengers.map((row) => [row.position, row]));
  const shown: number[] = [];
  const touched = new Set<number>();
  const notTaken: FeedIssue[] = [];

  for (const [index, one] of fed.passengers.entries()) {
    const position = one.passenger - 1;
    const stored = after.get(position);
    const before = stored ? knownAs(stored) : { ...stranger, primary: position === 0 };
    const given = stored ? supplied(stored) : nothing;
    const merged = mergePassenger(before, one, given, rules);
    const spoken = mergeLanguage(stored?.language ?? null, one, given);
    const beside = besides(one, spoken.language);
    const isOther =
      merged.changed.length > 0 ||
      stored?.cancelled !== one.cancelled ||
      Object.entries(beside).some(([key, value]) => stored[key as keyof typeof stored] !== value);
    if (isOther && !ahead) {
      notTaken.push({ path: `passengers[${index}]`, code: notTakenCodes.departed });
      continue;
    }
    const left = [...merged.notTaken, ...spoken.notTaken];
    notTaken.push(...left.map(({ path, code }) => ({ path: `passengers[${index}].${path}`, code })));
    if (!isOther) continue;
    const columns = { ...columnsOf(merged.next), ...beside, cancelled: one.cancelled };
    const [row] = stored
      ? await tx.update(passenger).set(columns).where(eq(passenger.id, stored.id)).returning()
      : await tx
          .insert(passenger)
          .values({ ...columns, pnrId: unit.id, position })
          .returning();
    if (!row) throw new Error("PostgreSQL returned no row for a passenger.");
    after.set(position, row);
    touched.add(row.id);
    if (stored && merged.changed.some((field) => shownFields.has(field))) shown.push(row.id);
  }
  return { after: [...after.values()], shown, touched, notTaken };
}
