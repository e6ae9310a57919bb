import { type CheckIn, pseudoUsers, windowOf } from "@gatehouse/domain/checkin";
import { localClock } from "@gatehouse/domain/time";
import { sampleAirports } from "./sample-data.ts";

export const hour = 3600;

const airportZone = (iata: string): string => sampleAirports.find((airport) => airport.iata === iata)?.zone ?? "UTC";

/** A departure as a check-in carries it. */
export function departureOf(seconds: number, from: string): CheckIn["dept"] {
  const zone = airportZone(from);
  return { ...localClock(seconds, zone), zone, deptTimeUTCSecs: seconds };
}

/** What a story or a test wants to say about a check-in; the rest is filled in. */
export type CheckInOptions = Partial<Omit<CheckIn, "dept" | "passenger">> & {
  readonly passenger?: Pick<CheckIn["passenger"], "firstname" | "lastname"> & Partial<CheckIn["passenger"]>;
  /** Departure: seconds from now, negative for the past. Default three hours. */
  readonly departsIn?: number;
  /** How long it has been waiting, in seconds. Default 20 minutes. */
  readonly waitedFor?: number;
};

/**
 * One check-in, open and in the pool unless the options say otherwise.
 * @param now seconds since 1970, UTC
 */
export function createCheckIn(
  now: number,
  { departsIn = 3 * hour, waitedFor = 20 * 60, passenger, ...options }: CheckInOptions = {},
): CheckIn {
  const checkInId = options.checkInId ?? 1;
  const from = options.from ?? { iata: "BUD" };
  const departure = now + departsIn;
  const eligibleAt = now - waitedFor;
  const { windowOpensAt, windowClosesAt } = windowOf(options.airline?.iata ?? "VY", departure);
  return {
    checkInId,
    _id: checkInId.toString(16).padStart(24, "6560f0a1"),
    version: 1,
    pnr: "K7XQ2M",
    bookingNo: "60418827",
    vendor: "NWT",
    vendorName: "Northwind Travel",
    createdAt: eligibleAt - 30,
    eligibleAt,
    windowOpensAt,
    windowClosesAt,
    expired: departsIn <= 0,
    currentState: departsIn <= 0 ? "DISPOSITION_COMPLETED" : "ELIGIBLE_FOR_CHECKIN",
    automationStatus: -1,
    flightnum: "2204",
    airline: { iata: "VY" },
    from,
    to: { iata: "LTN" },
    dept: departureOf(departure, from.iata),
    passenger: { title: "", ...(passenger ?? { firstname: "Ana", lastname: "Novak" }) },
    toldApartBy: null,
    hasPassport: false,
    pass: null,
    needQC: false,
    disposedAt: null,
    disposeState: null,
    _lock: null,
    heldBy: null,
    lastPageAttachedBy: null,
    bpUploadedBy: null,
    ...options,
  };
}

/** What holds of a check-in whose pass somebody has linked. */
export const withPass = (
  checkInId: number,
  by: string,
  at: number,
): Pick<CheckIn, "pass" | "lastPageAttachedBy" | "bpUploadedBy" | "disposedAt" | "disposeState"> => ({
  pass: { dmscode: `d_${((checkInId * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, "0")}` },
  lastPageAttachedBy: by,
  bpUploadedBy: by,
  disposedAt: at,
  disposeState: { disposedBy: by, reason1: null, reason2: null },
});

/** What holds of a check-in that was settled without a pass. */
export const disposedWith = (
  reason1: string,
  reason2: string,
  by: string = pseudoUsers.system,
  at = 0,
): Pick<CheckIn, "disposedAt" | "disposeState"> => ({
  disposedAt: at,
  disposeState: { disposedBy: by, reason1, reason2 },
});
