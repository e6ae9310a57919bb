/** Classes of a cabin, from the nose on. */
export const cabinClasses = ["business", "economy"] as const;
export type CabinClass = (typeof cabinClasses)[number];

/** A seat as its supplier describes it (SEAT-2). */
export interface Seat {
  /** Row and letter: `14C`. */
  readonly id: string;
  readonly letter: string;
  readonly isTaken: boolean;
  /** From seat to seat, in centimetres. */
  readonly legroom: number;
  readonly reclines: boolean;
  readonly hasPower: boolean;
  /** In minor units of the map's currency; 0 is included in the fare. */
  readonly price: number;
}

export interface SeatRow {
  readonly number: number;
  readonly cabin: CabinClass;
  /** Whoever sits here must be able to open the door. */
  readonly isExit: boolean;
  /** Over the wing: louder, and the view is of it. */
  readonly isOverWing: boolean;
  /** Parts between aisles, from the left side of the aircraft to the right. */
  readonly blocks: readonly (readonly Seat[])[];
}

/** The cabin of a flight (SEAT-1). */
export interface SeatMap {
  readonly airline: string;
  readonly airlineName: string;
  readonly flightNum: string;
  readonly from: string;
  readonly to: string;
  /** The clock of the airport of departure, yyyy-mm-ddThh:mm. */
  readonly departure: string;
  readonly aircraft: string;
  /** ISO 4217. */
  readonly currency: string;
  /** From the nose on. */
  readonly rows: readonly SeatRow[];
  /** Rows behind which toilets are; 0 is before the first. */
  readonly toiletsAfter: readonly number[];
}

/** Who sits: children may not sit at an exit. Infants travel on a lap and take none. */
const seatedTypes = ["adult", "child"] as const;
export type SeatedType = (typeof seatedTypes)[number];

/** Why a seat cannot be taken by somebody (SEAT-3). */
export type SeatRefusal = "taken" | "exit" | "class";

/** The seats of a row of a cabin, from left to right. */
export const seatsOfRow = ({ blocks }: SeatRow): readonly Seat[] => blocks.flat();

/** A seat with its row; undefined where the aircraft has none. */
export function findSeat({ rows }: SeatMap, id: string): { readonly seat: Seat; readonly row: SeatRow } | undefined {
  for (const row of rows) {
    const seat = seatsOfRow(row).find((one) => one.id === id);
    if (seat) return { seat, row };
  }
  return undefined;
}

/**
 * Why a passenger cannot have a seat: somebody has it, it is of another class, or a child may not sit at an exit.
 * @param booked the class that was paid for
 */
export function seatRefusal(map: SeatMap, id: string, type: SeatedType, booked: CabinClass): SeatRefusal | undefined {
  const found = findSeat(map, id);
  if (!found || found.seat.isTaken) return "taken";
  if (found.row.cabin !== booked) return "class";
  return found.row.isExit && type === "child" ? "exit" : undefined;
}

export type SeatPlace = "window" | "middle" | "aisle";

/** Where in its row a seat is; a seat at the window that is also at an aisle is called by the window. */
export function seatPlace({ blocks }: SeatRow, id: string): SeatPlace {
  const block = blocks.findIndex((seats) => seats.some((seat) => seat.id === id));
  const seats = blocks[block] ?? [];
  const place = seats.findIndex((seat) => seat.id === id);
  if ((block === 0 && place === 0) || (block === blocks.length - 1 && place === seats.length - 1)) return "window";
  return place === 0 || place === seats.length - 1 ? "aisle" : "middle";
}

/** Seats beside a seat, with no aisle between. */
export function seatsBeside({ blocks }: SeatRow, id: string): readonly string[] {
  const seats = blocks.find((block) => block.some((seat) => seat.id === id)) ?? [];
  const place = seats.findIndex((seat) => seat.id === id);
  return [seats[place - 1], seats[place + 1]].flatMap((seat) => (seat ? [seat.id] : []));
}

/** Rows from a seat to the nearest toilets. */
export function rowsToToilets({ rows, toiletsAfter }: SeatMap, row: SeatRow): number {
  const place = rows.indexOf(row);
  return Math.min(
    ...toiletsAfter.map((after) => {
      const behind = rows.findLastIndex(({ number }) => number <= after);
      return behind < place ? place - behind - 1 : behind - place;
    }),
  );
}

/** Directions in which the keyboard moves, as seen by who sits: the nose is in front. */
export type SeatMove = "forward" | "backward" | "left" | "right" | "front" | "back";

/** The seat that a key leads to, or the same where there is none (SEAT-4). From row to row the place across the cabin stays as near as it can. */
export function movedSeat({ rows }: SeatMap, id: string, move: SeatMove): string {
  const at = rows.findIndex((row) => seatsOfRow(row).some((seat) => seat.id === id));
  const row = rows[at];
  if (!row) return id;
  const seats = seatsOfRow(row);
  const place = seats.findIndex((seat) => seat.id === id);
  if (move === "left" || move === "right") return (seats[place + (move === "left" ? -1 : 1)] ?? seats[place])?.id ?? id;
  const next = { forward: at - 1, backward: at + 1, front: 0, back: rows.length - 1 }[move];
  const target = rows[next];
  if (!target) return id;
  const others = seatsOfRow(target);
  const { letter } = seats[place] ?? { letter: "" };
  const same = others.find((seat) => seat.letter === letter);
  const share = seats.length > 1 ? place / (seats.length - 1) : 0;
  return (same ?? others[Math.round(share * (others.length - 1))])?.id ?? id;
}
