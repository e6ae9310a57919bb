import type { Flight } from "./data/use-upcoming.ts";

export type FlightState = Flight["travellers"][number]["state"];

/** The order in which somebody has to look at check-ins: what is to be done, then what goes on, then what is done. */
const urgency: readonly FlightState[] = [
  "CANCELLED",
  "ELIGIBLE_FOR_CHECKIN",
  "WAITING_FOR_AUTOMATION",
  "ELIGIBLE_FOR_DISPOSAL",
  "NEW",
  "APPROVED",
  "DISPOSITION_COMPLETED",
];

/** The check-ins of a flight in one word: the state that is least done, and how many of its travellers are in it (TRP-33). */
export function standingOf({ travellers }: Pick<Flight, "travellers">) {
  const state = urgency.find((each) => travellers.some((traveller) => traveller.state === each)) ?? "NEW";
  const passes = travellers.filter(({ hasPass }) => hasPass).length;
  return {
    state,
    count: travellers.filter((traveller) => traveller.state === state).length,
    passes,
    delivered: passes > 0 && travellers.every(({ hasPass, delivered }) => !hasPass || delivered),
  };
}

const hour = 3600;

/** The part of the 48 hours in which a flight departs: headings of the board (TRP-35). */
export function bandOf(departsAt: number, now: number): "soon" | "day" | "later" {
  const left = departsAt - now;
  return left <= 6 * hour ? "soon" : left <= 24 * hour ? "day" : "later";
}

/** How long it is until a flight departs, in whole days, hours and minutes. */
export function leftOf(departsAt: number, now: number) {
  const minutes = Math.max(0, Math.floor((departsAt - now) / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, isOver: departsAt <= now };
}

/** Minutes until online check-in closes, where work is left and less than an hour to do it in. */
export function closesSoon(flight: Flight, now: number): number | undefined {
  const left = Math.floor((flight.closesAt - now) / 60);
  const { state } = standingOf(flight);
  const isOpen = state === "ELIGIBLE_FOR_CHECKIN" || state === "WAITING_FOR_AUTOMATION";
  return isOpen && left >= 0 && left < 60 ? left : undefined;
}
