import { openBenchDatabase } from "@gatehouse/server/bench";

/** Asks the database of the journeys itself: what a screen says is compared with what is written, by another way. */
export async function select<Row extends object>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const url = process.env["GATEHOUSE_DATABASE"];
  if (!url) throw new Error("The journeys do not know their database: give its address as GATEHOUSE_DATABASE.");
  const database = await openBenchDatabase(url);
  try {
    return (await database.pool.query<Row>(text, [...values])).rows;
  } finally {
    await database.close();
  }
}
