import { object, type InferType } from "yup";
import { isReversedInTime } from "../time/index.ts";
import { flag, text } from "../validation/index.ts";
import type { ReportMessage } from "./message-keys.ts";
import { dayField, timeField, zoneField } from "./report-fields.ts";
import { reportFormats } from "./report.ts";

const message = (key: ReportMessage): ReportMessage => key;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * The form of the performance and of the time span report (REP-3): dates and times are read off a clock in `timeZone`, the
 * end's minute is included whole. `rangeInstants` of `time` says which instants that means.
 * @param today today in `timeZone`, YYYY-MM-DD: nothing after tomorrow is taken. The contract does not know the clock and leaves it
 * out; the server asks `rangeProblem`.
 */
export const performanceSchema = (today?: string) =>
  object({
    startDate: dayField("reports.startDate.required", today),
    startTime: timeField("reports.startTime.required"),
    endDate: dayField("reports.endDate.required", today).when(
      ["startDate", "startTime", "endTime"],
      ([startDate, startTime, endTime]: readonly unknown[], schema) =>
        schema.test(
          "order",
          message("reports.start.afterEnd"),
          (endDate) =>
            !isReversedInTime({
              startDate: textOf(startDate),
              startTime: textOf(startTime),
              endDate: textOf(endDate),
              endTime: textOf(endTime),
            }),
        ),
    ),
    endTime: timeField("reports.endTime.required"),
    /** Whose work; empty for everybody's. Counts only with `reportPerformanceAll`, else it is always the user's own (REP-7). */
    operatorId: text(64),
    timeZone: zoneField(),
    /** The range is of the check-ins' creation rather than of their disposal. Counts only with `reportPerformanceAll`. */
    createdDate: flag().default(false),
    format: text(10).oneOf(reportFormats, "validation.choice").default("csv"),
  }).noUnknown();

export type PerformanceForm = InferType<ReturnType<typeof performanceSchema>>;
