import { asc, eq } from "drizzle-orm";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addPeople } from "../../../test/access.ts";
import { Browser } from "../../../test/browser.ts";
import { useDatabase } from "../../../test/database.ts";
import { addBasics, addTestUnit, rowsOf } from "../../../test/check-in-fixtures.ts";
import { passFactsFor } from "../../../test/pass-corpus/pass-facts-for.ts";
import { sampleOf } from "../../../test/sample.ts";
import { document } from "../../documents/tables.ts";
import { drawPasses } from "../../automation/draw-passes.ts";
import { candidatePage, passUpload } from "../candidate-tables.ts";
import { pageOwner } from "../owners.ts";

/** A server process is killed by -9 while it reads an upload, and again; another one takes it up (BP-22). */
const database = useDatabase();
const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-killed-"));
const program = fileURLToPath(new URL("../../../test/start-server.ts", import.meta.url));
const pageCount = 24;
let running: ChildProcess | undefined;

beforeAll(async () => {
  await addPeople(database.db);
  await addBasics(database.db);
});
afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  running = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      LOG_LEVEL: "error",
      LOG_FORMAT: "json",
      PORT: "0",
      DEMO: "off",
      DATA_DIR: folder,
      DATABASE_URL: database.url,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: running.stdout as NonNullable<typeof running.stdout> }))
    return line;
  throw new Error("The server did not start.");
}

async function kill(): Promise<void> {
  const child = running;
  running = undefined;
  if (!child || child.exitCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

const pagesThere = () =>
  database.db
    .select({ page: candidatePage.page, dmscode: candidatePage.dmscode, reading: candidatePage.reading })
    .from(candidatePage)
    .orderBy(asc(candidatePage.page));

test("kill -9 while an upload is read: every page is there exactly once, with exactly one file", async () => {
  const [row] = await rowsOf(database.db, await addTestUnit(database.db));
  if (!row) throw new Error("There is no check-in.");
  const facts = passFactsFor(row);
  const pdf = await drawPasses(Array.from({ length: pageCount }, (_, page) => ({ ...facts, sequence: page + 1 })));
  const url = await start();
  const { accessToken } = await new Browser({ url }).signIn("operator@gatehouse.example");
  const body = new FormData();
  body.append("file", new File([new Uint8Array(pdf)], "many.pdf"));
  body.append("pnr", row.pnr);
  const answer = await fetch(`${url}/api/checkin/boarding-passes`, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.status).toBe(200);

  // Killed at the first page, then after some more (in the gate at one of them); each time another process goes on.
  for (const atLeast of sampleOf([1, 10], 1, "pages that were read")) {
    await vi.waitFor(async () => expect((await pagesThere()).length).toBeGreaterThanOrEqual(atLeast), {
      timeout: 40_000,
      interval: 20,
    });
    await kill();
    expect((await pagesThere()).length).toBeLessThan(pageCount);
    // Time passes: nobody has said for a while that it is being read.
    await database.db.update(passUpload).set({ activeAt: 0 });
    await start();
  }
  await vi.waitFor(
    async () =>
      expect(await database.db.select({ state: passUpload.state }).from(passUpload)).toEqual([{ state: "done" }]),
    { timeout: 60_000, interval: 100 },
  );
  await kill();

  const pages = await pagesThere();
  expect(pages.map(({ page }) => page)).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1));
  expect(pages.every(({ reading }) => reading === "read")).toBe(true);
  const stored = await database.db.select().from(document).where(eq(document.ownerKind, pageOwner));
  expect(stored.map(({ dmscode }) => dmscode).toSorted()).toEqual(pages.map(({ dmscode }) => dmscode).toSorted());
  const files = readdirSync(path.join(folder, "files"), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== ".store-id", // which folder it is
  );
  // The pages and the uploaded file itself.
  expect(files.length).toBe(pageCount + 1);
}, 240_000);
