import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { testConfig } from "../../../test/config.ts";
import { platformServer, routerWith } from "../../../test/http.ts";
import { startTcpProxy, type TcpProxy } from "../../../test/tcp-proxy.ts";
import { connect, type OpenDatabase, type Transaction } from "../database.ts";

const database = useDatabase();
const metricsToken = "a token for the figures";
let proxy: TcpProxy;
let open: OpenDatabase;
let app: FastifyInstance;
/** What the call does to the database. */
let work: () => Promise<unknown>;

const insert = (id: number) => (tx: Transaction) => tx.execute(sql`insert into thing values (${id})`);

beforeAll(async () => {
  await database.pool.query("create table thing (id int primary key)");
  proxy = await startTcpProxy(database.url);
  open = connect({ url: proxy.url, pool: 3, statementTimeout: 20 });
  app = await platformServer(database, {
    config: testConfig({ METRICS_TOKEN: metricsToken }),
    pool: open.pool,
    db: open.db,
    router: routerWith((calls) => ({
      "access.login": calls.access.login.handler(async () => {
        await work();
        throw new Error("The test ends here.");
      }),
    })),
  });
});
afterAll(async () => {
  await app.close();
  await open.close();
  await proxy.close();
});

const call = async () => {
  const payload = { email: "a@b.example", password: "x" };
  const { statusCode, headers, body } = await app.inject({ method: "POST", url: "/api/auth/login", payload });
  const { code, defined, data } = JSON.parse(body) as Record<string, unknown>;
  return { status: statusCode, code, defined, data, retryAfter: headers["retry-after"] };
};
const answer = (code: string) => ({ status: 503, code, defined: true, data: { retryAfter: 2 }, retryAfter: "2" });
const status = async (url: string) =>
  (await app.inject({ method: "GET", url, headers: { authorization: `Bearer ${metricsToken}` } })).statusCode;

test("a call that loses its database says that nothing was saved, and when to come again", async () => {
  work = () => open.db.transaction(insert(1));
  proxy.loseAnswerTo("insert into thing");
  expect(await call()).toEqual(answer("DATABASE_AWAY"));
});

test("a call whose commit is not answered says that it may have been saved", async () => {
  work = () => open.db.transaction(insert(2));
  proxy.loseAnswerTo("commit");
  expect(await call()).toEqual(answer("OUTCOME_UNKNOWN"));
});

test("a call that had saved something before does not say that nothing was saved", async () => {
  work = async () => {
    await open.db.transaction(insert(3));
    proxy.loseAnswerTo("insert into thing");
    await open.db.transaction(insert(4));
  };
  expect(await call()).toEqual(answer("OUTCOME_UNKNOWN"));
  // What another call saves is no matter of this one.
  work = () => open.db.transaction(insert(4));
  proxy.loseAnswerTo("insert into thing");
  expect(await call()).toEqual(answer("DATABASE_AWAY"));
});

test("while the database says nothing the server is healthy and not ready, answers, and is ready by itself afterwards", async () => {
  expect([await status("/api/health"), await status("/api/ready")]).toEqual([200, 200]);
  work = () => open.pool.query("select 1");
  proxy.freeze();
  expect(await Promise.all([call(), call(), status("/api/ready")])).toEqual([
    answer("DATABASE_AWAY"),
    answer("DATABASE_AWAY"),
    503,
  ]);
  expect([await status("/api/health"), await status("/api/metrics")]).toEqual([200, 200]);
  proxy.pass();
  await vi.waitFor(async () => expect(await status("/api/ready")).toBe(200), 15_000);
}, 30_000);
