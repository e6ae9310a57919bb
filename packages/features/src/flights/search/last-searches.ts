import {
  addressOfSearch,
  type BookingWindow,
  defaultDisplay,
  readFlightAddress,
  requestInAddress,
  requestProblem,
  type SearchRequest,
  writeFlightAddress,
} from "@gatehouse/domain/flights";
import type { PlaceNames } from "../../app/airport-field/place-names.ts";

/** A search that was made on this device, with the names that its airports had. */
export interface LastSearch {
  readonly request: SearchRequest;
  readonly names: PlaceNames;
  /** The language of the names; undefined where it was not kept. */
  readonly language?: string | undefined;
}

/** Most that are kept. */
const kept = 4;

const sameTrip = (one: SearchRequest, other: SearchRequest): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.departDate === other.departDate &&
  one.returnDate === other.returnDate;

/** The list after a search: the newest first; the same trip again takes its place again, whoever travels. */
export const withSearch = (list: readonly LastSearch[], search: LastSearch): readonly LastSearch[] =>
  [search, ...withoutSearch(list, search.request)].slice(0, kept);

/** The last searches without one of them. */
export const withoutSearch = (list: readonly LastSearch[], request: SearchRequest): readonly LastSearch[] =>
  list.filter((other) => !sameTrip(other.request, request));

type Texts = Readonly<Record<string, string>>;

/** Those entries of an object that are texts. */
function textsOf(value: unknown): Texts {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** A search is kept as its address says it: what can be read there can be read here. */
function readOne(value: unknown): readonly LastSearch[] {
  const { address, names, language } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const request = requestInAddress(readFlightAddress(textsOf(address)));
  if (!request) return [];
  return [{ request, names: textsOf(names), ...(typeof language === "string" && { language }) }];
}

/** What was remembered, whoever wrote it; searches of days that can no longer be searched for are left out. */
export function readSearches(text: string | undefined, window: BookingWindow): readonly LastSearch[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return [];
    return list
      .flatMap(readOne)
      .filter(({ request }) => requestProblem(request, window) === undefined)
      .slice(0, kept);
  } catch {
    return [];
  }
}

/** Writes the last searches for this device to keep. @returns undefined for an empty list: nothing is to be remembered */
export const writeSearches = (list: readonly LastSearch[]): string | undefined =>
  list.length === 0
    ? undefined
    : JSON.stringify(
        list.map(({ request, names, language }) => ({
          address: writeFlightAddress(addressOfSearch(request, defaultDisplay)),
          names,
          language,
        })),
      );
