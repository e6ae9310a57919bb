import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { fileURLToPath } from "node:url";
import { errorCode, StartError } from "./start-error.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
/** Key of the advisory lock that keeps two starting servers from migrating at once. */
const lockKey = 4711;
const oldestServer = 150_000;

const known = () => readMigrationFiles({ migrationsFolder });

/** The instants (milliseconds) of the migrations that a database has seen, newest last; empty for a new database. */
async function applied(client: pg.ClientBase | pg.Pool): Promise<readonly number[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!rows[0]?.there) return [];
  const seen = await client.query<{ created_at: string }>(
    "select created_at from drizzle.__drizzle_migrations order by created_at",
  );
  return seen.rows.map((row) => Number(row.created_at));
}

/** Whether the database has every migration of this program and none beyond. */
export async function isCurrent(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const [there, here] = [await applied(client), known()];
  return there.length === here.length && there.at(-1) === here.at(-1)?.folderMillis;
}

/** One sentence for what PostgreSQL has against a migration: no room, no right, a table of somebody else. */
function explain(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !/^[0-9A-Z]{5}$/.test(errorCode(cause) ?? "")) return error;
  return new StartError(`The database could not be brought up to date, and is as it was: ${cause.message}.`, {
    cause: error,
  });
}

/**
 * Applies the migrations that are missing, all in one transaction, under an advisory lock: any number of servers may start at
 * once.
 * @throws StartError when the database was made by a newer program, is too old a PostgreSQL, or refuses a migration
 */
export async function migrate(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  if (Number(rows[0]?.version) < oldestServer)
    throw new StartError("Gatehouse needs PostgreSQL 15 or newer; the database at DATABASE_URL is older.");
  await client.query("select pg_advisory_lock($1)", [lockKey]);
  try {
    const ours = new Set(known().map(({ folderMillis }) => folderMillis));
    if ((await applied(client)).some((instant) => !ours.has(instant))) {
      throw new StartError(
        "The database was made by another, probably newer version of Gatehouse: start that version, or use another database.",
      );
    }
    await applyMigrations(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      throw explain(error);
    });
  } finally {
    // When the connection broke the lock is gone with it, and the first error is the one to hear.
    await client.query("select pg_advisory_unlock($1)", [lockKey]).catch(() => undefined);
  }
}
