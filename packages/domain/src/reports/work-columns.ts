import type { CheckIn } from "../checkin/index.ts";
import { clockReader } from "./clock-reader.ts";
import type { Column } from "./csv.ts";
import { reasonText } from "./reason-words.ts";
import type { TimeSpanRow } from "./time-span-rows.ts";

/** A disposed check-in, as the performance report tells of it. */
export type PerformanceRow = Pick<
  CheckIn,
  | "checkInId"
  | "pnr"
  | "bookingNo"
  | "vendorName"
  | "flightnum"
  | "currentState"
  | "automationStatus"
  | "disposeState"
  | "lastPageAttachedBy"
  | "createdAt"
  | "eligibleAt"
  | "disposedAt"
> & {
  readonly airline: string;
  readonly from: string;
  readonly to: string;
  /** Airport-local: YYYY-MM-DD, HH:MM. */
  readonly departureDate: string;
  readonly departureTime: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly hasPass: boolean;
};

const automationTexts = { "-1": "", "0": "FAILED", "1": "SUCCESS" } as const;

/**
 * The performance report, one row per disposed check-in (REP-9).
 * @param zone the IANA time zone that was asked for
 */
export function performanceColumns(zone: string): readonly Column<PerformanceRow>[] {
  const read = clockReader(zone);
  const instant = (seconds: number | null) => (seconds === null ? null : read(seconds));
  return [
    { header: "Operator Id", kind: "text", value: ({ disposeState }) => disposeState?.disposedBy ?? "" },
    { header: "Check-in ID", kind: "number", value: ({ checkInId }) => checkInId },
    { header: "Booking Number", kind: "text", value: ({ bookingNo }) => bookingNo },
    { header: "PNR", kind: "text", value: ({ pnr }) => pnr },
    { header: "Vendor", kind: "text", value: ({ vendorName }) => vendorName },
    { header: "First Name", kind: "text", value: ({ firstname }) => firstname },
    { header: "Last Name", kind: "text", value: ({ lastname }) => lastname },
    { header: "Airline", kind: "text", value: ({ airline }) => airline },
    { header: "Flight Number", kind: "text", value: ({ flightnum }) => flightnum },
    { header: "From", kind: "text", value: ({ from }) => from },
    { header: "To", kind: "text", value: ({ to }) => to },
    {
      header: "Departure (Airport Local)",
      kind: "dateTime",
      value: ({ departureDate, departureTime }) => `${departureDate} ${departureTime}:00`,
    },
    { header: "State", kind: "text", value: ({ currentState }) => currentState },
    { header: "Boarding Pass", kind: "text", value: ({ hasPass }) => (hasPass ? "Yes" : "No") },
    { header: "BP Attached By", kind: "text", value: ({ lastPageAttachedBy }) => lastPageAttachedBy ?? "" },
    { header: "Automation", kind: "text", value: ({ automationStatus }) => automationTexts[automationStatus] },
    {
      header: "Reason 1",
      kind: "text",
      value: ({ disposeState }) => reasonText(disposeState?.reason1 ?? null),
      isWorded: true,
    },
    {
      header: "Reason 2",
      kind: "text",
      value: ({ disposeState }) => reasonText(disposeState?.reason2 ?? null),
      isWorded: true,
    },
    { header: `Created At (${zone})`, kind: "dateTime", value: ({ createdAt }) => read(createdAt) },
    { header: `Available At (${zone})`, kind: "dateTime", value: ({ eligibleAt }) => instant(eligibleAt) },
    { header: `Disposed At (${zone})`, kind: "dateTime", value: ({ disposedAt }) => instant(disposedAt) },
    {
      header: "Minutes Until Disposal",
      kind: "number",
      value: ({ eligibleAt, disposedAt }) =>
        eligibleAt === null || disposedAt === null ? null : Math.max(0, Math.round((disposedAt - eligibleAt) / 60)),
    },
  ];
}

/** The time span report, a row per operator and airline. */
export const timeSpanColumns: readonly Column<TimeSpanRow>[] = [
  { header: "Operator Id", kind: "text", value: ({ operator }) => operator },
  { header: "Airline Code", kind: "text", value: ({ airline }) => airline },
  { header: "Total Attached", kind: "number", value: ({ attached }) => attached },
  { header: "Total Disposed", kind: "number", value: ({ disposed }) => disposed },
];
