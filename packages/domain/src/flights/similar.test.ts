import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noFilters, toggleOption } from "./filters.ts";
import { flightIndex } from "./flight-index.ts";
import { flightView } from "./flight-view.ts";
import type { Itinerary } from "./itinerary.ts";
import { foldSimilar } from "./similar.ts";
import { defaultSort, type FlightSort, sortTypes } from "./sort.ts";
import { itineraryOf, segmentOf, tripOf } from "./testing/itineraries.ts";

const hour = 3600;
const morning = Date.parse("2026-11-21T06:00Z") / 1000;

interface Draft {
  readonly id: string;
  readonly price: number;
  /** Hours after the morning. */
  readonly leaves: number;
  readonly arrives: number;
  readonly stops?: number;
  readonly to?: string;
  readonly airline?: string;
  readonly seats?: number | null;
  readonly isAlternateDate?: boolean;
  /** Minutes to change planes. */
  readonly change?: number;
}

/** The time of its first flights is what the changes leave. */
function itinerary({ id, price, leaves, arrives, stops = 0, to = "LIS", ...draft }: Draft): Itinerary {
  const { airline = "TP", seats = null, isAlternateDate = false, change = 90 } = draft;
  const end = morning + arrives * hour;
  const each = ((arrives - leaves) * hour - stops * change * 60) / (stops + 1);
  let clock = morning + leaves * hour;
  const segments = Array.from({ length: stops + 1 }, (_, place) => {
    const isLast = place === stops;
    const segment = segmentOf({
      flight: `${airline} ${place + 1}`,
      from: place === 0 ? "JFK" : `H${place}X`,
      to: isLast ? to : `H${place + 1}X`,
      dept: clock,
      arrival: isLast ? end : clock + each,
      seats,
    });
    clock += each + change * 60;
    return segment;
  });
  return itineraryOf(id, price, { ...tripOf(...segments), isAlternateDate });
}

const one = { adults: 1, child: 0, infants: 0 };
const listOf = (result: readonly Itinerary[], filters = noFilters, sort: FlightSort = defaultSort) => {
  const index = flightIndex(result, one);
  return foldSimilar(index, flightView(index, filters, sort)).map(({ itinerary: head, similar }) => [
    head.id,
    similar.map(({ id }) => id),
  ]);
};

const good: Draft = { id: "good", price: 300, leaves: 4, arrives: 12 };

// FLT-26
describe("what another beats in everything", () => {
  test.each<[string, Partial<Draft>]>([
    ["a dearer one", { price: 400 }],
    ["one that leaves earlier", { leaves: 3 }],
    ["one that arrives later", { arrives: 13 }],
    ["one with a stop", { stops: 1, price: 300 }],
    ["one of another airline", { airline: "IB", price: 301 }],
    ["one on another day", { isAlternateDate: true, leaves: 2 }],
    ["one that is the same", {}],
  ])("folds: %s", (_, worse) => {
    expect(listOf([itinerary(good), itinerary({ ...good, ...worse, id: "worse" })])).toEqual([["good", ["worse"]]]);
  });

  test.each<[string, Partial<Draft>]>([
    ["a cheaper one", { price: 299, leaves: 3, arrives: 14, stops: 1 }],
    ["one that leaves later", { price: 400, leaves: 5 }],
    ["one that arrives earlier", { price: 400, arrives: 11 }],
    ["one to another airport", { price: 400, to: "OPO" }],
    ["one that is sold out", { price: 400, seats: 0 }],
  ])("stays: %s", (_, other) => {
    const list = listOf([itinerary(good), itinerary({ ...good, ...other, id: "other" })]);
    expect(list).toHaveLength(2);
    expect(list.flatMap(([, similar]) => similar)).toEqual([]);
  });

  test("a tight change is held against the cheaper one", () => {
    const tight: Draft = { ...good, id: "tight", stops: 1, change: 40 };
    const safe: Draft = { ...tight, id: "safe", change: 90, price: 350 };
    expect(listOf([itinerary(tight), itinerary(safe)])).toHaveLength(2);
    expect(listOf([itinerary({ ...tight, change: 90 }), itinerary({ ...safe, change: 40 })])).toHaveLength(1);
  });

  test("comes out when filters hide what beats it", () => {
    const result = [itinerary(good), itinerary({ ...good, id: "worse", price: 400, airline: "IB" })];
    expect(listOf(result, toggleOption(noFilters, "airlines", "IB"))).toEqual([["worse", []]]);
  });

  test("what is sold out beats nothing", () => {
    expect(listOf([itinerary({ ...good, seats: 0 }), itinerary({ ...good, id: "worse", price: 400 })])).toEqual([
      ["worse", []],
      ["good", []],
    ]);
  });
});

test("whatever the result: everything is in the list once, and exactly what a cheaper one beats is folded, whatever the sort", () => {
  const anyDraft = fc.record({
    price: fc.integer({ min: 1, max: 6 }),
    leaves: fc.integer({ min: 0, max: 5 }),
    takes: fc.integer({ min: 6, max: 9 }),
    stops: fc.nat(1),
    seats: fc.constantFrom(null, 0, 5),
    to: fc.constantFrom("LIS", "OPO"),
    isAlternateDate: fc.boolean(),
  });
  let folded = 0;
  fc.assert(
    fc.property(
      fc.array(anyDraft, { maxLength: 40, size: "max" }),
      fc.constantFrom(...sortTypes),
      fc.boolean(),
      (drafts, type, isAscending) => {
        const byId = new Map(
          drafts.map(({ takes, ...draft }, place) => [`i${place}`, { ...draft, arrives: draft.leaves + takes }]),
        );
        const index = flightIndex(
          [...byId].map(([id, draft]) => itinerary({ ...draft, id })),
          one,
        );
        const view = flightView(index, noFilters, { type, isAscending: type === "best" || isAscending });
        const list = foldSimilar(index, view);
        const heads = list.map((row) => row.itinerary);
        expect([...heads, ...list.flatMap(({ similar }) => similar)].map(({ id }) => id).toSorted()).toEqual(
          [...byId.keys()].toSorted(),
        );
        // The heads are in the order of the view.
        expect(heads).toEqual(view.rows.filter((row) => heads.includes(row)));
        const draftOf = ({ id }: Itinerary) => {
          const draft = byId.get(id);
          if (!draft) throw new Error(`Nobody drew ${id}.`);
          return draft;
        };
        const beats = (first: Itinerary, second: Itinerary) => {
          const [a, b] = [draftOf(first), draftOf(second)];
          return (
            a.to === b.to &&
            a.seats !== 0 &&
            b.seats !== 0 &&
            a.price <= b.price &&
            a.leaves >= b.leaves &&
            a.arrives <= b.arrives &&
            a.stops <= b.stops &&
            Number(a.isAlternateDate) <= Number(b.isAlternateDate)
          );
        };
        for (const { itinerary: head, similar } of list) {
          folded += similar.length;
          for (const each of similar) expect(beats(head, each)).toBe(true);
        }
        // No head is beaten by another, unless both are as good as each other in all that the order of prices knows.
        for (const head of heads)
          for (const other of heads)
            expect(head === other || !beats(other, head) || draftOf(other).price === draftOf(head).price).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
  expect(folded).toBeGreaterThan(50);
});
