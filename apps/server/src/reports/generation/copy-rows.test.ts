import pg from "pg";
import { expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { CopiedRows } from "./copy-rows.ts";

const database = useDatabase();

/** Copies what a select says on a connection of its own, and hands each batch to `take`. */
async function copied(select: string, take: (rows: readonly string[]) => Promise<void> | void): Promise<void> {
  const client = new pg.Client(database.url);
  client.on("error", () => undefined); // the copy says it as well
  await client.connect();
  try {
    const copy = client.query(new CopiedRows(`copy (${select}) to stdout`));
    for await (const rows of copy.batches()) await take(rows);
    // The connection can be used again.
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  } finally {
    await client.end();
  }
}

test("rows come in their order, each whole, however slowly they are taken", async () => {
  const expected = Array.from({ length: 60_000 }, (_, index) => `${index + 1} Łukasz 李 😀`);
  const seen: string[] = [];
  let batches = 0;
  await copied("select n || ' Łukasz 李 😀' from generate_series(1, 60000) n order by n", async (rows) => {
    seen.push(...rows);
    batches += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(seen).toEqual(expected);
  expect(batches).toBeGreaterThan(2);
});

test("no more is read than is taken, except for what is under way", async () => {
  const sent = async () =>
    (
      await database.pool.query<{ done: string }>(
        "select coalesce(max(tuples_processed), 0) as done from pg_stat_progress_copy where command = 'COPY TO'",
      )
    ).rows[0]?.done;
  let first: Promise<string | undefined> | undefined;
  let taken = 0;
  // Half a gigabyte: far more than any buffer between the two.
  await copied("select repeat('x', 1000) from generate_series(1, 500000) n", async (rows) => {
    taken += rows.length;
    first ??= new Promise((resolve) => setTimeout(resolve, 700)).then(sent);
    await first;
  });
  expect(Number(await first)).toBeGreaterThan(0);
  expect(Number(await first)).toBeLessThan(100_000);
  expect(taken).toBe(500_000);
});

test("a text that is larger than a batch comes in one piece", async () => {
  const seen: number[] = [];
  await copied("select repeat('é', 700000) from generate_series(1, 3)", (rows) => {
    seen.push(...rows.map(({ length }) => length));
  });
  expect(seen).toEqual([700_000, 700_000, 700_000]);
});

test("of no rows there is no batch", async () => {
  const seen: unknown[] = [];
  await copied("select 1 where false", (rows) => {
    seen.push(rows);
  });
  expect(seen).toEqual([]);
});

test("what the database says in the middle is thrown, and not taken for the end", async () => {
  let taken = 0;
  const late = copied("select 1 / (50000 - n) from generate_series(1, 60000) n", (rows) => {
    taken += rows.length;
  });
  await expect(late).rejects.toThrow("division by zero");
  expect(taken).toBeLessThan(50_000);
});

test("a connection that breaks in the middle is no end", async () => {
  const name = "copy-that-breaks";
  const client = new pg.Client({ connectionString: database.url, application_name: name });
  client.on("error", () => undefined); // as above
  await client.connect();
  const copy = client.query(
    new CopiedRows("copy (select repeat('x', 1000) from generate_series(1, 500000)) to stdout"),
  );
  const read = async () => {
    for await (const _ of copy.batches())
      await database.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1", [
        name,
      ]);
  };
  await expect(read()).rejects.toThrow(/terminat/i);
  await client.end();
});

test("whoever stops early can end the connection at once", async () => {
  const client = new pg.Client(database.url);
  await client.connect();
  const copy = client.query(new CopiedRows("copy (select generate_series(1, 100000000)) to stdout"));
  for await (const rows of copy.batches()) {
    expect(rows.length).toBeGreaterThan(0);
    break;
  }
  await client.end();
});
