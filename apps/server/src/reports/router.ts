import { efficiencyZone, longestRange, daysOf } from "@gatehouse/domain/reports";
import type { Pool } from "pg";
import type { SignedInCalls } from "../access/guard.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { billingFile } from "./billing-file.ts";
import { costFile, type ReadBilled } from "./cost-file.ts";
import { cancelReport, listReports, markSeen, readNews, readReport, type ReportRow, retryReport } from "./downloads.ts";
import { readCheckInCounts } from "./figures/check-in-counts.ts";
import { readEfficiency } from "./figures/efficiency.ts";
import { readTimeSpan } from "./figures/productivity.ts";
import { readWatchCount } from "./figures/watch-count.ts";
import { operatorsFor, requireVendor, vendorsFor } from "./people.ts";
import { requireRange } from "./ranges.ts";
import { toDeclaredError } from "../platform/http/failure.ts";
import { requestReport, billingReport, performanceReport, timeSpanQuery } from "./requests.ts";

/** What the calls of the area work with. */
export interface RouterParts {
  readonly db: Database;
  /** The pool below `db`, for streaming. */
  readonly pool: Pool;
  readonly now: () => number;
  /** Billing records, which are entered above this area (REP-8). */
  readonly billed: ReadBilled;
  /** Has a queued report made, and tells of it, in the transaction that queued it. */
  readonly begin: (tx: Transaction, row: ReportRow) => Promise<void>;
  /** Tells that a report was cancelled. */
  readonly cancelled: (tx: Transaction, row: ReportRow) => Promise<void>;
  /** Tells that its owner has seen a report. */
  readonly seen: (tx: Transaction, row: ReportRow) => Promise<void>;
}

/** Implements `contract.reports`. */
export function reportsRouter(calls: SignedInCalls, parts: RouterParts) {
  const { db, now, begin, cancelled, seen } = parts;
  const area = calls.reports;
  return {
    billing: area.billing.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(
        errors,
        (async () =>
          input.productType === "FW"
            ? billingFile(parts, principal, input, now())
            : input.productType === "TC"
              ? costFile(parts, principal, input, now())
              : requestReport(db, await billingReport(db, principal, input, now()), begin))(),
      ),
    ),
    performance: area.performance.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(
        errors,
        performanceReport(db, principal, input, now()).then((wanted) => requestReport(db, wanted, begin)),
      ),
    ),
    timeSpan: area.timeSpan.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(
        errors,
        timeSpanQuery(db, principal, input, now()).then((query) => readTimeSpan(db, principal, query)),
      ),
    ),
    efficiency: area.efficiency.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(
        errors,
        (async () => {
          const days = daysOf(input, efficiencyZone);
          requireRange({ days, zone: efficiencyZone, now: now(), longest: longestRange.efficiency });
          return readEfficiency(db, principal, input);
        })(),
      ),
    ),
    checkinCount: area.checkinCount.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(
        errors,
        (async () => {
          const vendor = await requireVendor(db, principal, input.vendorId);
          requireRange({ days: input, zone: vendor.zone, now: now(), longest: longestRange.checkInCount });
          return readCheckInCounts(db, vendor, input);
        })(),
      ),
    ),
    watchCount: area.watchCount.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(
        errors,
        (async () => {
          const vendor = await requireVendor(db, principal, input.vendorId);
          requireRange({ days: input, zone: vendor.zone, now: now() });
          return readWatchCount(db, vendor, input);
        })(),
      ),
    ),
    downloads: {
      list: area.downloads.list.handler(({ input, context: { principal } }) =>
        listReports(db, principal, input, now()),
      ),
      read: area.downloads.read.handler(({ input, context: { principal }, errors }) =>
        toDeclaredError(errors, readReport(db, principal, input.id, now())),
      ),
      retry: area.downloads.retry.handler(async ({ input, context: { principal }, errors }) => {
        await toDeclaredError(errors, retryReport(db, principal, input.id, begin));
        return toDeclaredError(errors, readReport(db, principal, input.id, now()));
      }),
      cancel: area.downloads.cancel.handler(async ({ input, context: { principal }, errors }) => {
        await toDeclaredError(errors, cancelReport(db, principal, input.id, now(), cancelled));
        return toDeclaredError(errors, readReport(db, principal, input.id, now()));
      }),
      news: area.downloads.news.handler(({ context: { principal } }) => readNews(db, principal, now())),
      seen: area.downloads.seen.handler(async ({ context: { principal } }) => {
        await markSeen(db, principal, now(), seen);
        return { ok: true as const };
      }),
    },
    vendors: area.vendors.handler(({ context: { principal } }) => vendorsFor(db, principal)),
    operators: area.operators.handler(({ context: { principal } }) => operatorsFor(db, principal)),
  };
}
