import { type Airport, distanceBetween } from "../../reference/airports.ts";
import type { Route, Timetable } from "./timetable.ts";

/** Legs between airports, each with the airlines that fly it. */
export type Path = readonly (readonly Route[])[];

/** Most ways for each number of stops; the shortest are taken. */
const most = [12, 70, 45, 14] as const;

/** How much further than straight one flies at most, by the number of stops. */
const detour = [1.2, 1.5, 1.6, 1.75] as const;

const kilometresOf = (path: Path) => path.reduce((sum, [route]) => sum + (route?.kilometres ?? 0), 0);

interface Ends {
  readonly from: Airport;
  readonly to: Airport;
}

/** An airport where one changes, with the legs that lead there or away from it. */
type Stop = readonly [iata: string, routes: readonly Route[]];

interface Net {
  readonly timetable: Timetable;
  readonly starts: readonly Stop[];
  readonly ends: readonly Stop[];
  readonly take: (path: Path) => void;
}

function twoStops({ timetable, starts, ends, take }: Net): void {
  for (const [x, first] of starts)
    for (const [y, last] of ends) {
      const middle = x === y ? undefined : timetable.from(x).get(y);
      if (middle) take([first, middle, last]);
    }
}

function threeStops({ timetable, starts, ends, take }: Net, straight: number): void {
  for (const [x, first] of starts)
    for (const [y, last] of ends) {
      if (x === y) continue;
      for (const [z, second] of timetable.from(x)) {
        const third = z === x || z === y || !timetable.hubs.has(z) ? undefined : timetable.from(z).get(y);
        if (third && isOnTheWay(second, third, straight)) take([first, second, third, last]);
      }
    }
}

/** Kilometres within which two airports serve the same place. */
const near = 100;

/** Whether nobody would fly by way of the one to the other, or away from it: they serve the same city. */
const inOnePlace = (one: Airport, other: Airport) =>
  one.city.code === other.city.code || distanceBetween(one, other) < near;

/** Whether one changes in a place where the way begins or ends, or where one changed before. */
function doublesBack(path: Path, { from, to }: Ends): boolean {
  const stops = path.slice(1).flatMap(([route]) => (route ? [route.from] : []));
  return stops.some((stop, index) => [from, to, ...stops.slice(0, index)].some((place) => inOnePlace(place, stop)));
}

/** Ways from an airport to another with up to three stops, the shortest first for each number of stops. */
export function findPaths(timetable: Timetable, { from, to }: Ends, mostStops: number): readonly Path[] {
  const straight = distanceBetween(from, to);
  const found: Path[][] = [[], [], [], []];
  const take = (path: Path) => {
    const stops = path.length - 1;
    // Short trips may go a bit out of their way: over a hub that lies in the other direction.
    const limit = Math.max(straight * (detour[stops] ?? 0), straight + 400 * stops);
    if (kilometresOf(path) <= limit && !doublesBack(path, { from, to })) found[stops]?.push(path);
  };
  const [out, into] = [timetable.from(from.iata), timetable.to(to.iata)];
  const isStop = (airport: Airport | undefined) =>
    airport !== undefined && timetable.hubs.has(airport.iata) && !inOnePlace(from, airport) && !inOnePlace(airport, to);
  const direct = out.get(to.iata);
  if (direct) take([direct]);
  const starts = [...out].filter(([, [route]]) => isStop(route?.to));
  const ends = [...into].filter(([, [route]]) => isStop(route?.from));
  if (mostStops >= 1)
    for (const [iata, first] of starts) {
      const last = into.get(iata);
      if (last) take([first, last]);
    }
  const near = nearest(starts, ([, [route]]) => (route ? route.kilometres + distanceBetween(route.to, to) : Infinity));
  const last = nearest(ends, ([, [route]]) =>
    route ? route.kilometres + distanceBetween(from, route.from) : Infinity,
  );
  if (mostStops >= 2) twoStops({ timetable, starts: near, ends: last, take });
  if (mostStops >= 3) threeStops({ timetable, starts: near.slice(0, 6), ends: last.slice(0, 6), take }, straight);
  return found.flatMap((paths, stops) =>
    paths
      .toSorted((a, b) => kilometresOf(a) - kilometresOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1))
      .slice(0, most[stops]),
  );
}

const widest = 26;
const nearest = <T>(items: readonly T[], distance: (item: T) => number): readonly T[] =>
  items.toSorted((a, b) => distance(a) - distance(b)).slice(0, widest);

/** Two legs in the middle that do not lead away from where one is going. */
const isOnTheWay = ([second]: readonly Route[], [third]: readonly Route[], straight: number) =>
  (second?.kilometres ?? Infinity) + (third?.kilometres ?? Infinity) <= Math.max(straight * 1.2, 2500);

const nameOf = (path: Path) => path.map(([route]) => route?.to.iata ?? "").join();
