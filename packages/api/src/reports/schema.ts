import {
  type ByAirline,
  type ByOperator,
  type CheckInCounts,
  type Efficiency,
  rangeProblems,
  type ThroughputBucket,
} from "@gatehouse/domain/reports";
import { array, boolean, mixed, number, object, type ObjectSchema, string } from "yup";

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isByAirline = (value: unknown): value is ByAirline => isRecord(value) && Object.values(value).every(isCount);

const byAirline = () => mixed<ByAirline>(isByAirline).required();
const byOperator = () =>
  mixed<ByOperator>(
    (value): value is ByOperator => isRecord(value) && Object.values(value).every(isByAirline),
  ).required();

/** A report is under way: pick it up in Download Reports (REP-16). */
export const reportJobSchema = object({
  /** The id of the report in the list of downloads. */
  jobId: number().required(),
  /** The same request was under way already: that one is answered, and no second one started. */
  alreadyRunning: boolean().required(),
});
export type ReportJob = { jobId: number; alreadyRunning: boolean };

const isReportJob = (value: unknown): value is ReportJob =>
  isRecord(value) && isCount(value["jobId"]) && typeof value["alreadyRunning"] === "boolean";

/**
 * A job for what takes long (AC), the file itself for what does not (FW): told apart by `instanceof File`. The file goes over the
 * wire as its bytes with `content-type: text/csv` and its name in `content-disposition`; the client makes a `File` of it again.
 */
export const billingAnswer = mixed<File | ReportJob>(
  (value): value is File | ReportJob => value instanceof File || isReportJob(value),
)
  .meta({ file: "text/csv", otherwise: reportJobSchema })
  .required();

const achieved = () => object({ attached: number().required(), disposed: number().required() }).required();

const throughputBucketSchema: ObjectSchema<ThroughputBucket> = object({
  start: number().required(),
  automation: achieved(),
  operators: achieved(),
});

const timeSpanFields = { byAgentAttachedCount: byOperator(), byAgentDisposedCount: byOperator() };

export const timeSpanSchema = object(timeSpanFields);

export const efficiencySchema: ObjectSchema<Efficiency> = object({
  totalCheckIn: number().required(),
  totalAuto: number().required(),
  successAuto: number().required(),
  failedAuto: number().required(),
  totalCompleted: number().required(),
  bpAttached: number().required(),
  waitingAuto: number().required(),
  status1Cnt: number().required(),
  checkinsYetToAssign: object({ single: number().required(), multi: number().required() }).required(),
  unassigned: number().required(),
  disposedWOBPByAirline: byAirline(),
  automationSuccessByAirline: byAirline(),
  automationFailedByAirline: byAirline(),
  status1ByAirlines: byAirline(),
  totalByAirlines: byAirline(),
  attachedByOperatorsByAirline: byAirline(),
  notSettledByAirline: byAirline(),
  throughput: object({
    bucketSeconds: number().required(),
    buckets: array(throughputBucketSchema.required()).required(),
  }).required(),
  ...timeSpanFields,
});

export const checkInCountsSchema = mixed<CheckInCounts>(
  (value): value is CheckInCounts =>
    isRecord(value) &&
    Object.values(value).every(
      (rows) =>
        Array.isArray(rows) &&
        rows.every(
          (row) =>
            isRecord(row) &&
            typeof row["iata"] === "string" &&
            isCount(row["count"]) &&
            (row["deactivated"] === undefined || isCount(row["deactivated"])),
        ),
    ),
).required();

/** A vendor that may be billed, with the IANA zone that its reports' days are in (API-5). */
export const reportVendorSchema = object({
  id: string().required(),
  name: string().required(),
  zone: string().required(),
});

/** Somebody whose work a report may be about. */
export const reportOperatorSchema = object({ userid: string().required(), name: string().required() });

/** What a range may be refused for, and where: the day that is the latest, the days that are the most. */
export const rangeRefusal = object({
  problem: string().oneOf(rangeProblems).required(),
  /** TOO_LATE: the latest day that is taken, YYYY-MM-DD in the zone of the range. */
  latest: string().nullable().defined(),
  /** TOO_LONG: how many days the range may have. */
  days: number().nullable().defined(),
});

/** Watched flights that were created in a range: all of them, and those that are watched no longer or of deactivated bookings. */
export const watchCountSchema = object({ total: number().required(), deactivated: number().required() });
