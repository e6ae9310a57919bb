import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findSelection, selectedFlightsOf } from "./selection.ts";
import { itineraryOf, segmentOf, tripOf } from "./testing/itineraries.ts";

/** Flights that differ little, so that many itineraries nearly match. */
const segment = fc
  .record({
    flight: fc.constantFrom("TP 210", "TP 0210", "TP 21", "S4 210"),
    from: fc.constantFrom("JFK", "EWR"),
    to: fc.constantFrom("LIS", "CDG"),
    dept: fc.constantFrom(1_795_000_000, 1_795_000_060),
  })
  .map(({ dept, ...flight }) => segmentOf({ ...flight, dept, arrival: dept + 3600 }));
const segments = fc.array(segment, { minLength: 1, maxLength: 4 });

// FLT-23
test("an itinerary chosen in chat is the one with the same flights, in whatever order they come", () => {
  const drawn = fc.tuple(fc.array(segments, { minLength: 1, maxLength: 12 }), fc.nat()).chain(([all, draw]) => {
    const wanted = all[draw % all.length] ?? [];
    return fc.tuple(
      fc.constant(all),
      fc.constant(wanted),
      fc.shuffledSubarray(wanted, { minLength: wanted.length, maxLength: wanted.length }),
    );
  });
  /** Numbers with and without leading zeros name the same flight. */
  const plain = (flights: ReturnType<typeof selectedFlightsOf>) =>
    flights.map((flight) => JSON.stringify({ ...flight, flightNum: String(Number(flight.flightNum)) })).toSorted();
  fc.assert(
    fc.property(drawn, ([all, wanted, shuffled]) => {
      const itineraries = all.map((flown, place) => itineraryOf(`i${place}`, 1, tripOf(...flown)));
      const message = selectedFlightsOf(itineraryOf("message", 1, tripOf(...shuffled)));
      const answer = findSelection(itineraries, message);
      expect("itinerary" in answer && plain(selectedFlightsOf(answer.itinerary))).toEqual(plain(message));

      const only = [itineraryOf("only", 1, tripOf(...wanted))];
      const [first] = message;
      const others = [
        message.slice(1),
        [...message, ...message.slice(0, 1)],
        [{ ...first, deptUtc: 1 }, ...message.slice(1)],
      ];
      for (const other of others as (typeof message)[])
        expect(findSelection(only, other)).toEqual({ problem: "flights.selection.notFound" });
    }),
    { numRuns: 300 },
  );
});
