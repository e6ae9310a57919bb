import { type Bits, countBits, countShared, hasBit, intersectInto, rangeBits, sameBits } from "./bits.ts";
import type { FlightFacets } from "./facets.ts";
import type { FilterGroup } from "./filter-group.ts";
import { type FlightFilters, tripFilters } from "./filters.ts";
import type { FlightIndex } from "./flight-index.ts";
import type { Itinerary } from "./itinerary.ts";
import type { FlightSort } from "./sort.ts";

/** A result as its filters and its sort show it. */
export interface FlightView {
  /** What is shown, in order; what is sold out at the end. */
  readonly rows: readonly Itinerary[];
  /** How many of the rows can be bought, and how many are sold out. */
  readonly shown: number;
  readonly soldOut: number;
  /** How many itineraries of the result can be bought. */
  readonly total: number;
  /** How many of them the filters hide. */
  readonly hidden: number;
  /** How many groups restrict; more than none is "filter applied" (FLT-11). */
  readonly restricting: number;
  readonly facets: FlightFacets;
  /** Positions of the rows in the index. */
  readonly visible: Bits;
  /** What the next view of the same index need not do again. */
  readonly memory: Memory;
}

/** One group with what is chosen in it and what comes of that. */
interface Cell<Choice, Facet> {
  readonly group: FilterGroup<Choice, Facet>;
  readonly choice: Choice;
  readonly mask: Bits | null;
  others: Bits | undefined;
  facet: Facet | undefined;
}
type AnyCell = Pick<Cell<unknown, unknown>, "mask" | "others" | "facet">;

/** A cell in the place of each group. */
type CellsOf<Groups> = {
  readonly [Key in keyof Groups]: Groups[Key] extends FilterGroup<infer Choice, infer Facet>
    ? Cell<Choice, Facet>
    : Groups[Key] extends readonly (infer PerTrip)[]
      ? readonly CellsOf<PerTrip>[]
      : never;
};
type Cells = CellsOf<FlightIndex["groups"]>;

interface Memory {
  readonly index: FlightIndex;
  readonly cells: Cells;
  readonly sort: FlightSort;
}

function cellOf<Choice, Facet>(
  group: FilterGroup<Choice, Facet>,
  choice: Choice,
  before: Cell<Choice, Facet> | undefined,
): Cell<Choice, Facet> {
  const isSame = before?.choice === choice;
  return {
    group,
    choice,
    mask: isSame ? before.mask : group.restrict(choice),
    others: before?.others,
    facet: before?.facet,
  };
}

function cellsOf({ groups }: FlightIndex, filters: FlightFilters, before: Cells | undefined): Cells {
  return {
    price: cellOf(groups.price, filters.price, before?.price),
    stops: cellOf(groups.stops, filters.stops, before?.stops),
    airlines: cellOf(groups.airlines, filters.airlines, before?.airlines),
    mainAirports: cellOf(groups.mainAirports, filters.mainAirports, before?.mainAirports),
    connectingAirports: cellOf(groups.connectingAirports, filters.connectingAirports, before?.connectingAirports),
    dates: cellOf(groups.dates, filters.dates, before?.dates),
    trips: groups.trips.map(({ departure, arrival }, trip) => {
      const chosen = tripFilters(filters, trip);
      return {
        departure: cellOf(departure, chosen.departure, before?.trips[trip]?.departure),
        arrival: cellOf(arrival, chosen.arrival, before?.trips[trip]?.arrival),
      };
    }),
    onTime: cellOf(groups.onTime, filters.onTime, before?.onTime),
  };
}

const allCells = ({ trips, ...others }: Cells): readonly AnyCell[] => [
  ...Object.values(others),
  ...trips.flatMap(({ departure, arrival }) => [departure, arrival]),
];

/** The positions that the masks leave, one of them left out. */
function meeting(size: number, cells: readonly AnyCell[], except?: AnyCell): Bits {
  const bits = rangeBits(size, 0, size);
  for (const cell of cells) if (cell.mask && cell !== except) intersectInto(bits, cell.mask);
  return bits;
}

function rowsOf({ itineraries, orders }: FlightIndex, visible: Bits, { type, isAscending }: FlightSort) {
  const order = orders[type][isAscending ? "ascending" : "descending"];
  const rows: Itinerary[] = [];
  for (let place = 0; place < order.length; place += 1) {
    const position = order[place] ?? 0;
    const itinerary = itineraries[position];
    if (itinerary && hasBit(visible, position)) rows.push(itinerary);
  }
  return rows;
}

/**
 * Filters and sorts a result. Within a group one match is enough, groups must all match, and a group in which nothing is chosen, or
 * nothing that the result has, does not restrict. Options are counted as if their own group restricted nothing.
 * @param previous a view of the same index, whose unchanged parts are taken over: facets that come out the same stay the same objects
 */
export function flightView(
  index: FlightIndex,
  filters: FlightFilters,
  sort: FlightSort,
  previous?: FlightView,
): FlightView {
  const before = previous?.memory.index === index ? previous.memory : undefined;
  const cells = cellsOf(index, filters, before?.cells);
  const all = allCells(cells);
  const size = index.itineraries.length;
  const total = index.availableCount;
  const visible = meeting(size, all);
  const shown = countShared(visible, index.available);

  function facetOf<Choice, Facet>(cell: Cell<Choice, Facet>): Facet {
    const others = cell.mask ? meeting(size, all, cell) : visible;
    if (cell.facet === undefined || !cell.others || !sameBits(cell.others, others))
      cell.facet = cell.group.count(others);
    cell.others = others;
    return cell.facet;
  }
  const facets: FlightFacets = {
    price: facetOf(cells.price),
    stops: facetOf(cells.stops),
    airlines: facetOf(cells.airlines),
    mainAirports: facetOf(cells.mainAirports),
    connectingAirports: facetOf(cells.connectingAirports),
    dates: facetOf(cells.dates),
    trips: cells.trips.map(({ departure, arrival }) => ({ departure: facetOf(departure), arrival: facetOf(arrival) })),
    onTime: facetOf(cells.onTime),
  };
  const isSameList =
    previous !== undefined &&
    before !== undefined &&
    before.sort.type === sort.type &&
    before.sort.isAscending === sort.isAscending &&
    sameBits(previous.visible, visible);
  return {
    rows: isSameList ? previous.rows : rowsOf(index, visible, sort),
    shown,
    soldOut: countBits(visible) - shown,
    total,
    hidden: total - shown,
    restricting: all.filter(({ mask }) => mask !== null).length,
    facets,
    visible,
    memory: { index, cells, sort },
  };
}
