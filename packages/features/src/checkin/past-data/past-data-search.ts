import { isDate } from "@gatehouse/domain/time";

/** What of the past is shown, as it is in the address; defaults are left out. */
export interface PastDataSearch {
  readonly pnr?: string;
  readonly bookingNo?: string;
  readonly airline?: string;
  /** Airport-local date of departure, YYYY-MM-DD. */
  readonly date?: string;
  /** From 0. */
  readonly page?: number;
  readonly size?: number;
}

export const defaultPageSize = 50;
export const sizes: readonly number[] = [25, 50, 100, 200];

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
const matching = (value: unknown, shape: RegExp): string | undefined =>
  shape.test(text(value).toUpperCase()) ? text(value).toUpperCase() : undefined;

const shapes = {
  pnr: /^[A-Z0-9]{5,8}$/,
  airline: /^(?!\d\d)[A-Z0-9]{2}$/,
} as const;

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < 1_000_000 ? number : undefined;
};

/** The terms as they were typed or stand in the address; what is damaged is left out. */
export function termsOf(raw: Readonly<Record<string, unknown>>): Omit<PastDataSearch, "page" | "size"> {
  const pnr = matching(raw["pnr"], shapes.pnr);
  const bookingNo = text(raw["bookingNo"]);
  const airline = matching(raw["airline"], shapes.airline);
  const date = text(raw["date"]);
  return {
    ...(pnr ? { pnr } : {}),
    ...(bookingNo && bookingNo.length <= 40 ? { bookingNo } : {}),
    ...(airline ? { airline } : {}),
    ...(isDate(date) ? { date } : {}),
  };
}

/** Reads the address of Past Data: whatever is missing or damaged is as if it were not there. */
export function parsePastDataSearch(raw: Readonly<Record<string, unknown>>): PastDataSearch {
  const page = whole(raw["page"]);
  const size = whole(raw["size"]);
  return {
    ...termsOf(raw),
    ...(page ? { page } : {}),
    ...(size && size !== defaultPageSize && sizes.includes(size) ? { size } : {}),
  };
}

/** Whether there is anything to look for: all of the past would be too much. */
export const hasTerms = ({ pnr, bookingNo, airline, date }: PastDataSearch): boolean =>
  [pnr, bookingNo, airline, date].some((term) => term !== undefined);

/** Terms that were typed and cannot be what they should be. */
export function damagedTerms(
  typed: Readonly<Record<"pnr" | "bookingNo" | "airline" | "date", string>>,
): readonly ("pnr" | "bookingNo" | "airline" | "date")[] {
  const read = termsOf(typed);
  return (["pnr", "bookingNo", "airline", "date"] as const).filter(
    (name) => typed[name].trim() !== "" && read[name] === undefined,
  );
}
