/** Which booking's PNR the page shows, as it is in the address (QUE-24). */
export interface DetailsSearch {
  readonly pnr?: string;
  readonly bookingNo?: string;
  /** Code of the vendor, where two vendors use one booking number. */
  readonly vendor?: string;
}

/** Where the page is, and how it asks to be elsewhere. */
export interface DetailsAddress {
  /** What the address says; read it with `parseDetailsSearch`. */
  readonly search: DetailsSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: DetailsSearch) => void;
}

const wordOf = (value: unknown, longest: number): string | undefined => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text !== "" && text.length <= longest ? text : undefined;
};

/** Reads the address of Check-in Details: whatever is missing or damaged is as if it were not there. */
export function parseDetailsSearch(raw: Readonly<Record<string, unknown>>): DetailsSearch {
  const pnr = wordOf(raw["pnr"], 20)?.toUpperCase();
  const bookingNo = wordOf(raw["bookingNo"], 40);
  const vendor = wordOf(raw["vendor"], 20);
  return { ...(pnr ? { pnr } : {}), ...(bookingNo ? { bookingNo } : {}), ...(vendor ? { vendor } : {}) };
}
