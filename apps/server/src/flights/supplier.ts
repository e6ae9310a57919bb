import type { SeatMap } from "@gatehouse/domain/seats";
import type { FlightPerformance, PricedItinerary, SearchRequest } from "@gatehouse/domain/flights";

interface SearchRun {
  /** Seconds since 1970, UTC. */
  readonly now: number;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
  /**
   * Takes what is there before the rest (FLT-33): of one of several systems behind a supplier, or of its first page. The answer has it
   * again. Who answers at once need not ask for it.
   */
  readonly part?: (offers: readonly PricedItinerary[]) => Promise<void>;
}

/** A flight whose punctuality is asked for. */
export interface AskedFlight {
  /** Airline and number in one, `TP210`. */
  readonly code: string;
  /** The route that is meant, where the caller knows it: IATA codes of airports. */
  readonly route?: { readonly from: string; readonly to: string };
}

/** Who sells flights (FLT-10). An adapter to a real one implements this. */
export interface FlightSupplier {
  /**
   * Everything it offers for a request: other airports near and days next to those asked for included. Takes as long as it takes.
   * @throws when it cannot answer; the search counts as failed then
   */
  readonly search: (request: SearchRequest, run: SearchRun) => Promise<readonly PricedItinerary[]>;
  /**
   * How punctual flights were.
   * @param flights unknown ones are left out of the answer
   */
  readonly performance: (flights: readonly AskedFlight[]) => Promise<readonly FlightPerformance[]>;
  /**
   * The cabin of a flight (SEAT-1).
   * @param flight airline and number in one, `TP210`
   * @param date on which it leaves, yyyy-mm-dd
   * @returns undefined where there is no such flight
   */
  readonly seatMap: (flight: string, date: string) => Promise<SeatMap | undefined>;
}

/** A supplier that does not answer, or with what makes no sense. */
export class SupplierError extends Error {
  override readonly name = "SupplierError";
}
