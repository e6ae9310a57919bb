import { reportFailures, reportFormats, reportStatuses, reportTypes } from "@gatehouse/domain/reports";
import { integer } from "@gatehouse/domain/validation";
import { boolean, number, object, string } from "yup";

/** One row of Download Reports (REP-19). */
export const reportSchema = object({
  id: number().required(),
  reportType: string().oneOf(reportTypes).required(),
  /** Seconds since 1970, UTC, as are all instants. */
  createdAt: number().required(),
  /** The userid of the one who asked for it, and the name. */
  createdBy: string().required(),
  userName: string().required(),
  /** Names the file; null until the report is done, and again once the file is gone. */
  dmscode: string().nullable().defined(),
  extraInfo: object({
    /** As they were asked for: YYYY-MM-DD, or YYYY-MM-DDTHH:MM, read off a clock in `tz`; both included. */
    from: string().required(),
    to: string().required(),
    /** IANA time zone. */
    tz: string().required(),
    /** Billing: the vendor's code. */
    vendor: string().nullable().defined(),
    /** Performance: whose work; null for everybody's. */
    operatorId: string().nullable().defined(),
    /** Performance: the range is of creation rather than of disposal. */
    createdDate: boolean().required(),
    /** Billing: with what is deactivated. */
    deactivated: boolean().required(),
  }).required(),
  status: string().oneOf(reportStatuses).required(),
  /** Rows written so far; how many there will be, once that is known. */
  progress: object({ rowsDone: number().required(), rowsTotal: number().nullable().defined() }).required(),
  /** Why it failed; null for every other status. */
  failure: string().oneOf(reportFailures).nullable().defined(),
  /** How often it was begun. */
  attempts: number().required(),
  format: string().oneOf(reportFormats).required(),
  /** Bytes of the file; null while there is none. */
  size: number().nullable().defined(),
  startedAt: number().nullable().defined(),
  finishedAt: number().nullable().defined(),
  /** When the file is thrown away: 30 days after it was made; null while there is none. */
  expiresAt: number().nullable().defined(),
  /** Whether the one who asked for it has looked at it since it was finished: see `downloads.seen`. */
  seen: boolean().required(),
});

export const reportIdInput = object({ id: integer().min(1, "validation.range").required() }).noUnknown();

/** What the menu says: the caller's own reports only, whoever else's may be seen. */
export const reportNewsSchema = object({
  /** Queued or running. */
  underWay: number().required(),
  /** Done and not seen since. */
  ready: number().required(),
  /** Failed and not seen since. */
  failed: number().required(),
});
