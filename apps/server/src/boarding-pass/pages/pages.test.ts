import { PDFDocument } from "@cantoo/pdf-lib";
import { asc, eq, sql } from "drizzle-orm";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { addBasics, addTestUnit, person, start, testServices } from "../../../test/check-in-fixtures.ts";
import { quietLog } from "../../../test/log.ts";
import { bombBetween, bombs } from "../../../test/odd-pdfs.ts";
import { runJob } from "../../../test/run-job.ts";
import { passFactsFor } from "../../../test/pass-corpus/pass-facts-for.ts";
import { passenger } from "../../bookings/tables.ts";
import { createDocuments, type Documents } from "../../documents/documents.ts";
import { folderStorage } from "../../documents/storage.ts";
import { document } from "../../documents/tables.ts";
import { createJobs, type Jobs } from "../../platform/jobs.ts";
import { createLiveHub, type LiveHub, type LiveMessage } from "../../platform/live.ts";
import { drawPasses } from "../../automation/draw-passes.ts";
import { candidatePage, passUpload } from "../candidate-tables.ts";
import { linkPass } from "../link.ts";
import { Conflict } from "../../checkin/transitions/conflict.ts";
import { checkIn } from "../../checkin/tables.ts";
import { createPageReader, PageError, type PageReader } from "./page-reader.ts";
import { createPages, type Pages } from "./pages.ts";
import { pageOwner } from "../owners.ts";
import { PdfRefusal } from "./pdf-refusal.ts";

const database = useDatabase();
const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-pages-"));
const ana = person("ana");
let clock = start;
let documents: Documents;
let jobs: Jobs;
let live: LiveHub;
let pages: Pages;
let reader: PageReader;
/** What the next pages of a file do instead of being read. */
let trouble: ((index: number) => Error | undefined | void) | undefined;
const heard: LiveMessage[] = [];

beforeAll(async () => {
  const { db, url } = database;
  await addBasics(db, ["ana"]);
  const now = () => clock;
  documents = createDocuments({ db, now }, folderStorage(folder));
  live = createLiveHub({ url, log: quietLog });
  await live.start();
  live.subscribe((message) => void heard.push(message));
  jobs = createJobs({ url, log: quietLog });
  reader = createPageReader({ processes: 1 });
  const troubled: PageReader = {
    ...reader,
    page: (file, index) => {
      const error = trouble?.(index);
      return error ? Promise.reject(error) : reader.page(file, index);
    },
  };
  pages = createPages({ db, jobs, live, now, documents, reader: troubled });
  await jobs.start();
}, 60_000);
beforeEach(() => {
  heard.length = 0;
  trouble = undefined;
});
afterAll(async () => {
  await jobs.stop(5);
  await live.stop();
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

const rowOf = async (id: number) => {
  const [row] = await database.db.select().from(checkIn).where(eq(checkIn.id, id));
  if (!row) throw new Error("There is no such check-in.");
  return row;
};
async function rename(id: number, firstname: string) {
  const { passengerId } = await rowOf(id);
  await database.db.update(passenger).set({ firstname }).where(eq(passenger.id, passengerId));
  await database.db.update(checkIn).set({ firstname }).where(eq(checkIn.id, id));
}
const fileOf = (bytes: Uint8Array, name = "passes.pdf") =>
  new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
const finished = (uploadId: number, timeout = 30_000) =>
  vi.waitFor(
    async () => {
      const progress = await pages.progress(ana, uploadId);
      expect(progress?.state).toMatch(/done|failed/);
      return progress;
    },
    { timeout, interval: 100 },
  );
/** Files that are stored, by name. */
const files = () =>
  readdirSync(path.join(folder, "files"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const pagesOf = (uploadId: number) =>
  database.db.select().from(candidatePage).where(eq(candidatePage.uploadId, uploadId)).orderBy(asc(candidatePage.page));

describe("an uploaded PDF", () => {
  // BP-2
  test("becomes candidate pages with their passes and matches", async () => {
    const [mine = 0, other = 0] = await addTestUnit(database.db, { passengers: 2 });
    await rename(other, "Beatrix");
    const row = await rowOf(mine);
    const facts = passFactsFor(row);
    const bytes = await drawPasses([
      facts,
      { ...passFactsFor(await rowOf(other)), symbology: "qrcode" },
      { ...facts, pnr: "ZZZZZZ", symbology: "pdf417" },
    ]);
    const upload = await pages.upload(ana, { file: fileOf(bytes), pnr: row.pnr });
    expect(upload).toMatchObject({ name: "passes.pdf", state: "waiting", pages: 3, pagesRead: 0 });
    expect(await finished(upload.uploadId)).toMatchObject({ state: "done", pagesRead: 3, pagesMatched: 2 });
    const candidates = await pages.candidates(ana, { pnr: row.pnr, bookingNo: row.bookingNo });
    expect(candidates).toMatchObject([
      { page: 1, pageCount: 3, matched: true, matchedCheckInIds: [mine], source: "barcode", reading: "read" },
      { page: 2, matched: true, matchedCheckInIds: [other], uploadedAgentId: "ana", uploadedAt: start },
      { page: 3, matched: false, matchedCheckInIds: [] },
    ]);
    expect(candidates[0]?.passes[0]).toMatchObject({ lastName: "NOVAK", legs: [{ pnr: row.pnr }] });
    await vi.waitFor(() => {
      const types = heard.map(({ event }) => event.type);
      expect(types.filter((type) => type === "upload.progress").length).toBeGreaterThanOrEqual(4);
      expect(types.filter((type) => type === "candidates.changed").length).toBeGreaterThanOrEqual(4);
    });
    expect(heard.every(({ audience }) => audience.to === "vendor" && audience.vendor === "NWT")).toBe(true);
  });

  test("gives every page a document of its own, under the vendor's name", async () => {
    const [id = 0] = await addTestUnit(database.db, { vendor: "BLA" });
    const row = await rowOf(id);
    const upload = await pages.upload(ana, {
      file: fileOf(await drawPasses([passFactsFor(row), passFactsFor(row)]), "..\\C:/x/my pass.pdf"),
      pnr: row.pnr,
    });
    await finished(upload.uploadId);
    const [first] = await pagesOf(upload.uploadId);
    const [stored] = await database.db
      .select()
      .from(document)
      .where(eq(document.dmscode, first?.dmscode ?? ""));
    expect(stored).toMatchObject({ vendor: "BLA", ownerKind: pageOwner, name: "my pass-page-1.pdf" });
    expect((await PDFDocument.load(await documents.bytes(stored as NonNullable<typeof stored>))).getPageCount()).toBe(
      1,
    );
    const reader = { permissions: ["checkinInfo"], userId: "x" };
    const dmscode = stored?.dmscode ?? "";
    expect(await documents.find(database.db, { ...reader, vendors: ["BLA"] }, dmscode)).toBeDefined();
    expect(await documents.find(database.db, { ...reader, vendors: ["NWT"] }, dmscode)).toBeUndefined();
    expect(await documents.find(database.db, { ...reader, permissions: [], vendors: "all" }, dmscode)).toBeUndefined();
    expect(await pages.progress(person("bound", ["NWT"]), upload.uploadId)).toBeUndefined();
    await expect(pages.candidates(person("bound", ["NWT"]), { pnr: row.pnr })).rejects.toThrow(Conflict);
  });

  // BP-3
  test("without a barcode is read by its text, and says so", async () => {
    const [id = 0] = await addTestUnit(database.db);
    const row = await rowOf(id);
    const paper = await PDFDocument.create();
    const { date, from, to } = passFactsFor(row);
    const page = paper.addPage();
    const [year, month, day] = date.split("-");
    for (const [index, line] of [
      "BOARDING PASS",
      `Passenger: ${row.lastname.toUpperCase()}/${row.firstname.toUpperCase()}`,
      `Booking reference: ${row.pnr}`,
      `Flight: ${row.airline}${row.flightnum}`,
      `From: ${from.iata}`,
      `To: ${to.iata}`,
      `Date: ${year}-${month}-${day}`,
      "Seat: 12A",
    ].entries())
      page.drawText(line, { x: 40, y: 780 - index * 24, size: 14 });
    paper.addPage();
    const upload = await pages.upload(ana, { file: fileOf(await paper.save()), pnr: row.pnr });
    await finished(upload.uploadId);
    expect(await pages.candidates(ana, { pnr: row.pnr })).toMatchObject([
      { page: 1, source: "text", reading: "read", matched: true },
      { page: 2, source: "none", reading: "read", matched: false, passes: [] },
    ]);
  });

  test("for a PNR that is not there, or not the caller's, is refused before it is looked at", async () => {
    const options = { file: fileOf(new Uint8Array([1])), pnr: "NOSUCH" };
    await expect(pages.upload(ana, options)).rejects.toMatchObject({ reason: { code: "NO_SUCH_PNR" } });
    const [id = 0] = await addTestUnit(database.db, { vendor: "BLA" });
    const { pnr } = await rowOf(id);
    await expect(pages.upload(person("bound", ["NWT"]), { ...options, pnr })).rejects.toMatchObject({
      reason: { code: "NO_SUCH_PNR" },
    });
  });

  test("that is refused leaves nothing behind", async () => {
    const [id = 0] = await addTestUnit(database.db);
    const { pnr } = await rowOf(id);
    const [before, uploads] = [files().length, await database.db.$count(passUpload)];
    await expect(pages.upload(ana, { file: fileOf(Buffer.from("%PDF-1.7 no more")), pnr })).rejects.toThrow(PdfRefusal);
    expect(files().length).toBe(before);
    expect(await database.db.$count(passUpload)).toBe(uploads);
  });
});

describe("a page that makes trouble", () => {
  test("is a candidate whose reading failed when it can be taken out and not read", async () => {
    const [id = 0] = await addTestUnit(database.db);
    const row = await rowOf(id);
    const upload = await pages.upload(ana, { file: fileOf(await drawPasses([passFactsFor(row)])), pnr: row.pnr });
    await finished(upload.uploadId);
    const [page] = await pagesOf(upload.uploadId);
    await database.db
      .update(candidatePage)
      .set({ reading: "waiting", passes: [], source: "none" })
      .where(eq(candidatePage.dmscode, page?.dmscode ?? ""));
    trouble = () => new PageError("It took too long.", "TIME", false);
    await database.db.transaction((tx) => pages.readPages(tx, [page?.dmscode ?? ""]));
    await vi.waitFor(
      async () => expect(await pages.candidates(ana, { pnr: row.pnr })).toMatchObject([{ reading: "failed" }]),
      { timeout: 10_000 },
    );
  });

  test("does not keep the others from being read, leaves its reason in its place, and cannot be linked", async () => {
    const [id = 0] = await addTestUnit(database.db);
    const row = await rowOf(id);
    const facts = passFactsFor(row);
    trouble = (index) => (index === 1 ? new PageError("It cannot be taken out.", "DAMAGED", false) : undefined);
    const upload = await pages.upload(ana, { file: fileOf(await drawPasses([facts, facts, facts])), pnr: row.pnr });
    expect(await finished(upload.uploadId)).toMatchObject({ state: "failed", pages: 3, pagesRead: 2 });
    const all = await pages.candidates(ana, { pnr: row.pnr });
    expect(all.toSorted((one, other) => one.page - other.page)).toMatchObject([
      { page: 1, reading: "read", failure: null },
      { page: 2, pageCount: 3, reading: "failed", failure: "NOT_TAKEN_DAMAGED", passes: [] },
      { page: 3, reading: "read", failure: null },
    ]);
    const missing = all.find(({ page }) => page === 2);
    const options = { checkInId: id, dmscode: missing?.dmscode ?? "", bookingNo: row.bookingNo, pnr: row.pnr };
    await expect(linkPass(database.db, ana, options, start, testServices().services)).rejects.toMatchObject({
      reason: { code: "PAGE_MISSING" },
    });
  });

  test("whose memory would have no end is tried once and told, and the others of its file are read", async () => {
    const [id = 0] = await addTestUnit(database.db);
    const row = await rowOf(id);
    const bomb = bombs["instructions without end"];
    if (!bomb) throw new Error("There is no such bomb.");
    const bytes = await bombBetween(bomb, await drawPasses([passFactsFor(row)]));
    const tries: number[] = [];
    trouble = (index) => void tries.push(index);
    const upload = await pages.upload(ana, { file: fileOf(bytes), pnr: row.pnr });
    expect(await finished(upload.uploadId, 60_000)).toMatchObject({ state: "done", pagesRead: 3, pagesMatched: 2 });
    expect(tries).toEqual([0, 1, 2]);
    const candidates = await pages.candidates(ana, { pnr: row.pnr });
    expect(candidates.toSorted((one, other) => one.page - other.page)).toMatchObject([
      { page: 1, matched: true, failure: null },
      { page: 2, matched: false, reading: "failed", failure: "MEMORY" },
      { page: 3, matched: true, failure: null },
    ]);
  }, 90_000);
});

describe("reading that is repeated", () => {
  test("by two processes at once, or by one that came back, leaves one row and one file a page", async () => {
    const [id = 0] = await addTestUnit(database.db);
    const row = await rowOf(id);
    const facts = passFactsFor(row);
    const before = files().length;
    // The third page breaks the first try as a lost database would.
    let tries = 0;
    trouble = (index) => (index === 2 && (tries += 1) === 1 ? new Error("The connection is gone.") : undefined);
    const upload = await pages.upload(ana, {
      file: fileOf(await drawPasses([facts, facts, facts, facts])),
      pnr: row.pnr,
    });
    expect(await finished(upload.uploadId)).toMatchObject({ state: "done", pagesRead: 4 });
    expect(tries).toBe(2);
    const rows = await pagesOf(upload.uploadId);
    expect(rows.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
    expect(files().length).toBe(before + 5);

    // A crash between file and row: the rows are gone, the files are not.
    await database.db.delete(candidatePage).where(eq(candidatePage.uploadId, upload.uploadId));
    for (const { dmscode } of rows) await database.db.delete(document).where(eq(document.dmscode, dmscode));
    await database.db
      .update(passUpload)
      .set({ state: "reading", activeAt: start })
      .where(eq(passUpload.id, upload.uploadId));
    // Nobody has said for a while that it is being read: the reminder takes it up.
    clock = start + 60;
    await runJob(database.db, jobs, "checkin.reading-reminder");
    expect(await finished(upload.uploadId)).toMatchObject({ state: "done", pagesRead: 4 });
    clock = start;
    expect((await pagesOf(upload.uploadId)).map(({ page }) => page)).toEqual([1, 2, 3, 4]);
    expect(files().length).toBe(before + 5);
  }, 40_000);

  test("is left to anyone who reads it and says so", async () => {
    const [id = 0] = await addTestUnit(database.db);
    const row = await rowOf(id);
    const upload = await pages.upload(ana, { file: fileOf(await drawPasses([passFactsFor(row)])), pnr: row.pnr });
    await finished(upload.uploadId);
    const own = eq(passUpload.id, upload.uploadId);
    await database.db.update(passUpload).set({ state: "reading", activeAt: clock }).where(own);
    const jobsForIt = sql`select count(*)::int as count from pgboss.job where name = 'checkin.read-upload'`;
    const { rows: before } = await database.db.execute(jobsForIt);
    await runJob(database.db, jobs, "checkin.reading-reminder");
    expect((await database.db.execute(jobsForIt)).rows).toEqual(before);
    expect(await database.db.select({ state: passUpload.state }).from(passUpload).where(own)).toEqual([
      { state: "reading" },
    ]);
    await database.db.update(passUpload).set({ state: "done" }).where(own);
  });
});
