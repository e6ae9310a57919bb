import * as fc from "fast-check";
import { addDays } from "../../time/index.ts";
import type { ItineraryContent } from "../itinerary.ts";
import { airports, car, ellen, flight, stay, train } from "./sample-trip.ts";

const two = (number: number) => String(number).padStart(2, "0");
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays("2026-01-01", days));
/** Quarters of an hour of any day, those that a clock jumps over or shows twice included. */
const dateTime = fc
  .tuple(day, fc.nat(23), fc.nat(3))
  .map(([date, hour, quarter]) => `${date}T${two(hour)}:${two(quarter * 15)}`);
const words = fc.constantFrom(
  "",
  "A",
  "Mill Race Inn",
  "Hôtel, rue; \\ «é»\nnext",
  "x".repeat(120),
  "😀 日本".repeat(20),
);
const codes = fc.constantFrom(...Object.keys(airports));
const zones = fc.constantFrom("", ...Object.values(airports).map(({ zone }) => zone));
const passengers = fc.array(
  fc.record({
    travelerId: fc.constantFrom("", "t1"),
    name: words,
    eticket: fc.constant(""),
    seatno: fc.constantFrom("", "1A"),
  }),
  { maxLength: 2 },
);

const flights = fc
  .record({
    code: codes,
    to: codes,
    from: dateTime,
    until: dateTime,
    number: fc.integer({ min: 1, max: 5 }),
    passengerExtra: passengers,
    cancelled: fc.boolean(),
  })
  .map(({ code, to, from, until, number, ...more }) =>
    flight("", String(number), `${code} ${from}`, `${to} ${until}`, more),
  );
const stays = fc
  .record({ name: words, from: fc.oneof(day, dateTime), until: fc.oneof(day, dateTime), address: words, zone: zones })
  .map(({ name, from, until, ...more }) => stay("", name, from, until, more));
const cars = fc
  .record({ company: words, pickupDateTime: dateTime, pickupZone: zones, dropDateTime: dateTime })
  .map((more) => ({ ...car, ...more }));
const trains = fc
  .record({ departureStation: words, departureDateTime: dateTime, arrivalDateTime: dateTime })
  .map((more) => ({ ...train, ...more }));

/** Any itinerary, its ids out of so few that two have some of them in common. */
export const anyContent: fc.Arbitrary<ItineraryContent> = fc
  .record({
    itinerarySummary: words,
    tripDescription: words,
    travellers: fc.uniqueArray(fc.record({ travelerId: fc.constantFrom("t1", "t2", "t3"), firstName: words }), {
      selector: ({ travelerId }) => travelerId,
      maxLength: 3,
    }),
    flights: fc.array(flights, { maxLength: 4 }),
    cars: fc.array(cars, { maxLength: 2 }),
    accommodations: fc.array(stays, { maxLength: 3 }),
    trains: fc.array(trains, { maxLength: 2 }),
    ids: fc.shuffledSubarray(
      Array.from({ length: 14 }, (_, index) => `p${index}`),
      { minLength: 14 },
    ),
  })
  .map(({ ids, travellers, ...content }) => {
    const rest = [...ids];
    const named = <T extends object>(pieces: readonly T[]) =>
      pieces.map((piece) => ({ ...piece, id: rest.pop() ?? "" }));
    return {
      ...content,
      travellers: travellers.map((traveller) => ({ ...ellen, ...traveller })),
      flights: named(content.flights),
      cars: named(content.cars),
      accommodations: named(content.accommodations),
      trains: named(content.trains),
    };
  });
