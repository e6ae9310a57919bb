import { billingSchema, checkInCountSchema, efficiencyQuery, performanceSchema } from "@gatehouse/domain/reports";
import { array } from "yup";
import { guardedCall } from "../schema/errors.ts";
import { downloads } from "./downloads-contract.ts";
import {
  billingAnswer,
  checkInCountsSchema,
  efficiencySchema,
  rangeRefusal,
  reportJobSchema,
  reportOperatorSchema,
  reportVendorSchema,
  watchCountSchema,
  timeSpanSchema,
} from "./schema.ts";

const range = {
  /** What only the server can know of a range: that it is after tomorrow in its zone, or longer than is answered at once. */
  RANGE_REFUSED: { status: 422, message: "This range cannot be asked for.", data: rangeRefusal },
} as const;
const vendor = { VENDOR_NOT_FOUND: { status: 404, message: "There is no such vendor." } } as const;
const operator = { OPERATOR_NOT_FOUND: { status: 404, message: "There is no such operator." } } as const;

const performanceCall = guardedCall("reportPerformance");

export const reports = {
  /** AC is answered with a job, FW and TC with the CSV itself: see `billingAnswer`. */
  billing: guardedCall("reportBilling")
    .errors({
      ...range,
      ...vendor,
      /** FW and TC only; a job that finds nothing fails with NO_DATA. */
      NO_DATA: { status: 404, message: "Nothing is to be billed in this range." },
    })
    .route({
      method: "POST",
      path: "/reports/billing",
      tags: ["reports"],
      summary: "Billing report: a job for Auto Check-in, a CSV file for Flight Watcher and travel costs",
    })
    .input(billingSchema())
    .output(billingAnswer),
  /** Without `reportPerformanceAll` it is about oneself and about disposal, whatever the request says (REP-7). */
  performance: performanceCall
    .errors({ ...range, ...operator })
    .route({ method: "POST", path: "/reports/performance", tags: ["reports"], summary: "Performance report, by a job" })
    .input(performanceSchema())
    .output(reportJobSchema),
  /**
   * Audit entries made in the range, by operator and airline; with `createdDate` those of check-ins created in it. Without
   * `reportPerformanceAll` only the user's own, whatever the request says. `format` does not matter here.
   */
  timeSpan: performanceCall
    .errors({ ...range, ...operator })
    .route({
      method: "POST",
      path: "/reports/time-span",
      tags: ["reports"],
      summary: "Passes attached and check-ins disposed, by operator and airline",
    })
    .input(performanceSchema())
    .output(timeSpanSchema),
  efficiency: guardedCall("reportEfficiency")
    .errors(range)
    .route({
      method: "GET",
      path: "/reports/efficiency",
      tags: ["reports"],
      summary: "What became of the check-ins that became available in a range",
    })
    .input(efficiencyQuery)
    .output(efficiencySchema),
  checkinCount: guardedCall("reportCheckinCount")
    .errors({ ...range, ...vendor })
    .route({
      method: "GET",
      path: "/reports/checkin-count",
      tags: ["reports"],
      summary: "Check-ins of a vendor created per day and airline",
    })
    .input(checkInCountSchema())
    .output(checkInCountsSchema),
  /** What Flight Watcher's bill of the range holds, and what it leaves out unless Deactivated is chosen (REP-22). */
  watchCount: guardedCall("reportBilling")
    .errors({ ...range, ...vendor })
    .route({
      method: "GET",
      path: "/reports/watch-count",
      tags: ["reports"],
      summary: "Watched flights of a vendor that were created in a range, and those of them that billing leaves out",
    })
    .input(checkInCountSchema())
    .output(watchCountSchema),
  downloads,
  /** The fixed list of vendors, by name. */
  vendors: guardedCall("reportBilling", "reportCheckinCount")
    .route({
      method: "GET",
      path: "/reports/vendors",
      tags: ["reports"],
      summary: "Vendors that a report can be about",
    })
    .output(array(reportVendorSchema.required()).required()),
  /** Anyone who attaches or disposes, AUTOMATION included, by userid. */
  operators: guardedCall("reportPerformanceAll")
    .route({
      method: "GET",
      path: "/reports/operators",
      tags: ["reports"],
      summary: "Operators that a report can be about",
    })
    .output(array(reportOperatorSchema.required()).required()),
};
