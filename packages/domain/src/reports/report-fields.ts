import { addDays, dateBounds, dateProblem, isDate } from "../time/index.ts";
import { text } from "../validation/index.ts";
import type { ReportMessage } from "./message-keys.ts";

const message = (key: ReportMessage): ReportMessage => key;

/** The latest day that a report may be asked for: tomorrow (REP-5). @param today YYYY-MM-DD */
export const latestDay = (today: string): string => addDays(today, 1);

/** What is said of a day that cannot be taken; undefined when it can. */
function dayProblem(value: string, today: string | undefined): ReportMessage | undefined {
  const problem = dateProblem(value);
  if (problem) return problem === "notADate" ? "reports.date.invalid" : "reports.date.outOfBounds";
  return today !== undefined && value > latestDay(today) ? "reports.date.tooLate" : undefined;
}

/**
 * A day, YYYY-MM-DD.
 * @param missing what is said when it is not there
 * @param today today in the zone that the day is meant in, YYYY-MM-DD; where it is not known yet "maximum tomorrow" is left to
 * whoever knows it
 */
export const dayField = (missing: ReportMessage, today?: string) =>
  text(10)
    .required(missing)
    .test("day", message("reports.date.invalid"), (value, context) => {
      const problem = typeof value === "string" ? dayProblem(value, today) : undefined;
      return problem === undefined || context.createError({ message: problem });
    });

/** Two values of a form that must not run backwards: a test for the later one. What is no date yet is in no order. */
export const notBefore =
  (problem: ReportMessage) =>
  <Schema extends ReturnType<typeof dayField>>([from]: readonly unknown[], schema: Schema) =>
    schema.test(
      "order",
      problem,
      (to) => typeof from !== "string" || typeof to !== "string" || !isDate(from) || !isDate(to) || from <= to,
    );

/** A time of day, HH:mm of 24 hours. */
export const timeField = (missing: ReportMessage) =>
  text(5)
    .required(missing)
    .matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { message: message("reports.time.invalid"), excludeEmptyString: true });

/** Whether this machine knows the IANA time zone. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** An IANA time zone, as browsers name theirs. */
export const zoneField = () =>
  text(64)
    .required(message("reports.zone.invalid"))
    .test("zone", message("reports.zone.invalid"), (value) => !value || isZone(value));

/** The first and the last second of all days that can be asked for, in whatever zone: since 1970, UTC. */
export const instantBounds = {
  first: Date.parse(`${dateBounds.min}T00:00:00Z`) / 1000 - 86_400,
  last: Date.parse(`${dateBounds.max}T23:59:59Z`) / 1000 + 86_400,
};
