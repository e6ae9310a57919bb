import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { DatabaseClient } from "./connections/client.ts";
import { DatabasePool } from "./connections/pool.ts";
import type { DatabaseWatch } from "./connections/waiting.ts";
import { createWatch } from "./connections/watch.ts";
import { explainConnection, isTransientFailure } from "./database-error.ts";
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
  /** Seconds to wait for a database that is not there yet; none by default. */
  readonly wait?: number;
  readonly log?: Logger;
}

export interface OpenDatabase {
  readonly db: Database;
  /** The pool below `db`, for streaming and figures. */
  readonly pool: Pool;
  /** Knows whether the database answers; for everybody who opens connections of their own. */
  readonly watch: DatabaseWatch;
  readonly close: () => Promise<void>;
}

/** Options that every connection of the product is opened with. */
const sessionOptions = (statementTimeout: number) =>
  `-c statement_timeout=${statementTimeout * 1000} -c idle_in_transaction_session_timeout=60000 -c timezone=UTC`;

/** Milliseconds that the database has to say itself that a statement took too long, before it is given up here. */
const allowance = 2000;

/** A pool on a database that is known to answer and to be migrated; `openDatabase` finds that out first. */
export function connect({ url, pool: max, statementTimeout, log }: DatabaseOptions): OpenDatabase {
  const watch = createWatch({ url, log });
  const pool = new DatabasePool({
    connectionString: url,
    max,
    options: sessionOptions(statementTimeout),
    application_name: "gatehouse",
    statementLimit: statementTimeout * 1000 + allowance,
    watch,
    log,
  });
  return {
    db: drizzle(pool),
    pool,
    watch,
    async close() {
      await watch.close();
      await pool.end();
    },
  };
}

async function openClient({ url, wait = 0, log }: DatabaseOptions): Promise<DatabaseClient> {
  for (let told = false, deadline = Date.now() + wait * 1000; ; told = true) {
    const client = new DatabaseClient({
      connectionString: url,
      application_name: "gatehouse-migrate",
      connectionTimeoutMillis: 5000,
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isTransientFailure(error) || Date.now() > deadline) throw explainConnection(error, url);
      if (!told) log?.warn(`${explainConnection(error, url).message} Waiting for it, ${wait} seconds at most.`);
      await sleep(500);
    }
  }
}

/**
 * Connects, brings the database up to date and opens the pool.
 * @throws StartError with one sentence when the database cannot be reached, refuses us, or is newer than this program
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const client = await openClient(options);
  try {
    await migrate(client);
  } finally {
    await client.end();
  }
  return connect(options);
}
