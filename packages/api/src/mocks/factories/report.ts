import { reportDays, type ReportStatus } from "@gatehouse/domain/reports";
import { addDays, localClock } from "@gatehouse/domain/time";
import type { InferSchemaOutput } from "@orpc/contract";
import type { reportSchema } from "../../reports/downloads-schema.ts";

/** A row of Download Reports. */
export type MockReport = InferSchemaOutput<typeof reportSchema>;

export type ReportOptions = Partial<Omit<MockReport, "extraInfo">> & {
  readonly extraInfo?: Partial<MockReport["extraInfo"]>;
};

/** What holds of a report in each status, begun when it was asked for. */
function standing(status: ReportStatus, id: number, createdAt: number): Partial<MockReport> {
  const startedAt = createdAt + 2;
  switch (status) {
    case "queued":
      return { attempts: 0, progress: { rowsDone: 0, rowsTotal: null } };
    case "running":
      return { startedAt, attempts: 1, progress: { rowsDone: 41_000, rowsTotal: 96_320 } };
    case "done":
      return {
        startedAt,
        finishedAt: createdAt + 40,
        attempts: 1,
        progress: { rowsDone: 96_320, rowsTotal: 96_320 },
        dmscode: `r_${id.toString(16).padStart(8, "0")}`,
        size: 11_834_112,
        expiresAt: createdAt + 40 + reportDays * 86_400,
      };
    case "failed":
      return {
        startedAt,
        finishedAt: createdAt + 9,
        attempts: 3,
        failure: "INTERRUPTED",
        progress: { rowsDone: 52_000, rowsTotal: 96_320 },
      };
    case "cancelled":
      return { startedAt, finishedAt: createdAt + 9, attempts: 1, progress: { rowsDone: 12_000, rowsTotal: 96_320 } };
  }
}

/**
 * A billing report of the last week, asked for ten minutes ago and done.
 * @param now seconds since 1970, UTC
 */
export function createReport(now: number, { extraInfo, ...options }: ReportOptions = {}): MockReport {
  const { id = 1, status = "done", createdAt = now - 600, createdBy = "billing" } = options;
  const tz = extraInfo?.tz ?? "Europe/London";
  const today = localClock(createdAt, tz).date;
  return {
    id,
    reportType: "billing-ac",
    createdAt,
    createdBy,
    userName: "Billing Demo",
    dmscode: null,
    status,
    progress: { rowsDone: 0, rowsTotal: null },
    failure: null,
    attempts: 1,
    format: "csv",
    size: null,
    startedAt: null,
    finishedAt: null,
    expiresAt: null,
    seen: false,
    ...standing(status, id, createdAt),
    ...options,
    extraInfo: {
      from: addDays(today, -7),
      to: addDays(today, -1),
      tz,
      vendor: "NWT",
      operatorId: null,
      createdDate: false,
      deactivated: false,
      ...extraInfo,
    },
  };
}

/** One report in every status, and one whose file is gone; all of one person. @param now seconds since 1970, UTC */
export function createReports(now: number, { userid, name }: { readonly userid: string; readonly name: string }) {
  const own = { createdBy: userid, userName: name };
  const day = 86_400;
  const tz = "Europe/Paris";
  const yesterday = localClock(now - day, tz).date;
  const hours = { from: `${yesterday}T08:00`, to: `${yesterday}T16:59`, tz, vendor: null };
  return [
    createReport(now, { ...own, id: 46, status: "queued", createdAt: now - 20, extraInfo: { vendor: "KST" } }),
    createReport(now, { ...own, id: 45, status: "running", createdAt: now - 95 }),
    createReport(now, { ...own, id: 44, createdAt: now - 1800, format: "xlsx", extraInfo: { deactivated: true } }),
    createReport(now, {
      ...own,
      id: 43,
      reportType: "performance",
      createdAt: now - 7200,
      seen: true,
      extraInfo: { ...hours, operatorId: "operator-4" },
    }),
    createReport(now, { ...own, id: 42, status: "failed", createdAt: now - day, extraInfo: { vendor: "BLA" } }),
    createReport(now, {
      ...own,
      id: 41,
      reportType: "performance",
      status: "failed",
      failure: "NO_DATA",
      createdAt: now - 2 * day,
      seen: true,
      extraInfo: { ...hours, createdDate: true },
    }),
    createReport(now, { ...own, id: 40, status: "cancelled", createdAt: now - 3 * day, seen: true }),
    createReport(now, {
      ...own,
      id: 39,
      createdAt: now - 40 * day,
      seen: true,
      dmscode: null,
      size: null,
      extraInfo: { tz: "America/New_York", vendor: "KST" },
    }),
  ];
}
