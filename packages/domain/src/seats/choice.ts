import { type CabinClass, findSeat, type SeatedType, type SeatMap, seatRefusal, seatsOfRow } from "./cabin.ts";

/** The seats of a party, one for each who sits; undefined for who has none yet. */
export type SeatChoice = readonly (string | undefined)[];

const separator = "-";

/** A choice as an address carries it: `14A--14C`. */
export const writeSeats = (choice: SeatChoice): string => choice.map((id) => id ?? "").join(separator);

/**
 * The choice of an address, as far as it can be had: a seat that is taken, refused or named twice is nobody's (SEAT-5).
 * @param party who sits, in their order
 */
export function readSeats(text: string, map: SeatMap, party: readonly SeatedType[], booked: CabinClass): SeatChoice {
  const named = text.split(separator);
  const used = new Set<string>();
  return party.map((type, place) => {
    const id = named[place]?.toUpperCase() ?? "";
    if (id === "" || used.has(id) || seatRefusal(map, id, type, booked)) return undefined;
    used.add(id);
    return id;
  });
}

/** Gives somebody a seat; who of the party had it gives it up. The seat that they have already is given back. */
export const takeSeat = (choice: SeatChoice, place: number, id: string): SeatChoice =>
  choice.map((seat, one) => {
    if (one === place) return seat === id ? undefined : id;
    return seat === id ? undefined : seat;
  });

/** Who chooses next: the first after somebody who has no seat; whoever it was when all have one. */
export function nextToChoose(choice: SeatChoice, place: number): number {
  for (let step = 1; step <= choice.length; step += 1) {
    const one = (place + step) % choice.length;
    if (choice[one] === undefined) return one;
  }
  return place;
}

/**
 * The seat that is offered to somebody first: their own, or else a free one that they may have, as near to their party as there is one.
 * @returns the first of the cabin where none is free
 */
export function firstOffered(
  map: SeatMap,
  {
    choice,
    party,
    place,
    booked,
  }: {
    readonly choice: SeatChoice;
    readonly party: readonly SeatedType[];
    readonly place: number;
    readonly booked: CabinClass;
  },
): string {
  const own = choice[place];
  if (own !== undefined) return own;
  // Whoever sits across an aisle is further away.
  const all = map.rows.flatMap((row) =>
    seatsOfRow(row).map((seat, index) => ({
      id: seat.id,
      row: row.number,
      across: index + row.blocks.findIndex((block) => block.includes(seat)),
    })),
  );
  const others = all.filter(({ id }) => choice.includes(id));
  const type = party[place] ?? "adult";
  const free = all.filter(({ id }) => !choice.includes(id) && seatRefusal(map, id, type, booked) === undefined);
  const away = (seat: (typeof all)[number]): number =>
    Math.min(...others.map(({ row, across }) => Math.abs(row - seat.row) * 100 + Math.abs(across - seat.across)));
  // Sorting is stable: without a party to be near, the first stays the first.
  const [nearest = all[0]] = others.length === 0 ? free : free.toSorted((one, other) => away(one) - away(other));
  return nearest?.id ?? "";
}

/** What the seats of a party cost together, in minor units. */
export const seatsPrice = (map: SeatMap, choice: SeatChoice): number =>
  choice.reduce((sum, id) => sum + (id === undefined ? 0 : (findSeat(map, id)?.seat.price ?? 0)), 0);
