/** The 2D symbologies of IATA Resolution 792, named as barcode readers name them. */
export const passSymbologies = ["PDF417", "Aztec", "QRCode", "DataMatrix"] as const;
export type PassSymbology = (typeof passSymbologies)[number];

/** Where a reading comes from: the barcode, or the page's text where there is none (BP-3). */
export const passSources = ["barcode", "text"] as const;
export type PassSource = (typeof passSources)[number];

/** What was wrong with a barcode; the reading stands nevertheless. */
export const passNoteCodes = [
  /** The text ends inside this field. */
  "CUT",
  /** The field holds something that it cannot mean; it counts as not on the pass. */
  "BROKEN",
  /** The number of legs is no number from 1 to 4, or fewer legs were found than it says. */
  "LEG_COUNT",
  /** Fields did not stand in their places (blanks lost or added) and were found by their shape. */
  "REALIGNED",
  /** A length is no hexadecimal number, or longer than the text. */
  "LENGTH",
  /** The conditional section does not begin with ">" and a version. */
  "NO_VERSION",
  /** The security section is incomplete. */
  "SECURITY",
  /** Text is left over that belongs to no section. */
  "LEFT_OVER",
] as const;
export type PassNoteCode = (typeof passNoteCodes)[number];

export interface PassNote {
  readonly code: PassNoteCode;
  /** The field or section that it is about, by its name in `ReadPass` or `PassLeg`. */
  readonly field: string | null;
  /** Zero-based number of the leg, null for what all legs share. */
  readonly leg: number | null;
}

/** A name as a text prints it. */
export interface PassName {
  readonly lastName: string;
  readonly firstName: string;
}

/** What a text can have more than one of. */
export type SeveralOf = "names" | "flights" | "dates" | "tickets" | "references";

/** One flight on a pass. A field that is blank, broken or missing is null: "not on the pass", never a difference. */
export interface PassLeg {
  /** Locator of the operating carrier. */
  readonly pnr: string | null;
  /** IATA airport codes. */
  readonly from: string | null;
  readonly to: string | null;
  /** Two-character IATA or three-letter ICAO designator, as printed. */
  readonly operatingCarrier: string | null;
  /** Digits without leading zeros. */
  readonly flightNumber: string | null;
  /** Operational suffix, one letter. */
  readonly flightSuffix: string | null;
  /** Day of the year, 1 to 366: a barcode carries no year. */
  readonly dayOfYear: number | null;
  /** YYYY-MM-DD where the page's text prints a whole date; always null from a barcode. */
  readonly date: string | null;
  /** Compartment, one letter. */
  readonly compartment: string | null;
  /** Row and letter without leading zeros ("1A"), or what is in their place ("INF"). */
  readonly seat: string | null;
  /** Order of check-in, without leading zeros. */
  readonly sequence: string | null;
  /** Code of the passenger's status, see `passengerStatuses`. */
  readonly status: string | null;

  readonly marketingCarrier: string | null;
  /** Three digits of the airline that issued the ticket. */
  readonly airlineNumericCode: string | null;
  /** Ten digits of the ticket. */
  readonly documentNumber: string | null;
  /** "0" no, "1" yes, "3" known traveller. */
  readonly selectee: string | null;
  /** "0" not required, "1" to be verified, "2" verified. */
  readonly documentVerification: string | null;
  readonly frequentFlyerAirline: string | null;
  readonly frequentFlyerNumber: string | null;
  /** Industry discount, a code. */
  readonly idIndicator: string | null;
  /** As printed: "20K", "2PC". */
  readonly baggageAllowance: string | null;
  readonly fastTrack: boolean | null;
  /** For the airline's own use. */
  readonly airlineData: string | null;
}

/**
 * A part of a page in shares of its width and height, 0 to 1, from the top left corner of the page as a viewer shows it: with the
 * page's own rotation applied.
 */
export interface PagePlace {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * What was read from one barcode, or from the text of a page. Plain data: it can be stored as JSON and read back. Fields of IATA
 * Resolution 792 that are blank, broken or missing are null.
 */
export interface ReadPass {
  readonly source: PassSource;
  /** Null where the source is the text, or where the reader did not say. */
  readonly symbology: PassSymbology | null;
  /** Format code: "M", or "S" of the first edition. Null from text. */
  readonly format: "M" | "S" | null;
  /** The name field without its trailing blanks, at most 20 characters in a barcode; upper case. */
  readonly printedName: string | null;
  /** The name before "/"; all of it where there is no "/". */
  readonly lastName: string | null;
  /** The name after "/", with whatever title is glued to it; null where there is no "/" or nothing after it. */
  readonly firstName: string | null;
  /** "E" electronic ticket. */
  readonly eticketIndicator: string | null;
  /** Version of the standard, 1 to 8 so far. */
  readonly version: number | null;
  /** Code of who travels, see `passengerDescriptions`. */
  readonly passengerDescription: string | null;
  /** "W" web, "K" kiosk, "R" remote kiosk, "M" mobile, "O" airport agent, "T" town agent, "V" third party. */
  readonly checkInSource: string | null;
  readonly issuanceSource: string | null;
  /** Last digit of the year and day of the year of issue. */
  readonly issued: { readonly yearDigit: number; readonly dayOfYear: number } | null;
  /** "B" boarding pass, "I" itinerary receipt. */
  readonly documentType: string | null;
  /** Designator of the airline that issued the pass. */
  readonly issuer: string | null;
  /** Licence plate numbers of bags, 13 digits each. */
  readonly baggageTags: readonly string[];
  /** In the order of the pass; at least one. */
  readonly legs: readonly PassLeg[];
  /** As it stands: its meaning is the airline's. */
  readonly security: { readonly type: string | null; readonly data: string } | null;
  /** YYYY-MM-DD where the page's text prints the traveller's date of birth; never in a barcode. */
  readonly birthDate?: string;
  /** Every way in which a text's name can be read, and every name of a text that names several; missing where there is one. */
  readonly names?: readonly PassName[];
  /** What a text has more than one of, so that it does not tell by itself whose pass it is, or for which flight. */
  readonly several?: readonly SeveralOf[];
  /** What a text says that it is, where that is no pass to travel with and no itinerary receipt. */
  readonly declared?: "cancelled" | "otherDocument";
  /** Whom a text was searched for, see `travellerMark`: about others it says nothing. */
  readonly searchedFor?: readonly string[];
  /** What was malformed, in the order it was met; empty for a faultless pass. */
  readonly notes: readonly PassNote[];
  /** Where its barcode is on the page; missing for a text, and for what was read before places were kept. */
  readonly place?: PagePlace;
}

/** A leg of which nothing is known. */
export const blankLeg: PassLeg = {
  pnr: null,
  from: null,
  to: null,
  operatingCarrier: null,
  flightNumber: null,
  flightSuffix: null,
  dayOfYear: null,
  date: null,
  compartment: null,
  seat: null,
  sequence: null,
  status: null,
  marketingCarrier: null,
  airlineNumericCode: null,
  documentNumber: null,
  selectee: null,
  documentVerification: null,
  frequentFlyerAirline: null,
  frequentFlyerNumber: null,
  idIndicator: null,
  baggageAllowance: null,
  fastTrack: null,
  airlineData: null,
};
