import { seedOf } from "@gatehouse/api/sample-data";
import { setImmediate, setTimeout } from "node:timers/promises";
import {
  airportsOf,
  dayNumber,
  type FlightPerformance,
  type PricedItinerary,
  type SearchRequest,
} from "@gatehouse/domain/flights";
import { type Airport, type Airports, distanceBetween, loadAirports } from "../../reference/airports.ts";
import { type AskedFlight, type FlightSupplier, SupplierError } from "../supplier.ts";
import { isAlternative } from "./airport-limits.ts";
import { cabinOf } from "./cabins.ts";
import { carriers } from "./carriers.ts";
import { chanceOf } from "./chance.ts";
import { priceOf } from "./fares.ts";
import { findPaths } from "./paths.ts";
import { loadTimetable, onTimeOf, type Timetable } from "./timetable.ts";
import { createFlights, mixtureOf, type OfferedTrip, tripsOf } from "./trips.ts";

/** Searches from or to these airports fail: so that a failure can be seen. Pyongyang is hardly asked for in earnest. */
const failing: ReadonlySet<string> = new Set(["FNJ"]);

const day = 86_400;
/** A flight that leaves sooner is no longer sold. */
const lastCall = 1800;
/** Kilometres to airports that are offered instead. */
const near = 110;
/** Most itineraries of an answer. */
const most = 3000;
/** Trips of each direction that a round trip is put together from, by the number of stops. */
const combined = [24, 60, 24, 8] as const;

interface Direction {
  /** One airport, or those of a city, the most important first. */
  readonly from: readonly Airport[];
  readonly to: readonly Airport[];
  /** yyyy-mm-dd */
  readonly date: string;
}

interface World {
  readonly airports: Airports;
  readonly timetable: Timetable;
  readonly now: number;
}

/** Other large airports that are as good. */
const neighbours = ({ airports, timetable }: World, airport: Airport, kilometres: number): readonly Airport[] =>
  airports.all.filter(
    (other) =>
      other.rank === 3 &&
      isAlternative(other, kilometres) &&
      other.iata !== airport.iata &&
      distanceBetween(airport, other) < near &&
      timetable.from(other.iata).size > 0,
  );

const sampled = ({ code }: OfferedTrip, share: number) => chanceOf(seedOf(code), 11) < share;

/** Each airport of the one side with each of the other. */
const pairsOf = (from: readonly Airport[], to: readonly Airport[]) =>
  from.flatMap((one) => to.map((other) => ({ from: one, to: other })));

/** Most stops between two airports of cities that are not the most important ones: more, and nobody would go there for it. */
const aside = 1;

/** Everything that can be flown in a direction, other airports and days included, each trip once. */
async function tripsIn(
  world: World,
  { from, to, date }: Direction,
  mostStops: number,
): Promise<readonly OfferedTrip[]> {
  const midnight = (dayNumber(date) ?? 0) * day;
  const flightOn = createFlights(world.now);
  const found = new Map<string, OfferedTrip>();
  const add = (trips: readonly OfferedTrip[]) => {
    for (const trip of trips)
      if ((trip.flights[0]?.segment.dept.utc ?? 0) > world.now + lastCall) found.set(trip.code, trip);
  };
  const asked = pairsOf(from, to);
  for (const [place, pair] of asked.entries()) {
    for (const path of findPaths(world.timetable, pair, place === 0 ? mostStops : Math.min(mostStops, aside))) {
      add(tripsOf(flightOn, path, midnight, world.now));
      for (const other of [midnight - day, midnight + day])
        add(tripsOf(flightOn, path, other, world.now).filter((trip) => sampled(trip, 0.1)));
    }
    await setImmediate(); // others are answered in between
  }
  const [main] = asked;
  if (!main) return [];
  const kilometres = distanceBetween(main.from, main.to);
  const others = (one: Airport, known: readonly Airport[]) =>
    neighbours(world, one, kilometres).filter((other) => !known.includes(other));
  const ends = [
    ...others(main.from, from).map((other) => ({ from: other, to: main.to })),
    ...others(main.to, to).map((other) => ({ from: main.from, to: other })),
  ];
  for (const pair of ends)
    for (const path of findPaths(world.timetable, pair, Math.min(mostStops, 1)))
      add(tripsOf(flightOn, path, midnight, world.now).filter((trip) => sampled(trip, path.length === 1 ? 0.7 : 0.15)));
  await setImmediate();
  return [...found.values()];
}

/** Cheap and short come first: an hour is worth 25 dollars. */
const cost = ({ fare, duration }: Pick<OfferedTrip, "fare" | "duration">) => fare + (duration / 3600) * 25;
const best = <T extends Pick<OfferedTrip, "fare" | "duration" | "code">>(offered: readonly T[]) =>
  offered.toSorted((a, b) => cost(a) - cost(b) || (a.code < b.code ? -1 : 1));

/** The largest share of an answer that more than one airline flies. */
const mixed = 0.3;
/** Where one airline alone hardly flies, this many are offered all the same. */
const fewest = 12;

/** What one airline flies, and only so much of others: that of one alliance before that of strangers. */
function rarelyMixed<T extends Pick<OfferedTrip, "fare" | "duration" | "code" | "mixture">>(
  offered: readonly T[],
): readonly T[] {
  const alone = offered.filter(({ mixture }) => mixture === 0);
  const others = best(offered.filter(({ mixture }) => mixture > 0)).toSorted((a, b) => a.mixture - b.mixture);
  const room = Math.max(Math.floor((alone.length * mixed) / (1 - mixed)), fewest - alone.length, 0);
  return [...alone, ...others.slice(0, room)];
}

/** The best trips of each number of stops, so that a round trip has some of all. */
const bestOfEach = (trips: readonly OfferedTrip[]) =>
  combined.flatMap((count, stops) =>
    best(rarelyMixed(trips.filter(({ flights }) => flights.length - 1 === stops))).slice(0, count),
  );

interface RoundTrip extends Pick<OfferedTrip, "fare" | "duration" | "code" | "mixture"> {
  readonly trips: readonly [OfferedTrip, OfferedTrip];
}

const roundTripOf = (one: OfferedTrip, ret: OfferedTrip): RoundTrip => ({
  trips: [one, ret],
  fare: one.fare + ret.fare,
  duration: one.duration + ret.duration,
  code: `${one.code}_${ret.code}`,
  mixture: mixtureOf([...one.flights, ...ret.flights]),
});

function offerOf(trips: readonly [OfferedTrip, ...OfferedTrip[]], { passengers }: SearchRequest): PricedItinerary {
  const [one, ret] = trips;
  const segmentsOf = ({ flights }: OfferedTrip) => flights.map(({ segment }) => segment);
  return {
    id: trips.map(({ code }) => code).join("_"),
    one: { segments: segmentsOf(one) },
    ret: ret ? { segments: segmentsOf(ret) } : null,
    totalPrice: priceOf(
      trips.map(({ fare }) => fare),
      trips.reduce((sum, { flights }) => sum + flights.length, 0),
      passengers,
    ),
  };
}

/** An hour to change from arriving to going back. */
const canReturn = (one: OfferedTrip, ret: OfferedTrip) =>
  (ret.flights[0]?.segment.dept.utc ?? 0) >= (one.flights.at(-1)?.segment.arrival.utc ?? 0) + 3600;

async function offersFor(world: World, request: SearchRequest): Promise<readonly PricedItinerary[]> {
  const placesOf = (code: string) =>
    airportsOf(code).flatMap((iata) => {
      const airport = world.airports.find(iata);
      // Of a city only where airlines fly; an airport that was asked for by name is tried whatever it is.
      return airport && (iata === code || world.timetable.from(iata).size > 0) ? [airport] : [];
    });
  const [from, to] = [placesOf(request.from), placesOf(request.to)];
  const mostStops = request.nonstop ? 0 : 3;
  const there = await tripsIn(world, { from, to, date: request.departDate }, mostStops);
  if (request.returnDate === undefined)
    return best(rarelyMixed(there))
      .slice(0, most)
      .map((trip) => offerOf([trip], request));
  const back = await tripsIn(world, { from: to, to: from, date: request.returnDate }, mostStops);
  const [outward, homeward] = [bestOfEach(there), bestOfEach(back)];
  const pairs = outward.flatMap((one) =>
    homeward.filter((ret) => canReturn(one, ret)).map((ret) => roundTripOf(one, ret)),
  );
  return best(rarelyMixed(pairs))
    .slice(0, most)
    .map(({ trips }) => offerOf(trips, request));
}

/** Milliseconds until the first of the systems behind it has answered. */
const firstAfter = 400;

/** What the systems behind a supplier would answer, each for the airlines of an alliance: the one with the best offer first. */
function partsOf(offers: readonly PricedItinerary[]): readonly (readonly PricedItinerary[])[] {
  const parts = new Map<string, PricedItinerary[]>();
  for (const offer of offers) {
    const system = systems.get(offer.one.segments[0]?.airline.code.iata ?? "") ?? "others";
    const part = parts.get(system);
    if (part) part.push(offer);
    else parts.set(system, [offer]);
  }
  return [...parts.values()];
}
const systems = new Map(carriers.map(({ iata, alliance }) => [iata, alliance ?? "others"]));

/** How long a real supplier would take, in milliseconds: 0.8 to 3.2 seconds, the same for the same pair and dates. */
const defaultDelay = ({ from, to, departDate }: SearchRequest) =>
  800 + Math.floor(chanceOf(seedOf(from), seedOf(to), seedOf(departDate)) * 2400);

const byCode = new Map(carriers.map((carrier) => [carrier.iata, carrier]));

/**
 * How punctual a flight was. One that the timetable has is known by its number; any other of a known airline between known airports is
 * known by its number and route, as it is among what vendors have booked (FLT-12).
 */
function performanceOf(
  { airports, timetable }: Pick<World, "airports" | "timetable">,
  { code, route: asked }: AskedFlight,
): FlightPerformance | undefined {
  const figure = (carrier: string, number: string, from: string, to: string, percent: number | null) =>
    percent === null
      ? undefined
      : { airline_code: carrier, flight_number: number, origin: from, destination: to, punctuality_percent: percent };
  const { route, departure } = timetable.flight(code) ?? {};
  const isMeant = asked === undefined || (asked.from === route?.from.iata && asked.to === route.to.iata);
  if (route && departure && isMeant)
    return figure(
      route.carrier.iata,
      departure.number,
      route.from.iata,
      route.to.iata,
      onTimeOf(route.carrier, departure.number),
    );
  const [, airline = "", number = ""] = /^([A-Z0-9]{2})(\d{1,5})[A-Z]?$/.exec(code) ?? [];
  const carrier = byCode.get(airline);
  if (!carrier || !asked || !airports.find(asked.from) || !airports.find(asked.to)) return undefined;
  return figure(
    carrier.iata,
    code.slice(2),
    asked.from,
    asked.to,
    onTimeOf(carrier, number, `${asked.from}${asked.to}`),
  );
}

/**
 * A supplier that sells a simulated timetable of real airlines between real airports (FLT-10). The same request at the same
 * moment gives the same offers, on every machine.
 * @param delayOf milliseconds that a search takes besides
 */
export const createSimulatedSupplier = (
  delayOf: (request: SearchRequest) => number = defaultDelay,
): FlightSupplier => ({
  async search(request, { now, signal, part }) {
    const delay = delayOf(request);
    const first = Math.min(delay, firstAfter);
    if (delay > 0) await setTimeout(first, undefined, { signal });
    if (failing.has(request.from) || failing.has(request.to)) throw new SupplierError("The supplier does not answer.");
    const [airports, timetable] = await Promise.all([loadAirports(), loadTimetable()]);
    const offers = await offersFor({ airports, timetable, now }, request);
    if (delay === 0 || !part) return offers;
    const parts = partsOf(offers).slice(0, -1);
    for (const each of parts) {
      await part(each);
      await setTimeout((delay - first) / parts.length, undefined, { signal });
    }
    return offers;
  },
  async seatMap(code, date) {
    const found = (await loadTimetable()).flight(code);
    // A day that does not exist has no flight.
    return found && dayNumber(date) !== undefined ? cabinOf(found, date) : undefined;
  },
  async performance(flights) {
    if (flights.length === 0) return [];
    const [airports, timetable] = await Promise.all([loadAirports(), loadTimetable()]);
    return flights.flatMap((asked) => performanceOf({ airports, timetable }, asked) ?? []);
  },
});
