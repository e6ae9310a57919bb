import { tripDuration } from "@gatehouse/domain/flights";
import type { Engine, Moment, Outcome } from "./engine.ts";
import type { RowOrder } from "./rows.ts";

const text = ({ options, priceBars, onTimeBars }: Outcome): string =>
  [
    ...[...options]
      .flatMap(([group, counts]) =>
        // Some leave options with nothing out.
        [...counts].flatMap(([value, { count, lowestPrice }]) =>
          count > 0 ? [`${group} ${value} ${count} ${lowestPrice}`] : [],
        ),
      )
      .toSorted(),
    ...priceBars,
    ...onTimeBars,
  ].join();

/** What the list is sorted by, row by row: crossfilter2 promises no order among equals. */
const order = ({ rows }: Outcome, { type }: RowOrder): string =>
  rows
    .map(({ pricePerPassenger, trips }) => {
      if (type === "price") return pricePerPassenger;
      if (type === "departureTime") return trips[0]?.segments[0]?.dept.local;
      return trips.reduce((sum, trip) => sum + tripDuration(trip), 0);
    })
    .join();

const ids = ({ rows }: Outcome): string =>
  rows
    .map(({ id }) => id)
    .toSorted()
    .join();

/** Throws unless every engine answers every moment with the same list, counts and prices: what is timed must be the same work. */
export function expectSame(engines: Readonly<Record<string, Engine>>, moments: readonly Moment[]): void {
  for (const [place, { filters, sort }] of moments.entries()) {
    const outcomes = Object.entries(engines).map(([name, engine]) => {
      engine.change(filters, sort);
      return { name, outcome: engine.outcome() };
    });
    const [first] = outcomes;
    for (const { name, outcome } of outcomes)
      if (
        !first ||
        text(outcome) !== text(first.outcome) ||
        order(outcome, sort) !== order(first.outcome, sort) ||
        ids(outcome) !== ids(first.outcome)
      )
        throw new Error(
          `${name} answers change ${place} otherwise than ${first?.name}: ${JSON.stringify({ filters, sort })}`,
        );
  }
}
