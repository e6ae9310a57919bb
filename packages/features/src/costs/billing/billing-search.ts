/** What billing entry shows, as it is in the address. */
export interface BillingSearch {
  readonly bookingno?: string;
  /** Where several vendors have the number. */
  readonly vendorcode?: string;
}

/** Reads the address: whatever is damaged there is as if it were not there. */
export function parseBillingSearch(raw: Readonly<Record<string, unknown>>): BillingSearch {
  const text = (value: unknown): string =>
    // A number that is all digits comes out of the address as a number.
    typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, 60) : "";
  const [bookingno, vendorcode] = [text(raw["bookingno"]), text(raw["vendorcode"])];
  return {
    ...(bookingno === "" ? {} : { bookingno }),
    ...(bookingno === "" || vendorcode === "" ? {} : { vendorcode }),
  };
}
