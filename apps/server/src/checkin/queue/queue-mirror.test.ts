import { isDeepStrictEqual } from "node:util";
import { countersOf, matchesQuery, queueViews, unitSizes } from "@gatehouse/domain/checkin";
import { type SQL, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { addBasics, addTestUnits, person, start } from "../../../test/check-in-fixtures.ts";
import { quietLog } from "../../../test/log.ts";
import { startTcpProxy } from "../../../test/tcp-proxy.ts";
import { createLiveHub, type LiveHub } from "../../platform/live.ts";
import { readCheckIns } from "../check-in-row.ts";
import { createQueueCounts } from "./counts.ts";

const database = useDatabase();
const reader = person("me");

beforeAll(async () => {
  await addBasics(database.db);
  await addTestUnits(
    database.db,
    Array.from({ length: 12 }, (_, index) => ({
      vendor: index % 3 === 0 ? "BLA" : "NWT",
      passengers: 1 + (index % 3),
    })),
  );
}, 120_000);

/** A copy that lives through everything, asked at a moment of its own; nothing is told twice. */
function keepCopy(live: Pick<LiveHub, "subscribe"> = { subscribe: () => () => undefined }) {
  let clock = start;
  const counts = createQueueCounts(database.db, live, () => clock);
  return {
    later: (seconds: number) => {
      clock += seconds;
    },
    /** What the copy counts beside what the domain says of the rows as they are, where the two differ. */
    async differences() {
      counts.forget();
      const rows = (await readCheckIns(database.db, undefined)).filter(({ expired }) => !expired);
      const at = { now: clock, me: "me", unitSize: unitSizes(rows) };
      const counters = countersOf(rows, clock);
      const copied = await counts.counters(reader);
      const numbers = await counts.views(reader, queueViews, false);
      return [
        ...(isDeepStrictEqual(copied, counters) ? [] : [{ copied, counters }]),
        ...queueViews.flatMap(({ id, query }, index) => {
          const said = query ? rows.filter((row) => matchesQuery(query, row, at)).length : null;
          return numbers[index]?.count === said ? [] : [{ id, said, copied: numbers[index]?.count }];
        }),
      ];
    },
  };
}

const changes = {
  link: (nth) => sql`update check_in set pass = 'd_x', state = 'APPROVED' where not expired and id % 7 = ${nth % 7}`,
  free: (nth) =>
    sql`update check_in set pass = null, locked_by = null, locked_at = null, state = 'ELIGIBLE_FOR_CHECKIN', eligible_at = ${start - (nth % 5) * 3600} where not expired and id % 5 = ${nth % 5}`,
  lock: (nth) =>
    sql`update check_in set locked_by = 'me', locked_at = ${start} where not expired and state = 'ELIGIBLE_FOR_CHECKIN' and pnr_id % 4 = ${nth % 4}`,
  close: (nth) =>
    sql`update check_in set window_closes_at = ${start + nth * 60} where not expired and id % 3 = ${nth % 3}`,
  depart: (nth) =>
    sql`update check_in set expired = true, state = 'DISPOSITION_COMPLETED', locked_by = null, locked_at = null where not expired and id % 11 = ${nth % 11}`,
  comeBack: (nth) =>
    sql`update check_in set expired = false, state = 'ELIGIBLE_FOR_CHECKIN' where expired and id % 2 = ${nth % 2}`,
} satisfies Record<string, (nth: number) => SQL>;
const names = [...(Object.keys(changes) as (keyof typeof changes)[]), "time" as const];

test("a copy that only reads what is new counts as the domain does, whatever changes and however time goes", async () => {
  const copy = keepCopy();
  expect(await copy.differences()).toEqual([]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(600)), { minLength: 1, maxLength: 6 }),
      async (steps) => {
        for (const [name, nth] of steps) {
          // Clocks are put back, too.
          if (name === "time") copy.later(nth * 30 - 600);
          else await database.db.execute(changes[name](nth));
        }
        expect(await copy.differences()).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test("a check-in moves at the very second in which an hour of waiting is full or its window closes", async () => {
  const copy = keepCopy();
  await database.db.execute(
    sql`update check_in set pass = null, locked_by = null, locked_at = null, expired = false, state = 'ELIGIBLE_FOR_CHECKIN', eligible_at = ${start - 3599}, window_closes_at = ${start + 3600}`,
  );
  expect(await copy.differences()).toEqual([]);
  // An hour is full a second later, two an hour after it; in between the windows close.
  for (const seconds of [1, 3599, 1]) {
    copy.later(seconds);
    expect(await copy.differences()).toEqual([]);
  }
});

test("a change that was under way while others ended is seen when it ends", async () => {
  const copy = keepCopy();
  await database.db.execute(changes.free(0));
  expect(await copy.differences()).toEqual([]);
  const opened = Promise.withResolvers<undefined>();
  const end = Promise.withResolvers<undefined>();
  const slow = database.db.transaction(async (tx) => {
    await tx.execute(sql`update check_in set need_qc = true where not expired and id % 2 = 0 and state <> 'NEW'`);
    opened.resolve(undefined);
    await end.promise;
  });
  await opened.promise;
  await database.db.execute(
    sql`update check_in set need_qc = true where not expired and id % 2 = 1 and state <> 'NEW'`,
  );
  expect(await copy.differences()).toEqual([]);
  end.resolve(undefined);
  await slow;
  expect(await copy.differences()).toEqual([]);
});

test("emptied and filled again, and after a failure, it is read again", async () => {
  const copy = keepCopy();
  expect(await copy.differences()).toEqual([]);
  await database.db.execute(sql`truncate booking, check_in_expired_count restart identity cascade`);
  expect(await copy.differences()).toEqual([]);
  await addTestUnits(database.db, [{ vendor: "NWT", passengers: 3 }]);
  await database.db.execute(changes.free(1));
  expect(await copy.differences()).toEqual([]);
});

test("after its listening connection was lost it is read again as a whole, below the last transaction it has seen, too", async () => {
  const proxy = await startTcpProxy(database.url);
  const live = createLiveHub({ url: proxy.url, log: quietLog });
  await live.start();
  // Whatever the tests before have left: every check-in is open and without a pass, so that the change below is one.
  for (const change of [changes.comeBack(0), changes.comeBack(1), ...[0, 1, 2, 3, 4].map(changes.free)])
    await database.db.execute(change);
  // That everything left, too: while a transaction of any database of the server is open, it would be news once more.
  await database.db.execute(sql`delete from check_in_live_left`);
  try {
    const copy = keepCopy(live);
    expect(await copy.differences()).toEqual([]);
    // As after a crash: the database counts its transactions from an earlier one on.
    await database.db.transaction(async (tx) => {
      await tx.execute(changes.link(2));
      await tx.execute(sql`update check_in_live set changed_in = '3'`);
    });
    expect(await copy.differences()).not.toEqual([]);
    proxy.cut();
    await vi.waitFor(async () => expect(await copy.differences()).toEqual([]), 15_000);
  } finally {
    await live.stop();
    await proxy.close();
  }
});
