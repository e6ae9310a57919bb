/** What the address of a page for writing says: whom it is to, and the booking that it is about. */
export interface MessageAbout {
  /** A number (E.164) or an address. */
  readonly to?: string;
  readonly bookingNo?: string;
  /** Code of the vendor whose booking it is. */
  readonly vendorCode?: string;
}

const textOf = (value: unknown): string =>
  ["string", "number"].includes(typeof value) ? String(value).trim().slice(0, 254) : "";

/** Whom a message is to and which booking it is about, from the address of Send SMS or Send Email; what is missing or damaged there is left out. */
export function parseMessageAbout(raw: Readonly<Record<string, unknown>>): MessageAbout {
  const to = textOf(raw["to"]);
  const bookingNo = textOf(raw["bookingNo"]).slice(0, 60);
  const vendorCode = textOf(raw["vendorCode"]).slice(0, 20);
  return {
    ...(to === "" ? {} : { to }),
    ...(bookingNo === "" ? {} : { bookingNo }),
    ...(vendorCode === "" ? {} : { vendorCode }),
  };
}
