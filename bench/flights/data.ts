import { createRandom } from "@gatehouse/api/sample-data";
import type { Itinerary, Segment, Trip } from "@gatehouse/domain/flights";

/** Airports around the North Atlantic with their clock's distance from UTC in hours, as it is in winter. */
const origins = [
  ["JFK", -5],
  ["EWR", -5],
  ["LGA", -5],
] as const;
const destinations = [
  ["LIS", 0],
  ["OPO", 0],
] as const;
const hubs = [
  ["BOS", -5],
  ["IAD", -5],
  ["YUL", -5],
  ["YYZ", -5],
  ["ORD", -6],
  ["ATL", -5],
  ["KEF", 0],
  ["DUB", 0],
  ["PDL", -1],
  ["LHR", 0],
  ["LGW", 0],
  ["CDG", 1],
  ["ORY", 1],
  ["AMS", 1],
  ["BRU", 1],
  ["FRA", 1],
  ["MUC", 1],
  ["ZRH", 1],
  ["GVA", 1],
  ["MAD", 1],
  ["BCN", 1],
  ["FCO", 1],
  ["MXP", 1],
  ["CPH", 1],
  ["ARN", 1],
  ["HEL", 2],
  ["WAW", 1],
  ["VIE", 1],
  ["IST", 3],
  ["ATH", 2],
] as const;
const airlines = "TP S4 EI B6 UA DL AA BA AF KL LH LX OS SN IB UX AY SK LO TK A3 FI AC WS AZ VS".split(" ");

type Airport = readonly [string, number];

const hour = 3600;
/** 2026-11-21, 00:00 UTC. */
const day = 1_795_219_200;

/** A round trip between New York and Portugal each: 10,000 like what a fare search answers, the same for the same seed. */
export function itinerariesFrom(seed: number, count: number): readonly Itinerary[] {
  const draw = createRandom(seed).next;
  const pick = <T>(list: readonly T[], skew = 1): T => {
    const item = list[Math.floor(draw() ** skew * list.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  };
  const moment = (utc: number, [, offset]: Airport) => ({
    utc,
    local: new Date((utc + offset * hour) * 1000).toISOString().slice(0, 16),
    zone: offset === 0 ? "UTC" : `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`,
  });
  const segment = (from: Airport, to: Airport, airline: string, dept: number, arrival: number): Segment => ({
    airline: { code: { iata: airline }, flightNum: String(1 + Math.floor(draw() * 900)) },
    airlineDetails: { name: `Airline ${airline}` },
    from: { iata: from[0] },
    to: { iata: to[0] },
    fromAirportDetails: { name: from[0] },
    toAirportDetails: { name: to[0] },
    dept: moment(dept, from),
    arrival: moment(arrival, to),
    seatsRemaining: draw() < 0.7 ? 1 + Math.floor(draw() * 9) : null,
    performance: draw() < 0.8 ? { punctuality_percent: 40 + Math.floor(draw() * 60) } : null,
  });
  const trip = (from: Airport, to: Airport, start: number): Trip => {
    const stops = Math.floor(draw() ** 1.3 * 4);
    const places = [from, ...Array.from({ length: stops }, () => pick(hubs, 1.6)), to];
    const main = pick(airlines, 1.8);
    let clock = start + Math.floor(draw() * 288) * 300;
    const segments = places.slice(1).map((next, place) => {
      const arrival = clock + Math.round((2 + draw() * 6) * 12) * 300;
      const before = places[place] ?? from;
      const flown = segment(before, next, draw() < 0.75 ? main : pick(airlines, 1.8), clock, arrival);
      clock = arrival + Math.round((1 + draw() * 5) * 12) * 300;
      return flown;
    });
    return { segments, isAlternateAirport: from[0] !== "JFK" && to[0] !== "JFK", isAlternateDate: start !== day };
  };
  return Array.from({ length: count }, (_, place) => {
    const [home, away] = [pick(origins, 1.5), pick(destinations, 1.5)];
    const base = 30_000 + Math.floor(draw() ** 2 * 250_000);
    const trips = [
      trip(home, away, day + Math.floor(draw() * 3 - 1) * 86_400),
      trip(away, draw() < 0.8 ? home : pick(origins), day + 7 * 86_400),
    ];
    return {
      id: `${seed}-${place}`,
      trips,
      totalPrice: { basePrice: { amount: base / 100, unit: "USD" }, tax: { amount: 0, unit: "USD" } },
      pricePerPassenger: base,
    };
  });
}
