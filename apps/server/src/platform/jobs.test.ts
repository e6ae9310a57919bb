import { setTimeout as sleep } from "node:timers/promises";
import { object } from "yup";
import { integer } from "@gatehouse/domain/validation";
import { afterEach, expect, test, vi } from "vitest";
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
  await sleep(500);
  expect(tries).toEqual([0, 1]);
}, 20_000);

test("a scheduled job runs once per interval among several processes", async () => {
  const turns: number[] = [];
  const pulse = () =>
    defineJob({ name: "test.pulse", everySeconds: 2, handler: async () => void turns.push(Date.now()) });
  const [one, two] = [jobsHere(), jobsHere()];
  one.register(pulse());
  two.register(pulse());
  await Promise.all([one.start(), two.start()]);
  await sleep(5200);
  expect(turns.length).toBeGreaterThanOrEqual(2);
  expect(turns.length).toBeLessThanOrEqual(4);
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
