import { eq, inArray, sql } from "drizzle-orm";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { addBasics, addTestUnits, person, start } from "../../../test/check-in-fixtures.ts";
import { quietLog } from "../../../test/log.ts";
import { runJob } from "../../../test/run-job.ts";
import { emptyPages } from "../../../test/odd-pdfs.ts";
import { createDocuments } from "../../documents/documents.ts";
import { folderStorage } from "../../documents/storage.ts";
import { createJobs, type Jobs } from "../../platform/jobs.ts";
import { createLiveHub, type LiveHub } from "../../platform/live.ts";
import { candidatePage, passUpload } from "../candidate-tables.ts";
import { checkIn } from "../../checkin/tables.ts";
import type { PageReader } from "./page-reader.ts";
import { createPages, type Pages } from "./pages.ts";

const byNumber = (one: number | undefined, other: number | undefined) => (one ?? 0) - (other ?? 0);

/** Many uploads at once. Reading itself is tried elsewhere; here it is a reader that waits to be told. */
const database = useDatabase();
const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-burst-"));
let clock = start;
let jobs: Jobs;
let live: LiveHub;
let pages: Pages;
let pdf = new Uint8Array();
/** Documents of the pages that were asked for, in that order. */
const asked: string[] = [];
/** Answers to pages that were asked for and hang, the oldest first. */
const hanging: (() => void)[] = [];
let gate = Promise.withResolvers<void>();
const backlog = { most: 12, maxPerUser: 10 };

beforeAll(async () => {
  const { db, url } = database;
  await addBasics(db, ["ana", "ben", "cleo"]);
  const now = () => clock;
  const documents = createDocuments({ db, now }, folderStorage(folder));
  live = createLiveHub({ url, log: quietLog });
  await live.start();
  jobs = createJobs({ url, log: quietLog });
  pdf = new Uint8Array(await emptyPages(1));
  const reader: PageReader = {
    together: 1,
    inspect: async () => 2,
    makeInert: async () => ({ pdf, pages: 2 }),
    page: async ({ key }) => {
      asked.push(key);
      const answer = Promise.withResolvers<void>();
      hanging.push(answer.resolve);
      await Promise.race([gate.promise, answer.promise]);
      return { pdf, reading: { barcodes: [], text: "" } };
    },
    pids: () => [],
    close: async () => undefined,
  };
  pages = createPages({ db, jobs, live, now, documents, reader, backlog });
  await jobs.start();
}, 60_000);
afterEach(async () => {
  gate.resolve();
  await allRead();
  asked.length = 0;
  hanging.length = 0;
});
afterAll(async () => {
  gate.resolve();
  await jobs.stop(5);
  await live.stop();
  rmSync(folder, { recursive: true, force: true });
});

const allRead = () =>
  vi.waitFor(
    async () => expect(await database.db.$count(passUpload, inArray(passUpload.state, ["waiting", "reading"]))).toBe(0),
    { timeout: 15_000, interval: 50 },
  );

/** Units with a PNR each. */
async function units(count: number): Promise<{ readonly pnr: string; readonly ids: readonly number[] }[]> {
  const added = await addTestUnits(
    database.db,
    Array.from({ length: count }, () => ({})),
  );
  const rows = await database.db.select({ id: checkIn.id, pnr: checkIn.pnr }).from(checkIn);
  return added.map((ids) => ({ ids, pnr: rows.find(({ id }) => id === ids[0])?.pnr ?? "" }));
}
const upload = async (who: string, { pnr }: { readonly pnr: string }) => {
  const { uploadId } = await pages.upload(person(who), { file: new File([pdf], "pass.pdf"), pnr });
  return uploadId;
};
const hold = (ids: readonly number[], who: string) =>
  database.db
    .update(checkIn)
    .set({ lockedBy: who, lockedAt: clock })
    .where(inArray(checkIn.id, [...ids]));

/** Uploads in the order in which their first pages were asked for. */
async function order(): Promise<number[]> {
  const rows = await database.db.select({ id: passUpload.id, dmscode: passUpload.dmscode }).from(passUpload);
  return [...new Set(asked)].map((dmscode) => rows.find((row) => row.dmscode === dmscode)?.id ?? 0);
}
const jobsOf = async (name: string) => {
  const { rows } = await database.db.execute<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from pgboss.job where name = ${name} group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

test("what is uploaded for a held unit is read before everything that waits, and people take turns", async () => {
  gate = Promise.withResolvers();
  const all = await units(8);
  const [first, ...others] = all;
  if (!first) throw new Error("There is no unit.");
  const ofAna: number[] = [];
  for (const unit of all.slice(0, 5)) ofAna.push(await upload("ana", unit));
  // Both jobs that run at the same time have begun, and hang.
  await vi.waitFor(() => expect(asked.length).toBe(2), { timeout: 10_000, interval: 20 });
  const ofBen = [await upload("ben", others[4] ?? first), await upload("ben", others[5] ?? first)];
  const urgent = all[7] ?? first;
  const ofCleo = await upload("cleo", urgent);
  await hold(urgent.ids, "cleo");
  // What was uploaded before its unit was held goes ahead as well.
  const waiting = all[4] ?? first;
  await hold(waiting.ids, "ana");
  // One job at a time goes on, and only until its next page: of two that go on at once, either may ask first.
  const pages = 2 * (ofAna.length + ofBen.length + 1);
  for (let count = asked.length; count < pages; count += 1) {
    hanging.shift()?.();
    await vi.waitFor(() => expect(asked.length).toBe(count + 1), { timeout: 10_000, interval: 5 });
  }
  gate.resolve();
  await allRead();
  const read = await order();
  expect(read.slice(0, 2).toSorted(byNumber)).toEqual(ofAna.slice(0, 2).toSorted(byNumber));
  expect(read.slice(2, 4).toSorted(byNumber)).toEqual([ofAna[4], ofCleo].toSorted(byNumber));
  // Ben has had no turn yet, though Ana's wait longer; what had begun of Ana's is her turn meanwhile.
  expect(read[4]).toBe(ofBen[0]);
  expect(read.indexOf(ofBen[1] ?? 0)).toBeLessThan(read.indexOf(ofAna[3] ?? 0));
  expect(read.toSorted(byNumber)).toEqual([...ofAna, ...ofBen, ofCleo].toSorted(byNumber));
  // What had begun went on, and every page is there once.
  for (const id of [...ofAna, ...ofBen, ofCleo])
    expect(await database.db.$count(candidatePage, eq(candidatePage.uploadId, id))).toBe(2);
}, 40_000);

test("there is one job for each upload, also when the reminder asks again and again", async () => {
  gate = Promise.withResolvers();
  await database.db.execute(sql`delete from pgboss.job where name = 'checkin.read-upload'`);
  const all = await units(10);
  for (const unit of all) await upload("ana", unit);
  await vi.waitFor(() => expect(asked.length).toBe(2), { timeout: 10_000, interval: 20 });
  clock = start + 60; // nobody has said anything about the others for a while
  await runJob(database.db, jobs, "checkin.reading-reminder");
  await runJob(database.db, jobs, "checkin.reading-reminder");
  const { created = 0, active = 0 } = await jobsOf("checkin.read-upload");
  expect(active).toBe(2);
  // Eight of the uploads' own, and as many reminders as jobs can run.
  expect(created).toBeLessThanOrEqual(8 + 2);
  gate.resolve();
  await allRead();
  clock = start;
}, 60_000);

describe("a full backlog", () => {
  test("refuses with a time to try again, keeps nothing of the file, and still takes work that its uploader holds", async () => {
    gate = Promise.withResolvers();
    const all = await units(14);
    for (const unit of all.slice(0, 10)) await upload("ana", unit);
    const files = () => readdirSync(path.join(folder, "files"), { recursive: true }).length;
    const [before, uploads] = [files(), await database.db.$count(passUpload)];
    const refusal = { reason: { code: "READING_BUSY", retryAfter: 10 } };
    const [eleventh, twelfth, full, held] = all.slice(10);
    if (!eleventh || !twelfth || !full || !held) throw new Error("There are too few units.");
    // Ana has had her share; others have room.
    await expect(upload("ana", eleventh)).rejects.toMatchObject(refusal);
    expect(files()).toBe(before);
    await upload("ben", eleventh);
    await upload("ben", twelfth);
    await expect(upload("cleo", full)).rejects.toMatchObject(refusal);
    expect(await database.db.$count(passUpload)).toBe(uploads + 2);
    await hold(held.ids, "cleo");
    const taken = await upload("cleo", held);
    gate.resolve();
    await allRead();
    expect(await database.db.$count(candidatePage, eq(candidatePage.uploadId, taken))).toBe(2);
    // Room again.
    await upload("ana", full);
  }, 40_000);
});
