import { isFinished, type ReportFailure, reportDays, type ReportRequest, requestKey } from "@gatehouse/domain/reports";
import type { LiveEvent } from "../realtime/index.ts";
import type { MockReport } from "./factories/report.ts";
import type { MockUser } from "./factories/user.ts";

/** Reports in memory. They go on only when they are told to: a story says when. */
export interface MockReports {
  /** The latest first. */
  readonly all: () => readonly MockReport[];
  readonly find: (id: number) => MockReport | undefined;
  /** Begins a report, or finds the same request under way. */
  readonly ask: (
    request: ReportRequest,
    extraInfo: MockReport["extraInfo"],
    user: MockUser,
  ) => { readonly jobId: number; readonly alreadyRunning: boolean };
  /** So many rows are written; from the first call on it is running. */
  readonly advance: (id: number, rowsDone: number, rowsTotal?: number | null) => void;
  readonly finish: (id: number, size?: number) => void;
  readonly fail: (id: number, failure?: ReportFailure) => void;
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
  /** Everything finished of somebody's counts as seen. */
  readonly see: (userid: string) => void;
}

export interface MockReportsOptions {
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
  /** Whose browser it is that hears of reports. */
  readonly reader: () => string | undefined;
  readonly emit: (event: LiveEvent) => void;
}

const begun = { dmscode: null, size: null, expiresAt: null, failure: null, finishedAt: null, seen: false } as const;

/** Reports of a mock world in the list of downloads, with how they go on. */
export function createMockReports(
  initial: readonly MockReport[],
  { now, reader, emit }: MockReportsOptions,
): MockReports {
  const reports = new Map(initial.map((report) => [report.id, report]));
  const keys = new Map<number, string>();
  const get = (id: number) => {
    const report = reports.get(id);
    if (!report) throw new Error(`There is no report ${id} in this mock world.`);
    return report;
  };
  const change = (id: number, patch: Partial<MockReport>) => {
    const report = { ...get(id), ...patch };
    reports.set(id, report);
    if (report.createdBy !== reader()) return;
    emit({ type: "report.changed", id, status: report.status });
    if (report.status === "done" || report.status === "failed") emit({ type: "report.finished", id });
  };
  return {
    all: () => [...reports.values()].toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id),
    find: (id) => reports.get(id),
    ask: (request, extraInfo, { userid, name }) => {
      const key = requestKey(request);
      const same = [...reports.values()].find(({ id, status }) => !isFinished(status) && keys.get(id) === key);
      if (same) return { jobId: same.id, alreadyRunning: true };
      const id = Math.max(0, ...reports.keys()) + 1;
      keys.set(id, key);
      reports.set(id, {
        ...begun,
        id,
        reportType: request.reportType,
        createdAt: now(),
        createdBy: userid,
        userName: name,
        extraInfo,
        status: "queued",
        progress: { rowsDone: 0, rowsTotal: null },
        attempts: 0,
        format: request.format,
        startedAt: null,
      });
      change(id, {});
      return { jobId: id, alreadyRunning: false };
    },
    advance: (id, rowsDone, rowsTotal = get(id).progress.rowsTotal) => {
      const { status, startedAt, attempts } = get(id);
      const first = status !== "running";
      change(id, {
        status: "running",
        startedAt: first ? now() : startedAt,
        attempts: first ? attempts + 1 : attempts,
        progress: { rowsDone, rowsTotal },
      });
    },
    finish: (id, size = 2048) => {
      const { progress, startedAt } = get(id);
      const rows = progress.rowsTotal ?? progress.rowsDone;
      change(id, {
        status: "done",
        startedAt: startedAt ?? now(),
        finishedAt: now(),
        progress: { rowsDone: rows, rowsTotal: rows },
        dmscode: `r_${id.toString(16).padStart(8, "0")}`,
        size,
        expiresAt: now() + reportDays * 86_400,
      });
    },
    fail: (id, failure = "INTERNAL") => change(id, { status: "failed", failure, finishedAt: now() }),
    cancel: (id) => change(id, { status: "cancelled", finishedAt: now() }),
    retry: (id) =>
      change(id, { ...begun, status: "queued", startedAt: null, progress: { rowsDone: 0, rowsTotal: null } }),
    see: (userid) => {
      for (const report of reports.values())
        if (report.createdBy === userid && isFinished(report.status)) reports.set(report.id, { ...report, seen: true });
    },
  };
}
