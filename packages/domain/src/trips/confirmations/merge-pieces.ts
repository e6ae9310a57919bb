import { factsKey } from "../piece.ts";
import { spanOf } from "../local-time.ts";
import { endOf, startOf } from "../piece.ts";
import { tidyText } from "./part.ts";
import type { ReadField, ReadingContext, ReadPiece } from "./reading.ts";
import { pieceFrom } from "./take-piece.ts";

/** What a reservation is about; null where the file does not say enough to tell it from another. */
function keyOf(piece: ReadPiece, context: ReadingContext): string | null {
  const key = factsKey(pieceFrom(piece, "", context.zoneOf));
  return key.split("|").some((part) => part === "") ? null : key;
}

const sameText = (a: string, b: string): boolean => tidyText(a).toLowerCase() === tidyText(b).toLowerCase();

/** A value that is more than another one, which says the day alone. */
const isLater = (whole: string, day: string): boolean => whole.length > day.length && whole.startsWith(`${day}T`);

function mergeField(first: ReadField, second: ReadField): ReadField {
  const { value } = second;
  if (value === null || (first.value !== null && (sameText(first.value, value) || isLater(first.value, value))))
    return first;
  if (first.value === null || isLater(value, first.value)) return { ...second, others: first.others };
  if (first.others.some((other) => sameText(other.value, value))) return first;
  return {
    ...first,
    doubts: first.doubts.includes("DIFFERS_IN_FILE") ? first.doubts : [...first.doubts, "DIFFERS_IN_FILE"],
    others: [...first.others, { value, source: second.source }],
  };
}

function mergeFields(first: readonly ReadField[], second: readonly ReadField[]): readonly ReadField[] {
  const merged = first.map((field) => {
    const same = second.find((other) => other.field === field.field);
    return same ? mergeField(field, same) : field;
  });
  return [...merged, ...second.filter(({ field }) => !first.some((one) => one.field === field))];
}

const nameIn = (fields: readonly ReadField[]): string =>
  (fields.find(({ field }) => field === "name")?.value ?? "").toUpperCase().replaceAll(/[^\p{L}]+/gu, "");

function mergePassengers(
  first: readonly (readonly ReadField[])[],
  second: readonly (readonly ReadField[])[],
): readonly (readonly ReadField[])[] {
  const merged = [...first];
  for (const fields of second) {
    const same = merged.findIndex((one) => nameIn(one) === nameIn(fields));
    const before = merged[same];
    if (before) merged[same] = mergeFields(before, fields);
    else merged.push(fields);
  }
  return merged;
}

const mergeTwo = (first: ReadPiece, second: ReadPiece): ReadPiece => ({
  ...first,
  fields: mergeFields(first.fields, second.fields),
  passengers: mergePassengers(first.passengers, second.passengers),
  missing: first.missing.filter((field) => second.missing.includes(field)),
  doubts: [...new Set([...first.doubts, ...second.doubts])],
});

function withOddTimes(piece: ReadPiece, context: ReadingContext): ReadPiece {
  const made = pieceFrom(piece, "", context.zoneOf);
  const [start, end] = [startOf(made), endOf(made)];
  const span = spanOf(start, end);
  const isBackwards =
    span.start !== null && span.end !== null
      ? span.end < span.start
      : start.zone === end.zone &&
        start.dateTime !== "" &&
        end.dateTime !== "" &&
        end.dateTime.slice(0, 10) < start.dateTime.slice(0, 10);
  return isBackwards && !piece.doubts.includes("ENDS_BEFORE_IT_STARTS")
    ? { ...piece, doubts: [...piece.doubts, "ENDS_BEFORE_IT_STARTS"] }
    : piece;
}

/**
 * Puts together what several places of a file say about the same thing: a reservation for each passenger of one flight, a calendar
 * beside a page. What they say differently stays side by side (TRP-6).
 */
export function mergePieces(pieces: readonly ReadPiece[], context: ReadingContext): readonly ReadPiece[] {
  const merged: ReadPiece[] = [];
  const places = new Map<string, number>();
  for (const piece of pieces) {
    const key = keyOf(piece, context);
    const place = key === null ? undefined : places.get(key);
    const before = place === undefined ? undefined : merged[place];
    if (place !== undefined && before) merged[place] = mergeTwo(before, piece);
    else {
      if (key !== null) places.set(key, merged.length);
      merged.push(piece);
    }
  }
  return merged.map((piece) => withOddTimes(piece, context));
}
