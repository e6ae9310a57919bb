/** What a seat is to whoever chooses; each is drawn by shape as well as by colour. */
export type SeatLook = "free" | "extra" | "taken" | "refused" | "party";

export interface SeatMapSeat {
  readonly id: string;
  readonly letter: string;
  readonly look: SeatLook;
  /** Initials of who sits there. */
  readonly mark?: string | undefined;
  /** What a screen reader says: "14C, aisle, free". */
  readonly name: string;
}

export interface SeatMapRow {
  readonly number: number;
  /** Parts between aisles, from the left side to the right. */
  readonly blocks: readonly (readonly SeatMapSeat[])[];
  /** Seats that are wider, and rows farther apart. */
  readonly isLarge: boolean;
  readonly isExit: boolean;
  readonly isOverWing: boolean;
  /** Name of the class that begins here. */
  readonly section?: string | undefined;
}

/** Where a key leads, as seen by who sits: the nose is in front. */
export type SeatMapMove = "forward" | "backward" | "left" | "right" | "front" | "back";
