import type { InferSchemaOutput } from "@orpc/contract";
import type { detailsSchema } from "../disruption/staff-schema.ts";

type MockDisruption = InferSchemaOutput<typeof detailsSchema>;

export interface MockDisruptionsOptions {
  /** Default none. */
  readonly list?: readonly MockDisruption[];
  /** What the supplier asks for the chosen flights now, in hundredths. Default the price that was chosen. */
  readonly priceNow?: number;
}

/** Disruptions of a mock world. */
export interface MockDisruptions {
  readonly all: () => readonly MockDisruption[];
  readonly find: (id: number) => MockDisruption | undefined;
  readonly change: (id: number, patch: Partial<MockDisruption>) => MockDisruption;
  readonly priceNow: number | undefined;
}

/** Disruptions of a mock world: what the board and the landing page read and change. */
export function createMockDisruptions(
  { list = [], priceNow }: MockDisruptionsOptions,
  changed: (id: number) => void,
): MockDisruptions {
  const rows = new Map(list.map((row) => [row.id, row]));
  return {
    priceNow,
    all: () => [...rows.values()],
    find: (id) => rows.get(id),
    change: (id, patch) => {
      const row = rows.get(id);
      if (!row) throw new Error(`There is no disruption ${String(id)}.`);
      const next = { ...row, ...patch, version: row.version + 1 };
      rows.set(id, next);
      changed(id);
      return next;
    },
  };
}
