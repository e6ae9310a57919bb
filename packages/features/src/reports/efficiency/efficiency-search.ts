import { defaultMinutes, efficiencyZone, quickMinutes, type QuickMinutes } from "@gatehouse/domain/reports";
import { type DateTimeRange, isCompleteRange, lastMinutes } from "@gatehouse/domain/time";

/**
 * Which range the report is about, as it is in the address: the last so many minutes, which stay the last ones whenever the
 * address is opened, or two readings of a clock in India (YYYY-MM-DDTHH:MM). Neither: the last hour.
 */
export interface EfficiencySearch {
  readonly last?: QuickMinutes;
  readonly from?: string;
  readonly to?: string;
}

const isQuick = (minutes: number): minutes is QuickMinutes => quickMinutes.some((quick) => quick === minutes);

/** The address of a range that was chosen by hand. */
export const searchOf = ({ startDate, startTime, endDate, endTime }: DateTimeRange): EfficiencySearch => ({
  from: `${startDate}T${startTime}`,
  to: `${endDate}T${endTime}`,
});

/** The address of the last minutes; the usual ones are left out. */
export const quickSearch = (minutes: number): EfficiencySearch =>
  isQuick(minutes) && minutes !== defaultMinutes ? { last: minutes } : {};

function fixedRange(from: unknown, to: unknown): DateTimeRange | undefined {
  if (typeof from !== "string" || typeof to !== "string") return undefined;
  const [startDate = "", startTime = ""] = from.split("T");
  const [endDate = "", endTime = ""] = to.split("T");
  const range = { startDate, startTime, endDate, endTime };
  return isCompleteRange(range) ? range : undefined;
}

/** Reads the address of the efficiency report: whatever is missing or damaged is as if it were not there. */
export function parseEfficiencySearch(raw: Readonly<Record<string, unknown>>): EfficiencySearch {
  const range = fixedRange(raw["from"], raw["to"]);
  return range ? searchOf(range) : quickSearch(Number(raw["last"]));
}

/** Which of the quick ranges the report's address asks for; undefined for a range chosen by hand. */
export const minutesOf = ({ last, from, to }: EfficiencySearch): QuickMinutes | undefined =>
  fixedRange(from, to) ? undefined : (last ?? defaultMinutes);

/** The readings of the clock in India that the address means. @param now seconds since 1970, UTC */
export const rangeOf = (search: EfficiencySearch, now: number): DateTimeRange =>
  fixedRange(search.from, search.to) ?? lastMinutes(now, search.last ?? defaultMinutes, efficiencyZone);

/** Whether two addresses mean the same. */
export const isSameSearch = (one: EfficiencySearch, other: EfficiencySearch): boolean =>
  one.last === other.last && one.from === other.from && one.to === other.to;
