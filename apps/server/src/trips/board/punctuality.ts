import { type FlightPerformance, plainFlightNumber } from "@gatehouse/domain/flights";
import type { AskedFlight } from "../../flights/supplier.ts";
import type { BoardFlight } from "./flights.ts";

/** How punctual flights were; those that nobody knows are left out. */
export type AskPunctuality = (flights: readonly AskedFlight[]) => Promise<readonly FlightPerformance[]>;

type Named = Pick<BoardFlight, "marketing" | "from" | "to">;

const codeOf = ({ marketing: { carrier, number } }: Named): string => `${carrier}${plainFlightNumber(number)}`;

/**
 * The percentage of each flight, by flight and route (TRP-32). A flight that nobody knows has none, and neither has any while the one who
 * knows does not answer: the list does not wait for it to work.
 */
export async function punctualityOf(
  flights: readonly Named[],
  ask: AskPunctuality,
): Promise<(flight: Named) => number | null> {
  const asked = new Map(
    flights.map((flight) => {
      const { from, to } = flight;
      const code = codeOf(flight);
      return [`${code} ${from} ${to}`, { code, route: { from, to } }] as const;
    }),
  );
  const figures = asked.size === 0 ? [] : await ask([...asked.values()]).catch(() => []);
  const known = new Map(
    figures.map(({ airline_code, flight_number, origin, destination, punctuality_percent }) => [
      `${airline_code}${plainFlightNumber(flight_number)} ${origin} ${destination}`,
      Math.min(100, Math.max(0, punctuality_percent)),
    ]),
  );
  return (flight) => known.get(`${codeOf(flight)} ${flight.from} ${flight.to}`) ?? null;
}
