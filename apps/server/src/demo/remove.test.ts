import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { memoryFiles } from "../../test/demo-world.ts";
import { createUser } from "../access/users.ts";
import { createVendor } from "../access/vendors.ts";
import { booking, passenger, pnr } from "../bookings/tables.ts";
import { document } from "../documents/tables.ts";
import { caughtMail } from "../messaging/tables.ts";
import { report } from "../reports/tables.ts";
import { demoContents, removeDemoWorld } from "./remove.ts";
import { createDemoWorld } from "./world.ts";

const now = 1_795_200_000;
const actor = { doneBy: "root", at: now };

type Table = ReturnType<typeof useDatabase>;

/** Every row of every table, as texts, except for the audit of commands. */
async function everything({ db }: Table): Promise<ReadonlySet<string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('access_audit', 'check_in_live_left')`,
  );
  const found = new Set<string>();
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
    );
    for (const { row } of rows) found.add(`${name} ${row}`);
  }
  return found;
}

function storedFiles() {
  const files = memoryFiles();
  return {
    ...files,
    remove: (key: string) => {
      files.stored.delete(key);
      return Promise.resolve();
    },
  };
}

/** The demo world, with a report whose file lies in the store and a document that stands for itself. */
async function demoWith(database: Table, files: ReturnType<typeof storedFiles>) {
  await createDemoWorld(database.db, files, { seed: 1, checkIns: 120, now });
  const storageKey = await files.put(new Uint8Array([1]));
  await database.db.insert(document).values({
    dmscode: `d_${"1".repeat(32)}`,
    ownerKind: "reports.report",
    ownerId: "1",
    name: "billing.csv",
    mediaType: "text/csv",
    size: 1,
    sha256: "",
    storageKey,
    vendor: null,
    createdAt: now,
  });
  await database.db
    .insert(caughtMail)
    .values({ messageId: "1@real.test", receivedAt: now, receiver: "someone@real.test", raw: Buffer.from([1]) });
  await database.db
    .update(report)
    .set({ dmscode: `d_${"1".repeat(32)}` })
    .where(sql`id = (select min(id) from report)`);
}

/** A vendor with a user, a booking and a document of its own. */
async function realRows({ db }: Table, files: ReturnType<typeof storedFiles>): Promise<void> {
  await createVendor(db, { code: "REAL", name: "Real Travel" });
  await createUser(db, {
    userid: "ana",
    email: "ana@real.test",
    name: "Ana",
    roleList: "VENDOR",
    vendor: "REAL",
    passwordHash: "x",
  });
  const [row] = await db
    .insert(booking)
    .values({ vendor: "REAL", bookingNo: "69000001", createdAt: now })
    .returning({ id: booking.id });
  const [unit] = await db
    .insert(pnr)
    .values({ bookingId: row?.id ?? 0, vendor: "REAL", bookingNo: "69000001", pnr: "ABC123" })
    .returning({ id: pnr.id });
  await db.insert(passenger).values({ pnrId: unit?.id ?? 0, position: 1, firstname: "ANA", lastname: "LOPEZ" });
  await db.insert(document).values({
    dmscode: `d_${"2".repeat(32)}`,
    ownerKind: "checkin.pass",
    ownerId: "1",
    name: "pass.pdf",
    mediaType: "application/pdf",
    size: 1,
    sha256: "",
    storageKey: await files.put(new Uint8Array([2])),
    vendor: "REAL",
    createdAt: now,
  });
}

describe("removing the demo world", () => {
  const alone = useDatabase();
  const mixed = useDatabase();

  test("leaves an empty installation, in which it can be made again", async () => {
    const files = storedFiles();
    const before = await everything(alone);
    await demoWith(alone, files);
    expect(await demoContents(alone.db)).toMatchObject({ users: 24, vendors: 5 });
    expect(files.stored.size).toBeGreaterThan(0);
    await removeDemoWorld(alone.db, files, actor);
    expect([...(await everything(alone))]).toEqual([...before]);
    expect(files.stored.size).toBe(0);
    expect(await createDemoWorld(alone.db, files, { seed: 1, checkIns: 100, now })).toBeGreaterThan(0);
  }, 120_000);

  describe("in a database that has rows of its own", () => {
    const files = storedFiles();
    let real: readonly string[] = [];
    beforeAll(async () => {
      await demoWith(mixed, files);
      const demo = await everything(mixed);
      await realRows(mixed, files);
      real = [...(await everything(mixed))].filter((row) => !demo.has(row));
    }, 120_000);

    test("is refused while somebody who stays belongs to a vendor of the demo, and nothing is gone", async () => {
      const before = await everything(mixed);
      await mixed.db.execute(sql`update app_user set vendor = 'NWT' where userid = 'ana'`);
      await expect(removeDemoWorld(mixed.db, files, actor)).rejects.toThrow("ana belongs to a vendor of the demo");
      await mixed.db.execute(sql`update app_user set vendor = 'REAL' where userid = 'ana'`);
      expect(await everything(mixed)).toEqual(before);
    });

    test("takes the demo, its files included, and nothing else; and is written down", async () => {
      await removeDemoWorld(mixed.db, files, actor);
      expect([...(await everything(mixed))].toSorted()).toEqual([...real].toSorted());
      expect([...files.stored.values()]).toEqual([new Uint8Array([2])]);
      const { rows } = await mixed.db.execute(sql`select action, done_by from access_audit`);
      expect(rows).toEqual([{ action: "DEMO_REMOVED", done_by: "root" }]);
    });

    test("and a demo world does not come back beside them", async () => {
      await expect(createDemoWorld(mixed.db, files, { seed: 1, checkIns: 100, now })).rejects.toThrow(
        "this one holds 1 user of its own",
      );
    });
  });
});
