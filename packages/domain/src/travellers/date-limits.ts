import { addDays, dateBounds, type DateBounds } from "../time/index.ts";
import { isDay } from "./field-rules.ts";
import type { Passenger } from "./passenger.ts";
import { earliestOf, latestOf, type Today } from "./today.ts";

type Days = Pick<Passenger, "dob" | "passportIssueDate" | "passportExpDate">;

const later = (one: string, other: string) => (one > other ? one : other);

/**
 * The days that a picker may offer for each date of a passenger, both ends included: the same bounds that the rules have (TRV-11).
 * Days that are none yet bind nothing.
 */
export function dateLimits(days: Days, today: Today): Readonly<Record<keyof Days, DateBounds>> {
  const { min, max } = dateBounds;
  const born = isDay(days.dob) && days.dob <= latestOf(today) ? days.dob : min;
  const issued = isDay(days.passportIssueDate) && days.passportIssueDate <= latestOf(today);
  return {
    dob: { min, max: latestOf(today) },
    passportIssueDate: { min: born, max: latestOf(today) },
    passportExpDate: { min: later(earliestOf(today), issued ? addDays(days.passportIssueDate, 1) : min), max },
  };
}

/** What is allowed and still worth a word. */
export type PassengerWarning = "travellers.passportExpDate.beforeTravel";

/**
 * A passport that ends before the last flight departs is a warning and no error: the traveller may travel on another document, but is
 * told in time.
 * @param lastFlight local date of the last departure, `YYYY-MM-DD`; empty where there is none
 */
export function passportWarning(
  { passportExpDate }: Pick<Passenger, "passportExpDate">,
  lastFlight: string,
): PassengerWarning | undefined {
  return isDay(passportExpDate) && isDay(lastFlight) && passportExpDate < lastFlight
    ? "travellers.passportExpDate.beforeTravel"
    : undefined;
}
