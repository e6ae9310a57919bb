import { object } from "yup";
import { integer, text } from "../validation/index.ts";
import type { ReportMessage } from "./message-keys.ts";
import { dayField, instantBounds, notBefore } from "./report-fields.ts";

const message = (key: ReportMessage): ReportMessage => key;

const instant = (missing: ReportMessage) =>
  integer()
    .required(missing)
    .min(instantBounds.first, message("reports.date.outOfBounds"))
    .max(instantBounds.last, message("reports.date.outOfBounds"));

/** What efficiency is asked for: seconds since 1970, UTC, both included. Reading IST off a clock is the screen's matter. */
export const efficiencyQuery = object({
  start: instant("reports.startDate.required"),
  end: instant("reports.endDate.required").when("start", ([start]: readonly unknown[], schema) =>
    schema.test(
      "order",
      message("reports.start.afterEnd"),
      (end) => typeof end !== "number" || typeof start !== "number" || start <= end,
    ),
  ),
}).noUnknown();

/**
 * The form of Total Checkin Count (REP-4): days in the vendor's zone, both included.
 * @param today today in that zone, YYYY-MM-DD; the contract leaves it out, the server asks `rangeProblem`
 */
export const checkInCountSchema = (today?: string) =>
  object({
    vendorId: text(40).required(message("reports.required")),
    from: dayField("reports.required", today),
    to: dayField("reports.required", today).when("from", notBefore("reports.start.afterEnd")),
  }).noUnknown();
