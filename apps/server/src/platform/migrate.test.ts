import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "pg";
import { expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { openDatabase } from "./database.ts";
import { isCurrent } from "./migrate.ts";

const database = useDatabase({ empty: true });
const open = (url = database.url) => openDatabase({ url, pool: 2, statementTimeout: 5 });
const program = fileURLToPath(new URL("../../test/start-database.ts", import.meta.url));

test("three processes that start at once on an empty database migrate it once", async () => {
  expect(await isCurrent(database.pool)).toBe(false);
  const run = promisify(execFile);
  const results = await Promise.all([1, 2, 3].map(() => run(process.execPath, [program, database.url])));
  expect(results.map(({ stdout }) => stdout.trim())).toEqual(["current", "current", "current"]);
  const { rows } = await database.pool.query<{ there: string; twice: string }>(
    "select count(*) as there, count(*) - count(distinct created_at) as twice from drizzle.__drizzle_migrations",
  );
  expect(Number(rows[0]?.there)).toBeGreaterThan(0);
  expect(rows[0]?.twice).toBe("0");
});

test("a second start changes nothing", async () => {
  await (await open()).close();
  expect(await isCurrent(database.pool)).toBe(true);
});

test("statements that take too long are given up, and times are UTC", async () => {
  const { pool, close } = await openDatabase({ url: database.url, pool: 1, statementTimeout: 1 });
  await expect(pool.query("select pg_sleep(5)")).rejects.toThrow("statement timeout");
  const { rows } = await pool.query<{ zone: string }>("select current_setting('timezone') as zone");
  expect(rows[0]?.zone).toBe("UTC");
  await close();
});

test("a database of a newer program is refused in one sentence and not touched", async () => {
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
  );
  await expect(open()).rejects.toThrow(
    /^The database was made by another, probably newer version of Gatehouse: [^.]+\.$/,
  );
  expect(await isCurrent(database.pool)).toBe(false);
  await database.pool.query("delete from drizzle.__drizzle_migrations where hash = 'later'");
});

const elsewhere = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

test.each([
  [
    "nobody answers",
    () => elsewhere((url) => (url.port = "1")),
    /^No PostgreSQL answers at 127\.0\.0\.1:1\. Check DATABASE_URL\.$/,
  ],
  [
    "the host is unknown",
    () => elsewhere((url) => (url.hostname = "database.invalid")),
    /^The database host database\.invalid:\d+ is unknown\. Check DATABASE_URL\.$/,
  ],
  [
    "the password is wrong",
    () => elsewhere((url) => (url.password = "wrong")),
    /^The database at 127\.0\.0\.1:\d+ refuses the user "gatehouse" with the given password\. Check DATABASE_URL\.$/,
  ],
  [
    "there is no such database",
    () => elsewhere((url) => (url.pathname = "/nowhere")),
    /^The database "nowhere" does not exist at 127\.0\.0\.1:\d+\. Check DATABASE_URL\.$/,
  ],
])("one sentence without the password when %s", async (_, url, sentence) => {
  const failure = await open(url()).then(
    () => new Error("it opened"),
    (error: unknown) => error as Error,
  );
  expect(failure.message).toMatch(sentence);
  expect(failure.message).not.toContain(new URL(database.url).password);
});

test("the advisory lock is let go after a failure", async () => {
  const client = new Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ free: boolean }>("select pg_try_advisory_lock(4711) as free");
  await client.end();
  expect(rows[0]?.free).toBe(true);
});
