/** What the address of a page for writing says: whom it is to, and the booking that it is about. */
export interface MessageAbout {
  /** A number (E.164) or an address. */
  readonly to?: string;
  /** It goes to the traveller of the booking, whose address the reader may not see (MSG-20). */
  readonly toTraveller?: true;
  readonly bookingNo?: string;
  /** Code of the vendor whose booking it is. */
  readonly vendorCode?: string;
}

/** What stands instead of an address that may not be seen. */
const toTraveller = "traveller";

const textOf = (value: unknown): string =>
  ["string", "number"].includes(typeof value) ? String(value).trim().slice(0, 254) : "";

/** Whom a message is to and which booking it is about, from the address of Send SMS or Send Email; what is missing or damaged there is left out. */
export function parseMessageAbout(raw: Readonly<Record<string, unknown>>): MessageAbout {
  const to = textOf(raw["to"]);
  const bookingNo = textOf(raw["bookingNo"]).slice(0, 60);
  const vendorCode = textOf(raw["vendorCode"]).slice(0, 20);
  return {
    ...(to === "" ? {} : to === toTraveller ? { toTraveller: true } : { to }),
    ...(bookingNo === "" ? {} : { bookingNo }),
    ...(vendorCode === "" ? {} : { vendorCode }),
  };
}
