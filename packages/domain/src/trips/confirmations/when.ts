import { isDate, isTime } from "../../time/index.ts";
import { isZone, localTimeAt } from "../local-time.ts";
import type { FieldDoubt } from "./reading.ts";

const shape =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2}|[+-]\d{2})?(?:\[[\w/+-]+\])?)?$/i;

/** A time as a file writes it. */
export interface When {
  readonly date: string;
  /** HH:mm; null for a day alone. */
  readonly time: string | null;
  /** Minutes ahead of UTC; null where it says none. */
  readonly offset: number | null;
  readonly isUtc: boolean;
}

/** Reads a day or a time as ISO 8601 writes it. Null for what is none, a day that does not exist included. */
export function whenOf(text: string): When | null {
  const [, date = "", time, zone] = shape.exec(text.trim()) ?? [];
  if (!isDate(date) || (time !== undefined && !isTime(time))) return null;
  if (time === undefined || zone === undefined) return { date, time: time ?? null, offset: null, isUtc: false };
  if (zone.toUpperCase() === "Z") return { date, time, offset: 0, isUtc: true };
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.replace(":", "").slice(3) || 0)];
  if (hours > 14 || minutes > 59) return null;
  return { date, time, offset: (zone.startsWith("-") ? -1 : 1) * (60 * hours + minutes), isUtc: false };
}

interface Placed {
  readonly value: string;
  readonly doubts: readonly FieldDoubt[];
}

/**
 * What the clock shows at the place. Where the file's own offset is another, the instant counts, and that is named.
 * @param zone IANA zone of the place; undefined where it is not known
 */
export function placedTime({ date, time, offset, isUtc }: When, zone: string | undefined): Placed {
  if (time === null) return { value: date, doubts: ["NO_TIME"] };
  const written = `${date}T${time}`;
  if (offset === null) return { value: written, doubts: [] };
  if (zone === undefined || !isZone(zone)) return { value: written, doubts: isUtc ? ["UTC_ONLY"] : [] };
  const local = localTimeAt(Date.parse(`${written}:00Z`) / 1000 - offset * 60, zone);
  return { value: local, doubts: local === written ? [] : ["OFFSET_DIFFERS"] };
}
