import { viewsFor } from "@gatehouse/domain/analytics";
import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type { Principal } from "../access/principal.ts";
import { connect, type OpenDatabase } from "../platform/database.ts";
import type { Logger } from "../platform/log.ts";
import { databaseCode } from "../platform/database-error.ts";

/** Seconds after which a statement is given up. */
const questionTimeout = 5;
/** Connections for questions. */
const connections = 4;
/** Seconds for which it is believed who reads. */
const validity = 60;

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Where questions are asked: as somebody who can read the rows of one reader, and change nothing. */
export interface AnalyticsReader {
  /** Whether it has a login of its own, which can read the views and nothing else. */
  readonly ownLogin: boolean;
  /** Runs one statement for a reader. @throws what PostgreSQL says */
  readonly ask: (
    reader: Pick<Principal, "permissions" | "vendors">,
    statement: { readonly text: string; readonly values: readonly unknown[] },
  ) => Promise<Rows>;
  readonly close: () => Promise<void>;
}

/** What signs who reads, in the way of the function `analytics.sign`. */
const signature = (secret: Buffer, what: string): string => {
  const inner = createHash("sha256").update(secret).update(what).digest("hex");
  return createHash("sha256").update(secret).update(inner).digest("hex");
};

/** Who reads, as the views take it. */
export function readerText(
  secret: Buffer,
  { permissions, vendors }: Pick<Principal, "permissions" | "vendors">,
  expires: number,
): string {
  if (vendors !== "all" && vendors.some((code) => /[|,*]/.test(code)))
    throw new Error("A vendor's code has a sign that separates codes.");
  const what = `${expires}|${viewsFor(permissions).join(",")}|${vendors === "all" ? "*" : vendors.join(",")}`;
  return `${what}|${signature(secret, what)}`;
}

const refused = new Set(["28P01", "28000"]);
const mayNot = new Set(["42501"]);

/** The login's own pool; undefined where this database user may make no logins, or the login may not come in. */
async function openLogin(owner: Pool, secret: Buffer, log: Logger): Promise<OpenDatabase | undefined> {
  const url = new URL(owner.options.connectionString ?? "");
  const { rows } = await owner.query<{ login: string }>(
    "select 'gatehouse_analytics_' || oid as login from pg_database where datname = current_database()",
  );
  url.username = rows[0]?.login ?? "";
  url.password = signature(secret, "login");
  const open = connect({ url: url.href, pool: connections, statementTimeout: questionTimeout, log });
  const tryOut = async (): Promise<boolean> => {
    try {
      const client = await open.pool.connect();
      client.release();
      return true;
    } catch (error) {
      if (refused.has(databaseCode(error) ?? "")) return false;
      throw error;
    }
  };
  if (await tryOut()) return open;
  try {
    // A copy of a database, or one that was restored, has the views and not the login.
    await owner.query("select analytics.make_login($1)", [url.password]);
    if (await tryOut()) return open;
  } catch (error) {
    if (!mayNot.has(databaseCode(error) ?? "")) {
      await open.close();
      throw error;
    }
  }
  await open.close();
  return undefined;
}

/**
 * Opens the way to the views. Questions are asked by a login that can read them and nothing else. Where the user of `DATABASE_URL` may
 * make no logins, plans are asked in read-only transactions of its own instead: their statements are made here and hold nothing that
 * somebody has written but parameters. What a model writes is not run then.
 */
export async function openReader(owner: Pool, log: Logger): Promise<AnalyticsReader> {
  const { rows } = await owner.query<{ secret: Buffer; at: number }>(
    "select secret, extract(epoch from clock_timestamp())::float8 as at from analytics.secret",
  );
  const { secret, at = 0 } = rows[0] ?? {};
  // The views ask the database's clock, which need not be ours.
  const ahead = at - Date.now() / 1000;
  if (!secret) throw new Error("The schema analytics has no secret.");
  const login = await openLogin(owner, secret, log);
  if (!login)
    log.warn(
      "The database user may create no logins: questions of Database Analytics are asked in read-only transactions of its own, and SQL of a model is not run.",
    );
  const pool = login?.pool ?? owner;
  return {
    ownLogin: login !== undefined,
    async ask(reader, { text, values }) {
      const client: PoolClient = await pool.connect();
      try {
        await client.query("begin read only");
        await client.query(
          "select set_config('gatehouse.reader', $1, true), set_config('statement_timeout', $2, true), set_config('jit', 'off', true), set_config('work_mem', '64MB', true)",
          [readerText(secret, reader, Math.floor(Date.now() / 1000 + ahead) + validity), `${questionTimeout}s`],
        );
        const result = await client.query<Record<string, unknown>>(text, [...values]);
        await client.query("commit");
        return result.rows;
      } catch (error) {
        await client.query("rollback").catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => login?.close() ?? Promise.resolve(),
  };
}
