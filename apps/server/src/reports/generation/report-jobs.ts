import { fileName, type ReportFailure, reportDays } from "@gatehouse/domain/reports";
import { and, eq, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { number, object } from "yup";
import type { Documents } from "../../documents/documents.ts";
import type { MediaType } from "../../documents/media-types.ts";
import type { Transaction } from "../../platform/database.ts";
import { defineJob, type JobDefinition } from "../../platform/jobs.ts";
import { holdLease, LeaseLostError, leaseRanOut } from "../../platform/lease.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ReportRow } from "../downloads.ts";
import { isUnfinished } from "../requests.ts";
import { statementsOf } from "../statements.ts";
import { report } from "../tables.ts";
import { publishReportChange, publishReport } from "../publish.ts";
import { writeInThread, WritingError } from "./report-writer.ts";
import { isDiskError } from "./disk-error.ts";
import type { Progress, Written } from "./write-report.ts";

/** Kind of the rows that own documents here. */
export const reportOwner = "reports.report";

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).map((name) => path.join(folder, name));

interface Parts extends Pick<Platform, "db" | "jobs" | "live" | "now" | "log"> {
  readonly documents: Documents;
  readonly databaseUrl: string;
  /** Folder of files that are not finished; on the disk of the stored ones, so that moving one there costs nothing. */
  readonly folder: string;
  /** See `WritingTask`. */
  readonly rest?: number | undefined;
}

/** Milliseconds between two heartbeats of a job, each of which renews its lease and publishes its progress. */
const heartbeat = 1000;
const day = 86_400;

const mediaTypes = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const satisfies Record<ReportRow["format"], MediaType>;

const nameOf = ({ type, vendor, operatorId, from, to, format }: ReportRow): string =>
  fileName(
    type === "billing-ac" ? { report: type, vendor: vendor ?? "", from, to } : { report: type, operatorId, from, to },
    format,
  );

/**
 * The jobs that generate reports. They may be killed at any moment and run any number of times, in any number of processes: a
 * process that starts a report writes an id of its own run into the row (the lease), renews that lease every second, and finishes
 * the report only while it still holds the lease. The row is locked while the file is moved to its place, so there is only one
 * file.
 */
export function createReportJobs({ db, jobs, live, now, log, documents, databaseUrl, folder, rest }: Parts) {
  const formerFolder = path.join(path.dirname(folder), "reports-in-making");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const generating = new Map<number, AbortController>();
  // A report that is cancelled anywhere is dropped at once; the next heartbeat would notice it as well.
  const unsubscribe = live.subscribe(({ event }) => {
    if (event.type === "report.changed" && event.status === "cancelled")
      generating.get(event.id)?.abort(new LeaseLostError());
  });

  const leaseExpired = () => leaseRanOut(now(), report.activeAt, report.createdAt);

  /** Takes the lease of a report: of a queued one, or of one whose lease has expired. */
  const claim = (id: number): Promise<ReportRow | undefined> =>
    db.transaction(async (tx) => {
      const free = or(eq(report.status, "queued"), and(eq(report.status, "running"), leaseExpired()));
      const [row] = await tx
        .update(report)
        .set({
          status: sql`case when ${report.attemptsLeft} > 0 then 'running' else 'failed' end::report_status`,
          failure: sql`case when ${report.attemptsLeft} > 0 then null else 'INTERRUPTED' end`,
          attempts: sql`${report.attempts} + least(${report.attemptsLeft}, 1)`,
          attemptsLeft: sql`greatest(${report.attemptsLeft} - 1, 0)`,
          run: randomUUID(),
          activeAt: now(),
          startedAt: sql`coalesce(${report.startedAt}, ${now()}::bigint)`,
          finishedAt: sql`case when ${report.attemptsLeft} > 0 then null else ${now()}::bigint end`,
          rowsDone: 0,
          rowsTotal: null,
        })
        .where(and(eq(report.id, id), free))
        .returning();
      if (row) await publishReport(tx, live, row);
      return row?.status === "running" ? row : undefined;
    });

  const holdsLease = ({ id, run }: ReportRow) =>
    and(eq(report.id, id), eq(report.status, "running"), eq(report.run, run ?? ""));

  /** Renews the lease and publishes the progress. @throws LeaseLostError */
  const renewLease = (row: ReportRow, progress: Partial<Progress>): Promise<void> =>
    db.transaction(async (tx) => {
      const [ours] = await tx
        .update(report)
        .set({ activeAt: now(), ...progress })
        .where(holdsLease(row))
        .returning();
      if (!ours) throw new LeaseLostError();
      if (progress.rowsDone !== undefined) await publishReportChange(tx, live, ours);
    });

  /** Stores the file and marks the report as done, both or neither. @throws LeaseLostError */
  const finish = (row: ReportRow, written: Written): Promise<void> =>
    db.transaction(async (tx) => {
      const [ours] = await tx.select({ id: report.id }).from(report).where(holdsLease(row)).for("update");
      if (!ours) throw new LeaseLostError();
      const { id, secret, vendors, format } = row;
      const { dmscode } = await documents.putFile(
        tx,
        written,
        {
          ownerKind: reportOwner,
          ownerId: String(id),
          vendor: vendors?.[0] ?? null,
          name: nameOf(row),
          mediaType: mediaTypes[format],
        },
        { once: `report ${id} ${secret}` },
      );
      const finishedAt = now();
      const [done] = await tx
        .update(report)
        .set({
          status: "done",
          dmscode,
          rowsDone: written.rows,
          rowsTotal: written.rows,
          finishedAt,
          expiresAt: finishedAt + reportDays * day,
          run: null,
          activeAt: null,
        })
        .where(eq(report.id, id))
        .returning();
      if (done) await publishReport(tx, live, done);
    });

  const fail = (row: ReportRow, failure: ReportFailure): Promise<void> =>
    db.transaction(async (tx) => {
      const [failed] = await tx
        .update(report)
        .set({ status: "failed", failure, finishedAt: now(), run: null, activeAt: null })
        .where(holdsLease(row))
        .returning();
      if (failed) await publishReport(tx, live, failed);
    });

  /** Puts a report back into the queue, to be started again after a while. @param counts whether the attempt counts */
  const giveBack = (row: ReportRow, counts: boolean): Promise<void> =>
    db.transaction(async (tx) => {
      const [queued] = await tx
        .update(report)
        .set({
          status: "queued",
          run: null,
          rowsDone: 0,
          rowsTotal: null,
          ...(counts ? { activeAt: now() } : { activeAt: 0, attemptsLeft: row.attemptsLeft + 1 }),
        })
        .where(holdsLease(row))
        .returning();
      if (queued) await publishReport(tx, live, queued);
    });

  /** Removes the unfinished files of earlier attempts. */
  async function removeLeftovers(id: number): Promise<void> {
    for (const name of await readdir(folder))
      if (name.startsWith(`${id}-`)) await rm(path.join(folder, name), { force: true });
  }

  /** Handles an attempt that did not succeed. */
  async function settle(row: ReportRow, error: unknown, signal: AbortSignal): Promise<void> {
    if (error instanceof LeaseLostError) return;
    if (signal.aborted) return giveBack(row, false);
    const fromDisk = error instanceof WritingError ? error.fromDisk : isDiskError(error);
    log.error({ err: error, report: row.id, attemptsLeft: row.attemptsLeft }, "a report could not be made");
    if (fromDisk) return fail(row, "STORAGE");
    return row.attemptsLeft > 0 ? giveBack(row, true) : fail(row, "INTERNAL");
  }

  /** Generates a report from its beginning, unless another process holds its lease. */
  async function make(id: number, signal: AbortSignal): Promise<void> {
    const row = await claim(id);
    if (!row) return;
    const stopped = new AbortController();
    generating.set(id, stopped);
    let progress: Partial<Progress> = {};
    let published: Partial<Progress> = progress;
    const lease = holdLease(
      heartbeat,
      () => {
        const news = progress === published ? {} : progress;
        published = progress;
        return renewLease(row, news);
      },
      (error) => log.warn({ err: error, report: id }, "a report's progress could not be told"),
    );
    const file = path.join(folder, `${id}-${row.run ?? ""}`);
    try {
      await removeLeftovers(id);
      const { type, zone, format } = row;
      const task = { databaseUrl, report: { type, zone, format }, statements: statementsOf(row), path: file, rest };
      const written = await writeInThread(
        task,
        (news) => {
          progress = news;
        },
        AbortSignal.any([signal, stopped.signal, lease.lost]),
      );
      await lease.end();
      await (written.rows === 0 ? fail(row, "NO_DATA") : finish(row, written));
    } catch (error) {
      await lease.end();
      await settle(row, error, signal);
    } finally {
      generating.delete(id);
      await rm(file, { force: true }).catch(() => undefined); // the sweep comes by
    }
  }

  const makeReport = defineJob({
    name: "reports.make",
    schema: object({ id: number().integer().required() }),
    keyed: true,
    // An expired lease says that an attempt has failed; the queue need not measure it.
    timeout: 12 * 3600,
    retries: 0,
    concurrency: 2,
    handler: ({ id }: { id: number }, { signal }) => make(id, signal),
  });

  /** Queues the jobs again of reports whose lease has expired: the process was killed, or the report is to be started again. */
  const requeue = defineJob({
    name: "reports.reminder",
    everySeconds: 5,
    timeout: 20,
    handler: async () => {
      const waiting = await db
        .select({ id: report.id })
        .from(report)
        .where(and(isUnfinished, leaseExpired()))
        .limit(50);
      for (const { id } of waiting) await jobs.enqueue(db, makeReport, { id }, { key: String(id) });
    },
  });

  /** Deletes expired files; their rows stay and say so (REP-17). */
  const sweep: JobDefinition = defineJob({
    name: "reports.sweep",
    everySeconds: day,
    timeout: 3600,
    handler: async () => {
      for (;;) {
        const some = await db.transaction(async (tx) => {
          const over = await tx
            .select({ id: report.id, dmscode: report.dmscode })
            .from(report)
            .where(and(isNotNull(report.dmscode), lte(report.expiresAt, now())))
            .limit(200)
            .for("update", { skipLocked: true });
          const ids = over.map(({ id }) => id);
          await tx.update(report).set({ dmscode: null }).where(inArray(report.id, ids));
          return documents
            .remove(
              tx,
              over.flatMap(({ dmscode }) => dmscode ?? []),
            )
            .then((removeFiles) => ({ removeFiles, count: ids.length }));
        });
        await some.removeFiles();
        if (some.count === 0) break;
      }
      // Files of a killed process or of an earlier version, whose report was cancelled meanwhile: nothing else removes them.
      for (const file of [...(await filesIn(folder)), ...(await filesIn(formerFolder).catch(() => []))]) {
        const found = await stat(file).catch(() => undefined);
        if (found && found.mtimeMs < (now() - day) * 1000) await rm(file, { force: true });
      }
    },
  });
  for (const job of [makeReport, requeue, sweep] as const) jobs.register(job as JobDefinition);

  return {
    /** Queues the job that generates a report. The job exists if and only if the caller's transaction commits. */
    async begin(tx: Transaction, row: ReportRow): Promise<void> {
      await jobs.enqueue(tx, makeReport, { id: row.id }, { key: String(row.id) });
      await publishReport(tx, live, row);
    },
    make,
    sweep,
    close: unsubscribe,
  };
}
