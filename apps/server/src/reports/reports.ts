import { can } from "@gatehouse/domain/access";
import { and, eq, gt } from "drizzle-orm";
import path from "node:path";
import type { Pool } from "pg";
import type { SignedInCalls } from "../access/guard.ts";
import type { Documents, Reader } from "../documents/documents.ts";
import type { Queryable } from "../platform/database.ts";
import type { Platform } from "../platform/platform.ts";
import type { ReadBilled } from "./cost-file.ts";
import { visibleReports } from "./downloads.ts";
import { createReportJobs, reportOwner } from "./generation/report-jobs.ts";
import { reportsRouter } from "./router.ts";
import { report } from "./tables.ts";
import { publishReportChange, publishReport } from "./publish.ts";

interface Parts extends Platform {
  readonly documents: Documents;
  /** The pool below `db`: for streaming, and for the address at which makers of reports connect. */
  readonly pool: Pool;
  /** Billing records, which are entered above this area (REP-8). */
  readonly billed: ReadBilled;
  /** Milliseconds that makers rest after each batch of rows: for tests. */
  readonly rest?: number;
}

/** The reports area of a server process: its calls, and its jobs, which are registered here. Make it before the jobs start. */
export function createReports({ documents, pool, billed, rest, ...platform }: Parts) {
  const { config, db, live, now } = platform;
  /** Anyone who sees the report sees its file, for as long as it is kept. */
  const maySee = async (tx: Queryable, reader: Reader, ownerId: string): Promise<boolean> => {
    if (!can(reader.permissions, "reportDownload")) return false;
    return (
      (await tx.$count(
        report,
        and(eq(report.id, Number(ownerId)), gt(report.expiresAt, now()), visibleReports(reader)),
      )) > 0
    );
  };
  documents.allow(reportOwner, (tx, reader, { ownerId }) => maySee(tx, reader, ownerId));

  const databaseUrl = pool.options.connectionString;
  if (databaseUrl === undefined) throw new Error("The database pool has no address that others could connect to.");
  const making = createReportJobs({
    ...platform,
    documents,
    databaseUrl,
    folder: path.join(config.dataDir, "unfinished-reports"),
    rest,
  });
  return {
    close: making.close,
    make: making.make,
    sweep: making.sweep,
    /** Implements `contract.reports`. */
    router: (calls: SignedInCalls) =>
      reportsRouter(calls, {
        db,
        pool,
        now,
        billed,
        begin: (tx, row) => making.begin(tx, row),
        cancelled: (tx, row) => publishReport(tx, live, row),
        seen: (tx, row) => publishReportChange(tx, live, row),
      }),
  };
}

export type Reports = ReturnType<typeof createReports>;
