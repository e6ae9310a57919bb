import { openBenchDatabase } from "@gatehouse/server/bench";
import { world } from "./worlds.ts";

/** Asks the database of the journeys itself: what a screen says is compared with what is written, by another way. */
export async function select<Row extends object>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const database = await openBenchDatabase(world().database);
  try {
    return (await database.pool.query<Row>(text, [...values])).rows;
  } finally {
    await database.close();
  }
}
