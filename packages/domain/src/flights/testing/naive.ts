import { onTimeBars, priceBars } from "../facets.ts";
import type { FlightFilters, Range } from "../filters.ts";
import type { Itinerary } from "../itinerary.ts";
import type { Passengers } from "../passengers.ts";
import type { FlightSort } from "../sort.ts";

/**
 * The same questions answered the slow and obvious way, straight from the rules (FLT-14 to FLT-16) and without a line of the code under test:
 * what tests compare with.
 */

export interface NaiveGroup {
  readonly name: string;
  /** What an itinerary has of the group. */
  readonly valuesOf: (itinerary: Itinerary) => readonly string[];
  readonly chosen: (filters: FlightFilters) => readonly string[];
}

const flights = ({ trips }: Itinerary) => trips.flatMap(({ segments }) => segments);
const bandOf = (local: string | undefined): string[] => {
  if (local === undefined) return [];
  const time = local.slice(11);
  if (time >= "05:00" && time < "12:00") return ["05-12"];
  if (time >= "12:00" && time < "18:00") return ["12-18"];
  return time >= "18:00" && time < "23:00" ? ["18-23"] : ["23-05"];
};

export const naiveGroups: readonly NaiveGroup[] = [
  {
    name: "stops",
    valuesOf: ({ trips }) => {
      const most = Math.max(...trips.map(({ segments }) => segments.length));
      return [most === 1 ? "nonstop" : most === 2 ? "one" : "multiple"];
    },
    chosen: ({ stops }) => stops,
  },
  {
    name: "airlines",
    valuesOf: (itinerary) => flights(itinerary).map(({ airline }) => airline.code.iata),
    chosen: ({ airlines }) => airlines,
  },
  {
    name: "mainAirports",
    valuesOf: ({ trips }) =>
      trips.flatMap(({ segments }) => [segments[0]?.from.iata ?? "", segments.at(-1)?.to.iata ?? ""]),
    chosen: ({ mainAirports }) => mainAirports,
  },
  {
    name: "connectingAirports",
    valuesOf: ({ trips }) =>
      trips.flatMap(({ segments }) =>
        segments.flatMap(({ from, to }, place) => [
          ...(place > 0 ? [from.iata] : []),
          ...(place < segments.length - 1 ? [to.iata] : []),
        ]),
      ),
    chosen: ({ connectingAirports }) => connectingAirports,
  },
  {
    name: "dates",
    valuesOf: ({ trips }) => [trips.some(({ isAlternateDate }) => isAlternateDate) ? "alternate" : "asked"],
    chosen: ({ dates }) => dates,
  },
  ...[0, 1, 2].flatMap((trip): NaiveGroup[] => [
    {
      name: `departure${trip}`,
      valuesOf: ({ trips }) => bandOf(trips[trip]?.segments[0]?.dept.local),
      chosen: ({ trips }) => trips[trip]?.departure ?? [],
    },
    {
      name: `arrival${trip}`,
      valuesOf: ({ trips }) => bandOf(trips[trip]?.segments.at(-1)?.arrival.local),
      chosen: ({ trips }) => trips[trip]?.arrival ?? [],
    },
  ]),
];

const onTime = (itinerary: Itinerary): number | undefined =>
  flights(itinerary)
    .flatMap(({ performance }) => (performance ? [performance.punctuality_percent] : []))
    .toSorted((a, b) => a - b)[0];

const isIn = (value: number | undefined, range: Range | null) =>
  range === null || (value !== undefined && value >= range[0] && value <= range[1]);

/** What is chosen in a group, without what no itinerary of the result could have: that counts as not chosen. */
function chosenIn(result: readonly Itinerary[], { name, valuesOf, chosen }: NaiveGroup, filters: FlightFilters) {
  const has = new Set(result.flatMap(valuesOf));
  const trip = /^(?:departure|arrival)(\d)$/.exec(name)?.[1];
  const isFixed =
    name === "stops" ||
    (name === "dates" && has.has("alternate")) ||
    (trip !== undefined && result.some(({ trips }) => trips.length > Number(trip)));
  return chosen(filters).filter((value) => isFixed || has.has(value));
}

/**
 * Filters found flights one by one, in the plainest way: what tests hold the fast filters against.
 * @param except the group that restricts nothing
 */
export function naiveFilter(
  result: readonly Itinerary[],
  filters: FlightFilters,
  passengers: Passengers,
  except?: string,
): Itinerary[] {
  const { minimum, maximum } = naivePrices(result, [], passengers);
  const isAnyPrice =
    filters.price !== null &&
    ((filters.price[0] <= minimum && filters.price[1] >= maximum) ||
      filters.price[1] < minimum ||
      filters.price[0] > maximum);
  const isMeasured = result.some((itinerary) => onTime(itinerary) !== undefined);
  const isWhole = filters.onTime?.[0] === 0 && filters.onTime[1] === 100;
  const groups = naiveGroups.filter(({ name }) => name !== except);
  const restricting = groups
    .map(({ valuesOf, ...group }) => ({ valuesOf, chosen: chosenIn(result, { valuesOf, ...group }, filters) }))
    .filter(({ chosen }) => chosen.length > 0);
  return result.filter(
    (itinerary) =>
      (except === "price" || isAnyPrice || isIn(itinerary.pricePerPassenger, filters.price)) &&
      (except === "onTime" || isWhole || !isMeasured || isIn(onTime(itinerary), filters.onTime)) &&
      restricting.every(({ valuesOf, chosen }) => valuesOf(itinerary).some((value) => chosen.includes(value))),
  );
}

const keyOf = ({ trips, pricePerPassenger }: Itinerary) => ({
  price: pricePerPassenger,
  departureTime: Date.parse(`${trips[0]?.segments[0]?.dept.local}Z`),
  duration: trips.reduce(
    (sum, { segments }) => sum + ((segments.at(-1)?.arrival.utc ?? 0) - (segments[0]?.dept.utc ?? 0)),
    0,
  ),
});

/** Whether some flight has fewer seats than the travellers need; infants need none. */
export const naiveSoldOut = (itinerary: Itinerary, { adults, child }: Passengers): boolean =>
  flights(itinerary).some(({ seatsRemaining }) => seatsRemaining !== null && seatsRemaining < adults + child);

/** What says what something costs: what can be bought, or everything where nothing can. */
function payable(result: readonly Itinerary[], all: readonly Itinerary[], passengers: Passengers) {
  const isAvailable = (itinerary: Itinerary) => !naiveSoldOut(itinerary, passengers);
  return all.some(isAvailable) ? result.filter(isAvailable) : result;
}

/** Points of the best order (FLT-24), in hundredths. */
function pointsOf(itinerary: Itinerary, [lowest, shortest]: readonly [number, number]): number {
  const { price, duration } = keyOf(itinerary);
  const more = (value: number, least: number) => (value - least) / Math.max(1, least);
  let points = 100 * more(price, lowest) + 80 * more(duration, shortest);
  for (const { segments, isAlternateDate } of itinerary.trips) {
    points += 15 * (segments.length - 1);
    if (isAlternateDate) points += 30;
    if (bandOf(segments[0]?.dept.local).includes("23-05")) points += 10;
  }
  return points;
}

/**
 * What is sold out comes last, whatever the sort; by departure, other days than the one asked for come before that. Equals by
 * duration, then departure, price, and place in the result, whatever the direction.
 * @param all the whole result
 */
export function naiveSort(
  result: readonly Itinerary[],
  { type, isAscending }: FlightSort,
  passengers: Passengers,
  all: readonly Itinerary[] = result,
): Itinerary[] {
  const keys = payable(all, all, passengers).map(keyOf);
  const least = [
    Math.min(...keys.map(({ price }) => price)),
    Math.min(...keys.map(({ duration }) => duration)),
  ] as const;
  const valueOf = (itinerary: Itinerary) =>
    type === "best" ? Math.round(pointsOf(itinerary, least) * 100) : keyOf(itinerary)[type];
  const keyed = new Map(result.map((itinerary) => [itinerary, { ...keyOf(itinerary), value: valueOf(itinerary) }]));
  const read = (itinerary: Itinerary) => keyed.get(itinerary) ?? { ...keyOf(itinerary), value: valueOf(itinerary) };
  const isOtherDay = ({ trips }: Itinerary) => Number(type === "departureTime" && trips[0]?.isAlternateDate === true);
  return result.toSorted((a, b) => {
    const [first, second] = [read(a), read(b)];
    return (
      Number(naiveSoldOut(a, passengers)) - Number(naiveSoldOut(b, passengers)) ||
      isOtherDay(a) - isOtherDay(b) ||
      (isAscending || type === "best" ? 1 : -1) * (first.value - second.value) ||
      first.duration - second.duration ||
      first.departureTime - second.departureTime ||
      first.price - second.price
    );
  });
}

/** Counts of what has a value and can be bought or cannot, and the lowest price of what can. */
export function naiveOption(
  result: readonly Itinerary[],
  left: readonly Itinerary[],
  { valuesOf }: NaiveGroup,
  value: string,
  passengers: Passengers,
) {
  const having = left.filter((itinerary) => valuesOf(itinerary).includes(value));
  const prices = payable(having, result, passengers).map(({ pricePerPassenger }) => pricePerPassenger);
  return {
    count: prices.length,
    soldOut: having.length - prices.length,
    lowestPrice: prices.length === 0 ? null : Math.min(...prices),
  };
}

/** The scale of prices, and what lies in each of its bars: what can be bought, those left by other groups only. */
export function naivePrices(result: readonly Itinerary[], left: readonly Itinerary[], passengers: Passengers) {
  const prices = payable(result, result, passengers).map(({ pricePerPassenger }) => pricePerPassenger);
  const [minimum, maximum] = prices.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)];
  const bars = Array.from({ length: priceBars }, () => 0);
  for (const { pricePerPassenger } of payable(left, result, passengers)) {
    const exact = (bar: number) => minimum + ((maximum - minimum) * bar) / priceBars;
    let bar = priceBars - 1;
    while (bar > 0 && pricePerPassenger < exact(bar)) bar -= 1;
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { minimum, maximum, histogram: bars };
}

/** Counts the bars of the on-time filter in the plainest way, to hold the fast one against. */
export function naiveOnTimeBars(result: readonly Itinerary[], left: readonly Itinerary[]) {
  const histogram = Array.from({ length: onTimeBars }, () => 0);
  let unknown = 0;
  for (const itinerary of left) {
    const percent = onTime(itinerary);
    if (percent === undefined) unknown += 1;
    else {
      const bar = percent === 100 ? onTimeBars - 1 : Math.floor(percent / 10);
      histogram[bar] = (histogram[bar] ?? 0) + 1;
    }
  }
  return { histogram, isKnown: result.some((itinerary) => onTime(itinerary) !== undefined), unknown };
}
