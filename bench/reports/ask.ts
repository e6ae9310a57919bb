import type { Session } from "../server/session.ts";

/** A report as the list of downloads tells of it. */
export interface ReportAnswer {
  readonly status: string;
  readonly failure: string | null;
  readonly progress: { readonly rowsDone: number; readonly rowsTotal: number | null };
  readonly size: number;
  readonly dmscode: string | null;
}

/** Waits for some milliseconds between two looks at a report. */
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks for a performance report of everybody.
 * @param from first and last day, YYYY-MM-DD
 * @returns the id of its job
 */
export async function askForReport(
  session: Session,
  from: string,
  to: string,
  format: "csv" | "xlsx",
): Promise<number> {
  const { jobId } = (await session.post("/reports/performance", {
    startDate: from,
    startTime: "00:00",
    endDate: to,
    endTime: "23:59",
    timeZone: "Asia/Kolkata",
    format,
  })) as { jobId: number };
  return jobId;
}

/** Asks the server once how far a report is. */
export const readReport = (session: Session, jobId: number): Promise<ReportAnswer> =>
  session.get(`/reports/downloads/${jobId}`) as Promise<ReportAnswer>;

/** Waits until a report's file can be fetched. @throws when it ends otherwise */
export async function whenDone(session: Session, jobId: number): Promise<ReportAnswer> {
  for (;;) {
    const report = await readReport(session, jobId);
    if (report.status === "done") return report;
    if (report.status !== "queued" && report.status !== "running")
      throw new Error(`The report is ${report.status}: ${report.failure}.`);
    await pause(50);
  }
}
