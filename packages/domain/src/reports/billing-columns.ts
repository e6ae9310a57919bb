import type { CheckIn } from "../checkin/index.ts";
import { clockReader } from "./clock-reader.ts";
import type { Column } from "./csv.ts";
import { type Outcome, outcomeOf } from "./efficiency.ts";
import { reasonText } from "./reason-words.ts";

/** What both billing reports say of a flight. */
interface BilledFlight {
  readonly bookingNo: string;
  readonly pnr: string;
  readonly airline: string;
  readonly flightnum: string;
  readonly from: string;
  readonly to: string;
  /** Airport-local: YYYY-MM-DD, HH:MM. */
  readonly departureDate: string;
  readonly departureTime: string;
  /** Seconds since 1970, UTC. */
  readonly createdAt: number;
  /** Seconds since 1970, UTC; null while it is active. */
  readonly deactivatedAt: number | null;
  /** In the vendor's currency; null where no tariff is set (REP-8). */
  readonly price: number | null;
}

/** A check-in to be billed. */
export interface BilledCheckIn
  extends
    BilledFlight,
    Pick<CheckIn, "checkInId" | "currentState" | "pass" | "automationStatus" | "disposeState" | "expired"> {
  readonly firstname: string;
  readonly lastname: string;
}

/** A watched flight to be billed. */
export interface BilledWatch extends BilledFlight {
  readonly watchId: number;
  /** Names of those who fly, one after the other. */
  readonly passengers: string;
  readonly outcome: WatchOutcome;
}

/** What came of watching a flight: it goes on, it went on until departure, the flight was cancelled, or nobody wanted it any more. */
export type WatchOutcome = "watching" | "departed" | "cancelled" | "ended";

const watchOutcomeTexts: Readonly<Record<WatchOutcome, string>> = {
  watching: "Being watched",
  departed: "Watched until departure",
  cancelled: "Flight cancelled",
  ended: "Ended before departure",
};

const outcomeTexts: Readonly<Record<Outcome, string>> = {
  automation: "Boarding pass by automation",
  operators: "Boarding pass by operators",
  status1: "Status 1",
  status234: "Status 2,3,4",
  notSettled: "Open",
};

/** What became of a check-in, in words: the status itself where it was disposed, and Expired where nothing was achieved. */
function outcomeText(row: BilledCheckIn): string {
  const outcome = outcomeOf(row);
  if (outcome === "notSettled" && row.expired) return "Expired";
  return outcome === "status234" ? `Status ${row.disposeState?.reason1 ?? ""}` : outcomeTexts[outcome];
}

const flightColumns = <Row extends BilledFlight>(zone: string): readonly Column<Row>[] => {
  const read = clockReader(zone);
  return [
    { header: "Airline", kind: "text", value: ({ airline }) => airline },
    { header: "Flight Number", kind: "text", value: ({ flightnum }) => flightnum },
    { header: "From", kind: "text", value: ({ from }) => from },
    { header: "To", kind: "text", value: ({ to }) => to },
    {
      header: "Departure (Airport Local)",
      kind: "dateTime",
      value: ({ departureDate, departureTime }) => `${departureDate} ${departureTime}:00`,
    },
    { header: `Created At (${zone})`, kind: "dateTime", value: ({ createdAt }) => read(createdAt) },
    {
      header: `Deactivated At (${zone})`,
      kind: "dateTime",
      value: ({ deactivatedAt }) => (deactivatedAt === null ? null : read(deactivatedAt)),
    },
  ];
};

/**
 * Billing of Auto Check-in, one row per check-in (REP-8).
 * @param zone the vendor's IANA time zone
 */
export const checkInBillingColumns = (zone: string): readonly Column<BilledCheckIn>[] => [
  { header: "Check-in ID", kind: "number", value: ({ checkInId }) => checkInId },
  { header: "Booking Number", kind: "text", value: ({ bookingNo }) => bookingNo },
  { header: "PNR", kind: "text", value: ({ pnr }) => pnr },
  { header: "First Name", kind: "text", value: ({ firstname }) => firstname },
  { header: "Last Name", kind: "text", value: ({ lastname }) => lastname },
  ...flightColumns<BilledCheckIn>(zone),
  { header: "State", kind: "text", value: ({ currentState }) => currentState },
  { header: "Outcome", kind: "text", value: outcomeText, isWorded: true },
  {
    header: "Reason",
    kind: "text",
    value: ({ disposeState }) => reasonText(disposeState?.reason2 ?? null),
    isWorded: true,
  },
  { header: "Price", kind: "number", value: ({ price }) => price },
];

/** Billing of Flight Watcher, one row per watched flight (REP-8). @param zone the vendor's IANA time zone */
export const watchBillingColumns = (zone: string): readonly Column<BilledWatch>[] => [
  { header: "Watch ID", kind: "number", value: ({ watchId }) => watchId },
  { header: "Booking Number", kind: "text", value: ({ bookingNo }) => bookingNo },
  { header: "PNR", kind: "text", value: ({ pnr }) => pnr },
  { header: "Passenger", kind: "text", value: ({ passengers }) => passengers },
  ...flightColumns<BilledWatch>(zone),
  { header: "State", kind: "text", value: ({ deactivatedAt }) => (deactivatedAt === null ? "ACTIVE" : "DEACTIVATED") },
  { header: "Outcome", kind: "text", value: ({ outcome }) => watchOutcomeTexts[outcome], isWorded: true },
  { header: "Price", kind: "number", value: ({ price }) => price },
];
