import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { smallWorld } from "../../test/demo-world.ts";
import { addUpHours } from "./by-hour.ts";

const database = useDatabase();
const now = 1_795_200_000;

beforeAll(async () => {
  await smallWorld(database.db, { seed: 11, now, checkIns: 1200 });
  // Rows are changed here as nobody changes them: what a check-in may be is the subject of other tests.
  const { rows } = await database.pool.query<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = 'check_in'::regclass and contype = 'c'",
  );
  for (const { name } of rows) await database.pool.query(`alter table check_in drop constraint "${name}"`);
}, 120_000);

const run = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as readonly Record<string, unknown>[];

/** The views as somebody reads them who may see everything, beside the rows that they count. */
async function bothWays(view: string, rows: string, sums: readonly string[]) {
  const keys = ["at", "vendor", "airline", "departure_airport", "arrival_airport", "band"];
  const select = (from: string) =>
    `select ${keys.join(", ")}, ${sums.map((sum) => `sum(${sum})::int as ${sum}`).join(", ")} from analytics.${from} group by ${keys.join(", ")} order by ${keys.join(", ")}`;
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query(
      "select set_config('gatehouse.reader', said || '|' || analytics.sign(said), true) from (select (extract(epoch from now())::bigint + 60) || '|check_ins,work,automation|*' as said) reader",
    );
    const read = await client.query(select(view));
    await client.query("commit");
    return { read: read.rows as unknown[], counted: [...(await run(select(rows)))] };
  } finally {
    client.release();
  }
}

async function expectExact(): Promise<void> {
  const checkIns = await bothWays("check_ins", "check_in_rows", [
    "check_ins",
    "open",
    "with_pass",
    "departed_without_pass",
  ]);
  expect(checkIns.read).toEqual(checkIns.counted);
  const work = await bothWays("work", "work_rows", [
    "passes_attached",
    "disposals",
    "seconds_to_attach",
    "passes_timed",
  ]);
  expect(work.read).toEqual(work.counted);
  const automation = await bothWays("automation", "automation_rows", ["tasks", "failed", "delivered", "seconds"]);
  expect(automation.read).toEqual(automation.counted);
}

const changed = async () => Number((await run("select count(*) as hours from analytics.changed_hour"))[0]?.["hours"]);

// ANA-10
test("what is counted is what stands in the rows, before and after it was added up", async () => {
  await addUpHours(database.db);
  expect(await changed()).toBe(0);
  await expectExact();
  const changes = [
    "update check_in set pass = 'd_' || id where pass is null and id % 5 = 0",
    "update check_in set reason1 = '2', expired = true where id % 7 = 0",
    // A flight that is another one takes its work and its tasks along.
    "update check_in set airline = 'ZZ', departure_time = '23:10', from_iata = 'LIS' where id % 11 = 0",
    "update check_in set created_at = created_at + 86400 where id % 13 = 0",
    "insert into audit_entry (check_in_id, action, userid, at) select id, 'BP_ATTACHED', 'operator', created_at + 9000 from check_in where id % 17 = 0",
    "insert into automation_task (check_in_id, state, created_at, settled_at) select id, 'FAILED', created_at + 60, created_at + 90 from check_in where id % 19 = 0",
    "update automation_task set state = 'DELIVERED' where state = 'FAILED' and id % 2 = 0",
    "delete from automation_task where id % 3 = 0",
    "delete from audit_entry where action = 'DISPOSED' and id % 2 = 0",
  ];
  for (const [place, change] of changes.entries()) {
    await run(change);
    expect(await changed(), change).toBeGreaterThan(0);
    await expectExact();
    // Some hours have several changes before they are added up.
    if (place % 2 === 0) await addUpHours(database.db);
    await expectExact();
  }
  await addUpHours(database.db);
  await run("update check_in set version = version + 1");
  expect(await changed()).toBe(0);
});

test("what is changed while an hour is added up is not lost, and two who add up do not count twice", async () => {
  const slow = await database.pool.connect();
  try {
    await slow.query("begin");
    await slow.query("update check_in set expired = not expired where id % 23 = 0");
    await Promise.all([addUpHours(database.db), addUpHours(database.db)]);
    await slow.query("commit");
  } finally {
    slow.release();
  }
  expect(await changed()).toBeGreaterThan(0);
  await expectExact();
  await run("update check_in set expired = not expired where id % 29 = 0");
  await Promise.all([addUpHours(database.db), addUpHours(database.db), addUpHours(database.db)]);
  for (let tries = 0; (await changed()) > 0 && tries < 100; tries += 1) {
    await sleep(20);
    await addUpHours(database.db);
  }
  await expectExact();
});

test("nothing is left of what was cleared", async () => {
  await run("truncate booking cascade");
  await expectExact();
  expect(await run("select * from analytics.check_ins_by_hour limit 1")).toEqual([]);
});
