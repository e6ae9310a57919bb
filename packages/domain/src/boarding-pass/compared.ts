import type { PointVerdict } from "./checked-point.ts";
import type { TravellerKind } from "./kinds.ts";
import type { CheckPoint, PassPoint } from "./points.ts";

/** What the booking says of one passenger on one flight: the shape of the contract's `expected`. */
export interface ExpectedPass {
  readonly firstname: string;
  /** Empty for none. */
  readonly middlename: string;
  readonly lastname: string;
  readonly pnr: string;
  /** Carrier (IATA or ICAO designator) and number under which the flight is sold. */
  readonly marketing: { readonly carrier: string; readonly number: string };
  /** Under which it is flown, as far as the feed says; `locator` is the operating carrier's own. */
  readonly operating: {
    readonly carrier: string;
    readonly number: string | null;
    readonly locator: string | null;
  } | null;
  /** IATA airport codes. */
  readonly from: string;
  readonly to: string;
  /** Airport-local, YYYY-MM-DD. */
  readonly departureDate: string;
  /** YYYY-MM-DD; null where there is no passport, or where the caller may not see it. It never decides anything. */
  readonly passportExpDate: string | null;
  /** IATA number of the e-ticket, 13 digits; null where the booking has none. */
  readonly ticketNumber: string | null;
  /** What the traveller is on the day of the flight; null where the booking does not tell. */
  readonly kind: TravellerKind | null;
}

export interface ComparedPoint<Point extends CheckPoint = PassPoint> {
  readonly point: Point;
  /** What the booking says; null where it says nothing. Dates are YYYY-MM-DD. */
  readonly booking: string | null;
  /** What the pass says, as printed; null where it says nothing. Dates are YYYY-MM-DD. */
  readonly pass: string | null;
  readonly verdict: PointVerdict;
  /** Of a differing name, locator or number: first place where the two part, as an index into each. */
  readonly difference: { readonly booking: number; readonly pass: number } | null;
}
