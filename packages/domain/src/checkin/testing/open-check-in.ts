import type { CheckIn } from "../check-in.ts";

/** The moment at which the tests of check-ins look, in seconds since 1970, UTC. */
export const now = 1_800_000_000;
const hour = 3600;

/** Open, held by nobody. */
export const openCheckIn: CheckIn = {
  checkInId: 1,
  _id: "1",
  version: 1,
  pnr: "AAAAAA",
  bookingNo: "1",
  vendor: "NWT",
  vendorName: "Northwind",
  createdAt: now - 48 * hour,
  eligibleAt: now - 20 * 60,
  windowOpensAt: now - 20 * 60,
  windowClosesAt: now + 22 * hour,
  expired: false,
  currentState: "ELIGIBLE_FOR_CHECKIN",
  automationStatus: -1,
  flightnum: "12",
  airline: { iata: "BA" },
  from: { iata: "LHR" },
  to: { iata: "EDI" },
  dept: { date: "2027-01-15", time: "08:00", zone: "Europe/London", deptTimeUTCSecs: now + 23 * hour },
  passenger: { firstname: "A", lastname: "B", title: "" },
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
};
