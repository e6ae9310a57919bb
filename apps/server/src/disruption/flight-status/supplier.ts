/** A flight as a status supplier knows it. */
export interface FlightToWatch {
  readonly carrier: string;
  readonly number: string;
  readonly from: string;
  /** Airport-local day of the departure, YYYY-MM-DD. */
  readonly date: string;
  /** Planned departure; seconds since 1970, UTC. */
  readonly departsAt: number;
}

/** How a flight stands, and from where it leaves as far as that is known. */
export type FlightStatus = { readonly terminal?: string; readonly gate?: string } & (
  | { readonly state: "on-time" }
  | { readonly state: "cancelled" }
  | { readonly state: "delayed"; readonly minutes: number }
);

/** Who knows how flights stand (DIS-1). An adapter to a real one implements this. */
export interface FlightStatusSupplier {
  /** In the order of the flights. @throws when it cannot answer */
  readonly statusOf: (flights: readonly FlightToWatch[], now: number) => Promise<readonly FlightStatus[]>;
}
