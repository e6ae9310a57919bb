import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { claimFolder } from "./store-mark.ts";
import { document, documentStore } from "./tables.ts";

const database = useDatabase();
let home = "";
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), "gatehouse-store-"));
  chmodSync(home, 0o700);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));
beforeEach(async () => {
  await database.db.delete(document);
  await database.db.delete(documentStore);
});

let folders = 0;
/** A data folder with an empty folder for files. */
function dataDir(): string {
  const dir = path.join(home, String((folders += 1)));
  mkdirSync(path.join(dir, "files"), { recursive: true });
  return dir;
}
const markOf = (dir: string) => path.join(dir, "files/.store-id");
const claim = (dir: string) => claimFolder(database.db, dir);

const storeDocument = () =>
  database.db.insert(document).values({
    dmscode: `d_${"1".repeat(32)}`,
    ownerKind: "checkin.pass",
    ownerId: "1",
    name: "pass.pdf",
    mediaType: "application/pdf",
    size: 1,
    sha256: "",
    storageKey: `00/${"0".repeat(40)}`,
    vendor: null,
    createdAt: 1,
  });

test("processes that share a folder start, however many and at once", async () => {
  const shared = dataDir();
  await Promise.all([claim(shared), claim(shared), claim(shared)]);
  const [row] = await database.db.select().from(documentStore);
  expect(readFileSync(markOf(shared), "utf8").trim()).toBe(row?.id);
});

test("one with a folder of its own is refused beside another, and once there are documents", async () => {
  const [first, other] = [dataDir(), dataDir()];
  await claim(first);
  const processes = [1, 2].map(
    () => new Client({ connectionString: database.url, application_name: "gatehouse-live" }),
  );
  for (const client of processes) await client.connect();
  await expect(claim(other)).rejects.toThrow("set DATA_DIR to that of the others");
  await claim(first);
  for (const client of processes) await client.end();
  await storeDocument();
  await expect(claim(other)).rejects.toThrow(`write ${readFileSync(markOf(first), "utf8").trim()} into`);
  // As the sentence says: a copy from a backup.
  writeFileSync(markOf(other), readFileSync(markOf(first)));
  await claim(other);
});

test("a folder is chosen again as long as nothing was stored", async () => {
  const [first, other] = [dataDir(), dataDir()];
  await claim(first);
  // PostgreSQL may not have noticed yet that the connections of the test before are gone.
  await expect.poll(() => claim(other).then(() => "claimed")).toBe("claimed");
  await expect.poll(() => claim(first).then(() => "claimed")).toBe("claimed");
});

test("a folder that holds another database's documents is left alone", async () => {
  const taken = dataDir();
  await claim(taken);
  mkdirSync(path.join(taken, "files/00"));
  await database.db.delete(documentStore);
  await expect(claim(taken)).rejects.toThrow("holds documents of another database");
  // A dump from before there were marks: its documents are there.
  await storeDocument();
  await claim(taken);
});
