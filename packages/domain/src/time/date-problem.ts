import { dateBounds, isDate, isWithin, type DateBounds } from "./calendar-date.ts";

/** Why a text is no usable day: no date at all, before the first allowed day, or after the last. */
export type DateProblem = "notADate" | "tooEarly" | "tooLate";

/**
 * The one check of a day, for the field that shows it and for the validation that refuses it. An empty text is no problem here:
 * whether something is required is the form's to say.
 * @param text YYYY-MM-DD, or whatever was typed
 */
export function dateProblem(text: string, bounds: DateBounds = dateBounds): DateProblem | undefined {
  if (text === "") return undefined;
  if (!isDate(text)) return "notADate";
  if (isWithin(text, bounds)) return undefined;
  return text < bounds.min ? "tooEarly" : "tooLate";
}
