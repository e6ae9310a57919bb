import { dayInstants, type ReportRequest } from "@gatehouse/domain/reports";
import { addDays, localClock, rangeInstants } from "@gatehouse/domain/time";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import { document } from "../documents/tables.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { newReport } from "../reports/requests.ts";
import { report } from "../reports/tables.ts";
import { demoVendors } from "./people.ts";

const day = 86_400;
const hour = 3600;

/**
 * Every fifth unit's flights are watched too; now and then a vendor thinks better of it, or of the whole booking, but of none to
 * which a link leads: those are on the login page.
 */
export async function watchFlights(tx: Transaction, now: number): Promise<void> {
  await tx.execute(sql`insert into watched_flight (vendor, booking_id, pnr, airline, flightnum, from_iata, to_iata, departure_date, departure_time, created_at, deactivated_at)
    select p.vendor, p.booking_id, p.pnr, s.marketing_carrier, s.marketing_number, s.from_iata, s.to_iata, s.departure_date, s.departure_time, b.created_at,
      case when s.id % 11 = 0 and b.created_at < ${now - 5 * hour}::bigint then b.created_at + ${5 * hour} end
    from pnr p join booking b on b.id = p.booking_id join segment s on s.pnr_id = p.id where p.id % 5 = 0 order by b.created_at, s.id`);
  await tx.execute(
    sql`update booking b set deactivated_at = created_at + ${day} where id % 41 = 0 and created_at < ${now - 2 * day}::bigint
      and not exists (select from public_link l where l.booking_id = b.id)`,
  );
}

interface ReportOptions extends Pick<ReportRequest, "format"> {
  readonly userid: string;
  /** Seconds before now at which it was asked for. */
  readonly ago: number;
  /** Billing: the vendor and first and last day, as days before the one on which it was asked for. */
  readonly billing?: { readonly vendor: string; readonly days: readonly [from: number, to: number] };
  /** Performance: whose, and hours before it was asked for. */
  readonly performance?: { readonly operatorId: string | null; readonly hours: number };
}

const wantedReports: readonly ReportOptions[] = [
  { userid: "billing", ago: 50 * hour, format: "csv", billing: { vendor: "NWT", days: [60, 30] } },
  { userid: "operator-2", ago: 26 * hour, format: "csv", performance: { operatorId: "operator-2", hours: 24 } },
  { userid: "billing", ago: 25 * hour, format: "xlsx", billing: { vendor: "BLA", days: [30, 1] } },
  { userid: "operator-admin-lead", ago: 6 * hour, format: "xlsx", performance: { operatorId: null, hours: 24 } },
  // Long before there was any booking: it fails, and says why.
  { userid: "billing", ago: 3 * hour, format: "csv", billing: { vendor: "KST", days: [800, 770] } },
  { userid: "billing", ago: hour, format: "csv", performance: { operatorId: null, hours: 8 } },
];

function requestOf({ userid: createdBy, ago, format, billing, performance }: ReportOptions, now: number) {
  const asked = now - ago;
  const common = { createdBy, format, createdDate: false, deactivated: false };
  if (billing) {
    const tz = demoVendors.find(({ code }) => code === billing.vendor)?.zone ?? "UTC";
    const today = localClock(asked, tz).date;
    const [from, to] = [addDays(today, -billing.days[0]), addDays(today, -billing.days[1])];
    const { start, end } = dayInstants({ from, to }, tz);
    const request = {
      ...common,
      reportType: "billing-ac",
      start,
      end,
      tz,
      vendor: billing.vendor,
      operatorId: null,
    } as const;
    return { request, from, to };
  }
  const tz = "Europe/London";
  const { operatorId = null, hours = 24 } = performance ?? {};
  const [first, last] = [localClock(asked - hours * hour, tz), localClock(asked, tz)];
  const range = { startDate: first.date, startTime: first.time, endDate: last.date, endTime: last.time };
  const request = {
    ...common,
    reportType: "performance",
    ...rangeInstants(range, tz),
    tz,
    vendor: null,
    operatorId,
  } as const;
  return { request, from: `${first.date}T${first.time}`, to: `${last.date}T${last.time}` };
}

/** Reports that the people of the demo asked for in the last days, still to be made: by whichever server starts. */
export async function askForReports(tx: Transaction, now: number): Promise<void> {
  const people = await tx
    .select({ userId: appUser.id, userid: appUser.userid })
    .from(appUser)
    .where(
      inArray(
        appUser.userid,
        wantedReports.map(({ userid }) => userid),
      ),
    );
  for (const options of wantedReports) {
    const { request, ...local } = requestOf(options, now);
    const userId = people.find(({ userid }) => userid === options.userid)?.userId ?? "";
    await tx
      .insert(report)
      .values(newReport({ userId, vendors: "all" }, request, { ...local, now: now - options.ago }));
  }
}

/** Makes them with the product's own code, and dates them back to when they were asked for. @param make makes one report */
export async function makeReports(
  db: Database,
  make: (id: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const waiting = await db
    .select({ id: report.id, createdAt: report.createdAt })
    .from(report)
    .where(eq(report.status, "queued"))
    .orderBy(asc(report.id));
  for (const { id, createdAt } of waiting) {
    await make(id, new AbortController().signal);
    const [row] = await db
      .update(report)
      .set({
        startedAt: createdAt + 1,
        finishedAt: createdAt + 9,
        expiresAt: sql`case when ${report.expiresAt} is null then null else ${createdAt + 9 + 30 * day}::bigint end`,
      })
      .where(eq(report.id, id))
      .returning({ dmscode: report.dmscode });
    if (row?.dmscode)
      await db
        .update(document)
        .set({ createdAt: createdAt + 9 })
        .where(eq(document.dmscode, row.dmscode));
  }
}
