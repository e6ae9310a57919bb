import { hasNoData, isRetriable } from "@gatehouse/domain/reports";
import type { Report } from "./data/use-report.ts";

/** Whether Retry is offered: what has found no data can hardly find any when it looks again. */
export const canRetryHelp = (report: Pick<Report, "status" | "failure">): boolean =>
  isRetriable(report.status) && !hasNoData(report);
