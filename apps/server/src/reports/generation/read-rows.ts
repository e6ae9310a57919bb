import pg from "pg";
import { CopiedRows } from "./copy-rows.ts";
import type { Statement } from "../statements.ts";
import type { Batch } from "./row-shapes.ts";

/** COPY takes no parameters: the values are in the statement itself, each as a literal. */
const inFull = ({ text, values }: Statement): string =>
  text.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = values[Number(number) - 1];
    return value === null || value === undefined
      ? "null"
      : pg.escapeLiteral(typeof value === "string" ? value : JSON.stringify(value));
  });

/** What COPY's text format writes after a backslash; anything else stands for itself. */
const escaped: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };
const plain = (line: string): string =>
  line.includes("\\") ? line.replaceAll(/\\(.)/g, (_, letter: string) => escaped[letter] ?? letter) : line;

// A large sort needs its time.
const begin =
  "begin isolation level repeatable read read only; set local statement_timeout = 0; set local work_mem = '64MB'; set local datestyle = 'ISO'";

/**
 * Reads the rows of one snapshot, batch by batch; the database is asked for no more than can be worked on. COPY rather than a
 * cursor, whose statements PostgreSQL never plans for several processes (decision 014).
 * @param client used by nobody else. Anyone who stops reading early, or is told of an error, has to end it: the database may be in the
 * middle of a row.
 * @param onSnapshot told by which name another connection sees the same rows, as long as these are read
 */
export async function* readRows(
  client: pg.ClientBase,
  rows: Statement,
  onSnapshot?: (name: string) => void,
): AsyncGenerator<Batch, void> {
  await client.query(begin);
  if (onSnapshot) {
    const exported = await client.query<{ name: string }>("select pg_export_snapshot() as name");
    onSnapshot(exported.rows[0]?.name ?? "");
  }
  const copied = client.query(new CopiedRows(`copy (${inFull(rows)}) to stdout`));
  for await (const lines of copied.batches()) yield lines.map(plain);
  await client.query("rollback");
}

/**
 * Counts the rows that somebody else is reading.
 * @param client a connection of its own, which is to be ended afterwards
 * @param snapshot as `readRows` named it
 * @throws when they have all been read already
 */
export async function countRows(client: pg.ClientBase, count: Statement, snapshot: string): Promise<number> {
  await client.query(`${begin}; set transaction snapshot ${pg.escapeLiteral(snapshot)}`);
  const counted = await client.query<{ count: string }>({ text: count.text, values: [...count.values] });
  return Number(counted.rows[0]?.count);
}
