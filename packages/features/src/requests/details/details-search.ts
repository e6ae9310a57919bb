/** What the address of a request's page says: the names are those of the specification. */
export interface RequestSearch {
  /** The request's number. */
  readonly data?: number;
}

/** Reads the address: whatever is missing or damaged is as if it were not there. */
export function parseRequestSearch(raw: Readonly<Record<string, unknown>>): RequestSearch {
  const data = Number(raw["data"]);
  return Number.isSafeInteger(data) && data > 0 ? { data } : {};
}
