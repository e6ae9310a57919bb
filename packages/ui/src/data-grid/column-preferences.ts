import type { GridDensity, GridPin } from "./types.ts";

/** What a reader changed about a grid's columns; whatever is missing is as the columns say. */
export type ColumnPreferences = {
  /** Ids in the order chosen. */
  readonly order: readonly string[];
  readonly hidden: Readonly<Record<string, boolean>>;
  readonly pins: Readonly<Record<string, GridPin | "none">>;
  /** Widths in px. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density?: GridDensity | undefined;
};

export const noPreferences: ColumnPreferences = { order: [], hidden: {}, pins: {}, widths: {} };

/** Raised when the stored shape changes: what an older version wrote is then ignored. */
const version = 1;

type Check<V> = (value: unknown) => value is V;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isString: Check<string> = (value) => typeof value === "string";
const isBoolean: Check<boolean> = (value) => typeof value === "boolean";
const isWidth: Check<number> = (value): value is number => typeof value === "number" && value > 0 && value < 10_000;
const isPin: Check<GridPin | "none"> = (value) => value === "start" || value === "end" || value === "none";

function entriesOf<V>(value: unknown, check: Check<V>): Record<string, V> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, V] => check(entry[1])));
}

/** Reads what {@link serializePreferences} wrote. Anything else (another version, damage, another program's data) is dropped entry by entry. */
export function parsePreferences(text: string | null): ColumnPreferences {
  let stored: unknown;
  try {
    stored = text === null ? undefined : JSON.parse(text);
  } catch {
    return noPreferences;
  }
  if (!isObject(stored) || stored["version"] !== version) return noPreferences;
  const { order, density } = stored;
  return {
    order: Array.isArray(order) ? [...new Set(order.filter(isString))] : [],
    hidden: entriesOf(stored["hidden"], isBoolean),
    pins: entriesOf(stored["pins"], isPin),
    widths: entriesOf(stored["widths"], isWidth),
    ...(density === "compact" || density === "comfortable" ? { density } : {}),
  };
}

/** A reader's widths, order and choice of columns as a text to keep. */
export function serializePreferences(preferences: ColumnPreferences): string {
  return JSON.stringify({ version, ...preferences });
}
