import type { ItineraryContent, ItineraryTraveller } from "./itinerary.ts";
import { contentOf, factsKey, orderedContent, type Piece, type PieceKind, piecesOf } from "./piece.ts";

/** A field that two versions say differently; values are texts, flags, or the list of passengers. */
export interface ChangedField {
  /** Path in the piece: `departure.dateTime`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export type PieceChange =
  | { readonly type: "added"; readonly after: Piece }
  | { readonly type: "removed"; readonly before: Piece }
  | {
      readonly type: "changed";
      readonly kind: PieceKind;
      readonly id: string;
      readonly before: Piece;
      readonly after: Piece;
      readonly fields: readonly ChangedField[];
    };

export type TravellerChange =
  | { readonly type: "added"; readonly after: ItineraryTraveller }
  | { readonly type: "removed"; readonly before: ItineraryTraveller }
  | { readonly type: "changed"; readonly travelerId: string; readonly fields: readonly ChangedField[] };

/** What makes one version of another (TRP-11). */
export interface VersionDifference {
  /** Of the itinerary itself: its summary and its description. */
  readonly texts: readonly ChangedField[];
  readonly travellers: readonly TravellerChange[];
  readonly pieces: readonly PieceChange[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values are the same, lists and objects by what is in them. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (isRecord(a) && isRecord(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], b[key]));
  }
  return a === b;
}

/** Fields that differ; objects are gone into, lists count as one value. */
function changedFields(before: object, after: object, at = ""): readonly ChangedField[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): readonly ChangedField[] => {
    const a: unknown = old.get(key);
    const b: unknown = now.get(key);
    if (isRecord(a) && isRecord(b)) return changedFields(a, b, `${at}${key}.`);
    return isSame(a, b) ? [] : [{ field: `${at}${key}`, before: a, after: b }];
  });
}

/** The same object with a field at a path set. */
function withField<T extends object>(object: T, path: readonly string[], value: unknown): T {
  const [name = "", ...rest] = path;
  const inner: unknown = Reflect.get(object, name);
  return { ...object, [name]: rest.length > 0 && isRecord(inner) ? withField(inner, rest, value) : value };
}

const withFields = <T extends object>(object: T, fields: readonly ChangedField[]): T =>
  fields.reduce((made, { field, after }) => withField(made, field.split("."), after), object);

const nameOf = ({ kind, piece }: Piece): string => `${kind}|${piece.id}`;

/** Keys that only one piece of a list has. */
function singly(pieces: readonly Piece[]): ReadonlyMap<string, Piece> {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(factsKey(piece), (counts.get(factsKey(piece)) ?? 0) + 1);
  return new Map(pieces.filter((piece) => counts.get(factsKey(piece)) === 1).map((piece) => [factsKey(piece), piece]));
}

/**
 * Gives pieces that were typed or read anew the ids under which the same things stand in the last version, so that versions and
 * calendars know them again (TRP-12). A piece that keeps its id is left alone.
 */
export function withStableIds(previous: ItineraryContent, next: ItineraryContent): ItineraryContent {
  const [old, now] = [piecesOf(previous), piecesOf(next)];
  const kept = new Set(now.map(nameOf));
  const known = new Set(old.map(nameOf));
  const free = singly(old.filter((piece) => !kept.has(nameOf(piece))));
  const taken = singly(now.filter((piece) => !known.has(nameOf(piece))));
  const ids = new Set(now.map(({ piece }) => piece.id));
  return {
    ...next,
    ...contentOf(
      now.map((piece): Piece => {
        const same = taken.get(factsKey(piece)) === piece ? free.get(factsKey(piece)) : undefined;
        // Ids are unique over all kinds.
        if (!same || same.kind !== piece.kind || ids.has(same.piece.id)) return piece;
        return { ...piece, piece: { ...piece.piece, id: same.piece.id } } as Piece;
      }),
    ),
  };
}

/** What differs between two versions. Pieces are the same by their id and kind: see `withStableIds`. */
export function compareVersions(before: ItineraryContent, after: ItineraryContent): VersionDifference {
  const old = new Map(piecesOf(before).map((piece) => [nameOf(piece), piece]));
  const now = new Map(piecesOf(after).map((piece) => [nameOf(piece), piece]));
  const pieces = [
    ...[...old.values()].flatMap((piece): readonly PieceChange[] => {
      const same = now.get(nameOf(piece));
      if (!same) return [{ type: "removed", before: piece }];
      const fields = changedFields(piece.piece, same.piece);
      const { kind } = piece;
      return fields.length === 0
        ? []
        : [{ type: "changed", kind, id: piece.piece.id, before: piece, after: same, fields }];
    }),
    ...[...now.values()].flatMap((piece): readonly PieceChange[] =>
      old.has(nameOf(piece)) ? [] : [{ type: "added", after: piece }],
    ),
  ];
  return {
    texts: (["itinerarySummary", "tripDescription"] as const).flatMap((field) =>
      before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
    ),
    travellers: travellerChanges(before, after),
    pieces,
  };
}

function travellerChanges(before: ItineraryContent, after: ItineraryContent): readonly TravellerChange[] {
  const now = new Map(after.travellers.map((traveller) => [traveller.travelerId, traveller]));
  const old = new Set(before.travellers.map(({ travelerId }) => travelerId));
  return [
    ...before.travellers.flatMap((traveller): readonly TravellerChange[] => {
      const { travelerId } = traveller;
      const same = now.get(travelerId);
      if (!same) return [{ type: "removed", before: traveller }];
      const fields = changedFields(traveller, same);
      return fields.length === 0 ? [] : [{ type: "changed", travelerId, fields }];
    }),
    ...after.travellers.flatMap((traveller): readonly TravellerChange[] =>
      old.has(traveller.travelerId) ? [] : [{ type: "added", after: traveller }],
    ),
  ];
}

/** Whether two versions say the same. */
export const isUnchanged = ({ texts, travellers, pieces }: VersionDifference): boolean =>
  texts.length + travellers.length + pieces.length === 0;

/** Makes the later version of the earlier one, in the order of `orderedContent`. */
export function applyDifference(before: ItineraryContent, difference: VersionDifference): ItineraryContent {
  const { texts, travellers, pieces } = difference;
  const goneTravellers = new Set(travellers.flatMap((one) => (one.type === "removed" ? [one.before.travelerId] : [])));
  const changedTravellers = new Map(
    travellers.flatMap((one) => (one.type === "changed" ? [[one.travelerId, one.fields]] : [])),
  );
  const gone = new Set(pieces.flatMap((one) => (one.type === "removed" ? [nameOf(one.before)] : [])));
  const changed = new Map(
    pieces.flatMap((one) => (one.type === "changed" ? [[`${one.kind}|${one.id}`, one.fields]] : [])),
  );
  const made = [
    ...piecesOf(before)
      .filter((piece) => !gone.has(nameOf(piece)))
      .map((piece) => ({ ...piece, piece: withFields(piece.piece, changed.get(nameOf(piece)) ?? []) }) as Piece),
    ...pieces.flatMap((one) => (one.type === "added" ? [one.after] : [])),
  ];
  return orderedContent({
    ...withFields(before, texts),
    travellers: [
      ...before.travellers
        .filter(({ travelerId }) => !goneTravellers.has(travelerId))
        .map((traveller) => withFields(traveller, changedTravellers.get(traveller.travelerId) ?? [])),
      ...travellers.flatMap((one) => (one.type === "added" ? [one.after] : [])),
    ],
    ...contentOf(made),
  });
}
