import { seededRandom } from "../../platform/seeded-random.ts";
import type { FlightStatus, FlightStatusSupplier, FlightToWatch } from "./supplier.ts";

const hour = 3600;

/** What becomes of a flight, and how long before its departure somebody knows it. The same flight has the same fate. */
function statusOf(seed: number, { carrier, number, from, date, departsAt }: FlightToWatch, now: number): FlightStatus {
  const random = seededRandom(seed, "flight-status", carrier, number, from, date);
  const isCancelled = random.chance(0.006);
  const isLate = random.chance(0.01);
  const knownAt = departsAt - random.between(2 * hour, 20 * hour);
  const minutes = random.between(185, 420);
  if (now < knownAt) return { state: "on-time" };
  if (isCancelled) return { state: "cancelled" };
  return isLate ? { state: "delayed", minutes } : { state: "on-time" };
}

/** A supplier for the demo: cancels a flight, or makes one late, now and then. */
export const createSimulatedStatus = (seed = 1): FlightStatusSupplier => ({
  statusOf: async (flights, now) => flights.map((flight) => statusOf(seed, flight, now)),
});
