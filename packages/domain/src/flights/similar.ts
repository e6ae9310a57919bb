import { hasBit } from "./bits.ts";
import type { FlightIndex } from "./flight-index.ts";
import type { FlightView } from "./flight-view.ts";
import { endsOf, type Itinerary } from "./itinerary.ts";
import { stopCount } from "./stops.ts";
import { riskyConnections } from "./trip-card.ts";

/** An itinerary of the list, with those that are folded under it. */
export interface ListRow {
  readonly itinerary: Itinerary;
  /** In the order of their prices. */
  readonly similar: readonly Itinerary[];
}

/** What the itineraries of an index are compared by, by position: read when it is first needed, and once. */
interface Merits {
  /** Only itineraries between the same airports are compared: each such group has a number. */
  readonly groups: Int32Array;
  /** As many in a row for each itinerary; less is better in each. */
  readonly figures: Float64Array;
  /** The first that beats it, of everything that can be bought and that nothing beats; −1 for none. */
  readonly betters: Int32Array;
}

/** Price, stops, other days, changes that may fail; and departure and arrival of each trip. */
const shared = 4;
const perTrip = 2;

function figuresOf({ trips, pricePerPassenger }: Itinerary): readonly number[] {
  let [stops, otherDays, risks] = [0, 0, 0];
  const times: number[] = [];
  for (const trip of trips) {
    const { first, last } = endsOf(trip);
    // Leaving later and arriving earlier is better: the worse one takes all of the other's time and more.
    times.push(-first.dept.utc, last.arrival.utc);
    stops += stopCount(trip);
    if (trip.isAlternateDate) otherDays += 1;
    risks += riskyConnections(trip);
  }
  return [pricePerPassenger, stops, otherDays, risks, ...times];
}

const airportsOf = ({ trips }: Itinerary): string =>
  trips
    .map((trip) => {
      const { first, last } = endsOf(trip);
      return `${first.from.iata}${last.to.iata}`;
    })
    .join();

/** Whether the one at a place is no worse in anything than the one at another. */
function beats(figures: Float64Array, width: number, one: number, other: number): boolean {
  for (let place = 0; place < width; place += 1)
    if ((figures[one * width + place] ?? 0) > (figures[other * width + place] ?? 0)) return false;
  return true;
}

function createMerits({ itineraries, available }: FlightIndex): Merits {
  const width = shared + perTrip * itineraries.reduce((most, { trips }) => Math.max(most, trips.length), 0);
  const figures = new Float64Array(itineraries.length * width);
  const groups = new Int32Array(itineraries.length);
  const betters = new Int32Array(itineraries.length).fill(-1);
  const numbers = new Map<string, number>();
  const heads: number[][] = [];
  for (const [position, itinerary] of itineraries.entries()) {
    figures.set(figuresOf(itinerary), position * width);
    const airports = airportsOf(itinerary);
    const group = numbers.get(airports) ?? numbers.size;
    numbers.set(airports, group);
    groups[position] = group;
    if (!hasBit(available, position)) continue;
    const others = (heads[group] ??= []);
    const better = others.find((other) => beats(figures, width, other, position));
    if (better === undefined) others.push(position);
    else betters[position] = better;
  }
  return { groups, figures, betters };
}

const known = new WeakMap<FlightIndex, Merits>();

function meritsOf(index: FlightIndex): Merits {
  const found = known.get(index) ?? createMerits(index);
  known.set(index, found);
  return found;
}

const none: readonly Itinerary[] = [];

/**
 * The list of a view without those that another one of it beats or equals in everything: price, departure, arrival, stops, days, and
 * changes of plane that may fail (FLT-26). They are folded under the cheapest that beats them, "n similar, none better". What is sold
 * out neither folds nor is folded.
 */
export function foldSimilar(index: FlightIndex, { rows, shown, visible }: FlightView): readonly ListRow[] {
  const { groups, figures, betters } = meritsOf(index);
  const { itineraries, available } = index;
  const width = figures.length / Math.max(1, itineraries.length);
  const similarOf = new Map<Itinerary, Itinerary[]>();
  const heads: number[][] = [];
  for (const [position, itinerary] of itineraries.entries()) {
    if (!hasBit(visible, position) || !hasBit(available, position)) continue;
    const others = (heads[groups[position] ?? 0] ??= []);
    let better = betters[position] ?? -1;
    // What beats it is hidden: another may beat it, too.
    if (better >= 0 && !hasBit(visible, better))
      better = others.find((other) => beats(figures, width, other, position)) ?? -1;
    const head = itineraries[better];
    if (head) similarOf.get(head)?.push(itinerary);
    else {
      others.push(position);
      similarOf.set(itinerary, []);
    }
  }
  return rows.flatMap((itinerary, place) => {
    // Those at the end are sold out.
    const similar = place < shown ? similarOf.get(itinerary) : none;
    return similar ? [{ itinerary, similar }] : [];
  });
}
