import {
  type AnyEntry,
  type BillingForm,
  type BillingRecord,
  emptyEntry,
  emptyRecord,
  entriesOf,
  entryFields,
  type EntryKind,
  entryKinds,
  moneyText,
  parseMoney,
  totalsOf,
  withEntries,
} from "@gatehouse/domain/costs";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { billingAudit, billingEntry, billingRecord } from "./tables.ts";

type RecordRow = typeof billingRecord.$inferSelect;
type EntryRow = typeof billingEntry.$inferSelect;

/** Where an entry's amounts are kept. */
const amounts: Readonly<Record<EntryKind, Readonly<Partial<Record<"cost" | "seatFare" | "baggageCost", string>>>>> = {
  serviceFeeDetails: { cost: "serviceFee" },
  flightDetails: { cost: "flightCost", seatFare: "flightPreferredSeatFare", baggageCost: "checkinBaggageCost" },
  hotelDetails: { cost: "hotelCost" },
  callHouseDetails: { cost: "callhouseCost" },
  carDetails: { cost: "carFare" },
};

const orNull = (text: string): string | null => (text === "" ? null : text);

/** A record as its row has it. */
export const rowOf = (record: BillingRecord) => {
  const { total, typed } = totalsOf(record);
  const { serviceFeeDetails, flightDetails, hotelDetails, callHouseDetails, carDetails, ...head } = record;
  return {
    ...head,
    bookingDate: orNull(record.bookingDate),
    tripStartDate: orNull(record.tripStartDate),
    tripEndDate: orNull(record.tripEndDate),
    totalTripCost: moneyText(total),
    isTotalTyped: typed !== undefined,
  };
};

/** The entries of a record as rows. */
export const entryRows = (recordId: number, record: BillingRecord): (typeof billingEntry.$inferInsert)[] =>
  entryKinds.flatMap((kind) =>
    entriesOf(record, kind).map((entry, position) => {
      const places = Object.entries(amounts[kind]);
      const isAmount = (name: string) => places.some(([, field]) => field === name);
      return {
        recordId,
        kind,
        position,
        fields: Object.fromEntries(Object.entries(entry).filter(([name]) => !isAmount(name))),
        ...Object.fromEntries(places.map(([column, field]) => [column, orNull(entry[field] ?? "")])),
      };
    }),
  );

/** What the database writes for an amount; the same text as ours. */
const amountText = (value: string | null): string => (value === null ? "" : moneyText(parseMoney(value, "en") ?? 0));

function entryOf({ kind, fields, ...row }: EntryRow): AnyEntry {
  const money = Object.fromEntries(
    Object.entries(amounts[kind]).map(([column, field]) => [
      field,
      amountText(row[column as "cost" | "seatFare" | "baggageCost"]),
    ]),
  );
  const known = new Set<string>(entryFields[kind].map(({ name }) => name));
  return {
    ...emptyEntry(kind),
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => known.has(name))),
    ...money,
  };
}

/** A record of rows. @param entries in their order */
export function recordOf(row: RecordRow, entries: readonly EntryRow[]): BillingRecord {
  const head: BillingRecord = {
    ...emptyRecord,
    customerId: row.customerId,
    customerPrefix: row.customerPrefix,
    customerFirstName: row.customerFirstName,
    customerMiddleName: row.customerMiddleName,
    customerLastName: row.customerLastName,
    bookingDate: row.bookingDate ?? "",
    tripStartDate: row.tripStartDate ?? "",
    tripEndDate: row.tripEndDate ?? "",
    hospitalName: row.hospitalName,
    hospitalDepartmentCode: row.hospitalDepartmentCode,
    hospitalDepartmentName: row.hospitalDepartmentName,
    hospitalLocation: row.hospitalLocation,
    locationCity: row.locationCity,
    flightGuardCoverage: row.flightGuardCoverage,
    totalTripCost: row.isTotalTyped ? amountText(row.totalTripCost) : "",
  };
  return entryKinds.reduce(
    (record, kind) => withEntries(record, kind, entries.filter((one) => one.kind === kind).map(entryOf)),
    head,
  );
}

/** The entries of records, each record's in their order. */
export async function readEntries(
  tx: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly EntryRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(billingEntry)
    .where(inArray(billingEntry.recordId, [...ids]))
    .orderBy(asc(billingEntry.recordId), asc(billingEntry.position));
  return Map.groupBy(rows, ({ recordId }) => recordId);
}

export interface StoredRecord extends BillingForm {
  readonly row: RecordRow;
}

/** The stored record of a booking; undefined where there is none. @param lock keeps others from changing it */
export async function readRecord(
  tx: Queryable,
  vendorCode: string,
  bookingNo: string,
  lock = false,
): Promise<StoredRecord | undefined> {
  const query = tx
    .select()
    .from(billingRecord)
    .where(and(eq(billingRecord.vendor, vendorCode), eq(billingRecord.bookingNo, bookingNo)));
  const [row] = await (lock ? query.for("update") : query);
  if (!row) return undefined;
  const entries = await readEntries(tx, [row.id]);
  return { row, record: recordOf(row, entries.get(row.id) ?? []), marks: row.marks };
}

/** Saves that the page shows. */
const shownSaves = 100;

/** The saves of a record, the latest first (COST-11). */
export const readHistory = (tx: Queryable, recordId: number) =>
  tx
    .select({
      version: billingAudit.version,
      userid: billingAudit.userid,
      at: billingAudit.at,
      changes: billingAudit.changes,
      confirmed: billingAudit.confirmed,
      filled: billingAudit.filled,
    })
    .from(billingAudit)
    .where(eq(billingAudit.recordId, recordId))
    .orderBy(desc(billingAudit.version))
    .limit(shownSaves);
