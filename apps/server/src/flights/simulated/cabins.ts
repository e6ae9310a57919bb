import { seedOf } from "@gatehouse/api/sample-data";
import { type CabinClass, type Seat, type SeatMap, type SeatRow } from "@gatehouse/domain/seats";
import { airlineName } from "../../reference/airlines.ts";
import { chanceOf } from "./chance.ts";
import type { Departure, Route } from "./timetable.ts";

interface Aircraft {
  readonly name: string;
  /** Letters of a row, aisles as blanks. */
  readonly letters: Readonly<Record<CabinClass, string>>;
  /** Last row of business, last row of economy. */
  readonly last: Readonly<Record<CabinClass, number>>;
  readonly exits: readonly number[];
  /** First and last row over the wing. */
  readonly wing: readonly [number, number];
  readonly toiletsAfter: readonly number[];
  readonly hasPower: boolean;
}

const regional: Aircraft = {
  name: "Embraer E195",
  letters: { business: "", economy: "AC DF" },
  last: { business: 0, economy: 28 },
  exits: [12],
  wing: [9, 15],
  toiletsAfter: [0, 28],
  hasPower: false,
};
const narrow: Aircraft = {
  name: "Airbus A321neo",
  letters: { business: "AC DF", economy: "ABC DEF" },
  last: { business: 4, economy: 31 },
  exits: [11, 22],
  wing: [12, 19],
  toiletsAfter: [0, 31],
  hasPower: true,
};
const wide: Aircraft = {
  name: "Airbus A330-900",
  letters: { business: "A DG K", economy: "AC DEFG HK" },
  last: { business: 6, economy: 38 },
  exits: [20],
  wing: [14, 23],
  toiletsAfter: [0, 20, 38],
  hasPower: true,
};

const aircraftFor = ({ kilometres, carrier }: Route): Aircraft => {
  if (kilometres > 6500) return wide;
  return kilometres < 900 && !carrier.isLowCost ? regional : narrow;
};

/** There is no row 13 on these aircraft. */
const unlucky = 13;

/**
 * The cabin of a flight of the simulated timetable (SEAT-1): the same for the same flight and day on every machine.
 * @param date yyyy-mm-dd
 */
export function cabinOf(
  { route, departure }: { readonly route: Route; readonly departure: Departure },
  date: string,
): SeatMap {
  const aircraft = aircraftFor(route);
  const seed = chanceOf(seedOf(`${route.carrier.iata}${departure.number}`), seedOf(date)) * 2 ** 32;
  const { carrier } = route;
  // Low-cost airlines sell what others give.
  const plain = carrier.isLowCost ? 900 : 0;
  const first = aircraft.last.business + 1;
  const seatOf = (row: number, letter: string, cabin: CabinClass, isExit: boolean): Seat => {
    const isExtra = cabin === "economy" && (isExit || row === first);
    const full = cabin === "business" ? 0.5 : 0.42 + 0.3 * (1 - row / aircraft.last.economy);
    return {
      id: `${row}${letter}`,
      letter,
      isTaken: chanceOf(seed, row, letter.charCodeAt(0)) < full,
      legroom: cabin === "business" ? 102 : isExtra ? 91 : 76,
      // Nothing may stand in the way to a door.
      reclines: !(cabin === "economy" && aircraft.exits.includes(row + 1)),
      hasPower: aircraft.hasPower,
      price: cabin === "business" ? 0 : plain + (isExtra ? 3900 : 0),
    };
  };
  const rows = Array.from({ length: aircraft.last.economy }, (_, index) => index + 1)
    .filter((number) => number !== unlucky)
    .map((number): SeatRow => {
      const cabin: CabinClass = number <= aircraft.last.business ? "business" : "economy";
      const isExit = cabin === "economy" && aircraft.exits.includes(number);
      return {
        number,
        cabin,
        isExit,
        isOverWing: number >= aircraft.wing[0] && number <= aircraft.wing[1],
        blocks: aircraft.letters[cabin]
          .split(" ")
          .map((block) => Array.from(block).map((letter) => seatOf(number, letter, cabin, isExit))),
      };
    });
  const clock = (part: number): string => String(part).padStart(2, "0");
  return {
    airline: carrier.iata,
    airlineName: airlineName(carrier.iata),
    flightNum: departure.number,
    from: route.from.iata,
    to: route.to.iata,
    departure: `${date}T${clock(Math.floor(departure.minute / 60))}:${clock(departure.minute % 60)}`,
    aircraft: aircraft.name,
    currency: "USD",
    rows,
    toiletsAfter: aircraft.toiletsAfter,
  };
}
