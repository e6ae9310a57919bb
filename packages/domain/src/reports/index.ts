export { billedVendor, billingSchema, type BillingForm } from "./billing-form.ts";
export {
  type BilledCheckIn,
  type BilledWatch,
  checkInBillingColumns,
  watchBillingColumns,
  type WatchOutcome,
} from "./billing-columns.ts";
export { airlineCounts, type CountChip, countChips, countSeries, countTotals } from "./check-in-counts.ts";
export { type BilledRecord, costColumns, costLines } from "./cost-columns.ts";
export { clockReader } from "./clock-reader.ts";
export {
  byteOrderMark,
  type CellValue,
  type Column,
  csvCell,
  csvFile,
  csvHeader,
  csvLine,
  neutralised,
  plainTexts,
  sheetSerial,
} from "./csv.ts";
export { efficiencyOf, type EfficiencyRow, outcomeOf, outcomes, type Outcome } from "./efficiency.ts";
export {
  airlineRows,
  type AirlineRow,
  airlineTotals,
  efficiencyIdentities,
  operatorRows,
  type OperatorRow,
  type SummaryMeasure,
  summaryRows,
  type SummaryRow,
} from "./efficiency-rows.ts";
export type { ByAirline, ByOperator, CheckInCounts, Efficiency, ThroughputBucket, TimeSpan } from "./figures.ts";
export { allOperators, fileName, type FileSubject } from "./file-name.ts";
export { reportMessages, type ReportMessage } from "./message-keys.ts";
export { performanceSchema, type PerformanceForm } from "./performance-form.ts";
export { effectiveEntries, type WorkEntry, productivityOf } from "./productivity.ts";
export {
  billingDays,
  billingRanges,
  countDays,
  defaultMinutes,
  efficiencyZone,
  quickMinutes,
  type QuickMinutes,
} from "./quick-ranges.ts";
export { dayInstants, daysOf, longestRange, rangeProblem, rangeProblems, type RangeProblem } from "./range-limits.ts";
export { checkInCountSchema, efficiencyQuery } from "./range-query.ts";
export { latestDay } from "./report-fields.ts";
export { reasonText } from "./reason-words.ts";
export {
  hasNoData,
  isFinished,
  isRetriable,
  otherVendor,
  productTypes,
  type ProductType,
  reportDays,
  reportFailures,
  type ReportFailure,
  reportFormats,
  type ReportFormat,
  reportStatuses,
  type ReportStatus,
  reportTypes,
  type ReportType,
  sheetRows,
} from "./report.ts";
export { requestKey, type ReportRequest } from "./request-key.ts";
export { bucketOf, throughputOf, throughputPlan, type ThroughputPlan } from "./throughput.ts";
export { timeSpanRows, type TimeSpanRow } from "./time-span-rows.ts";
export { performanceColumns, type PerformanceRow, timeSpanColumns } from "./work-columns.ts";
