import type { Passenger } from "../travellers/index.ts";

/** A local date (`YYYY-MM-DD`) and time (`HH:MM`) of an airport. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** One flight of a PNR as the vendor sends it: always whole. */
export interface FeedSegment {
  /** The vendor's own number of it within the PNR, from 1. It stays the same however the flight changes. */
  readonly segment: number;
  /** Who sells it: IATA or ICAO designator, and flight number. */
  readonly marketing: { readonly carrier: string; readonly number: string };
  /** Who flies it, where that is somebody else. */
  readonly operating?:
    | {
        readonly carrier: string;
        readonly number?: string | undefined;
        /** The operating carrier's own locator. */
        readonly locator?: string | undefined;
      }
    | undefined;
  readonly from: string;
  readonly to: string;
  readonly departure: LocalTime;
  readonly arrival: LocalTime;
  readonly cancelled: boolean;
}

/** What is optional about a fed passenger. What is left out stays as it is stored. */
export const optionalFields = [
  "middlename",
  "email",
  "phoneCode",
  "phoneNumber",
  "gender",
  "ktn",
  "dob",
  "nationality",
  "passportNo",
  "passportIssueDate",
  "passportExpDate",
] as const satisfies readonly (keyof Passenger)[];
type OptionalField = (typeof optionalFields)[number];
/** What the feed can say about a traveller, under the names that the traveller's own page uses. */
export type FeedField = "firstname" | "lastname" | OptionalField;

/** A traveller of a PNR as the vendor sends them. */
export type FeedPassenger = { readonly [Field in OptionalField]?: string | undefined } & {
  /** The vendor's own number of the traveller within the PNR, from 1; the first one is whom the booking is written to. */
  readonly passenger: number;
  readonly title?: string | undefined;
  readonly firstname: string;
  readonly lastname: string;
  /** The language they are written to in: a BCP 47 tag. */
  readonly language?: string | undefined;
  /** IATA number of the e-ticket, 13 digits. */
  readonly eticket?: string | undefined;
  readonly cancelled: boolean;
};

/** One PNR of a booking: what is sent at once, and taken or refused at once. */
export interface FeedBooking {
  readonly bookingNo: string;
  readonly pnr: string;
  /** Grows with every change at the vendor's; what is older than what was taken is refused. */
  readonly version?: number | undefined;
  /** The whole PNR: every segment, named or not. */
  readonly cancelled: boolean;
  readonly segments: readonly FeedSegment[];
  readonly passengers: readonly FeedPassenger[];
}

/** Most of each in one message. */
export const feedLimits = { bookings: 100, segments: 30, passengers: 99, number: 99 } as const;

/** What became of one booking of a message. */
export const importOutcomes = ["created", "changed", "cancelled", "unchanged", "refused"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Why a booking of a message was refused: nothing of it was taken. */
export const importRefusals = [
  /** Something in it cannot be right: the issues say what. */
  "INVALID",
  /** It is not known here, and has no segment or no passenger to make it of. */
  "NO_SUCH_BOOKING",
  /** A newer version was taken already. */
  "OLDER_VERSION",
  /** It is not known here, and every flight of it has left. */
  "DEPARTED",
  /** Another airline cannot have the number of a segment: cancel the segment and send a new one. */
  "CARRIER_CHANGED",
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

/** Something about a booking: where it is in it (`segments[0].departure.time`), and what. */
export interface FeedIssue {
  readonly path: string;
  readonly code: string;
}

/** Codes of what was left as it is though the message says otherwise, besides those of travellers' fields. */
export const notTakenCodes = {
  /** The flight has left. */
  departed: "feed.departed",
  /** The traveller, or staff for them, said something else. */
  supplied: "feed.supplied",
} as const;
