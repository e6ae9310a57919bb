/** What billing entry shows, as it is in the address. */
export interface BillingSearch {
  readonly bookingNo?: string;
  /** Where several vendors have the number. */
  readonly vendorCode?: string;
}

/** Reads the address of Billing Entry: whatever is damaged there is as if it were not there. Names are read in any case, as saved addresses have them. */
export function parseBillingSearch(raw: Readonly<Record<string, unknown>>): BillingSearch {
  const text = (value: unknown): string =>
    // A number that is all digits comes out of the address as a number.
    typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, 60) : "";
  const parts = new Map(Object.entries(raw).map(([name, value]) => [name.toLowerCase(), value]));
  const [bookingNo, vendorCode] = [text(parts.get("bookingno")), text(parts.get("vendorcode"))];
  return {
    ...(bookingNo === "" ? {} : { bookingNo }),
    ...(bookingNo === "" || vendorCode === "" ? {} : { vendorCode }),
  };
}
