import type { Page } from "@gatehouse/api/contract";
import { can } from "@gatehouse/domain/access";
import { isRetriable, type ReportStatus } from "@gatehouse/domain/reports";
import { and, arrayContained, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Principal } from "../access/principal.ts";
import { appUser } from "../access/tables.ts";
import { document } from "../documents/tables.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { isConstraintViolation } from "../platform/database-error.ts";
import { Refusal } from "./refusal.ts";
import { maxAttempts, isUnfinished } from "./requests.ts";
import { report } from "./tables.ts";

type Reader = Pick<Principal, "userId" | "vendors"> & { readonly permissions: readonly string[] };
export type ReportRow = typeof report.$inferSelect;

/**
 * The reports that somebody may see (REP-20): their own, or everybody's with the code for that; and with a bond to vendors
 * only such as hold nothing of others.
 */
export const visibleReports = ({ userId, permissions, vendors }: Reader): SQL | undefined =>
  and(
    can(permissions, "reportDownloadAll") ? undefined : eq(report.owner, userId),
    vendors === "all"
      ? undefined
      : vendors.length === 0
        ? sql`false`
        : and(isNotNull(report.vendors), arrayContained(report.vendors, [...vendors])),
  );

const columns = {
  row: report,
  createdBy: appUser.userid,
  userName: appUser.name,
  size: document.size,
};

const selectReports = (db: Queryable) =>
  db
    .select(columns)
    .from(report)
    .innerJoin(appUser, eq(appUser.id, report.owner))
    .leftJoin(document, eq(document.dmscode, report.dmscode));

type Selected = Awaited<ReturnType<typeof selectReports>>[number];

/** A report as the contract shows it. A file whose time is over is gone, whenever it is swept. */
function view({ row, createdBy, userName, size }: Selected, now: number) {
  const there = row.dmscode !== null && row.expiresAt !== null && row.expiresAt > now;
  const { from, to, zone: tz, vendor, operatorId, createdDate, deactivated } = row;
  return {
    id: row.id,
    reportType: row.type,
    createdAt: row.createdAt,
    createdBy,
    userName,
    dmscode: there ? row.dmscode : null,
    extraInfo: { from, to, tz, vendor, operatorId, createdDate, deactivated },
    status: row.status,
    progress: { rowsDone: row.rowsDone, rowsTotal: row.rowsTotal },
    failure: row.failure,
    attempts: row.attempts,
    format: row.format,
    size: there ? size : null,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    expiresAt: there ? row.expiresAt : null,
    seen: row.seenAt !== null,
  };
}

export type ReportView = ReturnType<typeof view>;

/** Reports, the latest first. */
export async function listReports(
  db: Queryable,
  reader: Reader,
  { page, size }: { readonly page: number; readonly size: number },
  now: number,
): Promise<Page<ReportView>> {
  const where = visibleReports(reader);
  const [rows, totalElement] = await Promise.all([
    selectReports(db)
      .where(where)
      .orderBy(desc(report.id))
      .limit(size)
      .offset(page * size),
    db.$count(report, where),
  ]);
  return {
    content: rows.map((row) => view(row, now)),
    pageNo: page + 1,
    totalElement,
    totalPages: Math.ceil(totalElement / size),
  };
}

/** One of the reports that a reader may download, as the page of downloads shows it. @throws Refusal when there is none for this reader */
export async function readReport(db: Queryable, reader: Reader, id: number, now: number): Promise<ReportView> {
  const [found] = await selectReports(db).where(and(eq(report.id, id), visibleReports(reader)));
  if (!found) throw new Refusal({ code: "REPORT_NOT_FOUND" });
  return view(found, now);
}

async function hold(tx: Transaction, reader: Reader, id: number): Promise<ReportRow> {
  const [row] = await tx
    .select()
    .from(report)
    .where(and(eq(report.id, id), visibleReports(reader)))
    .for("update");
  if (!row) throw new Refusal({ code: "REPORT_NOT_FOUND" });
  return row;
}

/** Queues what failed or was cancelled once more. @throws Refusal, also while the same report is under way by another id */
export async function retryReport(
  db: Database,
  reader: Reader,
  id: number,
  begin: (tx: Transaction, row: ReportRow) => Promise<void>,
): Promise<void> {
  const refuse = (status: ReportStatus) => new Refusal({ code: "REPORT_NOT_RETRIABLE", data: { status } });
  try {
    await db.transaction(async (tx) => {
      const { status } = await hold(tx, reader, id);
      if (!isRetriable(status)) throw refuse(status);
      const [row] = await tx
        .update(report)
        .set({
          status: "queued",
          failure: null,
          attemptsLeft: maxAttempts,
          rowsDone: 0,
          rowsTotal: null,
          run: null,
          activeAt: null,
          startedAt: null,
          finishedAt: null,
          seenAt: null,
        })
        .where(eq(report.id, id))
        .returning();
      if (row) await begin(tx, row);
    });
  } catch (error) {
    if (isConstraintViolation(error, "report_under_way")) throw refuse("running");
    throw error;
  }
}

/** Cancels a report that is queued or running; the process that generates it is told. @throws Refusal */
export const cancelReport = (
  db: Database,
  reader: Reader,
  id: number,
  now: number,
  told: (tx: Transaction, row: ReportRow) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { status } = await hold(tx, reader, id);
    const [row] = await tx
      .update(report)
      .set({ status: "cancelled", finishedAt: now, run: null, activeAt: null })
      .where(and(eq(report.id, id), isUnfinished))
      .returning();
    if (!row) throw new Refusal({ code: "REPORT_NOT_CANCELLABLE", data: { status } });
    await told(tx, row);
  });

/** What the menu says about the user's own reports. */
export async function readNews(
  db: Queryable,
  { userId }: Pick<Principal, "userId">,
  now: number,
): Promise<{ underWay: number; ready: number; failed: number }> {
  const unseen = sql`${report.seenAt} is null`;
  const [news] = await db
    .select({
      underWay: sql<number>`(count(*) filter (where ${isUnfinished}))::int`,
      ready: sql<number>`(count(*) filter (where ${unseen} and ${report.status} = 'done' and ${report.expiresAt} > ${now}))::int`,
      failed: sql<number>`(count(*) filter (where ${unseen} and ${report.status} = 'failed' and ${report.failure} <> 'NO_DATA'))::int`,
    })
    .from(report)
    .where(eq(report.owner, userId));
  return news ?? { underWay: 0, ready: 0, failed: 0 };
}

/** Marks the user's own finished reports as seen; other windows of the same person are told by one of them. */
export const markSeen = (
  db: Database,
  { userId }: Pick<Principal, "userId">,
  now: number,
  told: (tx: Transaction, row: ReportRow) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .update(report)
      .set({ seenAt: now })
      .where(
        and(eq(report.owner, userId), isNull(report.seenAt), inArray(report.status, ["done", "failed", "cancelled"])),
      )
      .returning();
    if (row) await told(tx, row);
  });
