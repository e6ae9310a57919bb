import { readBilled } from "../src/costs/billed.ts";
import { sql } from "drizzle-orm";
import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { ReportRow } from "../src/reports/downloads.ts";
import { createReports, type Reports } from "../src/reports/reports.ts";
import { maxAttempts } from "../src/reports/requests.ts";
import { report } from "../src/reports/tables.ts";
import type { Database } from "../src/platform/database.ts";
import { createLiveHub, type LiveHub, type LiveMessage } from "../src/platform/live.ts";
import { testConfig } from "./config.ts";
import type { TestDatabase } from "./database.ts";
import type { TestDocuments } from "./documents.ts";
import { quietLog } from "./log.ts";

export interface TestReports {
  readonly reports: Reports;
  readonly live: LiveHub;
  /** What was announced, in its order. */
  readonly heard: LiveMessage[];
}

/** The clock of a test file. */
export interface TestClock {
  /** Seconds since 1970, UTC. */
  now: number;
}

/** The reports area of a server process whose jobs nobody works on: a test makes a report itself. */
export function useReportsArea(
  database: TestDatabase,
  stored: TestDocuments,
  clock: TestClock,
  { rest }: { rest?: number } = {},
): TestReports {
  const heard: LiveMessage[] = [];
  let open: { readonly live: LiveHub; readonly reports: Reports } | undefined;
  const ready = () => {
    if (!open) throw new Error("The reports of this file are there inside tests and hooks only.");
    return open;
  };
  beforeAll(async () => {
    const live = createLiveHub({ url: database.url, log: quietLog });
    await live.start();
    live.subscribe((message) => heard.push(message));
    const nothing = async () => undefined;
    const jobs = {
      register: () => undefined,
      enqueue: nothing,
      start: nothing,
      stop: nothing,
      figures: async () => [],
    };
    const reports = createReports({
      billed: readBilled,
      config: testConfig({ DATA_DIR: stored.folder }),
      db: database.db,
      pool: database.pool,
      log: quietLog,
      live,
      jobs,
      now: () => clock.now,
      documents: stored.documents,
      ...(rest === undefined ? {} : { rest }),
    });
    open = { live, reports };
  });
  afterAll(async () => {
    open?.reports.close();
    await open?.live.stop();
  });
  return {
    heard,
    get live() {
      return ready().live;
    },
    get reports() {
      return ready().reports;
    },
  };
}

/** Names of the stored files below a data folder, and of those that are not finished. */
export const filesIn = (folder: string, below: "files" | "unfinished-reports"): string[] =>
  readdirSync(path.join(folder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

let keys = 0;

/** A queued report as an asking would leave it. */
export async function addReport(
  db: Database,
  options: Partial<typeof report.$inferInsert> & Pick<ReportRow, "owner" | "start" | "end">,
): Promise<ReportRow> {
  keys += 1;
  const [row] = await db
    .insert(report)
    .values({
      type: "performance",
      format: "csv",
      vendors: null,
      from: "2026-11-01T00:00",
      to: "2026-11-30T23:59",
      zone: "UTC",
      requestKey: `key ${keys}`,
      attemptsLeft: maxAttempts,
      secret: `secret ${keys}`,
      createdAt: options.start,
      ...options,
    })
    .returning();
  if (!row) throw new Error("The report was not written.");
  return row;
}

/** Very many departed check-ins of a vendor, one a second from an instant on. */
export async function addManyCheckIns(db: Database, vendor: string, count: number, from: number): Promise<void> {
  const perUnit = 25_000;
  for (let done = 0; done < count; done += perUnit) {
    const many = Math.min(perUnit, count - done);
    const name = `M${done}`;
    await db.execute(sql`
      with b as (insert into booking (vendor, booking_no, created_at) values (${vendor}, ${name}, ${from}) returning id),
      u as (insert into pnr (booking_id, vendor, booking_no, pnr) select id, ${vendor}, ${name}, ${name} from b returning id),
      s as (insert into segment (pnr_id, position, marketing_carrier, marketing_number, from_iata, to_iata, departure_date, departure_time, departure_zone, departs_at, arrival_date, arrival_time, arrival_zone, arrives_at)
        select id, 0, 'BA', '100', 'LHR', 'CDG', '2026-11-20', '10:00', 'Europe/London', ${from}, '2026-11-20', '11:00', 'Europe/London', ${from} from u returning id, pnr_id),
      p as (insert into passenger (pnr_id, position, firstname, lastname) select id, n, 'Ana ' || n, 'Novak, "N"' from u, generate_series(1, ${many}::int) n returning id, pnr_id, position)
      insert into check_in (pnr_id, segment_id, passenger_id, vendor, booking_no, pnr, firstname, lastname, has_passport, airline, flightnum, from_iata, to_iata, departure_date, departure_time, departure_zone, created_at, window_opens_at, window_closes_at, departs_at, eligible_at, state, expired, reason1, reason2, disposed_by, disposed_at)
      select p.pnr_id, s.id, p.id, ${vendor}, ${name}, ${name}, 'Ana ' || p.position, 'Novak, "N"', false, 'BA', '100', 'LHR', 'CDG', '2026-11-20', '10:00', 'Europe/London', ${from}::bigint + ${done}::int + p.position, ${from}, ${from}, ${from}, ${from}, 'DISPOSITION_COMPLETED', true, '1', '1-email', 'ana', ${from}::bigint + ${done}::int + p.position
      from p, s`);
  }
}
