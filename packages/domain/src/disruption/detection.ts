/** What happened to a flight (DIS-1). */
export const disruptionKinds = ["CANCELLED", "DELAYED", "MISSED_CONNECTION"] as const;
export type DisruptionKind = (typeof disruptionKinds)[number];

/** Who said so. */
export const disruptionSources = ["FEED", "SUPPLIER", "STAFF"] as const;
export type DisruptionSource = (typeof disruptionSources)[number];

/** A delay of more than so many minutes is a disruption. */
export const longDelay = 180;
/** Fewer minutes than these between two flights, and the second one is missed. */
export const shortestChange = 30;
/** What leaves within so many minutes of an arrival, from where it arrived, was meant to be reached by it. */
const longestChange = 24 * 60;

/** A flight of a PNR: when it flies by now, and when it was to fly at first. Instants are seconds since 1970, UTC. */
export interface WatchedFlight {
  readonly segmentId: number;
  readonly from: string;
  readonly to: string;
  readonly departsAt: number;
  readonly arrivesAt: number;
  readonly plannedDepartsAt: number;
  readonly plannedArrivesAt: number;
  readonly cancelled: boolean;
}

export interface Detected {
  readonly segmentId: number;
  readonly kind: DisruptionKind;
  /** Minutes of a delay; the minutes that are left, or that it is too late, of a missed connection; 0 of a cancellation. */
  readonly minutes: number;
}

const minutesOf = (seconds: number): number => Math.round(seconds / 60);

/** How late a flight is, in minutes: its departure or its arrival, whichever is later. */
export const delayOf = (flight: WatchedFlight): number =>
  Math.max(
    minutesOf(flight.departsAt - flight.plannedDepartsAt),
    minutesOf(flight.arrivesAt - flight.plannedArrivesAt),
    0,
  );

/** Whether a flight was planned to be reached by another one. */
function wasConnection(first: WatchedFlight, next: WatchedFlight): boolean {
  const planned = minutesOf(next.plannedDepartsAt - first.plannedArrivesAt);
  return first.to === next.from && planned >= shortestChange && planned <= longestChange;
}

/**
 * The disruptions of a PNR's flights (DIS-1): each flight has at most one, a cancellation before a delay before a missed connection.
 * What has left by plan and by now is nobody's disruption any more.
 * @param flights in the order in which they fly
 * @param now seconds since 1970, UTC
 */
export function detectDisruptions(flights: readonly WatchedFlight[], now: number): readonly Detected[] {
  return flights.flatMap((flight, index): Detected[] => {
    const { segmentId, cancelled, departsAt, plannedDepartsAt } = flight;
    if (cancelled) return plannedDepartsAt > now ? [{ segmentId, kind: "CANCELLED", minutes: 0 }] : [];
    if (departsAt <= now) return [];
    const delay = delayOf(flight);
    if (delay > longDelay) return [{ segmentId, kind: "DELAYED", minutes: delay }];
    const before = flights.slice(0, index).findLast((other) => !other.cancelled);
    if (!before || !wasConnection(before, flight)) return [];
    const left = minutesOf(departsAt - before.arrivesAt);
    return left < shortestChange ? [{ segmentId, kind: "MISSED_CONNECTION", minutes: left }] : [];
  });
}
