import { type FlightFilters, onTimeBars, priceBars } from "@gatehouse/domain/flights";
import type { Engine, OptionCount, Outcome } from "./engine.ts";
import { optionGroups, priceEnds, type Row, type RowOrder } from "./rows.ts";

/** Chained filters as one writes them first: one `filter` after the other, and for every group once more without its own. */
export function naive(rows: readonly Row[]): Engine {
  const [minimum, maximum] = priceEnds(rows);
  let outcome: Outcome | undefined;

  function left({ price, onTime, ...filters }: FlightFilters, except: string): readonly Row[] {
    let found = rows;
    if (price && except !== "price") found = found.filter((row) => row.price >= price[0] && row.price <= price[1]);
    if (onTime && except !== "onTime")
      found = found.filter((row) => row.onTime !== null && row.onTime >= onTime[0] && row.onTime <= onTime[1]);
    for (const [group, chosenIn] of Object.entries(optionGroups)) {
      const chosen = chosenIn({ price, onTime, ...filters });
      if (chosen.length > 0 && group !== except)
        found = found.filter(({ values }) => values[group]?.some((value) => chosen.includes(value)));
    }
    return found;
  }

  function counted(found: readonly Row[], group: string): ReadonlyMap<string, OptionCount> {
    const options = new Map<string, { count: number; lowestPrice: number }>();
    for (const { values, price } of found)
      for (const value of values[group] ?? []) {
        const option = options.get(value);
        if (!option) options.set(value, { count: 1, lowestPrice: price });
        else {
          option.count += 1;
          option.lowestPrice = Math.min(option.lowestPrice, price);
        }
      }
    return options;
  }

  const compare =
    ({ type, isAscending }: RowOrder) =>
    (a: Row, b: Row) =>
      (isAscending ? a[type] - b[type] : b[type] - a[type]) ||
      a.duration - b.duration ||
      a.departureTime - b.departureTime ||
      a.price - b.price;

  function bars(found: readonly Row[], count: number, barOf: (row: Row) => number | null): readonly number[] {
    const histogram = Array.from({ length: count }, () => 0);
    for (const row of found) {
      const bar = barOf(row);
      if (bar !== null) histogram[Math.min(count - 1, bar)] = (histogram[Math.min(count - 1, bar)] ?? 0) + 1;
    }
    return histogram;
  }

  return {
    change: (filters, sort) => {
      outcome = {
        rows: left(filters, "")
          .toSorted(compare(sort))
          .map(({ itinerary }) => itinerary),
        options: new Map(Object.keys(optionGroups).map((group) => [group, counted(left(filters, group), group)])),
        priceBars: bars(left(filters, "price"), priceBars, ({ price }) =>
          Math.floor(((price - minimum) / (maximum - minimum)) * priceBars),
        ),
        onTimeBars: bars(
          left(filters, "onTime"),
          onTimeBars,
          ({ onTime }) => onTime && Math.floor((onTime * onTimeBars) / 100),
        ),
      };
    },
    outcome: () => {
      if (!outcome) throw new Error("Nothing has changed yet.");
      return outcome;
    },
  };
}
