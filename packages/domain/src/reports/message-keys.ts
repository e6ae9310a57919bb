/** What a form of a report may say, as keys of the message catalogue (REP-2). */
export const reportMessages = [
  /** "Please fill out all required fields." */
  "reports.required",
  "reports.productType.required",
  "reports.vendor.required",
  "reports.otherVendor.required",
  "reports.from.required",
  "reports.to.required",
  "reports.startDate.required",
  "reports.startTime.required",
  "reports.endDate.required",
  "reports.endTime.required",
  /** "From date is greater than to date" */
  "reports.from.afterTo",
  /** "Start date is greater than End date" */
  "reports.start.afterEnd",
  /** After tomorrow. */
  "reports.date.tooLate",
  /** Not between 1900-01-01 and 2099-12-31. */
  "reports.date.outOfBounds",
  "reports.date.invalid",
  "reports.time.invalid",
  "reports.zone.invalid",
] as const;
export type ReportMessage = (typeof reportMessages)[number];
