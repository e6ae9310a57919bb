import { type BillingRecord, entriesOf, type EntryKind, entryKinds, entrySum, totalsOf } from "../costs/index.ts";
import type { Column } from "./csv.ts";

/** A record as files have it. */
export interface BilledRecord {
  readonly bookingNo: string;
  readonly currency: string;
  readonly record: BillingRecord;
}

/** One line of a bill of travel costs: an entry, or what was typed beyond the sum of a trip. Amounts are numbers of whole units. */
interface CostLine extends Pick<BilledRecord, "bookingNo" | "currency" | "record"> {
  readonly kind: EntryKind | null;
  /** Which of its kind, from 1. */
  readonly number: number;
  readonly description: string;
  readonly confirmation: string;
  readonly from: string;
  readonly to: string;
  readonly chargedOn: string;
  /** Minor units. */
  readonly amount: number;
}

const kindNames: Readonly<Record<EntryKind, string>> = {
  serviceFeeDetails: "Service Fee",
  flightDetails: "Flight",
  hotelDetails: "Hotel",
  callHouseDetails: "Call House",
  carDetails: "Car",
};

type Told = Pick<CostLine, "description" | "confirmation" | "from" | "to" | "chargedOn">;

const filled = (...parts: readonly (string | undefined)[]): readonly string[] =>
  parts.flatMap((part) => (part ? [part] : []));

function told(kind: EntryKind, place: number, entry: Readonly<Record<string, string>>): Told {
  const at = (name: string): string => entry[name] ?? "";
  switch (kind) {
    case "serviceFeeDetails":
      return {
        description: place === 0 ? "Original Fee" : `Change Fee ${place}`,
        confirmation: "",
        from: "",
        to: "",
        chargedOn: at("serviceFeeDateOfCharge"),
      };
    case "flightDetails":
      return {
        description: filled(
          filled(at("flightOrigin"), at("flightDestination"), at("flightReturn")).join("-"),
          at("flightAirlineName") || at("flightAirlineCode"),
        ).join(" "),
        confirmation: at("flightPnr"),
        from: "",
        to: "",
        chargedOn: at("flightDateOfCharge"),
      };
    case "hotelDetails":
      return {
        description: filled(at("hotelName"), at("hotelCity")).join(", "),
        confirmation: at("hotelConfirmation"),
        from: at("hotelCheckinDate"),
        to: at("hotelCheckoutDate"),
        chargedOn: at("hotelDateOfCharge"),
      };
    case "callHouseDetails":
      return {
        description: filled(at("callhouseName"), at("callhouseCity")).join(", "),
        confirmation: at("callhouseConfirmation"),
        from: at("callhouseCheckinDate"),
        to: at("callhouseCheckoutDate"),
        chargedOn: "",
      };
    case "carDetails":
      return {
        description: at("carProvider"),
        confirmation: at("carConfirmation"),
        from: at("carStartDate"),
        to: at("carEndDate"),
        chargedOn: at("carDateOfCharge"),
      };
  }
}

/**
 * The lines of a record (COST-13): an entry each, and one for what was typed beyond the sum, so that the lines of a trip add up to what
 * it costs.
 */
export function costLines({ record, ...of }: BilledRecord): readonly CostLine[] {
  const entries = entryKinds.flatMap((kind) =>
    entriesOf(record, kind).map((entry, place) => ({
      ...of,
      record,
      kind,
      number: place + 1,
      ...told(kind, place, entry),
      amount: entrySum(kind, entry, "en"),
    })),
  );
  const { difference } = totalsOf(record);
  return difference === 0
    ? entries
    : [
        ...entries,
        {
          ...of,
          record,
          kind: null,
          number: 1,
          description: "Total typed over the sum",
          confirmation: "",
          from: "",
          to: "",
          chargedOn: "",
          amount: difference,
        },
      ];
}

const oneName = ({ record }: CostLine): string =>
  filled(record.customerPrefix, record.customerFirstName, record.customerMiddleName, record.customerLastName).join(" ");

/** Travel costs, one row per line of a bill (COST-13, REP-8). */
export const costColumns: readonly Column<CostLine>[] = [
  { header: "Booking Number", kind: "text", value: ({ bookingNo }) => bookingNo },
  { header: "Customer ID", kind: "text", value: ({ record }) => record.customerId },
  { header: "Customer", kind: "text", value: oneName },
  { header: "Booking Date", kind: "date", value: ({ record }) => record.bookingDate },
  { header: "Trip Start", kind: "date", value: ({ record }) => record.tripStartDate },
  { header: "Trip End", kind: "date", value: ({ record }) => record.tripEndDate },
  { header: "Hospital", kind: "text", value: ({ record }) => record.hospitalName },
  { header: "Department Code", kind: "text", value: ({ record }) => record.hospitalDepartmentCode },
  { header: "Department", kind: "text", value: ({ record }) => record.hospitalDepartmentName },
  { header: "Location", kind: "text", value: ({ record }) => record.hospitalLocation },
  { header: "City", kind: "text", value: ({ record }) => record.locationCity },
  { header: "FlightGuard48", kind: "text", value: ({ record }) => (record.flightGuardCoverage ? "Yes" : "No") },
  { header: "Kind", kind: "text", value: ({ kind }) => (kind === null ? "Difference" : kindNames[kind]) },
  { header: "No.", kind: "number", value: ({ number }) => number },
  { header: "Description", kind: "text", value: ({ description }) => description },
  { header: "Confirmation", kind: "text", value: ({ confirmation }) => confirmation },
  { header: "From", kind: "date", value: ({ from }) => from },
  { header: "To", kind: "date", value: ({ to }) => to },
  { header: "Date of Charge", kind: "date", value: ({ chargedOn }) => chargedOn },
  // A quotient of a whole number by a hundred is written with the two decimals that it has.
  { header: "Amount", kind: "number", value: ({ amount }) => amount / 100 },
  { header: "Currency", kind: "text", value: ({ currency }) => currency },
];
