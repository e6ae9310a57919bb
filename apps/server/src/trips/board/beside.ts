import type { FlightState } from "@gatehouse/domain/trips";
import type { Principal } from "../../access/principal.ts";
import type { Queryable } from "../../platform/database.ts";

/** Who looks at trips: what they see beside them goes by their permissions. */
export type BoardReader = Pick<Principal, "userId" | "userid" | "role" | "vendors" | "permissions">;

/** A conversation in which something happens, and whose it is. */
export interface TalkedRoom {
  readonly id: string;
  readonly vendor: string;
  /** In lower case; empty where it is not known. */
  readonly email: string;
  /** Numbers of the bookings that it is about. */
  readonly bookings: readonly string[];
  /** Messages of the traveller that staff have not read. */
  readonly unread: number;
  /** The traveller is there now. */
  readonly connected: boolean;
}

/** Conversations whose traveller is there, or waits to be read; null for who does not chat. @param now seconds since 1970, UTC */
export type AskRooms = (tx: Queryable, reader: BoardReader, now: number) => Promise<readonly TalkedRoom[] | null>;

/** A booking by the code of its vendor and its number. */
export interface BookingName {
  readonly vendor: string;
  readonly bookingNo: string;
}

/** One name for a booking among those of all vendors. */
export const bookingKey = ({ vendor, bookingNo }: BookingName): string => `${vendor} ${bookingNo}`;

/** Which bookings have comments that the reader has not read, as `bookingKey`. */
export type AskNewComments = (
  tx: Queryable,
  reader: BoardReader,
  bookings: readonly BookingName[],
) => Promise<ReadonlySet<string>>;

/** A flight of an itinerary whose state is asked for. Instants are seconds since 1970, UTC. */
export interface FlightOfTrip {
  readonly id: string;
  readonly carrier: string;
  readonly number: string;
  /** IATA. */
  readonly from: string;
  /** Airport-local day of the departure, YYYY-MM-DD. */
  readonly date: string;
  readonly departsAt: number;
  /** Null where nobody knows. */
  readonly arrivesAt: number | null;
}

/** How flights of a booking's itinerary stand; those of which nothing is known are left out. */
export type AskFlightStates = (
  tx: Queryable,
  booking: BookingName,
  flights: readonly FlightOfTrip[],
  now: number,
) => Promise<readonly FlightState[]>;

/** What areas above the trips know of bookings, and the board shows. */
export interface Beside {
  readonly rooms: AskRooms;
  readonly newComments: AskNewComments;
}
