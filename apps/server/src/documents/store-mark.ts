import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Database, Transaction } from "../platform/database.ts";
import { errorCode, StartError } from "../platform/start-error.ts";
import { filesFolder } from "./storage.ts";
import { document, documentStore } from "./tables.ts";

const name = "files";

function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Whether another server process listens on this database; the caller's own has one connection for it. */
async function hasCompany(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'gatehouse-live'`,
  );
  return (rows[0]?.count ?? 0) > 1;
}

const holdsFiles = (folder: string) => readdirSync(folder).some((entry) => /^[0-9a-f]{2}$/.test(entry));

/**
 * Makes sure that this process stores documents where all others on its database do: an id is in the database and in the folder.
 * A process with a folder of its own would not find what the others stored, and would sweep away what another database's process did.
 * @param dataDir setting `DATA_DIR`; its folder for files is there
 * @throws StartError with the reason and the way out
 */
export async function claimFolder(db: Database, dataDir: string): Promise<void> {
  const folder = filesFolder(dataDir);
  const file = path.join(folder, ".store-id");
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('gatehouse document store', 0))`);
    const [known] = await tx.select({ id: documentStore.id }).from(documentStore);
    const mark = readMark(file);
    if (known && mark === known.id) return;
    const documents = await tx.$count(document);
    if (known && (documents > 0 || (await hasCompany(tx))))
      throw new StartError(
        `The documents of this database lie in another folder than ${folder}. All server processes on one database share one folder: set DATA_DIR to that of the others. If this folder is a copy of it, brought back from a backup, write ${known.id} into ${file}.`,
      );
    if (mark !== undefined && documents === 0 && holdsFiles(folder))
      throw new StartError(
        `The folder ${folder} holds documents of another database: choose another with DATA_DIR, or the database that belongs to it with DATABASE_URL.`,
      );
    const id = mark ?? randomUUID();
    if (mark === undefined) writeFileSync(file, `${id}\n`, { mode: 0o600 });
    await tx.insert(documentStore).values({ name, id }).onConflictDoUpdate({ target: documentStore.name, set: { id } });
  });
}
