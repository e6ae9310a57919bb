/** What the address of a trip's page says: the names are those of the specification. */
export interface TripSearch {
  /** The booking's number. */
  readonly data?: string;
  /** Code of the booking's vendor; travellers have none. */
  readonly vendorCode?: string;
  /** The itinerary is shown as its PDF. */
  readonly view?: "pdf";
  /** A version that staff chose; the one that counts where it is left out. */
  readonly version?: number;
}

const textOf = (value: unknown, longest: number): string | undefined => {
  // A number comes out of the address as a number.
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" || text.length > longest ? undefined : text;
};

/** Reads the address of Trips Details: whatever is missing or damaged is as if it were not there. */
export function parseTripSearch(raw: Readonly<Record<string, unknown>>): TripSearch {
  const data = textOf(raw["data"], 40);
  const vendorCode = textOf(raw["vendorCode"], 40);
  const version = Number(raw["version"]);
  return {
    ...(data === undefined ? {} : { data }),
    ...(vendorCode === undefined ? {} : { vendorCode }),
    ...(raw["view"] === "pdf" ? { view: "pdf" } : {}),
    ...(Number.isInteger(version) && version > 0 && version < 1_000_000 ? { version } : {}),
  };
}
