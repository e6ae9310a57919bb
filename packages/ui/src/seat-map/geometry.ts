import type { SeatMapRow } from "./types.ts";

/** `across`: the nose at the left, the whole cabin at one glance. `along`: the nose above, seats for fingers. */
export type SeatMapOrientation = "across" | "along";

interface Measures {
  readonly seat: number;
  readonly pitch: number;
  readonly aisle: number;
}
const measures: Readonly<Record<SeatMapOrientation, Readonly<Record<"large" | "plain", Measures>>>> = {
  across: { plain: { seat: 25, pitch: 28.6, aisle: 48 }, large: { seat: 34, pitch: 40, aisle: 48 } },
  along: { plain: { seat: 44, pitch: 49, aisle: 44 }, large: { seat: 50, pitch: 58, aisle: 44 } },
};
/** Room before an exit and before another class, and at both ends of the cabin. */
const exitGap = 22;
const sectionGap = 26;
const end = { across: { front: 78, back: 64, wall: 26 }, along: { front: 40, back: 40, wall: 16 } } as const;

/** A square by its corner: the first number goes from the nose to the tail, the second from the left wall to the right one. */
export interface SeatBox {
  readonly along: number;
  readonly cross: number;
  readonly size: number;
}

export interface CabinGeometry {
  readonly length: number;
  readonly width: number;
  readonly boxes: ReadonlyMap<string, SeatBox>;
  /** Where each row begins, by its number, and how deep its seats are. */
  readonly rows: ReadonlyMap<number, { readonly along: number; readonly size: number; readonly middle: number }>;
}

const blockWidth = (seats: number, { seat, pitch }: Measures): number => (seats - 1) * pitch + seat;

/** Where every seat is (SEAT-2): blocks at the walls touch them, what is between them is spread. */
export function cabinGeometry(rows: readonly SeatMapRow[], orientation: SeatMapOrientation): CabinGeometry {
  const of = (row: SeatMapRow): Measures => measures[orientation][row.isLarge ? "large" : "plain"];
  const { front, back, wall } = end[orientation];
  const inside = Math.max(
    ...rows.map((row) => {
      const one = of(row);
      return (
        row.blocks.reduce((sum, block) => sum + blockWidth(block.length, one), 0) + (row.blocks.length - 1) * one.aisle
      );
    }),
  );
  const boxes = new Map<string, SeatBox>();
  const places = new Map<number, { along: number; size: number; middle: number }>();
  let along: number = front;
  for (const row of rows) {
    const one = of(row);
    if (row.section !== undefined && along > front) along += sectionGap;
    if (row.isExit) along += exitGap;
    const widths = row.blocks.map((block) => blockWidth(block.length, one));
    const free = inside - widths.reduce((sum, width) => sum + width, 0);
    const gap = row.blocks.length > 1 ? free / (row.blocks.length - 1) : 0;
    let cross: number = wall;
    for (const [place, block] of row.blocks.entries()) {
      for (const [index, { id }] of block.entries())
        boxes.set(id, { along, cross: cross + index * one.pitch, size: one.seat });
      cross += (widths[place] ?? 0) + gap;
    }
    places.set(row.number, {
      along,
      size: one.seat,
      // The number of a row stands in its first aisle.
      middle: wall + (widths[0] ?? 0) + gap / 2,
    });
    along += one.pitch;
  }
  return { length: along + back, width: inside + 2 * wall, boxes, rows: places };
}
