import {
  addBit,
  type Bits,
  countBits,
  countInRange,
  countShared,
  emptyBits,
  firstShared,
  hasBit,
  intersectInto,
  rangeBits,
  unionInto,
} from "./bits.ts";
import type { FoundOptions } from "./columns.ts";
import { type FacetOption, type OnTimeFacet, onTimeBars, priceBars, type PriceFacet, priceWithin } from "./facets.ts";
import type { Range } from "./filters.ts";

/** One group of the filter panel over the positions of an index. */
export interface FilterGroup<Choice, Facet> {
  /** The positions that a choice leaves; null where it does not restrict. */
  readonly restrict: (choice: Choice) => Bits | null;
  /** What the group shows, counted among the positions that the other groups leave. */
  readonly count: (others: Bits) => Facet;
}

export type OptionsGroup<Value extends string> = FilterGroup<readonly Value[], readonly FacetOption<Value>[]>;

/** What the itineraries of an index cost. */
export interface Prices {
  /** Price per passenger by position, in hundredths, ascending: the first of some positions is their lowest price. */
  readonly values: Float64Array;
  /** Positions that can still be bought; all of them where none can. Only these say what something costs. */
  readonly available: Bits;
}

interface Option<Value> {
  readonly value: Value;
  readonly name: string;
  readonly bits: Bits;
}

/** What two sets share. */
function shared(bits: Bits, other: Bits): Bits {
  const both = bits.slice();
  intersectInto(both, other);
  return both;
}

function groupOf<Value extends string>(options: readonly Option<Value>[], prices: Prices): OptionsGroup<Value> {
  const { values, available } = prices;
  const priced = options.map((option) => ({ ...option, toBuy: shared(option.bits, available) }));
  const known = new Map<string, Bits>(options.map(({ value, bits }) => [value, bits]));
  return {
    restrict: (choice) => {
      // What the result does not know, as from the link of another search, has no box that could be unticked.
      const chosen = choice.flatMap((value) => known.get(value) ?? []);
      if (chosen.length === 0) return null;
      const mask = emptyBits(values.length);
      for (const bits of chosen) unionInto(mask, bits);
      return mask;
    },
    count: (others) =>
      priced.map(({ value, name, bits, toBuy }) => {
        const first = firstShared(toBuy, others);
        const count = countShared(toBuy, others);
        return {
          value,
          name,
          count,
          soldOut: countShared(bits, others) - count,
          lowestPrice: first < 0 ? null : (values[first] ?? null),
        };
      }),
  };
}

/**
 * A group whose options are always the same, in their order.
 * @param chosen place in `values` by position; −1 for none
 */
export function fixedGroup<Value extends string>(
  values: readonly Value[],
  chosen: Int8Array,
  prices: Prices,
): OptionsGroup<Value> {
  const size = prices.values.length;
  const options = values.map((value) => ({ value, name: value, bits: emptyBits(size) }));
  for (let position = 0; position < size; position += 1) {
    const option = options[chosen[position] ?? -1];
    if (option) addBit(option.bits, position);
  }
  return groupOf(options, prices);
}

/**
 * A group whose options come from the result, the most frequent first.
 * @param positions by place in the result
 */
export function foundGroup(found: FoundOptions, positions: Uint32Array, prices: Prices): OptionsGroup<string> {
  // Codes are ASCII: no locale's order is asked for.
  const frequent = [...found.values()].toSorted(
    (a, b) => b.places.length - a.places.length || (a.value < b.value ? -1 : 1),
  );
  const options = frequent.map(({ value, name, places }) => {
    const bits = emptyBits(prices.values.length);
    for (const place of places) addBit(bits, positions[place] ?? 0);
    return { value, name, bits };
  });
  return groupOf(options, prices);
}

/** The first position whose price is at least, or with `after` more than, a price. */
function positionOf(prices: Float64Array, price: number, after: boolean): number {
  let [low, high] = [0, prices.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = prices[middle] ?? 0;
    if (found < price || (after && found === price)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The slider goes from the lowest to the highest price that can be paid; what it leaves holds sold-out itineraries, too. */
export function priceGroup({ values: prices, available }: Prices): FilterGroup<Range | null, PriceFacet> {
  const payable = prices.filter((_, position) => hasBit(available, position));
  const [minimum, maximum] = [payable[0] ?? 0, payable.at(-1) ?? 0];
  // The first position of each bar, and the end of the last.
  const starts = Array.from({ length: priceBars + 1 }, (_, bar) =>
    bar === priceBars ? prices.length : positionOf(prices, minimum + ((maximum - minimum) * bar) / priceBars, false),
  );
  const barsOf = (bits: Bits) => starts.slice(1).map((end, bar) => countInRange(bits, starts[bar] ?? 0, end));
  return {
    restrict: (choice) => {
      if (choice === null || priceWithin(choice, { minimum, maximum }) === null) return null;
      // What is sold out may cost less or more than the scale says: the choice itself is asked, not what it leaves of the scale.
      return rangeBits(prices.length, positionOf(prices, choice[0], false), positionOf(prices, choice[1], true));
    },
    count: (others) => ({
      minimum,
      maximum,
      histogram: barsOf(shared(others, available)),
    }),
  };
}

/**
 * The filter of found flights by how often they are on time, with its bars.
 * @param percents on-time figure by position, NaN where none is known
 */
export function onTimeGroup(percents: Float64Array): FilterGroup<Range | null, OnTimeFacet> {
  const unknown = emptyBits(percents.length);
  const bars = Array.from({ length: onTimeBars }, () => emptyBits(percents.length));
  for (const [position, percent] of percents.entries())
    addBit(bars[Math.min(onTimeBars - 1, Math.floor((percent * onTimeBars) / 100))] ?? unknown, position);
  const isKnown = countBits(unknown) < percents.length;
  return {
    restrict: (choice) => {
      // Before figures have come, the slider has nothing to say.
      if (choice === null || !isKnown || (choice[0] <= 0 && choice[1] >= 100)) return null;
      const mask = emptyBits(percents.length);
      for (let position = 0; position < percents.length; position += 1) {
        const percent = percents[position] ?? Number.NaN;
        if (percent >= choice[0] && percent <= choice[1]) addBit(mask, position);
      }
      return mask;
    },
    count: (others) => ({
      histogram: bars.map((bits) => countShared(bits, others)),
      isKnown,
      unknown: countShared(unknown, others),
    }),
  };
}
