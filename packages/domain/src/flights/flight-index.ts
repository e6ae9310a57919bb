import { bestScore } from "./best.ts";
import { addBit, type Bits, countBits, emptyBits, hasBit, rangeBits } from "./bits.ts";
import { columnsOf, type Columns } from "./columns.ts";
import { type DateOption, dateOptions } from "./date-options.ts";
import type { OnTimeFacet, PriceFacet } from "./facets.ts";
import {
  type FilterGroup,
  fixedGroup,
  foundGroup,
  onTimeGroup,
  type OptionsGroup,
  priceGroup,
} from "./filter-group.ts";
import type { Range } from "./filters.ts";
import type { Itinerary } from "./itinerary.ts";
import { type BothOrders, bothOrders, naturalOrder, type Order, sortedBy, withLast } from "./orders.ts";
import type { Passengers } from "./passengers.ts";
import type { SortType } from "./sort.ts";
import { type StopsOption, stopsOptions } from "./stops.ts";
import { type TimeBand, timeBands } from "./time-bands.ts";

/** A result made ready for filters and sorts: built once, never changed. */
export interface FlightIndex {
  /** By position: the cheapest first, then by duration, departure, and place in the result. */
  readonly itineraries: readonly Itinerary[];
  readonly orders: Readonly<Record<SortType, BothOrders>>;
  /** Positions that can be bought, and how many those are. */
  readonly available: Bits;
  readonly availableCount: number;
  readonly groups: {
    readonly price: FilterGroup<Range | null, PriceFacet>;
    readonly stops: OptionsGroup<StopsOption>;
    readonly airlines: OptionsGroup<string>;
    readonly mainAirports: OptionsGroup<string>;
    readonly connectingAirports: OptionsGroup<string>;
    readonly dates: OptionsGroup<DateOption>;
    readonly trips: readonly { readonly departure: OptionsGroup<TimeBand>; readonly arrival: OptionsGroup<TimeBand> }[];
    readonly onTime: FilterGroup<Range | null, OnTimeFacet>;
  };
}

/** Equals of one sort are told apart by duration, departure and price, and at last by their place in the result: every order is total. */
function placesByPrice({ size, durations, departures, prices }: Columns): Order {
  const byDeparture = sortedBy(naturalOrder(size), departures);
  return sortedBy(sortedBy(byDeparture, durations), prices);
}

function availableOf(soldOut: Float64Array): Bits {
  const bits = emptyBits(soldOut.length);
  for (const [position, isGone] of soldOut.entries()) if (isGone === 0) addBit(bits, position);
  return bits;
}

/** Points of each position; the lowest price and the shortest way are those of what can be bought. */
function scoresOf(columns: Columns, places: Order, payable: Bits): Float64Array {
  const least = { price: Number.POSITIVE_INFINITY, duration: Number.POSITIVE_INFINITY };
  const counted = Array.from(places, (place) => ({
    price: columns.prices[place] ?? 0,
    duration: columns.durations[place] ?? 0,
    stops: columns.stopCounts[place] ?? 0,
    otherDays: columns.otherDays[place] ?? 0,
    nights: columns.nights[place] ?? 0,
  }));
  for (const [position, { price, duration }] of counted.entries()) {
    if (!hasBit(payable, position)) continue;
    least.price = Math.min(least.price, price);
    least.duration = Math.min(least.duration, duration);
  }
  return Float64Array.from(counted, (each) => bestScore(each, least));
}

/**
 * The index of a result; `flightView` filters and sorts it.
 * @param passengers who needs seats: itineraries with fewer are at the end of every sort, no price is theirs to say, and no count has them. Without
 * anybody nothing is sold out.
 */
export function flightIndex(result: readonly Itinerary[], passengers?: Passengers): FlightIndex {
  const columns = columnsOf(result, passengers);
  const places = placesByPrice(columns);
  const positions = new Uint32Array(places.length);
  for (const [position, place] of places.entries()) positions[place] = position;

  // Every column in the order of positions.
  const numbers = (column: Float64Array | Uint8Array) => Float64Array.from(places, (place) => column[place] ?? 0);
  const choices = (column: Int8Array) => column.map((_, position) => column[places[position] ?? 0] ?? -1);
  const values = numbers(columns.prices);
  const soldOut = numbers(columns.soldOut);
  const available = availableOf(soldOut);
  const availableCount = countBits(available);
  // Where nothing can be bought, prices are still worth to know.
  const payable = availableCount === 0 ? rangeBits(places.length, 0, places.length) : available;
  const prices = { values, available: payable };
  const durations = numbers(columns.durations);
  const departures = numbers(columns.departures);
  const equals = sortedBy(sortedBy(naturalOrder(places.length), departures), durations);
  const scores = scoresOf(columns, places, payable);
  const best = withLast(bothOrders(equals, scores), soldOut).ascending;
  const hasAlternates = columns.dates.includes(dateOptions.indexOf("alternate"));
  return {
    itineraries: Array.from(places, (place) => result[place]).filter((itinerary) => itinerary !== undefined),
    orders: {
      best: { ascending: best, descending: best },
      price: withLast(bothOrders(equals, values), soldOut),
      // The day that was asked for comes first, whichever way.
      departureTime: withLast(withLast(bothOrders(equals, departures), numbers(columns.leavesOtherDay)), soldOut),
      duration: withLast(bothOrders(equals, durations), soldOut),
    },
    available,
    availableCount,
    groups: {
      price: priceGroup(prices),
      stops: fixedGroup(stopsOptions, choices(columns.stops), prices),
      airlines: foundGroup(columns.airlines, positions, prices),
      mainAirports: foundGroup(columns.mainAirports, positions, prices),
      connectingAirports: foundGroup(columns.connectingAirports, positions, prices),
      dates: fixedGroup(hasAlternates ? dateOptions : [], choices(columns.dates), prices),
      trips: columns.bands.map(({ departure, arrival }) => ({
        departure: fixedGroup(timeBands, choices(departure), prices),
        arrival: fixedGroup(timeBands, choices(arrival), prices),
      })),
      onTime: onTimeGroup(numbers(columns.onTime)),
    },
  };
}
