import {
  type CheckIn,
  checkInStates,
  type Condition,
  compareCheckIns,
  countersOf,
  findView,
  includingExpired,
  matchesQuery,
  queueViews,
  sortFields,
  unitSizes,
  type ViewQuery,
} from "@gatehouse/domain/checkin";
import { eq, sql, TransactionRollbackError } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { addBasics, addTestUnits, person, start } from "../../../test/check-in-fixtures.ts";
import type { LiveMessage } from "../../platform/live.ts";
import { readCheckIns } from "../check-in-row.ts";
import { createQueueCounts } from "./counts.ts";
import { viewPage } from "./queue.ts";
import { checkIn, liveCheckIn } from "../tables.ts";
import { querySql } from "./view-sql.ts";

const database = useDatabase();
const now = start;
const readers = [person("me"), person("me", ["NWT"]), person("me", ["NWT", "BLA"]), person("me", [])];
let rows: readonly CheckIn[] = [];

/** Rows of every shape that the columns allow, likely or not: the queries must not lean on what the lifecycle leaves out. */
async function scramble(): Promise<void> {
  await database.db.execute(sql`select setseed(0.42)`);
  await database.db.execute(sql`alter table check_in drop constraint check_in_new`);
  // "random() < …" is drawn again for each row and column.
  await database.db.execute(sql`update check_in set
    state = (enum_range(null::check_in_state))[1 + floor(random() * 6)::int],
    pass = case when random() < 0.3 then 'd_' || id end,
    need_qc = random() < 0.2,
    reason1 = case when random() < 0.5 then (1 + floor(random() * 4))::text end,
    airline = (array['BA', 'VY', 'W6', 'W9', 'AK', 'D7', 'TK', 'PC', 'LH'])[1 + floor(random() * 9)::int],
    automation_status = floor(random() * 3)::int - 1,
    eligible_at = case when random() < 0.9 then ${now}::bigint - (array[0, 1, 3599, 3600, 3601, 7199, 7200, 14399, 14400, 14401, 90000, -30])[1 + floor(random() * 12)::int] end,
    window_closes_at = ${now}::bigint + (array[-3600, -1, 0, 1, 3600])[1 + floor(random() * 5)::int]`);
  await database.db.execute(
    sql`update check_in set disposed_by = 'ana', disposed_at = ${now} where reason1 is not null`,
  );
  await database.db.execute(
    sql`update check_in set locked_by = (array['me', 'ben', 'AUTOMATION'])[1 + floor(random() * 3)::int], locked_at = ${now} where random() < 0.3`,
  );
  await database.db.execute(
    sql`update check_in set expired = true, state = 'DISPOSITION_COMPLETED', locked_by = null, locked_at = null, window_closes_at = ${now - 5000} where random() < 0.25`,
  );
  // What is new has nothing yet; the table itself sees to that.
  await database.db.execute(
    sql`update check_in set pass = null, need_qc = false, reason1 = null, disposed_by = null, disposed_at = null, locked_by = null, locked_at = null, eligible_at = null, automation_status = -1 where state = 'NEW'`,
  );
  await database.db.execute(
    sql`alter table check_in add constraint check_in_new check (state <> 'NEW' or (pass is null and not need_qc and reason1 is null and locked_by is null and eligible_at is null))`,
  );
  await database.db.execute(
    sql`insert into check_in_expired_count select vendor, airline, coalesce(reason1, ''), pass is not null, need_qc, count(*) from check_in where expired group by 1, 2, 3, 4, 5`,
  );
}

beforeAll(async () => {
  await addBasics(database.db);
  await addTestUnits(
    database.db,
    Array.from({ length: 90 }, (_, index) => ({
      pnr: `T${String(index + 1).padStart(5, "0")}`,
      vendor: index % 3 === 0 ? "BLA" : "NWT",
      passengers: 1 + (index % 4),
      ...(index % 5 === 0 ? { onward: [30 * 3600] } : {}),
    })),
  );
  await scramble();
  rows = await readCheckIns(database.db, undefined);
}, 120_000);

const queueCounts = () => createQueueCounts(database.db, { subscribe: () => () => undefined }, () => now);
const seenBy = ({ vendors }: (typeof readers)[number]) =>
  vendors === "all" ? rows : rows.filter(({ vendor }) => vendors.includes(vendor));
const idsOf = (found: readonly CheckIn[]) => found.map(({ checkInId }) => checkInId);

/** What the domain says of a query. */
function oracle(query: ViewQuery, among: readonly CheckIn[]): readonly CheckIn[] {
  const context = { now, me: "me", unitSize: unitSizes(rows) };
  return among.filter((row) => matchesQuery(query, row, context));
}

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .subarray([...checkInStates], { minLength: 0 })
    .map((value): Condition => ({ field: "state", operator: "IN", value })),
  fc.subarray(["BA", "VY", "W6", "AK", "XX"]).map((value): Condition => ({ field: "airline", operator: "IN", value })),
  fc.subarray(["1", "2", "3", "4"]).map((value): Condition => ({ field: "reason1", operator: "IN", value })),
  fc.boolean().map((value): Condition => ({ field: "pass", operator: "EXISTS", value })),
  fc
    .tuple(fc.constantFrom("needQC" as const, "expired" as const, "windowOpen" as const), fc.boolean())
    .map(([field, value]): Condition => ({ field, operator: "EQ", value })),
  fc
    .constantFrom("@me", "POOL", "ben", "AUTOMATION", "nobody")
    .map((value): Condition => ({ field: "lockedBy", operator: "EQ", value })),
  fc
    .tuple(fc.constantFrom(0, 1, 60, 120, 240), fc.constantFrom(null, 60, 120, 240))
    .map(([from, to]): Condition => ({ field: "waitingMinutes", operator: "BETWEEN", value: { from, to } })),
  fc
    .constantFrom("multi" as const, "single" as const)
    .map((value): Condition => ({ field: "unitSize", operator: "EQ", value })),
  fc.constantFrom("T00001", "T00002", "NOSUCH").map((value): Condition => ({ field: "pnr", operator: "EQ", value })),
);

test("any query finds in SQL what the domain finds, among all check-ins and among the live ones", async () => {
  const live = rows.filter(({ expired }) => !expired);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(condition, { maxLength: 5 }), { maxLength: 3 }), async (anyOf) => {
      const at = { now, me: "me" };
      const all = await database.db
        .select({ id: checkIn.id })
        .from(checkIn)
        .where(querySql({ anyOf }, "all", at))
        .orderBy(checkIn.rank, checkIn.id);
      expect(all.map(({ id }) => id)).toEqual(idsOf(oracle({ anyOf }, rows)));
      const some = await database.db
        .select({ id: liveCheckIn.id })
        .from(liveCheckIn)
        .where(querySql({ anyOf }, "live", at))
        .orderBy(liveCheckIn.windowClosesAt, liveCheckIn.id);
      expect(some.map(({ id }) => id)).toEqual(idsOf(oracle({ anyOf }, live)));
    }),
    { numRuns: 300 },
  );
});

test("the live queue is a copy of what has not departed, whoever writes and whatever leaves", async () => {
  const differing = async () => {
    const columns = sql.raw(
      "id, pnr_id, window_closes_at, state, need_qc, automation_status, airline, vendor, booking_no, pnr, eligible_at, reason1, pass, locked_by",
    );
    const { rows: found } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ((select ${columns} from check_in where not expired except select ${columns} from check_in_live) union all (select ${columns} from check_in_live except select ${columns} from check_in where not expired)) differing`,
    );
    return found[0]?.count;
  };
  expect(await differing()).toBe(0);
  let sizes: { readonly copied: number; readonly live: number } | undefined;
  await database.db
    .transaction(async (tx) => {
      await tx.execute(
        sql`update check_in set expired = true, state = 'DISPOSITION_COMPLETED', locked_by = null, locked_at = null where not expired and id % 3 = 0`,
      );
      await tx.execute(
        sql`update check_in set airline = 'ZZ', pass = 'd_x', state = 'APPROVED' where not expired and id % 3 = 1`,
      );
      await tx.execute(sql`update check_in set expired = false where expired and id % 6 = 0`);
      await tx.execute(sql`delete from audit_entry where check_in_id % 5 = 0`);
      await tx.execute(sql`delete from check_in where id % 5 = 0`);
      const { rows: found } = await tx.execute<{ copied: number; live: number }>(
        sql`select (select count(*)::int from check_in_live) as copied, (select count(*)::int from check_in where not expired) as live`,
      );
      sizes = found[0];
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  expect(sizes?.live).toBeGreaterThan(0);
  expect(sizes?.copied).toBe(sizes?.live);
  expect(await differing()).toBe(0);
});

// QUE-1
describe.each(readers.map((reader) => [String(reader.vendors), reader] as const))(
  "for a reader of vendors %s",
  (_, reader) => {
    test.each([false, true])(
      "every view counts its rows and pages through them (expired shown: %s)",
      async (showExpired) => {
        const counts = await queueCounts().views(reader, queueViews, showExpired);
        for (const view of queueViews) {
          const count = counts.find(({ id }) => id === view.id)?.count;
          const query = view.query && (showExpired ? includingExpired(view.query) : view.query);
          const expected = query ? idsOf(oracle(query, seenBy(reader))) : undefined;
          expect({ view: view.id, count }).toEqual({ view: view.id, count: expected?.length ?? null });
          const pages: CheckIn[] = [];
          for (let page = 0; ; page += 1) {
            const { content, totalElement, totalPages, pageNo } = await viewPage(
              database.db,
              reader,
              view,
              { page, size: 40, showExpired, descending: false },
              now,
            );
            expect({ totalElement, pageNo, totalPages }).toEqual({
              totalElement: expected?.length ?? 0,
              pageNo: page + 1,
              totalPages: Math.ceil((expected?.length ?? 0) / 40),
            });
            pages.push(...content);
            if (page + 1 >= totalPages) break;
          }
          expect({ view: view.id, ids: idsOf(pages) }).toEqual({ view: view.id, ids: expected ?? [] });
        }
      },
    );

    test.each(sortFields)("a view is sorted by %s up and down as the domain sorts it", async (sort) => {
      const view = findView("pool");
      if (!view?.query) throw new Error("no view");
      for (const showExpired of [false, true])
        for (const descending of [false, true]) {
          const query = showExpired ? includingExpired(view.query) : view.query;
          const expected = oracle(query, seenBy(reader)).toSorted(compareCheckIns(sort, descending));
          const request = { page: 0, size: 500, showExpired, sort, descending };
          const { content } = await viewPage(database.db, reader, view, request, now);
          expect(idsOf(content)).toEqual(idsOf(expected));
        }
    });

    // QUE-6
    test("the counters are those of the domain", async () => {
      expect(await queueCounts().counters(reader)).toEqual(countersOf(seenBy(reader), now));
    });
  },
);

// ACC-15
test("a page says what is in the database, and passports only by a flag", async () => {
  const found = await readCheckIns(database.db, eq(checkIn.pnr, "T00001"));
  // It has one of each of two flights, in no order.
  const row = found.find(({ from }) => from.iata === "LHR");
  expect(row).toMatchObject({
    pnr: "T00001",
    vendor: "BLA",
    vendorName: "Blue Atlas",
    hasPassport: false,
    from: { iata: "LHR" },
    to: { iata: "CDG" },
    passenger: { firstname: "Ana0", lastname: "Novak" },
  });
  expect(JSON.stringify(row)).not.toMatch(/passport(No|_no)/i);
  expect(findView("nothing")).toBeUndefined();
});

test("numbers are told again for a second, and read again when somebody says that something changed", async () => {
  let clock = now;
  let tell: (message: LiveMessage) => void = () => undefined;
  const counts = createQueueCounts(database.db, { subscribe: (hear) => ((tell = hear), () => undefined) }, () => clock);
  const [reader] = readers;
  const bound = readers[1];
  if (!reader || !bound) throw new Error("no reader");
  const open = async () => (await counts.counters(reader)).noBP;
  const before = await open();
  const change = (by: string) =>
    database.db.execute(
      sql`update check_in set pass = ${`d_${by}`} where id = (select id from check_in where not expired and pass is null and state = 'ELIGIBLE_FOR_CHECKIN' order by id limit 1)`,
    );
  await change("one");
  expect(await open()).toBe(before);
  tell({ event: { type: "report.finished", id: 1 }, audience: { to: "everyone" } });
  expect(await open()).toBe(before);
  tell({ event: { type: "checkin.counts" }, audience: { to: "vendor", vendor: "NWT", permission: "checkinInfo" } });
  expect(await open()).toBe(before - 1);
  await change("two");
  clock += 1;
  expect(await open()).toBe(before - 2);
  await change("three");
  counts.forget();
  expect(await open()).toBe(before - 3);
  // Somebody with other vendors gets numbers of their own.
  expect((await counts.counters(bound)).noBP).toBeLessThan(before - 3);
});
