import type { FlightState } from "@gatehouse/domain/trips";
import type { ConfirmationReading } from "@gatehouse/domain/trips/confirmations";
import { createTrips, type MockTrip, type MockVersion } from "./factories/trip.ts";

export interface MockTripsOptions {
  /** Itineraries that stand already. Default: one that takes place, two to come, one that is over. */
  readonly trips?: readonly MockTrip[] | ((now: number) => readonly MockTrip[]);
  /** How flights stand, by their id on the itinerary. Default nothing is known. */
  readonly flightStates?: readonly FlightState[];
  /** What a dropped file is read as. Default: a file of which nothing is known. */
  readonly reading?: (file: File) => ConfirmationReading;
}

/** Itineraries of a mock world, and how they go on. */
export interface MockTrips {
  readonly all: () => readonly MockTrip[];
  readonly flightStates: () => readonly FlightState[];
  /** Flights stand otherwise; open screens of the booking hear of it. */
  readonly changeFlights: (bookingNo: string, states: readonly FlightState[]) => void;
  readonly read: (file: File) => ConfirmationReading;
  /** The next version of an itinerary, which comes into being with its first; open screens hear of it. */
  readonly publish: (trip: Omit<MockTrip, "id" | "versions">, version: Omit<MockVersion, "version">) => MockTrip;
  /** Finished itineraries by their ids. */
  readonly finished: Map<string, File>;
  /** Attached files by their ids. */
  readonly attached: Map<string, File>;
  /** What was published by a request already. */
  readonly published: Map<string, { readonly bookingNo: string; readonly version: number }>;
}

/**
 * Itineraries of a mock world with their versions and files: what the trips' calls read and change.
 * @param now seconds since 1970, UTC
 * @param changed tells open screens
 */
export function createMockTrips(
  {
    trips = createTrips,
    flightStates = [],
    reading = () => ({ understood: false, reason: "UNKNOWN_FORMAT", reading: null }),
  }: MockTripsOptions,
  now: () => number,
  changed: (bookingNo: string) => void,
): MockTrips {
  let states = flightStates;
  let rows = typeof trips === "function" ? trips(now()) : trips;
  return {
    all: () => rows,
    flightStates: () => states,
    changeFlights: (bookingNo, next) => {
      states = next;
      changed(bookingNo);
    },
    read: reading,
    finished: new Map(),
    attached: new Map(),
    published: new Map(),
    publish: (trip, version) => {
      const before = rows.find(
        ({ bookingNo, vendorCode }) => bookingNo === trip.bookingNo && vendorCode === trip.vendorCode,
      );
      const versions = before?.versions ?? [];
      const made: MockTrip = {
        ...trip,
        id: before?.id ?? Math.max(0, ...rows.map(({ id }) => id)) + 1,
        versions: [...versions, { ...version, version: versions.length + 1 }],
      };
      rows = before ? rows.map((row) => (row.id === made.id ? made : row)) : [...rows, made];
      changed(made.bookingNo);
      return made;
    },
  };
}
