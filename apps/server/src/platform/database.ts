import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Client, Pool } from "pg";
import { explainConnection } from "./database-error.ts";
import { migrate } from "./migrate.ts";
import type { Logger } from "./log.ts";

/** The database outside a transaction. */
export type Database = NodePgDatabase;
/** What `db.transaction(async (tx) => …)` hands out. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Either: what a repository takes, so that its caller decides about the transaction. */
export type Queryable = Database | Transaction;

export interface DatabaseOptions {
  readonly url: string;
  /** Most connections of the pool. */
  readonly pool: number;
  /** Seconds after which PostgreSQL gives up a statement. */
  readonly statementTimeout: number;
  readonly log?: Logger;
}

export interface OpenDatabase {
  readonly db: Database;
  /** The pool below `db`, for streaming and figures. */
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** Options that every connection of the product is opened with. */
const sessionOptions = (statementTimeout: number) =>
  `-c statement_timeout=${statementTimeout * 1000} -c idle_in_transaction_session_timeout=60000 -c timezone=UTC`;

/** A pool on a database that is known to answer and to be migrated; `openDatabase` finds that out first. */
export function connect({ url, pool: max, statementTimeout, log }: DatabaseOptions): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max,
    options: sessionOptions(statementTimeout),
    application_name: "gatehouse",
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on("error", (error) => log?.warn({ err: error }, "an idle database connection broke"));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * Connects, brings the database up to date and opens the pool.
 * @throws StartError with one sentence when the database cannot be reached, refuses us, or is newer than this program
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const client = new Client({
    connectionString: options.url,
    application_name: "gatehouse-migrate",
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw explainConnection(error, options.url);
  }
  try {
    await migrate(client);
  } finally {
    await client.end();
  }
  return connect(options);
}
