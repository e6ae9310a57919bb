import { passName } from "../pass-name.ts";
import { dayOfYearOf } from "../flight-date.ts";
import type { ExpectedPass } from "../compare.ts";

/** What the mandatory fields of a leg say, unpadded. */
export interface EncodedLeg {
  readonly pnr: string;
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  /** Four digits with leading zeros, then the suffix if there is one. */
  readonly flight: string;
  readonly day: number;
  readonly compartment: string;
  readonly seat: string;
  readonly sequence: string;
  readonly status: string;
  /** The conditional section as it stands, without its length. */
  readonly conditional: string;
}

const hex = (length: number) => length.toString(16).toUpperCase().padStart(2, "0");

/** Writes a barcode's text as IATA Resolution 792 wants it. It knows nothing of the reader. */
export function encodeBcbp(name: string, legs: readonly EncodedLeg[], security = ""): string {
  const written = legs.map(
    ({ pnr, from, to, carrier, flight, day, compartment, seat, sequence, status, conditional }) =>
      pnr.padEnd(7) +
      from +
      to +
      carrier.padEnd(3) +
      flight.padEnd(5) +
      String(day).padStart(3, "0") +
      compartment +
      seat.padStart(4, "0") +
      sequence.padStart(4, "0").padEnd(5) +
      status +
      hex(conditional.length) +
      conditional,
  );
  return `M${legs.length}${name.padEnd(20)}E${written.join("")}${security}`;
}

/** The unique conditional fields of a first leg; `documentType` "B" or "I". */
export const uniqueSection = (documentType = "B", description = "0") => `>608${description}WW6225${documentType}`;

/** The repeated conditional fields as far as the marketing carrier. */
export const repeatedSection = (marketing: string) => `12${"".padEnd(15)}${marketing.padEnd(3)}`;

/** A leg that says what is expected. */
export const legOf = ({ pnr, marketing, from, to, departureDate }: ExpectedPass): EncodedLeg => ({
  pnr,
  from,
  to,
  carrier: marketing.carrier,
  flight: marketing.number.padStart(4, "0"),
  day: dayOfYearOf(departureDate),
  compartment: "Y",
  seat: "12A",
  sequence: "41",
  status: "1",
  conditional: "",
});

/** The pass that an airline prints from the same facts. */
export const passOf = (expected: ExpectedPass, leg: Partial<EncodedLeg> = {}, name?: string): string =>
  encodeBcbp(name ?? passName(expected.lastname, expected.firstname), [{ ...legOf(expected), ...leg }]);

/** An adult on a flight of one airline. */
export const expectedPass: ExpectedPass = {
  firstname: "Inés",
  middlename: "",
  lastname: "García López",
  pnr: "K7XQ2M",
  marketing: { carrier: "VY", number: "821" },
  operating: null,
  from: "BCN",
  to: "LHR",
  departureDate: "2026-12-31",
  passportExpDate: "2031-03-14",
  ticketNumber: null,
  kind: null,
};
