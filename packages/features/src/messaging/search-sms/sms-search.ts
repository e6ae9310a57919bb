/** What a search for SMS asks for, as it is in the address: numbers as E.164. */
export interface SmsSearch {
  readonly to?: string;
  readonly from?: string;
  /** Only those that did not arrive, of any number where none is given. */
  readonly notDelivered?: boolean;
}

const numberOf = (value: unknown): string => {
  // A plus in an address may come out of it as a blank, and a number as a number.
  const text = ["string", "number"].includes(typeof value) ? String(value).trim() : "";
  const digits = text.replace(/^\+/, "");
  return /^\d{6,15}$/.test(digits) ? `+${digits}` : "";
};

/** Reads the address of Search SMS: whatever is missing or damaged there is as if it were not there. */
export function parseSmsSearch(raw: Readonly<Record<string, unknown>>): SmsSearch {
  const to = numberOf(raw["to"]);
  const from = numberOf(raw["from"]);
  const notDelivered = raw["notDelivered"] === true || raw["notDelivered"] === "true";
  return {
    ...(to === "" ? {} : { to }),
    ...(from === "" ? {} : { from }),
    ...(notDelivered ? { notDelivered } : {}),
  };
}
