import type { PieceKind } from "../piece.ts";

/** What can be wrong with an itinerary as a whole (TRP-9). */
export const tripProblemIds = [
  /** A piece ends before it begins. */
  "endsBeforeItStarts",
  /** A flight of more than a day: most often the arrival has the wrong day, as over the date line. */
  "takesTooLong",
  /** The clock jumps over the time, so that it does not exist. */
  "timeSkipped",
  /** The clock shows the time twice. */
  "timeTwice",
  "zoneUnknown",
  "arrivesAfterNextLeaves",
  "connectionElsewhere",
  "nightWithoutBed",
  "hotelElsewhere",
  "nameDiffers",
  /** Flights without a PNR have no check-in. */
  "pnrMissing",
  /** Cars and rooms that no supplier has confirmed: most often as somebody asked for them. */
  "notConfirmed",
  "staysOverlap",
  /** The same flight, train, stay or car twice. */
  "pieceTwice",
] as const;
export type TripProblemId = (typeof tripProblemIds)[number];

/** An error cannot be travelled; a warning may be what somebody wants. Both are settled, or marked as meant so. */
export type TripProblemSeverity = "error" | "warning";

const severityOf: Readonly<Record<TripProblemId, TripProblemSeverity>> = {
  endsBeforeItStarts: "error",
  takesTooLong: "warning",
  timeSkipped: "error",
  timeTwice: "warning",
  zoneUnknown: "warning",
  arrivesAfterNextLeaves: "error",
  connectionElsewhere: "warning",
  nightWithoutBed: "warning",
  hotelElsewhere: "warning",
  nameDiffers: "warning",
  pnrMissing: "warning",
  notConfirmed: "warning",
  staysOverlap: "warning",
  pieceTwice: "error",
};

export interface PieceReference {
  readonly kind: PieceKind;
  readonly id: string;
}

export interface TripProblem {
  readonly id: TripProblemId;
  readonly severity: TripProblemSeverity;
  /** The same as long as the pieces and the facts in question are: what "meant so" is kept under (TRP-10). */
  readonly key: string;
  /** The pieces that it concerns, in the order in which they are travelled. */
  readonly pieces: readonly PieceReference[];
  /** What a sentence about it says: times, names, places. */
  readonly facts: Readonly<Record<string, string>>;
}

/** A problem with the key that its pieces and facts give it. */
export function problem(
  id: TripProblemId,
  pieces: readonly PieceReference[],
  facts: Readonly<Record<string, string>> = {},
): TripProblem {
  const about = [
    ...pieces.map((piece) => `${piece.kind}:${piece.id}`).toSorted(),
    ...Object.entries(facts)
      .map(([name, value]) => `${name}=${value}`)
      .toSorted(),
  ];
  return { id, severity: severityOf[id], key: [id, ...about].map(encodeURIComponent).join("|"), pieces, facts };
}
