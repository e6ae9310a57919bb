/** Products that are billed: Auto Check-in, Flight Watcher and travel costs (REP-1). */
export const productTypes = ["AC", "FW", "TC"] as const;
export type ProductType = (typeof productTypes)[number];

/** Reports that are made by a job and picked up later. */
export const reportTypes = ["billing-ac", "performance"] as const;
export type ReportType = (typeof reportTypes)[number];

export const reportFormats = ["csv", "xlsx"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** `cancelled`: by the one who asked for it, or by somebody who sees everybody's. */
export const reportStatuses = ["queued", "running", "done", "failed", "cancelled"] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Nothing of it is left to be done; only a retry begins again. */
export const isFinished = (status: ReportStatus): boolean => status !== "queued" && status !== "running";
/** Whether the report can be asked for once more as it stands. */
export const isRetriable = (status: ReportStatus): boolean => status === "failed" || status === "cancelled";

/**
 * Why a report failed. NO_DATA: there is no row in its range. TOO_MANY_ROWS: more than a spreadsheet has. INTERRUPTED: the server
 * stopped in the middle of it, every time. STORAGE: the file could not be written. INTERNAL: anything else; the log says more.
 */
export const reportFailures = ["NO_DATA", "TOO_MANY_ROWS", "INTERRUPTED", "STORAGE", "INTERNAL"] as const;
export type ReportFailure = (typeof reportFailures)[number];

/** Whether a report ended without a row: nothing went wrong, there is nothing to report. */
export const hasNoData = ({
  status,
  failure,
}: {
  readonly status: ReportStatus;
  readonly failure: ReportFailure | null;
}): boolean => status === "failed" && failure === "NO_DATA";

/** Rows that a sheet of an XLSX file has, its header row included (ECMA-376, as Excel and LibreOffice read it). */
export const sheetRows = 1_048_576;

/** Days that a finished report's file is kept (REP-17). */
export const reportDays = 30;

/** Stands for a vendor that is not in the list (REP-2). */
export const otherVendor = "other";
