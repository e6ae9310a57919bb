import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ValidationError } from "yup";
import { emptyContent } from "./itinerary.ts";
import { itinerarySchema } from "./schema.ts";
import { car, flight, rochester, stay, train } from "./testing/sample-trip.ts";

const problems = async (content: unknown): Promise<readonly string[]> => {
  try {
    await itinerarySchema.validate(content, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path ?? ""} ${message}`);
  }
};
const good = flight("f1", "1862", "ATL 2026-11-30T08:40", "MSP 2026-11-30T10:22");

test("a whole itinerary is taken as it is (TRP-2)", async () => {
  const content = { ...rochester, trains: [train] };
  expect(await itinerarySchema.validate(content)).toEqual(content);
  expect(await problems(emptyContent)).toEqual([]);
});

test.each([
  [
    "a day that does not exist",
    { ...good, departure: { ...good.departure, dateTime: "2026-02-30T08:00" } },
    ["flights[0].departure.dateTime trips.dateTime.invalid"],
  ],
  [
    "a flight without an hour",
    { ...good, departure: { ...good.departure, dateTime: "2026-11-30" } },
    ["flights[0].departure.dateTime trips.dateTime.invalid"],
  ],
  [
    "a zone that is an offset",
    { ...good, arrival: { ...good.arrival, zone: "+01:00" } },
    ["flights[0].arrival.zone trips.zone.unknown"],
  ],
  [
    "an airport that is none",
    { ...good, arrival: { ...good.arrival, airportCode: "M1" } },
    ["flights[0].arrival.airportCode trips.airport.invalid"],
  ],
  ["an airline that is none", { ...good, airlineCode: "D?" }, ["flights[0].airlineCode trips.airline.invalid"]],
  ["a flight number that is none", { ...good, flightNum: "12345" }, ["flights[0].flightNum trips.flightNum.invalid"]],
])("%s is refused at its field", async (_, flown, expected) => {
  expect(await problems({ ...emptyContent, flights: [flown] })).toEqual(expected);
});

test("a stay may have days alone, needs its name, and links to the web only", async () => {
  const inn = stay("h1", "Mill Race Inn", "2026-11-30", "2026-12-01");
  expect(await problems({ ...emptyContent, accommodations: [inn] })).toEqual([]);
  expect(
    await problems({ ...emptyContent, accommodations: [{ ...inn, name: "", website: "javascript:alert(1)" }] }),
  ).toEqual(["accommodations[0].name trips.required", "accommodations[0].website trips.website.invalid"]);
});

test("no id twice, not even of different kinds; nothing unknown", async () => {
  expect(await problems({ ...emptyContent, flights: [good], cars: [{ ...car, id: "f1" }] })).toEqual([
    " trips.id.twice",
  ]);
  expect(await problems({ ...emptyContent, hotels: [] })).toEqual([" validation.unknown"]);
});

test("whatever arrives is refused, never fallen over", async () => {
  const some = fc.anything({ maxDepth: 3 });
  const content = fc.record(Object.fromEntries(Object.keys(emptyContent).map((key) => [key, some])));
  await fc.assert(
    fc.asyncProperty(fc.oneof(some, content), async (value) => {
      expect(await problems(value)).toBeInstanceOf(Array);
    }),
    { seed: 2026, numRuns: 200 },
  );
});
