import type { AutomationStatus, CheckInState } from "@gatehouse/domain/checkin";
import {
  type BilledCheckIn,
  type BilledWatch,
  checkInBillingColumns,
  type Column,
  performanceColumns,
  type PerformanceRow,
  type ReportType,
  watchBillingColumns,
  type WatchOutcome,
} from "@gatehouse/domain/reports";

/** Divides the values of a row: no value has it, because what people typed is rid of it. */
export const divider = "\u001F";

/** Values of a row as PostgreSQL writes them, in the order of the columns in `statements.ts`; the empty text stands for none. */
type RawRow = readonly string[];

/** What a file makes of rows. */
export interface Shape<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rowOf: (raw: RawRow) => Row;
}

/** Rows as the database sends them, each one text; made into rows one by one, so that none outlives the line it becomes. */
export type Batch = readonly string[];

/** Makes a row of what the database sent. */
export const reader =
  <Row>({ rowOf }: Pick<Shape<Row>, "rowOf">): ((sent: string) => Row) =>
  (sent) =>
    rowOf(sent.split(divider));

const orNull = (value: string | undefined): string | null => value || null;
const numberOrNull = (value: string | undefined): number | null => (value ? Number(value) : null);

/** A disposal as the rest of the product shows it. */
const disposalOf = (disposedBy: string | undefined, reason1: string | undefined, reason2: string | undefined) =>
  disposedBy ? { disposedBy, reason1: orNull(reason1), reason2: orNull(reason2) } : null;

/** @param zone the vendor's IANA time zone */
const billedCheckIns = (zone: string): Shape<BilledCheckIn> => ({
  columns: checkInBillingColumns(zone),
  rowOf: (raw) => ({
    checkInId: Number(raw[0]),
    bookingNo: raw[1] ?? "",
    pnr: raw[2] ?? "",
    airline: raw[3] ?? "",
    flightnum: raw[4] ?? "",
    from: raw[5] ?? "",
    to: raw[6] ?? "",
    departureDate: raw[7] ?? "",
    departureTime: raw[8] ?? "",
    createdAt: Number(raw[9]),
    deactivatedAt: numberOrNull(raw[10]),
    firstname: raw[11] ?? "",
    lastname: raw[12] ?? "",
    currentState: raw[13] as CheckInState, // the column is an enumeration of exactly these
    pass: raw[14] ? { dmscode: raw[14] } : null,
    automationStatus: Number(raw[15]) as AutomationStatus, // nothing else is ever written
    disposeState: disposalOf(raw[16], raw[17], raw[18]),
    expired: raw[19] === "t",
    price: null, // no tariff is set anywhere yet (REP-8)
  }),
});

/**
 * The columns of watched flights in a billing report, and how a row of the database becomes one of them.
 * @param zone the vendor's IANA time zone
 */
export const billedWatches = (zone: string): Shape<BilledWatch> => ({
  columns: watchBillingColumns(zone),
  rowOf: (raw) => ({
    watchId: Number(raw[0]),
    bookingNo: raw[1] ?? "",
    pnr: raw[2] ?? "",
    airline: raw[3] ?? "",
    flightnum: raw[4] ?? "",
    from: raw[5] ?? "",
    to: raw[6] ?? "",
    departureDate: raw[7] ?? "",
    departureTime: raw[8] ?? "",
    createdAt: Number(raw[9]),
    deactivatedAt: numberOrNull(raw[10]),
    passengers: raw[11] ?? "",
    outcome: raw[12] as WatchOutcome, // the statement says nothing else
    price: null,
  }),
});

/** @param zone the IANA time zone that was asked for */
const performance = (zone: string): Shape<PerformanceRow> => ({
  columns: performanceColumns(zone),
  rowOf: (raw) => ({
    checkInId: Number(raw[0]),
    bookingNo: raw[1] ?? "",
    pnr: raw[2] ?? "",
    airline: raw[3] ?? "",
    flightnum: raw[4] ?? "",
    from: raw[5] ?? "",
    to: raw[6] ?? "",
    departureDate: raw[7] ?? "",
    departureTime: raw[8] ?? "",
    createdAt: Number(raw[9]),
    vendorName: raw[10] ?? "",
    firstname: raw[11] ?? "",
    lastname: raw[12] ?? "",
    currentState: raw[13] as CheckInState, // the column is an enumeration of exactly these
    hasPass: raw[14] === "t",
    lastPageAttachedBy: orNull(raw[15]),
    automationStatus: Number(raw[16]) as AutomationStatus, // nothing else is ever written
    disposeState: disposalOf(raw[17], raw[18], raw[19]),
    eligibleAt: numberOrNull(raw[20]),
    disposedAt: numberOrNull(raw[21]),
  }),
});

/** Gives the shape of a type of report to anyone who writes it, whatever its rows are. */
export function withShape<Result>(type: ReportType, zone: string, write: <Row>(shape: Shape<Row>) => Result): Result {
  return type === "billing-ac" ? write(billedCheckIns(zone)) : write(performance(zone));
}
