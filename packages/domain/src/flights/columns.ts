import { isSoldOut } from "./booking.ts";
import { dateOptionOf, dateOptions } from "./date-options.ts";
import { endsOf, type Itinerary, onTimePercent, type Segment } from "./itinerary.ts";
import type { Passengers } from "./passengers.ts";
import { stopCount, stopsOf, stopsOptions } from "./stops.ts";
import { timeBandOf, timeBands } from "./time-bands.ts";

/** An option that a result has, with the places of the itineraries that have it, ascending. */
interface FoundOption {
  readonly value: string;
  readonly name: string;
  readonly places: number[];
}
export type FoundOptions = ReadonlyMap<string, FoundOption>;

/** Bands of one trip, as places in `timeBands`; −1 for an itinerary without that trip. */
interface BandColumns {
  readonly departure: Int8Array;
  readonly arrival: Int8Array;
}

/** What filters and sorts ask of a result, column by column, by the itinerary's place in the result. */
export interface Columns {
  readonly size: number;
  /** Per passenger, in hundredths. */
  readonly prices: Float64Array;
  /** When the first flight leaves, see `localKey`. */
  readonly departures: Float64Array;
  /** Seconds on the way, all trips together. */
  readonly durations: Float64Array;
  /** Places in `stopsOptions`. */
  readonly stops: Int8Array;
  /** Places in `dateOptions`. */
  readonly dates: Int8Array;
  /** Changes of plane, all trips together. */
  readonly stopCounts: Uint8Array;
  /** 1 where the first trip leaves on another day than was asked for. */
  readonly leavesOtherDay: Uint8Array;
  /** How many trips leave on another day than was asked for, and how many at night. */
  readonly otherDays: Uint8Array;
  readonly nights: Uint8Array;
  /** 1 where fewer seats are left than are needed. */
  readonly soldOut: Uint8Array;
  /** Percent; NaN where nothing is known. */
  readonly onTime: Float64Array;
  readonly bands: readonly BandColumns[];
  readonly airlines: FoundOptions;
  readonly mainAirports: FoundOptions;
  readonly connectingAirports: FoundOptions;
}

/** The digits of yyyy-mm-ddThh:mm as one number, 202611212150: in the order of the times that the results show. */
function localKey(local: string): number {
  let key = 0;
  for (let place = 0; place < local.length; place += 1) {
    const digit = local.charCodeAt(place) - 48;
    if (digit >= 0 && digit <= 9) key = key * 10 + digit;
  }
  return key;
}

function note(found: Map<string, FoundOption>, value: string, name: string, place: number): void {
  const option = found.get(value);
  if (!option) found.set(value, { value, name, places: [place] });
  else if (option.places.at(-1) !== place) option.places.push(place);
}

/** Reads a result once, itinerary by itinerary: walking through all their objects again for every column takes many times longer. */
export function columnsOf(result: readonly Itinerary[], passengers: Passengers | undefined): Columns {
  const size = result.length;
  const [prices, departures, durations, onTime] = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
  ];
  const [stops, dates] = [new Int8Array(size), new Int8Array(size)];
  const [stopCounts, leavesOtherDay, otherDays, nights] = [
    new Uint8Array(size),
    new Uint8Array(size),
    new Uint8Array(size),
    new Uint8Array(size),
  ];
  const soldOut = new Uint8Array(size);
  const bands: BandColumns[] = [];
  const [airlines, mainAirports, connectingAirports] = [
    new Map<string, FoundOption>(),
    new Map<string, FoundOption>(),
    new Map<string, FoundOption>(),
  ];
  const readSegment = (segment: Segment, place: number, isFirst: boolean, isLast: boolean) => {
    const { airline, airlineDetails, from, fromAirportDetails, to, toAirportDetails } = segment;
    note(airlines, airline.code.iata, airlineDetails.name, place);
    note(isFirst ? mainAirports : connectingAirports, from.iata, fromAirportDetails.name, place);
    note(isLast ? mainAirports : connectingAirports, to.iata, toAirportDetails.name, place);
  };

  for (const [place, itinerary] of result.entries()) {
    prices[place] = itinerary.pricePerPassenger;
    soldOut[place] = passengers && isSoldOut(itinerary, passengers) ? 1 : 0;
    stops[place] = stopsOptions.indexOf(stopsOf(itinerary));
    dates[place] = dateOptions.indexOf(dateOptionOf(itinerary));
    leavesOtherDay[place] = itinerary.trips[0]?.isAlternateDate ? 1 : 0;
    onTime[place] = onTimePercent(itinerary) ?? Number.NaN;
    let duration = 0;
    for (const [number, trip] of itinerary.trips.entries()) {
      const { first, last } = endsOf(trip);
      if (number === 0) departures[place] = localKey(first.dept.local);
      duration += last.arrival.utc - first.dept.utc;
      const column = (bands[number] ??= {
        departure: new Int8Array(size).fill(-1),
        arrival: new Int8Array(size).fill(-1),
      });
      const band = timeBandOf(first.dept.local);
      column.departure[place] = timeBands.indexOf(band);
      stopCounts[place] = (stopCounts[place] ?? 0) + stopCount(trip);
      if (trip.isAlternateDate) otherDays[place] = (otherDays[place] ?? 0) + 1;
      if (band === "23-05") nights[place] = (nights[place] ?? 0) + 1;
      column.arrival[place] = timeBands.indexOf(timeBandOf(last.arrival.local));
      for (const segment of trip.segments) readSegment(segment, place, segment === first, segment === last);
    }
    durations[place] = duration;
  }
  return {
    size,
    prices,
    departures,
    durations,
    stops,
    dates,
    stopCounts,
    leavesOtherDay,
    otherDays,
    nights,
    soldOut,
    onTime,
    bands,
    airlines,
    mainAirports,
    connectingAirports,
  };
}
