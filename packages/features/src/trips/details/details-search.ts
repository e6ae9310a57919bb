/** What the address of a trip's page says: the names are those of the specification. */
export interface TripSearch {
  /** The booking's number. */
  readonly data?: string;
  /** Code of the booking's vendor; travellers have none. */
  readonly vendorCode?: string;
}

const textOf = (value: unknown, longest: number): string | undefined => {
  // A number comes out of the address as a number.
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" || text.length > longest ? undefined : text;
};

/** Reads the address: whatever is missing or damaged is as if it were not there. */
export function parseTripSearch(raw: Readonly<Record<string, unknown>>): TripSearch {
  const data = textOf(raw["data"], 40);
  const vendorCode = textOf(raw["vendorCode"], 40);
  return { ...(data === undefined ? {} : { data }), ...(vendorCode === undefined ? {} : { vendorCode }) };
}
