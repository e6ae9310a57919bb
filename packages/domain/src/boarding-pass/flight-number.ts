/** A flight number taken apart. */
export interface FlightNumber {
  /** Digits without leading zeros. */
  readonly number: string;
  /** Operational suffix, one letter. */
  readonly suffix: string | null;
}

/** Takes a flight number apart: "0834 " is 834, "0123A" is 123 with suffix A. Null for what is none, zero included. */
export function flightNumberOf(printed: string): FlightNumber | null {
  const found = /^0*([1-9]\d{0,4})([A-Z]?)$/.exec(printed.replaceAll(" ", "").toUpperCase());
  return found?.[1] === undefined ? null : { number: found[1], suffix: found[2] || null };
}

/** Whether two numbers can be the same flight's. A suffix that only one side gives contradicts nothing. */
export const sameFlightNumber = (a: FlightNumber, b: FlightNumber): boolean =>
  a.number === b.number && (a.suffix === null || b.suffix === null || a.suffix === b.suffix);
