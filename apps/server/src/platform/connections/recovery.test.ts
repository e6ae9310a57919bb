import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { quietLog } from "../../../test/log.ts";
import { startTcpProxy, type TcpProxy } from "../../../test/tcp-proxy.ts";
import { openDatabase } from "../database.ts";
import { createJobs, defineJob, type Jobs } from "../jobs.ts";
import { createLiveHub, type LiveHub } from "../live.ts";

const database = useDatabase();
const done: number[] = [];
const heard: string[] = [];
const job = defineJob<{ n: number }>({ name: "test.recovery", handler: async ({ n }) => void done.push(n) });
let proxy: TcpProxy;
let jobs: Jobs;
let live: LiveHub;

beforeAll(async () => {
  proxy = await startTcpProxy(database.url);
  jobs = createJobs({ url: proxy.url, log: quietLog });
  jobs.register(job);
  await jobs.start();
  live = createLiveHub({ url: proxy.url, log: quietLog });
  live.subscribe(({ event: { type } }) => heard.push(type));
  await live.start();
});
afterAll(async () => {
  await jobs.stop(5);
  await live.stop();
  await proxy.close();
});

const everyone = { to: "everyone" } as const;

test("after its connections were cut, the queue goes on with what came meanwhile, and live events say that some were missed", async () => {
  for (const n of [1, 2, 3]) {
    proxy.cut();
    await jobs.enqueue(database.db, job, { n });
    await vi.waitFor(() => expect(done).toContain(n), 15_000);
    await vi.waitFor(() => expect(heard.filter((type) => type === "resync")).toHaveLength(n), 15_000);
    await live.publish(database.db, { type: "checkin.counts" }, everyone);
    await vi.waitFor(() => expect(heard.at(-1)).toBe("checkin.counts"), 15_000);
  }
  expect(done).toEqual([1, 2, 3]);
}, 60_000);

test("a start waits for a database that comes later, and gives up with one sentence when it does not come", async () => {
  const gone = await startTcpProxy(database.url);
  await gone.close();
  const options = { url: gone.url, pool: 1, statementTimeout: 20 };
  await expect(openDatabase(options)).rejects.toThrow(/^No PostgreSQL answers at 127\.0\.0\.1:\d+\./);
  await expect(openDatabase({ ...options, wait: 1 })).rejects.toThrow(/^No PostgreSQL answers/);
  const opening = openDatabase({ ...options, wait: 60 });
  const late = await startTcpProxy(database.url, Number(new URL(gone.url).port));
  await (await opening).close();
  await late.close();
}, 60_000);
