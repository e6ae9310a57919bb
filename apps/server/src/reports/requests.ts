import { can } from "@gatehouse/domain/access";
import {
  billedVendor,
  type BillingForm,
  dayInstants,
  longestRange,
  type PerformanceForm,
  requestKey,
  type ReportRequest,
} from "@gatehouse/domain/reports";
import { rangeInstants } from "@gatehouse/domain/time";
import { randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Principal } from "../access/principal.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import type { ProductivityQuery } from "./figures/productivity.ts";
import { requireOperator, requireVendor, type ReportVendor } from "./people.ts";
import { requireRange } from "./ranges.ts";
import { report } from "./tables.ts";

type NewReport = typeof report.$inferInsert;

/** How often a report is begun before it counts as failed. */
export const maxAttempts = 3;

/** Queued or running. */
export const isUnfinished = inArray(report.status, ["queued", "running"]);

/** A report to be made, as it will stand in the table. */
export function newReport(
  { userId, vendors: visible }: Pick<Principal, "userId" | "vendors">,
  request: ReportRequest,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: number },
): NewReport {
  const { reportType: type, tz: zone, createdBy: _, ...rest } = request;
  const bound = visible === "all" ? null : [...visible].toSorted();
  const vendors = request.vendor === null ? bound : [request.vendor];
  return {
    ...rest,
    owner: userId,
    type,
    zone,
    from,
    to,
    vendors,
    // Somebody whose vendors have changed asks for another file.
    requestKey: JSON.stringify([requestKey(request), vendors]),
    attemptsLeft: maxAttempts,
    secret: randomBytes(16).toString("hex"),
    createdAt: now,
  };
}

/** What the billing form asks for, with the vendor found and its days checked. @throws Refusal */
export async function readBilling(
  db: Queryable,
  principal: Principal,
  form: BillingForm,
  now: number,
): Promise<{ readonly vendor: ReportVendor; readonly start: number; readonly end: number }> {
  const vendor = await requireVendor(db, principal, billedVendor(form));
  requireRange({ days: form, zone: vendor.zone, now });
  return { vendor, ...dayInstants(form, vendor.zone) };
}

/** A billing report of Auto Check-in. @throws Refusal */
export async function billingReport(
  db: Queryable,
  principal: Principal,
  form: BillingForm,
  now: number,
): Promise<NewReport> {
  const { vendor, start, end } = await readBilling(db, principal, form, now);
  return newReport(
    principal,
    {
      reportType: "billing-ac",
      createdBy: principal.userid,
      format: form.format,
      start,
      end,
      tz: vendor.zone,
      vendor: vendor.id,
      operatorId: null,
      createdDate: false,
      deactivated: form.deactivated,
    },
    { from: form.from, to: form.to, now },
  );
}

interface Whose {
  /** Null for everybody's. */
  readonly operatorId: string | null;
  readonly createdDate: boolean;
}

/** Without the all-scope it is about oneself and about disposal, whatever the request says (REP-7). @throws Refusal */
async function whose(db: Queryable, principal: Principal, form: PerformanceForm): Promise<Whose> {
  if (!can(principal.permissions, "reportPerformanceAll")) return { operatorId: principal.userid, createdDate: false };
  const operatorId = form.operatorId || null;
  if (operatorId !== null) await requireOperator(db, principal, operatorId);
  return { operatorId, createdDate: form.createdDate };
}

const daysOf = ({ startDate: from, endDate: to }: PerformanceForm) => ({ from, to });

/** A performance report. @throws Refusal */
export async function performanceReport(
  db: Queryable,
  principal: Principal,
  form: PerformanceForm,
  now: number,
): Promise<NewReport> {
  const { startDate, startTime, endDate, endTime, timeZone: tz, format } = form;
  requireRange({ days: daysOf(form), zone: tz, now });
  return newReport(
    principal,
    {
      reportType: "performance",
      createdBy: principal.userid,
      format,
      ...rangeInstants(form, tz),
      tz,
      vendor: null,
      ...(await whose(db, principal, form)),
      deactivated: false,
    },
    { from: `${startDate}T${startTime}`, to: `${endDate}T${endTime}`, now },
  );
}

/** Which audit entries a time span report counts. @throws Refusal */
export async function timeSpanQuery(
  db: Queryable,
  principal: Principal,
  form: PerformanceForm,
  now: number,
): Promise<ProductivityQuery> {
  requireRange({ days: daysOf(form), zone: form.timeZone, now, longest: longestRange.timeSpan });
  const { operatorId, createdDate } = await whose(db, principal, form);
  return { range: rangeInstants(form, form.timeZone), userid: operatorId ?? undefined, byCreation: createdDate };
}

/**
 * Requests a report, unless the same one is unfinished: then that one is the answer. The index on what is under way decides between
 * two who ask at once, in whatever process.
 * @param begin told of the new report in the transaction that adds it
 */
export async function requestReport(
  db: Database,
  wanted: NewReport,
  begin: (tx: Transaction, row: typeof report.$inferSelect) => Promise<void>,
): Promise<{ jobId: number; alreadyRunning: boolean }> {
  for (;;) {
    const added = await db.transaction(async (tx) => {
      const [row] = await tx.insert(report).values(wanted).onConflictDoNothing().returning();
      if (row) await begin(tx, row);
      return row;
    });
    if (added) return { jobId: added.id, alreadyRunning: false };
    const [running] = await db
      .select({ id: report.id })
      .from(report)
      .where(and(eq(report.requestKey, wanted.requestKey), isUnfinished));
    if (running) return { jobId: running.id, alreadyRunning: true };
    // It ended between the two statements: asking again is right.
  }
}
