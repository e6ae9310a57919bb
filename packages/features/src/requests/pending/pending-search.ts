/** Columns by which the list is sorted; by creation date, the latest first, when the address says nothing. */
export const pendingSorts = ["id", "createdAt", "travellerName", "startDate", "endDate"] as const;
export type PendingSort = (typeof pendingSorts)[number];

/** What the pending list shows, as it is in the address; defaults are left out. */
export interface PendingSearch {
  /** A number, or part of a traveller's name. */
  readonly text?: string;
  /** Only those that are assigned to the reader. */
  readonly mine?: true;
  readonly sort?: PendingSort;
  readonly ascending?: true;
  /** From 0. */
  readonly page?: number;
  readonly size?: number;
}

export const defaultPageSize = 50;
export const pageSizes: readonly number[] = [25, 50, 100, 200];

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < 1_000_000 ? number : undefined;
};

/** Reads the address of Pending Travel Requests: whatever is missing, damaged or not known there is as if it were not there. */
export function parsePendingSearch(raw: Readonly<Record<string, unknown>>): PendingSearch {
  const sort = pendingSorts.find((each) => each === raw["sort"]);
  // A request's number comes out of the address as a number.
  const text = ["string", "number"].includes(typeof raw["text"]) ? String(raw["text"]).trim().slice(0, 120) : "";
  const page = whole(raw["page"]);
  const size = whole(raw["size"]);
  return {
    ...(text === "" ? {} : { text }),
    ...(String(raw["mine"]) === "true" ? { mine: true } : {}),
    ...(sort && sort !== "createdAt" ? { sort } : {}),
    ...(String(raw["ascending"]) === "true" ? { ascending: true } : {}),
    ...(page ? { page } : {}),
    ...(size && size !== defaultPageSize && pageSizes.includes(size) ? { size } : {}),
  };
}
