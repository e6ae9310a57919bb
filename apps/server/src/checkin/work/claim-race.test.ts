import { isNotNull } from "drizzle-orm";
import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { addBasics, addTestUnits } from "../../../test/check-in-fixtures.ts";
import { auditEntry, checkIn } from "../tables.ts";

const database = useDatabase();
const script = path.join(import.meta.dirname, "../../../test/claim-process.ts");

function claimers(prefix: string, operators: number) {
  const child = spawn(process.execPath, [script, database.url, prefix, String(operators)], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  const failure = text(child.stderr);
  return {
    ready: new Promise((resolve) => child.stdout.once("data", resolve)),
    go: () => child.stdin.end("go\n"),
    done: new Promise<number | null>((resolve) => child.once("exit", resolve)),
    failure,
  };
}

// CHK-24
test("1,000 operators on two servers claim at once: no unit is held twice, nobody holds two", async () => {
  await addBasics(database.db);
  const units = 900;
  await addTestUnits(
    database.db,
    Array.from({ length: units }, (_, index) => ({ passengers: 1 + (index % 3) })),
  );

  const processes = [claimers("north", 500), claimers("south", 500)];
  await Promise.all(processes.map(({ ready }) => ready));
  for (const { go } of processes) go();
  for (const { failure } of processes) expect(await failure).toBe("");
  expect(await Promise.all(processes.map(({ done }) => done))).toEqual([0, 0]);

  const held = await database.db
    .select({ unit: checkIn.pnrId, by: checkIn.lockedBy })
    .from(checkIn)
    .where(isNotNull(checkIn.lockedBy));
  const pairs = new Set(held.map(({ unit, by }) => `${unit} ${by}`));
  const distinct = (values: readonly unknown[]) => new Set(values).size;
  // More operators than units: every unit is taken, each by one, and each operator has one.
  expect(distinct(held.map(({ unit }) => unit))).toBe(units);
  expect(distinct(held.map(({ by }) => by))).toBe(units);
  expect(pairs.size).toBe(units);
  // Whole units, each check-in locked once.
  expect(held.length).toBe(await database.db.$count(checkIn));
  const locks = (await database.db.select().from(auditEntry)).filter(({ action }) => action === "LOCK_PNR");
  expect(locks.length).toBe(held.length);
}, 180_000);
