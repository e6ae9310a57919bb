import { seededRandom } from "../../platform/seeded-random.ts";
import type { FlightStatus, FlightStatusSupplier, FlightToWatch } from "./supplier.ts";

const hour = 3600;
/** How long before the departure the gate, and a short delay, are known. */
const gateKnown = 3 * hour;
const littleKnown = 2 * hour;

/** What becomes of a flight, and how long before its departure somebody knows it. The same flight has the same fate. */
function statusOf(seed: number, { carrier, number, from, date, departsAt }: FlightToWatch, now: number): FlightStatus {
  const random = seededRandom(seed, "flight-status", carrier, number, from, date);
  const isCancelled = random.chance(0.006);
  const isLate = random.chance(0.01);
  const knownAt = departsAt - random.between(2 * hour, 20 * hour);
  const minutes = random.between(185, 420);
  const isALittleLate = random.chance(0.15);
  const aLittle = random.between(2, 11) * 5;
  const letter = ["A", "B", "C", "D"][random.between(0, 3)] ?? "";
  const gate = now < departsAt - gateKnown ? {} : { gate: `${letter}${random.between(1, 48)}` };
  if (now >= knownAt && isCancelled) return { state: "cancelled" };
  if (now >= knownAt && isLate) return { state: "delayed", minutes, ...gate };
  if (now >= departsAt - littleKnown && isALittleLate) return { state: "delayed", minutes: aLittle, ...gate };
  return { state: "on-time", ...gate };
}

/** A supplier for the demo: cancels a flight, or makes one late, now and then. */
export const createSimulatedStatus = (seed = 1): FlightStatusSupplier => ({
  statusOf: async (flights, now) => flights.map((flight) => statusOf(seed, flight, now)),
});
