import type { ReportFormat, ReportType } from "./report.ts";

/**
 * What a job is asked to make, as the server understood it: the vendor found, the operator narrowed to what the caller may see.
 * Instants are seconds since 1970, UTC, both included.
 */
export interface ReportRequest {
  readonly reportType: ReportType;
  /** The userid of the one who asks: reports are the user's own, so two people's never are the same. */
  readonly createdBy: string;
  readonly format: ReportFormat;
  readonly start: number;
  readonly end: number;
  /** IANA time zone that the file's times are in. */
  readonly tz: string;
  readonly vendor: string | null;
  readonly operatorId: string | null;
  readonly createdDate: boolean;
  readonly deactivated: boolean;
}

/** The same for two requests exactly when they ask for the same file: while one is under way, the other is not begun. */
export const requestKey = ({
  reportType,
  createdBy,
  format,
  start,
  end,
  tz,
  vendor,
  operatorId,
  createdDate,
  deactivated,
}: ReportRequest): string =>
  JSON.stringify([reportType, createdBy, format, start, end, tz, vendor, operatorId, createdDate, deactivated]);
