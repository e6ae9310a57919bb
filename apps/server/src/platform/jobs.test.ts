import { setTimeout as sleep } from "node:timers/promises";
import { object } from "yup";
import { integer } from "@gatehouse/domain/validation";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { quietLog } from "../../test/log.ts";
import { useDatabase } from "../../test/database.ts";
import { createJobs, defineJob, type Jobs } from "./jobs.ts";

const database = useDatabase();
const running: Jobs[] = [];
const jobsHere = () => {
  const jobs = createJobs({ url: database.url, log: quietLog });
  running.push(jobs);
  return jobs;
};
const stopNow = async (jobs: Jobs) => {
  running.splice(running.indexOf(jobs), 1);
  await jobs.stop(2);
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop(2)));
});

test("a job exists if and only if its transaction commits, and is picked up at once", async () => {
  const done: number[] = [];
  const add = defineJob({ name: "test.add", handler: async ({ n }: { n: number }) => void done.push(n) });
  const jobs = jobsHere();
  jobs.register(add);
  await jobs.start();
  await expect(
    database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, add, { n: 1 });
      throw new Error("roll back");
    }),
  ).rejects.toThrow("roll back");
  // Polling alone would take up to two seconds each time; the fastest of several tells, however busy the machine is.
  const waits: number[] = [];
  for (const n of [2, 3, 4, 5]) {
    const started = performance.now();
    await database.db.transaction((tx) => jobs.enqueue(tx, add, { n }));
    await vi.waitFor(() => expect(done).toContain(n), { timeout: 15_000, interval: 10 });
    waits.push(performance.now() - started);
  }
  expect(done).toEqual([2, 3, 4, 5]);
  expect(Math.min(...waits)).toBeLessThan(1000);
});

test("a failed job is tried again, and data that does not fit its schema never reaches the handler", async () => {
  const tries: number[] = [];
  const shaky = defineJob({
    name: "test.shaky",
    retries: 2,
    retryDelay: 1,
    schema: object({ n: integer().required() }),
    handler: async ({ n }, { attempt }) => {
      tries.push(attempt);
      if (attempt === 0) throw new Error(`no luck with ${n}`);
    },
  });
  const jobs = jobsHere();
  jobs.register(shaky);
  await jobs.start();
  await jobs.enqueue(database.db, shaky, { n: 1 });
  await vi.waitFor(() => expect(tries).toEqual([0, 1]), { timeout: 12_000, interval: 50 });
  await jobs.enqueue(database.db, shaky, { n: "x" } as unknown as { n: number }); // what another version may have queued
  const refused = sql`select count(*)::int as count from pgboss.job
    where name = ${shaky.name} and data->>'n' = 'x' and state in ('retry', 'failed')`;
  await vi.waitFor(async () => expect((await database.db.execute(refused)).rows).toEqual([{ count: 1 }]), {
    timeout: 12_000,
    interval: 50,
  });
  expect(tries).toEqual([0, 1]);
}, 20_000);

test("a scheduled job runs once per interval among several processes", async () => {
  let turns = 0;
  const pulse = () => defineJob({ name: "test.pulse", everySeconds: 1, handler: async () => void (turns += 1) });
  const second = () => Math.floor(Date.now() / 1000);
  const [one, two] = [jobsHere(), jobsHere()];
  one.register(pulse());
  two.register(pulse());
  const begun = second();
  await Promise.all([one.start(), two.start()]);
  // Both ask twice in each second; a turn that was asked for late may come a little after its second.
  await vi.waitFor(() => expect(turns).toBeGreaterThanOrEqual(3), { timeout: 15_000, interval: 20 });
  expect(turns).toBeLessThanOrEqual(second() - begun + 1);
}, 20_000);

test("stopping waits for the job under way", async () => {
  let finished = false;
  const entered = Promise.withResolvers<void>();
  const slow = defineJob({
    name: "test.slow",
    handler: async () => {
      entered.resolve();
      await sleep(700);
      finished = true;
    },
  });
  const jobs = jobsHere();
  jobs.register(slow);
  await jobs.start();
  await jobs.enqueue(database.db, slow, {});
  await entered.promise;
  running.pop();
  await jobs.stop(15);
  expect(finished).toBe(true);
});

test("jobs that wait together are worked on one right after the other", async () => {
  const done: number[] = [];
  const count = 30;
  const add = defineJob({ name: "test.many", handler: async ({ n }: { n: number }) => void done.push(n) });
  const jobs = jobsHere();
  jobs.register(add);
  await jobs.start();
  // One transaction tells of them once.
  await database.db.transaction(async (tx) => {
    for (let n = 0; n < count; n += 1) await jobs.enqueue(tx, add, { n });
  });
  // With a pause of two seconds after each this would take a minute.
  await vi.waitFor(() => expect(done.length).toBe(count), { timeout: 20_000, interval: 20 });
  expect(done).toEqual(Array.from({ length: count }, (_, n) => n));
}, 30_000);

describe("a kind that is keyed", () => {
  const countWaiting = async (name: string) => {
    const { rows } = await database.db.execute<{ count: string }>(
      sql`select count(*) as count from pgboss.job where name = ${name} and state = 'created'`,
    );
    return Number(rows[0]?.count);
  };
  const kind = (name: string, done: string[]) =>
    defineJob({ name, keyed: true, handler: async ({ what }: { what: string }) => void done.push(what) });
  const later = new Date(Date.now() + 3_600_000);

  test("has one waiting job of each key, however often it is asked for", async () => {
    const job = kind("test.keyed", []);
    const jobs = jobsHere();
    jobs.register(job);
    await jobs.start();
    for (let round = 0; round < 5; round += 1)
      for (const key of ["a", "b"]) await jobs.enqueue(database.db, job, { what: key }, { key, startAfter: later });
    expect(await countWaiting(job.name)).toBe(2);
    await expect(jobs.enqueue(database.db, job, { what: "c" })).rejects.toThrow("keyed");
  });

  test("takes over what an earlier version queued many times, and loses no key", async () => {
    const done: string[] = [];
    const old = defineJob({ name: "test.adopted", handler: async () => undefined });
    const before = jobsHere();
    before.register(old);
    await before.start();
    await stopNow(before);
    const wake = new Date(Date.now() - 1000);
    await database.db.execute(sql`
      insert into pgboss.job (name, data, singleton_key, policy, start_after)
      select 'test.adopted', jsonb_build_object('what', key), key, 'standard', ${wake.toISOString()}::timestamptz
      from unnest(array['a', 'b', 'a', 'a', 'b', 'c']) as key`);
    const job = kind("test.adopted", done);
    const after = jobsHere();
    after.register(job);
    await after.start();
    await vi.waitFor(() => expect(done.toSorted()).toEqual(["a", "b", "c"]), { timeout: 15_000, interval: 20 });
    for (let round = 0; round < 3; round += 1)
      await after.enqueue(database.db, job, { what: "d" }, { key: "d", startAfter: later });
    expect(await countWaiting(job.name)).toBe(1);
    expect(done.length).toBe(3);
  });

  test("what a killed process was at is taken up by the next one", async () => {
    const done: string[] = [];
    const job = kind("test.killed", done);
    const first = jobsHere();
    first.register(job);
    await first.start();
    await stopNow(first);
    await database.db.execute(sql`
      insert into pgboss.job (name, data, singleton_key, policy, state, started_on, heartbeat_on, heartbeat_seconds, expire_seconds, retry_limit)
      values ('test.killed', '{"what":"x"}', 'x', 'short', 'active', now() - interval '1 minute', now() - interval '1 minute', 30, 900, 5)`);
    const second = jobsHere();
    second.register(job);
    await second.start();
    await vi.waitFor(() => expect(done).toEqual(["x"]), { timeout: 15_000, interval: 50 });
  });
});
