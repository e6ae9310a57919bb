import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { startTcpProxy, type TcpProxy } from "../../../test/tcp-proxy.ts";
import { connect, type OpenDatabase } from "../database.ts";
import { databaseUnavailableIn } from "./database-unavailable.ts";

const database = useDatabase();
let proxy: TcpProxy;
let open: OpenDatabase;

beforeAll(async () => {
  await database.pool.query("create table thing (id int primary key)");
  proxy = await startTcpProxy(database.url);
  open = connect({ url: proxy.url, pool: 3, statementTimeout: 20 });
});
afterAll(async () => {
  await open.close();
  await proxy.close();
});

const count = async () => (await database.pool.query("select from thing")).rowCount;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => "no failure",
    (error: unknown) => databaseUnavailableIn(error)?.outcome ?? error,
  );
const kill = () =>
  database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );

test("connections that are killed while they are used are told as an absent database, and replaced", async () => {
  for (let round = 0; round < 3; round += 1) {
    const works = [1, 2, 3].map(() => failure(open.db.execute(sql`select pg_sleep(20)`)));
    const transaction = failure(
      open.db.transaction(async (tx) => {
        await tx.execute(sql`insert into thing values (1)`);
        await tx.execute(sql`select pg_sleep(20)`);
      }),
    );
    await vi.waitFor(async () => {
      const { rowCount } = await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and query like '%pg_sleep(20)%' and pid <> pg_backend_pid()",
      );
      expect(rowCount).toBe(3);
    });
    proxy.cut();
    expect(await Promise.all(works)).toEqual(["nothing saved", "nothing saved", "nothing saved"]);
    // The fourth waited for a connection, and may have got a new one: that is killed by its server.
    await vi.waitFor(async () => {
      await kill();
      expect(await Promise.race([transaction, Promise.resolve("waits")])).toBe("nothing saved");
    });
  }
  expect((await open.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(await count()).toBe(0);
});

test("a connection that breaks between transactions is lost to nobody, though drizzle never gives it back", async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([1, 2, 3].map(() => open.pool.query("select 1")));
    const works = [1, 2, 3].map(() => failure(open.db.transaction((tx) => tx.execute(sql`select 1`))));
    proxy.cut();
    await Promise.all(works);
  }
  await expect(open.pool.query("select 1")).resolves.toBeDefined();
});

test("a commit whose answer is lost is told as unknown, saved though it was; one that never left is not", async () => {
  const insert = (id: number) => open.db.transaction((tx) => tx.execute(sql`insert into thing values (${id})`));
  proxy.loseAnswerTo("commit");
  expect(await failure(insert(7))).toBe("unknown");
  expect(await count()).toBe(1);
  proxy.loseAnswerTo("insert into thing");
  expect(await failure(insert(8))).toBe("nothing saved");
  expect(await count()).toBe(1);
  // Outside a transaction the statement itself decides; a transaction that only read has nothing to lose.
  proxy.loseAnswerTo("insert into thing");
  expect(await failure(open.db.execute(sql`insert into thing values (9)`))).toBe("unknown");
  expect(await count()).toBe(2);
  proxy.loseAnswerTo("commit");
  expect(await failure(open.db.transaction((tx) => tx.execute(sql`select 1`)))).toBe("nothing saved");
});

test("a database that says nothing is noticed: who waits is told, who comes is told at once, and it goes on afterwards", async () => {
  const before = await open.pool.connect();
  const busyOtherwise = await open.pool.connect();
  await busyOtherwise.query("begin");
  proxy.freeze();
  // More than there are connections: some wait for one.
  const waiting = [1, 2, 3, 4, 5].map(() => failure(open.db.execute(sql`select 1`)));
  expect(await failure(before.query("select 1"))).toBe("nothing saved");
  before.release();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["nothing saved"]));
  expect(open.watch.refusal()).toBeDefined();
  expect(await failure(open.db.execute(sql`select 1`))).toBe("nothing saved");
  // A statement on a connection that somebody had before: sent, it would be answered as soon as the database goes on.
  const late = failure(busyOtherwise.query("insert into thing values (20)"));
  const rollback = failure(busyOtherwise.query("rollback"));
  proxy.pass();
  expect([await late, await rollback]).toEqual(["nothing saved", "nothing saved"]);
  busyOtherwise.release();
  await vi.waitFor(() => expect(open.watch.refusal()).toBeUndefined(), 10_000);
  expect((await open.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
}, 30_000);

test("a slow statement on a database that answers is left alone", async () => {
  await expect(open.pool.query("select pg_sleep(2.5)")).resolves.toBeDefined();
});

test("an error of a statement stays what it is", async () => {
  await expect(open.pool.query("select 1/0")).rejects.toMatchObject({ code: "22012" });
  await expect(open.db.execute(sql`insert into thing values (7)`)).rejects.toMatchObject({ cause: { code: "23505" } });
  expect(await failure(open.pool.query("set statement_timeout = 50; select pg_sleep(5)"))).toBe("nothing saved");
});
