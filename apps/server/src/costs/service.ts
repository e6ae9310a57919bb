import {
  type BillingForm,
  type BillingRecord,
  type CostProblem,
  costProblems,
  costSources,
  countMarks,
  emptyRecord,
  isSameForm,
  type Marks,
  normaliseRecord,
  programChoices,
  recordChanges,
  standingMarks,
  valueAt,
} from "@gatehouse/domain/costs";
import { and, asc, eq } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import type { Database, Queryable } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { program } from "../requests/tables.ts";
import { newRecord, type Reader, vendorsOfBooking } from "./known.ts";
import { entryRows, readHistory, readRecord, rowOf, type StoredRecord } from "./records.ts";
import { billingAudit, billingEntry, billingRecord } from "./tables.ts";

type VendorOfBooking = Awaited<ReturnType<typeof vendorsOfBooking>>[number];

/** A record as calls answer it. */
async function shown(
  tx: Queryable,
  of: Pick<VendorOfBooking, "code" | "name" | "currency">,
  bookingNo: string,
  { record, marks, row }: BillingForm & { readonly row?: StoredRecord["row"] },
) {
  return {
    id: row?.id ?? null,
    bookingNo,
    vendorCode: of.code,
    vendorName: of.name,
    currency: row?.currency ?? of.currency,
    version: row?.version ?? 0,
    ...record,
    serviceFeeDetails: [...record.serviceFeeDetails],
    flightDetails: [...record.flightDetails],
    hotelDetails: [...record.hotelDetails],
    callHouseDetails: [...record.callHouseDetails],
    carDetails: [...record.carDetails],
    marks: Object.entries(marks)
      .map(([field, source]) => ({ field, source }))
      .toSorted((one, other) => (one.field < other.field ? -1 : 1)),
    history: row
      ? (await readHistory(tx, row.id)).map(({ changes, filled, ...saved }) => ({
          ...saved,
          changes: [...changes],
          filled: [...filled],
        }))
      : [],
  };
}
type ShownRecord = Awaited<ReturnType<typeof shown>>;

export type FoundRecord =
  | { readonly outcome: "unknown" }
  | { readonly outcome: "several"; readonly vendors: readonly { readonly code: string; readonly name: string }[] }
  | { readonly outcome: "found"; readonly record: ShownRecord };

/** The record of a booking, stored or new (COST-2). @param vendorCode empty where the booking number says enough */
export async function findRecord(
  db: Queryable,
  reader: Reader,
  { bookingNo, vendorCode }: { readonly bookingNo: string; readonly vendorCode: string },
): Promise<FoundRecord> {
  const vendors = await vendorsOfBooking(db, reader, bookingNo);
  const meant = vendorCode === "" ? vendors : vendors.filter(({ code }) => code === vendorCode);
  const [of, ...others] = meant;
  if (!of) return { outcome: "unknown" };
  if (others.length > 0) return { outcome: "several", vendors: meant.map(({ code, name }) => ({ code, name })) };
  const form = (await readRecord(db, of.code, bookingNo)) ?? (await newRecord(db, of, bookingNo));
  return { outcome: "found", record: await shown(db, of, bookingNo, form) };
}

export interface GivenRecord {
  readonly bookingNo: string;
  readonly vendorCode: string;
  /** Of what was read. */
  readonly version: number;
  readonly record: BillingRecord;
  readonly marks: Marks;
}

export type SavedRecord =
  | { readonly outcome: "unknown" }
  | { readonly outcome: "invalid"; readonly problems: readonly CostProblem[] }
  | { readonly outcome: "changed"; readonly stands: ShownRecord }
  | { readonly outcome: "saved"; readonly record: ShownRecord };

/** How many values lost their mark and stayed what they were. */
const confirmedIn = (before: BillingForm, after: BillingForm): number =>
  Object.keys(before.marks).filter(
    (path) =>
      !after.marks[path] &&
      valueAt(before.record, path) !== "" &&
      valueAt(after.record, path) === valueAt(before.record, path),
  ).length;

/** Saves a record as a whole (COST-10), and what it changed, field by field (COST-11). */
export async function saveRecord(
  db: Database,
  reader: Reader,
  given: GivenRecord,
  { live, now }: { readonly live: Pick<LiveHub, "publish">; readonly now: number },
): Promise<SavedRecord> {
  const { bookingNo, vendorCode, version } = given;
  const record = normaliseRecord(given.record);
  const problems = costProblems(record);
  if (problems.length > 0) return { outcome: "invalid", problems };
  const next: BillingForm = { record, marks: standingMarks({ record, marks: given.marks }) };
  return db.transaction(async (tx): Promise<SavedRecord> => {
    const of = (await vendorsOfBooking(tx, reader, bookingNo)).find(({ code }) => code === vendorCode);
    if (!of) return { outcome: "unknown" };
    const stands = await readRecord(tx, of.code, bookingNo, true);
    if (stands && isSameForm(stands, next))
      // The same was saved already: by the other one, or by this one whose answer was lost.
      return { outcome: "saved", record: await shown(tx, of, bookingNo, stands) };
    if ((stands?.row.version ?? 0) !== version) {
      const others = stands ?? (await newRecord(tx, of, bookingNo));
      return { outcome: "changed", stands: await shown(tx, of, bookingNo, others) };
    }
    const values = { ...rowOf(record), marks: next.marks, version: version + 1, savedAt: now };
    const [row] = stands
      ? await tx.update(billingRecord).set(values).where(eq(billingRecord.id, stands.row.id)).returning()
      : await tx
          .insert(billingRecord)
          .values({ ...values, vendor: of.code, bookingNo, currency: of.currency, createdAt: now })
          .onConflictDoNothing()
          .returning();
    if (!row) {
      // Somebody made it between our look and now.
      const first = await readRecord(tx, of.code, bookingNo, true);
      if (!first) throw new Error("A billing record came and went.");
      return { outcome: "changed", stands: await shown(tx, of, bookingNo, first) };
    }
    await tx.delete(billingEntry).where(eq(billingEntry.recordId, row.id));
    const entries = entryRows(row.id, record);
    if (entries.length > 0) await tx.insert(billingEntry).values(entries);
    const counts = countMarks(next.marks);
    await tx.insert(billingAudit).values({
      recordId: row.id,
      version: row.version,
      userid: reader.userid,
      at: now,
      changes: recordChanges(stands?.record ?? emptyRecord, record),
      confirmed: stands ? confirmedIn(stands, next) : 0,
      filled: stands
        ? []
        : costSources.flatMap((source) => (counts[source] > 0 ? [{ source, count: counts[source] }] : [])),
    });
    await live.publish(
      tx,
      { type: "billing.changed", vendorCode: of.code, bookingNo, version: row.version },
      { to: "vendor", vendor: of.code, permission: "billingEntry" },
    );
    return { outcome: "saved", record: await shown(tx, of, bookingNo, { ...next, row }) };
  });
}

/** The programs of a vendor as choices, active ones only (COST-12). @param vendorCode empty for all that the reader sees */
export async function readProgramChoices(db: Queryable, reader: Pick<Reader, "vendors">, vendorCode: string) {
  const rows = await db
    .select()
    .from(program)
    .where(
      and(
        eq(program.active, true),
        vendorScope(reader, program.vendor),
        vendorCode === "" ? undefined : eq(program.vendor, vendorCode),
      ),
    )
    .orderBy(asc(program.hospital), asc(program.id));
  return programChoices(rows);
}
