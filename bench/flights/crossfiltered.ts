import { type FlightFilters, noFilters, onTimeBars, priceBars, type Range } from "@gatehouse/domain/flights";
import crossfilter, { type Dimension } from "crossfilter2";
import type { Engine, OptionCount } from "./engine.ts";
import { optionGroups, priceEnds, type Row, type RowOrder, rowSorts } from "./rows.ts";

type Choice = Range | null | readonly string[];

/**
 * crossfilter2 as its manual has it: a dimension per group, filters set on the one that changed, counts from groups, which leave
 * their own dimension out, the list from the dimension of the sort. Lowest prices are no sum that could be kept up as rows come and
 * go; since rows were added in the order of their prices, walking from the cheapest until every option was met is the quickest way.
 */
export function crossfiltered(unsorted: readonly Row[]): Engine {
  const rows = unsorted.toSorted((a, b) => a.price - b.price);
  const [minimum, maximum] = priceEnds(rows);
  const all = crossfilter([...rows]);

  const groups = Object.keys(optionGroups).map((name) => {
    const isList = rows.some(({ values }) => values[name]?.length !== 1);
    const dimension: Dimension<Row, string> = isList
      ? all.dimension<string>(({ values }) => [...(values[name] ?? [])], true)
      : all.dimension<string>(({ values }) => values[name]?.[0] ?? "");
    return { name, dimension, counts: dimension.group<string, number>().reduceCount() };
  });
  const sorts = Object.fromEntries(rowSorts.map((type) => [type, all.dimension((row) => row[type])])) as Readonly<
    Record<(typeof rowSorts)[number], Dimension<Row, number>>
  >;
  const onTime = all.dimension((row) => row.onTime ?? -1);
  const priceCounts = sorts.price
    .group<number, number>((price) =>
      Math.min(priceBars - 1, Math.floor(((price - minimum) / (maximum - minimum)) * priceBars)),
    )
    .reduceCount();
  const onTimeCounts = onTime
    .group<number, number>((percent) => Math.min(onTimeBars - 1, Math.floor((percent * onTimeBars) / 100)))
    .reduceCount();

  function restrict(dimension: Dimension<Row, number>, range: Range | null): void {
    if (range) dimension.filterRange([range[0], range[1] + 1]);
    else dimension.filterAll();
  }
  function restrictTo(dimension: Dimension<Row, string>, chosen: readonly string[]): void {
    const [only, ...others] = chosen;
    const wanted = new Set<unknown>(chosen);
    if (only === undefined) dimension.filterAll();
    else if (others.length === 0) dimension.filterExact(only);
    else dimension.filterFunction((value) => wanted.has(value));
  }

  function lowest({ name, dimension, counts }: (typeof groups)[number]): ReadonlyMap<string, OptionCount> {
    const options = new Map<string, { count: number; lowestPrice: number | null }>();
    let missing = 0;
    for (const { key, value } of counts.all()) {
      options.set(key, { count: value, lowestPrice: null });
      if (value > 0) missing += 1;
    }
    // Its types ask for ids, its code for the dimensions themselves.
    const own = [dimension] as unknown as number[];
    for (let place = 0; place < rows.length && missing > 0; place += 1) {
      if (!all.isElementFiltered(place, own)) continue;
      const row = rows[place];
      for (const value of row?.values[name] ?? []) {
        const option = options.get(value);
        if (option?.lowestPrice !== null || !row) continue;
        option.lowestPrice = row.price;
        missing -= 1;
      }
    }
    return options;
  }

  let before: FlightFilters = noFilters;
  let shown: readonly Row[] = [];
  let options = new Map<string, ReadonlyMap<string, OptionCount>>();
  let bars = { price: priceCounts.all(), onTime: onTimeCounts.all() };
  const isSame = (chosen: Choice, was: Choice) => chosen === was || String(chosen) === String(was);

  const listed = ({ type, isAscending }: RowOrder) =>
    isAscending ? sorts[type].bottom(Infinity) : sorts[type].top(Infinity);
  const histogram = (counts: typeof bars.price, count: number) =>
    Array.from({ length: count }, (_, bar) => counts.find(({ key }) => key === bar)?.value ?? 0);
  return {
    change: (filters, sort) => {
      if (!isSame(filters.price, before.price)) restrict(sorts.price, filters.price);
      if (!isSame(filters.onTime, before.onTime)) restrict(onTime, filters.onTime);
      for (const { name, dimension } of groups) {
        const chosen = optionGroups[name]?.(filters) ?? [];
        if (!isSame(chosen, optionGroups[name]?.(before) ?? [])) restrictTo(dimension, chosen);
      }
      before = filters;
      shown = listed(sort);
      options = new Map(groups.map((group) => [group.name, lowest(group)]));
      bars = { price: priceCounts.all(), onTime: onTimeCounts.all() };
    },
    outcome: () => ({
      rows: shown.map(({ itinerary }) => itinerary),
      options,
      priceBars: histogram(bars.price, priceBars),
      onTimeBars: histogram(bars.onTime, onTimeBars),
    }),
  };
}
