import type { Part } from "./part.ts";

/** A value as the file has it, with its place in the text of its part. */
export interface Scalar {
  readonly text: string;
  readonly part: Part;
  readonly at: number;
  readonly end: number;
}

/** Something with properties: an object of JSON, an item of microdata. A property that is a list has several values. */
export interface Thing {
  /** Last words of its types: "FlightReservation". */
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, readonly Value[]>;
  readonly part: Part;
  readonly at: number;
}

export type Value = Scalar | Thing;

/** Whether a value of a confirmation's markup is an object with properties of its own. */
export const isThing = (value: Value): value is Thing => "properties" in value;

/** "http://schema.org/FlightReservation" is a FlightReservation. */
export const typeName = (type: string): string =>
  type.slice(Math.max(type.lastIndexOf("/"), type.lastIndexOf("#")) + 1);

/** All that stands at a path; lists on the way are gone through. */
export function valuesAt(thing: Thing, path: string): readonly Value[] {
  let found: readonly Value[] = [thing];
  for (const name of path.split("."))
    found = found.flatMap((value) => (isThing(value) ? (value.properties.get(name) ?? []) : []));
  return found;
}

/** A value with the path at which it stands. */
export interface Found extends Scalar {
  readonly path: string;
}

/** The first text that is not empty, at the first of the paths that has one. */
export function textAt(thing: Thing, ...paths: readonly string[]): Found | null {
  for (const path of paths)
    for (const value of valuesAt(thing, path))
      if (!isThing(value) && value.text.trim() !== "") return { ...value, path };
  return null;
}
