import { countDays } from "@gatehouse/domain/reports";
import { type DateRange, isDate, isReversed, lastDays } from "@gatehouse/domain/time";

/**
 * What is counted, as it is in the address. Without days it is the last ten, which stay the last ones whenever the address is
 * opened; without a vendor nothing is counted.
 */
export interface CountSearch {
  readonly vendor?: string;
  /** Days in the vendor's zone, YYYY-MM-DD, both included. */
  readonly from?: string;
  readonly to?: string;
  /** The day whose airlines are shown. */
  readonly day?: string;
}

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
const isRange = (range: DateRange): boolean => isDate(range.from) && isDate(range.to) && !isReversed(range);

/** Reads the address of Total Checkin Count: whatever is missing or damaged is as if it were not there. */
export function parseCountSearch(raw: Readonly<Record<string, unknown>>): CountSearch {
  const vendor = text(raw["vendor"]).slice(0, 40);
  const [from, to, day] = [text(raw["from"]), text(raw["to"]), text(raw["day"])];
  return {
    ...(vendor ? { vendor } : {}),
    ...(isRange({ from, to }) ? { from, to } : {}),
    ...(isDate(day) ? { day } : {}),
  };
}

/** Whether the address means the last days rather than fixed ones. */
export const isLastDays = ({ from, to }: CountSearch): boolean => from === undefined || to === undefined;

/** The days that the address means. @param today today in the vendor's zone, YYYY-MM-DD */
export const daysOfSearch = ({ from, to }: CountSearch, today: string): DateRange =>
  from === undefined || to === undefined ? lastDays(today, countDays) : { from, to };

/** Whether two addresses ask for the same count, whichever day of it is looked at. */
export const isSameCount = (one: CountSearch, other: CountSearch): boolean =>
  one.vendor === other.vendor && one.from === other.from && one.to === other.to;
