import { replay } from "@gatehouse/domain/checkin";
import { asc, eq } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { smallWorld } from "../../test/demo-world.ts";
import { logsOf, testServices } from "../../test/check-in-fixtures.ts";
import { applyDueTransitions } from "../checkin/due-transitions.ts";
import { passOwner } from "../boarding-pass/owners.ts";
import { auditEntry, checkIn } from "../checkin/tables.ts";
import { createDocuments } from "../documents/documents.ts";
import { folderStorage } from "../documents/storage.ts";
import { createOperatorSimulation } from "./operator-simulation.ts";

const database = useDatabase();
const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-simulation-"));
let now = 1_795_200_000;

beforeAll(async () => {
  await smallWorld(database.db, { now, checkIns: 200 });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("bookings come in and operators settle them, through the product's own code", async () => {
  const { db } = database;
  const documents = createDocuments({ db, now: () => now }, folderStorage(folder));
  documents.allow(passOwner, () => true);
  const { services, announced } = testServices();
  const { step } = createOperatorSimulation({ db, now: () => now, documents, services });
  const before = await db.$count(checkIn);
  for (let breath = 0; breath < 40; breath += 1) {
    now += 20;
    await step();
    await applyDueTransitions(db, now, services);
  }
  const rows = await db.select().from(checkIn).orderBy(asc(checkIn.id));
  expect(rows.length).toBeGreaterThan(before + 100);
  const settled = await db.select().from(auditEntry).where(eq(auditEntry.action, "BP_ATTACHED"));
  expect(settled.some(({ at, userid }) => at > 1_795_200_000 && userid.startsWith("operator-"))).toBe(true);
  expect(announced.some(({ event }) => event.type === "checkin.changed")).toBe(true);
  const logs = await logsOf(db);
  for (const row of rows) expect(row).toMatchObject(replay(row.airline, logs.get(row.id) ?? []));
}, 120_000);

test("a database that is no demo world is left alone", async () => {
  await database.db.execute("delete from demo_world");
  const before = await database.db.$count(checkIn);
  const documents = createDocuments({ db: database.db, now: () => now }, folderStorage(folder));
  await createOperatorSimulation({
    db: database.db,
    now: () => now,
    documents,
    services: testServices().services,
  }).step();
  expect(await database.db.$count(checkIn)).toBe(before);
});
