import pg from "pg";
import { CopiedRows } from "./copy-rows.ts";
import type { Statement, Statements } from "../statements.ts";
import type { Batch } from "./row-shapes.ts";

/** COPY takes no parameters: the values stand in the statement itself, each as a literal. */
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

/**
 * Reads the rows of one snapshot, batch by batch; the database is asked for no more than can be worked on. COPY rather than a
 * cursor, whose statements PostgreSQL never plans for several processes (decision 014).
 * @param client used by nobody else. Whoever stops reading early, or is told of an error, has to end it: the database may be in the
 * middle of a row.
 * @param onTotal told once how many rows there will be
 */
export async function* readRows(
  client: pg.ClientBase,
  { rows, count }: Statements,
  onTotal: (rows: number) => void,
): AsyncGenerator<Batch, void> {
  // A large sort needs its time.
  await client.query(
    "begin isolation level repeatable read read only; set local statement_timeout = 0; set local work_mem = '64MB'; set local datestyle = 'ISO'",
  );
  const counted = await client.query<{ count: string }>({ text: count.text, values: [...count.values] });
  onTotal(Number(counted.rows[0]?.count));
  const copied = client.query(new CopiedRows(`copy (${inFull(rows)}) to stdout`));
  for await (const lines of copied.batches()) yield lines.map(plain);
  await client.query("rollback");
}
