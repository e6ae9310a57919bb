import type { Statement } from "./bench-statement.ts";
import { permissionsOf } from "@gatehouse/domain/access";
import { findView } from "@gatehouse/domain/checkin";
import type { InstantRange } from "@gatehouse/domain/time";
import { drizzle } from "drizzle-orm/node-postgres";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { readNewComments } from "../cases/new-comments.ts";
import { readRoomsOfInterest } from "../chat/rooms-of-interest.ts";
import { viewPage } from "../checkin/queue/queue.ts";
import { openDatabase } from "../platform/database.ts";
import { columnsOf } from "../reports/statements.ts";
import { readMine } from "../trips/read-trip.ts";
import { readUpcoming } from "../trips/board/flights.ts";
import { ahead } from "../trips/board/router.ts";
import { rebuildDemoWorld } from "./rebuild.ts";

export type { Statement } from "./bench-statement.ts";
export { addComments, type CaseQuestion, caseStatements } from "./cases-bench.ts";
export { type SentLinks, sendDisruptionLinks } from "./disruption-bench.ts";

export interface StatementOptions {
  readonly viewId: string;
  /** Zero-based. */
  readonly page: number;
  readonly showExpired: boolean;
}

/** A database as the benches see it: with a demo world of some size, and without a server. */
export interface BenchDatabase {
  readonly pool: pg.Pool;
  /** Makes the demo world again, without files: nobody reads the passes. */
  rebuild(checkIns: number, now: number, progress: (line: string) => void): Promise<number>;
  /** The statements of a queue page, to be run with nothing around them. */
  pageStatements(options: StatementOptions): Promise<readonly Statement[]>;
  /** The statements of the first page of the flights that depart next, to be run with nothing around them. */
  boardStatements(): Promise<readonly Statement[]>;
  /** Adds itineraries until there are so many: of two years, and of the two months that come. */
  addItineraries(count: number, now: number): Promise<void>;
  /** The statements of the first page of trips that take place, or are to come, to be run with nothing around them. */
  tripStatements(current: boolean): Promise<readonly Statement[]>;
  /** The select of a performance report of everybody in a range of seconds, as one text without parameters. */
  performanceSelect(range: InstantRange): string;
  close(): Promise<void>;
}

/** A program that claims units as one server process of the race: `<url> <prefix> <operators> <now>`. */
export const claimProcess = fileURLToPath(new URL("../../test/claim-process.ts", import.meta.url));

/** Who the bench asks as. */
async function operatorOf(pool: pg.Pool) {
  const { rows } = await pool.query<{ id: string }>("select id from app_user where userid = 'crm-operator'");
  return {
    userId: rows[0]?.id ?? "",
    userid: "crm-operator",
    role: "CRM_OPERATOR",
    vendors: "all",
    permissions: permissionsOf("CRM_OPERATOR"),
  } as const;
}

const noFiles = { put: () => Promise.resolve(`00/${"0".repeat(40)}`) };

/** Opens the large database of the benchmarks, with time for statements that take long. */
export async function openBenchDatabase(url: string): Promise<BenchDatabase> {
  // An index on a million rows takes a while.
  const { db, pool, close } = await openDatabase({ url, pool: 2, statementTimeout: 600 });
  return {
    pool,
    rebuild: (checkIns, now, progress) => rebuildDemoWorld(db, noFiles, { checkIns, now, reports: false, progress }),
    async pageStatements({ viewId, page, showExpired }) {
      const statements: Statement[] = [];
      const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
      const view = findView(viewId);
      if (!view) throw new Error(`There is no view ${viewId}.`);
      const options = { page, size: 50, showExpired, descending: false };
      await viewPage(
        drizzle(pool, { logger: { logQuery } }),
        { userid: "operator", vendors: "all" },
        view,
        options,
        Math.floor(Date.now() / 1000),
      );
      return statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
    },
    async boardStatements() {
      const statements: Statement[] = [];
      const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
      const now = Math.floor(Date.now() / 1000);
      const everything = { passengerEmail: "", vendors: [], bookingNo: "", airline: "", disrupted: false };
      const cuts = { closing: false, connected: false, unread: false };
      await readUpcoming(
        drizzle(pool, { logger: { logQuery } }),
        await operatorOf(pool),
        { ...everything, ...cuts, now, before: now + ahead, page: 0, size: 100 },
        { rooms: readRoomsOfInterest, newComments: readNewComments },
      );
      return statements;
    },
    async addItineraries(count, now) {
      const day = 86_400;
      await pool.query(
        `insert into itinerary (vendor, booking_no, version, start_date, end_date, starts_at, ends_at, traveller_ids, travellers)
         select (array['ALD', 'NWT', 'TRAVELOPOD'])[1 + place % 3], 'BENCH-' || place, 1,
                to_timestamp(starts)::date, to_timestamp(starts + 4 * $2)::date, starts, starts + 4 * $2,
                case when place % 5000 = 0 then array(select id from app_user where userid = 'traveller') else '{}' end,
                '[{"firstname": "Hana", "lastname": "Lindqvist"}]'
         from (select place, $1::bigint - 730 * $2 + (place * 7919::bigint % (790 * $2)) as starts
               from generate_series(1, $3::bigint - (select count(*) from itinerary)) place) made
         on conflict do nothing`,
        [now, day, count],
      );
      await pool.query("vacuum analyze itinerary");
    },
    async tripStatements(current) {
      const statements: Statement[] = [];
      const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
      const reader = await operatorOf(pool);
      await readMine(
        drizzle(pool, { logger: { logQuery } }),
        reader,
        { current, vendorCode: "", page: 0, size: 50 },
        Math.floor(Date.now() / 1000),
        readNewComments,
      );
      return statements;
    },
    performanceSelect(range) {
      const subject = { ...range, type: "performance", vendor: null, vendors: null, operatorId: null } as const;
      const { text, values } = columnsOf({ ...subject, createdDate: false, deactivated: false });
      // The parameters are instants.
      return text.replaceAll(/\$(\d+)/g, (_, place: string) => String(Number(values[Number(place) - 1])));
    },
    close,
  };
}
