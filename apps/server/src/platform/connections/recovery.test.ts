import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { quietLog } from "../../../test/log.ts";
import { startTcpProxy, type TcpProxy } from "../../../test/tcp-proxy.ts";
import { connect, type OpenDatabase, openDatabase } from "../database.ts";
import { createJobs, defineJob, type Jobs } from "../jobs.ts";
import { createLiveHub, type LiveHub } from "../live.ts";

const database = useDatabase();
const done: number[] = [];
const heard: string[] = [];
const job = defineJob<{ n: number }>({ name: "test.recovery", handler: async ({ n }) => void done.push(n) });
/** What stops for the database, or for the test; and each try of it. */
const tries: string[] = [];
const ended: string[] = [];
const reasons: unknown[] = [];
let gate = Promise.withResolvers<void>();
const interrupted = defineJob<{ way: string }>({
  name: "test.interrupted",
  retryDelay: 1,
  handler: async ({ way }, { attempt, id }) => {
    tries.push(`${way} ${attempt}`);
    if (attempt > 0) {
      const { rows } = await database.pool.query("select output->>'name' as name from pgboss.job where id = $1", [id]);
      reasons.push((rows as { readonly name: string }[])[0]?.name);
    } else {
      const work = way === "loses" ? open.pool.query("select pg_sleep(60)") : gate.promise;
      await work.finally(() => ended.push(way));
    }
  },
});
let open: OpenDatabase;
let proxy: TcpProxy;
let jobs: Jobs;
let live: LiveHub;

beforeAll(async () => {
  proxy = await startTcpProxy(database.url);
  jobs = createJobs({ url: proxy.url, log: quietLog });
  open = connect({ url: proxy.url, pool: 2, statementTimeout: 90 });
  jobs.register(job);
  jobs.register(interrupted);
  await jobs.start();
  live = createLiveHub({ url: proxy.url, log: quietLog });
  live.subscribe(({ event: { type } }) => heard.push(type));
  await live.start();
});
afterAll(async () => {
  await jobs.stop(5);
  await live.stop();
  await open.close();
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

test("a job that loses its database, and one that ends while it is away, are settled as what they are when it is back", async () => {
  const stored = async (way: string) => {
    const { rows } = await database.pool.query(
      "select state, output::text from pgboss.job where name = $1 and data->>'way' = $2",
      [interrupted.name, way],
    );
    return (rows as { readonly state: string; readonly output: string | null }[])[0];
  };
  for (const way of ["loses", "ends"]) {
    gate = Promise.withResolvers<void>();
    await jobs.enqueue(database.db, interrupted, { way });
    await vi.waitFor(() => expect(tries).toContain(`${way} 0`), 15_000);
    const away = setInterval(() => proxy.cut(), 5);
    await sleep(100);
    gate.resolve();
    await vi.waitFor(() => expect(ended).toContain(way), 15_000);
    // It is tried to settle it, and tried again.
    const before = proxy.taken();
    await vi.waitFor(() => expect(proxy.taken()).toBeGreaterThan(before + 4), 15_000);
    clearInterval(away);
    await vi.waitFor(async () => expect((await stored(way))?.state).toBe("completed"), 60_000);
  }
  expect(tries).toEqual(["loses 0", "loses 1", "ends 0"]);
  // Not that it fell silent, which nobody notices for half a minute.
  expect(reasons).toEqual(["DatabaseUnavailable"]);
}, 90_000);

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
