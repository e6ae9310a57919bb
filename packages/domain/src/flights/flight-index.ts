import { addBit, type Bits, countBits, emptyBits, rangeBits } from "./bits.ts";
import { columnsOf, type Columns } from "./columns.ts";
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
import { type BothOrders, bothOrders, naturalOrder, type Order, sortedBy, soldOutLast } from "./orders.ts";
import type { Passengers } from "./passengers.ts";
import type { SortType } from "./sort.ts";
import { type StopsOption, stopsOptions } from "./stops.ts";
import { type TimeBand, timeBands } from "./time-bands.ts";

/** A result made ready for filters and sorts: built once, never changed. */
export interface FlightIndex {
  /** By position: the cheapest first, then by departure, duration, and place in the result. */
  readonly itineraries: readonly Itinerary[];
  readonly orders: Readonly<Record<SortType, BothOrders>>;
  readonly groups: {
    readonly price: FilterGroup<Range | null, PriceFacet>;
    readonly stops: OptionsGroup<StopsOption>;
    readonly airlines: OptionsGroup<string>;
    readonly mainAirports: OptionsGroup<string>;
    readonly connectingAirports: OptionsGroup<string>;
    readonly trips: readonly { readonly departure: OptionsGroup<TimeBand>; readonly arrival: OptionsGroup<TimeBand> }[];
    readonly onTime: FilterGroup<Range | null, OnTimeFacet>;
  };
}

/** Equals of one sort are told apart by the others, and at last by their place in the result, so that every order is total. */
function placesByPrice({ size, durations, departures, prices }: Columns): Order {
  const byDuration = sortedBy(naturalOrder(size), durations);
  return sortedBy(sortedBy(byDuration, departures), prices);
}

/** Positions that can be bought; all of them where none can: then prices are still worth to know. */
function availableOf(soldOut: Float64Array): Bits {
  const bits = emptyBits(soldOut.length);
  for (const [position, isGone] of soldOut.entries()) if (isGone === 0) addBit(bits, position);
  return countBits(bits) === 0 ? rangeBits(soldOut.length, 0, soldOut.length) : bits;
}

/**
 * The index of a result; `flightView` filters and sorts it.
 * @param passengers who needs seats: itineraries with fewer are at the end of every sort, and no price is theirs to say. Without
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
  const prices = { values, available: availableOf(soldOut) };
  const natural = naturalOrder(places.length);
  return {
    itineraries: Array.from(places, (place) => result[place]).filter((itinerary) => itinerary !== undefined),
    orders: {
      price: soldOutLast(bothOrders(natural, values), soldOut),
      departureTime: soldOutLast(bothOrders(natural, numbers(columns.departures)), soldOut),
      duration: soldOutLast(bothOrders(natural, numbers(columns.durations)), soldOut),
    },
    groups: {
      price: priceGroup(prices),
      stops: fixedGroup(stopsOptions, choices(columns.stops), prices),
      airlines: foundGroup(columns.airlines, positions, prices),
      mainAirports: foundGroup(columns.mainAirports, positions, prices),
      connectingAirports: foundGroup(columns.connectingAirports, positions, prices),
      trips: columns.bands.map(({ departure, arrival }) => ({
        departure: fixedGroup(timeBands, choices(departure), prices),
        arrival: fixedGroup(timeBands, choices(arrival), prices),
      })),
      onTime: onTimeGroup(numbers(columns.onTime)),
    },
  };
}
