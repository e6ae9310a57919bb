import { sql } from "drizzle-orm";
import type { Transaction } from "../platform/database.ts";

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs a load of very many rows without secondary indexes and foreign keys on the tables, and puts them back in the same
 * transaction: built at once they cost a fraction of what they cost row by row, and the keys are checked as a whole.
 */
export async function withoutIndexes(
  tx: Transaction,
  tables: readonly string[],
  load: () => Promise<number>,
  progress: (line: string) => void,
): Promise<number> {
  const among = sql`(${sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  )})`;
  const { rows: keys } = await tx.execute<
    Definition & Record<string, unknown>
  >(sql`select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'f' and c.conrelid::regclass::text in ${among}`);
  const { rows: indexes } = await tx.execute<
    Definition & Record<string, unknown>
  >(sql`select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid::regclass::text in ${among} and not i.indisprimary and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`);
  for (const { table, name } of keys)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  const loaded = await load();
  // Sorting in memory instead of on disk; for this transaction only.
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { name, definition } of indexes) {
    progress(`building the index ${name}`);
    await tx.execute(sql.raw(definition));
  }
  for (const { table, name, definition } of keys) {
    progress(`checking ${name}`);
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  }
  return loaded;
}
