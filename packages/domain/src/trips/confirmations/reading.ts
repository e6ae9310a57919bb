import type { PieceKind } from "../piece.ts";
import type { NotUnderstoodReason } from "./not-understood.ts";

/** Where a value stands in the file, so that a person can compare. */
export interface FieldSource {
  /** Part of the file: "html", "pass.json", the name of an attachment. */
  readonly part: string;
  /** Property in the words of the format: `reservationFor.flightNumber`, `DTSTART`. */
  readonly path: string;
  /** Line of the part, from 1. */
  readonly line: number;
  /** The place as it is written there, shortened. */
  readonly excerpt: string;
}

/** Why a value wants a look before it is taken (TRP-6). */
export const fieldDoubts = [
  /** It is no day that exists, or not written as ISO 8601 wants it: there is no value. */
  "NOT_A_DATE",
  /** It cannot be what the field holds: there is no value. */
  "NOT_A_CODE",
  /** The day alone; the hour is not in the file. */
  "NO_TIME",
  /** Only a day of the year: the year is the nearest one. */
  "NO_YEAR",
  /** The file's offset or zone is not the place's: the value is what the clock shows at the place at that instant. */
  "OFFSET_DIFFERS",
  /** Universal time, and the zone of the place is not known. */
  "UTC_ONLY",
  /** Its zone has a name that nobody knows: the value is the hour as written. */
  "ZONE_NAME_UNKNOWN",
  "AIRPORT_UNKNOWN",
  /** Found in running text, not in a field made for it. */
  "FROM_WORDS",
  /** The moment at which a pass shows itself, which need not be the departure. */
  "RELEVANT_DATE",
  /** The letters may be wrong: the file's character set is not what it says. */
  "CHARSET",
  /** Longer than a field, and cut. */
  "CUT",
  /** Invisible signs were left out. */
  "SIGNS_REMOVED",
  /** The file says something else elsewhere: see `others`. */
  "DIFFERS_IN_FILE",
] as const;
export type FieldDoubt = (typeof fieldDoubts)[number];

export interface ReadField {
  /** Path of the field in the piece: `departure.dateTime`; of a passenger `name`, `eticket` or `seatno`. */
  readonly field: string;
  /** Null where the file says something that cannot be taken. */
  readonly value: string | null;
  readonly source: FieldSource;
  readonly doubts: readonly FieldDoubt[];
  /** What the same file says elsewhere about the same field. */
  readonly others: readonly { readonly value: string; readonly source: FieldSource }[];
}

/** What is odd about a piece as a whole. */
export const pieceDoubts = ["ENDS_BEFORE_IT_STARTS", "NOT_CONFIRMED"] as const;
export type PieceDoubt = (typeof pieceDoubts)[number];

/** A reservation as the file tells it. */
export interface ReadPiece {
  readonly kind: PieceKind;
  readonly fields: readonly ReadField[];
  /** One list a passenger. */
  readonly passengers: readonly (readonly ReadField[])[];
  /** Fields of the piece that the file does not have. */
  readonly missing: readonly string[];
  readonly doubts: readonly PieceDoubt[];
}

export const ignoredReasons = [
  /** A reservation of something that is no part of an itinerary: an event, a table. */
  "OTHER_RESERVATION",
  /** An event of a calendar that is no flight, stay, car or train by its words. */
  "OTHER_EVENT",
] as const;

/** Something in the file that was seen and not read. */
export interface Ignored {
  /** Its type or its name: "EventReservation", "boarding.pkpass". */
  readonly what: string;
  readonly reason: (typeof ignoredReasons)[number] | NotUnderstoodReason;
  readonly line: number | null;
}

export const confirmationFormats = ["EML", "HTML", "JSON_LD", "PKPASS", "ICS", "BCBP", "PDF"] as const;
export type ConfirmationFormat = (typeof confirmationFormats)[number];

export interface Reading {
  readonly format: ConfirmationFormat;
  /** Subject of the mail, title of the page, description of the pass; empty where there is none. */
  readonly title: string;
  readonly pieces: readonly ReadPiece[];
  readonly ignored: readonly Ignored[];
  /** PDFs attached to a mail: who has a reader of pages adds what their barcodes say, see `withPageCodes`. */
  readonly pdfs: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export type ConfirmationReading =
  | { readonly understood: true; readonly reading: Reading }
  | { readonly understood: false; readonly reason: NotUnderstoodReason; readonly reading: Reading | null };

/** What reading goes by besides the file. */
export interface ReadingContext {
  /** IANA zone of an airport; undefined for a code that is no airport's. */
  readonly zoneOf: (iata: string) => string | undefined;
  /** YYYY-MM-DD: a pass that names only the day of the year means the nearest one. */
  readonly today: string;
}
