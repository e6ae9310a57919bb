import { eq, inArray, sql } from "drizzle-orm";
import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import {
  addBasics,
  addTestUnits,
  hour,
  applyToCheckIns,
  person,
  rowsOf,
  start,
  testServices,
} from "../../test/check-in-fixtures.ts";
import { useDocuments } from "../../test/documents.ts";
import { addLink, addLinkedUnit, complete, destination, type LinkedUnit } from "../../test/travellers.ts";
import { passenger } from "../bookings/tables.ts";
import { passOwner } from "../boarding-pass/owners.ts";
import { applyDueTransitions } from "../checkin/due-transitions.ts";
import { pageOwner, uploadOwner } from "../boarding-pass/owners.ts";
import { candidatePage, passUpload } from "../boarding-pass/candidate-tables.ts";
import { readFacts } from "../boarding-pass/facts.ts";
import { checkIn } from "../checkin/tables.ts";
import type { StoredDocument } from "../documents/documents.ts";
import { document } from "../documents/tables.ts";
import { loadAirports } from "../reference/airports.ts";
import { purgeTravellers } from "./purge.ts";
import { supplyInfo } from "./supply.ts";
import { pendingChange, publicLink, travellerAudit, travellerInfo } from "./tables.ts";

const day = 86_400;
const database = useDatabase();
beforeAll(() => addBasics(database.db));
const stored = useDocuments(database, () => start, [passOwner, pageOwner, uploadOwner]);

const purge = (now: number, days = 90) =>
  purgeTravellers({ db: database.db, now: () => now, documents: stored.documents }, days);
async function fill(unit: LinkedUnit) {
  const [id = ""] = unit.passengers;
  const patch = { ...complete, firstname: "Anna", ktn: "TT1234567" };
  await supplyInfo(
    database.db,
    unit.link,
    { passengers: [{ id, ...patch }], destinationAddress: destination },
    start,
    testServices().services,
  );
}
const rowOf = async ({ passengers: [id] }: LinkedUnit) =>
  (
    await database.db
      .select()
      .from(passenger)
      .where(eq(passenger.id, Number(id)))
  )[0];
const kept = async ({ bookingId }: LinkedUnit) =>
  Promise.all(
    [travellerInfo, publicLink, pendingChange].map((table) =>
      database.db.$count(table, eq(table.bookingId, bookingId)),
    ),
  );

// ACC-17
test("passport data and what else was supplied go ninety days after the last arrival, and not a second before", async () => {
  const unit = await addLinkedUnit(database.db, { onward: [100 * hour] });
  await fill(unit);
  const arrives = start + 101 * hour;
  await applyDueTransitions(database.db, arrives, testServices().services);
  const before = await rowOf(unit);
  expect(before).toMatchObject({ passportNo: "925665416", address: complete.address });
  expect(await purge(arrives + 90 * day - 1)).toBe(0);
  expect(await rowOf(unit)).toEqual(before);
  expect(await kept(unit)).toEqual([1, 1, 1]);

  expect(await purge(arrives + 90 * day)).toBe(1);
  expect(await rowOf(unit)).toEqual({
    ...before,
    passportNo: null,
    passportIssueDate: null,
    passportExpDate: null,
    ktn: "",
    address: null,
  });
  expect((await rowsOf(database.db, unit.checkInIds)).map(({ hasPassport }) => hasPassport)).toEqual([false, false]);
  expect(await kept(unit)).toEqual([0, 0, 0]);
  const log = await database.db.select().from(travellerAudit).where(eq(travellerAudit.bookingId, unit.bookingId));
  expect(log.at(-1)).toMatchObject({ action: "PURGED", userid: "SYSTEM", fields: [] });
  // Nothing is left to be done.
  expect(await purge(arrives + 91 * day)).toBe(0);
});

test("the setting says how long; what came in otherwise goes, too", async () => {
  const { db } = database;
  const unit = await addLinkedUnit(db);
  await db
    .update(passenger)
    .set({ passportExpDate: "2031-03-14" })
    .where(eq(passenger.id, Number(unit.passengers[0])));
  await db.delete(publicLink).where(eq(publicLink.bookingId, unit.bookingId));
  const arrives = start + 21 * hour;
  expect(await purge(arrives + 10 * day, 11)).toBe(0);
  expect(await purge(arrives + 10 * day, 10)).toBe(1);
  expect(await rowOf(unit)).toMatchObject({ passportExpDate: null });
});

test("hundreds of bookings go in one run, those with flights ahead stay", async () => {
  const { db } = database;
  const past = await addTestUnits(
    db,
    Array.from({ length: 450 }, () => ({})),
  );
  const [ahead = []] = await addTestUnits(db, [{ onward: [200 * day] }]);
  const { passengers } = await addLink(db, ahead);
  await db.update(passenger).set({ passportNo: "X1234567" });
  await db.update(checkIn).set({ hasPassport: true });
  // Those of the tests before, too: theirs is no longer ahead.
  expect(await purge(start + 120 * day)).toBeGreaterThanOrEqual(past.length);
  const left = await db.select({ id: passenger.id }).from(passenger).where(eq(passenger.passportNo, "X1234567"));
  expect(left.map(({ id }) => String(id))).toEqual([...passengers]);
  expect((await rowsOf(db, past.flat())).some(({ hasPassport }) => hasPassport)).toBe(false);
  expect((await rowsOf(db, ahead)).every(({ hasPassport }) => hasPassport)).toBe(true);
});

/** A unit of one check-in with everything that can be a pass of it: an upload of two pages, a late and an old pass of automation. */
async function withPasses({ checkInIds }: LinkedUnit) {
  const { db } = database;
  const [id = 0] = checkInIds;
  const [row] = await rowsOf(db, checkInIds);
  const { pnrId, vendor } = row ?? { pnrId: 0, vendor: "" };
  const put = (ownerKind: string, ownerId: number) =>
    stored.documents.put(db, new TextEncoder().encode(`%PDF-1.7\n${ownerKind} of ${id}\n%%EOF`), {
      ownerKind,
      ownerId: String(ownerId),
      vendor,
      name: "pass.pdf",
      mediaType: "application/pdf",
    });
  const whole = await put(uploadOwner, pnrId);
  const own = { pnrId, vendor, uploadedBy: "ana", uploadedAt: start };
  const [upload] = await db
    .insert(passUpload)
    .values({ ...own, dmscode: whole.dmscode, name: "passes.pdf", pages: 2, state: "done" })
    .returning({ id: passUpload.id });
  const pages = [await put(pageOwner, pnrId), await put(pageOwner, pnrId)];
  const [late, old] = [await put(passOwner, id), await put(passOwner, id)];
  const read = { ...own, reading: "read" } as const;
  for (const [index, { dmscode }] of pages.entries())
    await db.insert(candidatePage).values({ ...read, dmscode, uploadId: upload?.id, page: index + 1, pageCount: 2 });
  await db.insert(candidatePage).values({ ...read, dmscode: late.dmscode, page: 1, pageCount: 1 });
  const dmscode = pages[0]?.dmscode ?? "";
  await applyToCheckIns(db, [id], { type: "linked", dmscode, uploadedBy: "ana", differing: false, note: null }, "ana");
  return { id, pnrId, pass: dmscode, documents: [whole, ...pages, late, old] };
}
const isStored = ({ storageKey }: StoredDocument) => existsSync(path.join(stored.folder, "files", storageKey));
const passesLeft = async (of: Awaited<ReturnType<typeof withPasses>>) => {
  const { db } = database;
  const dmscodes = of.documents.map(({ dmscode }) => dmscode);
  return {
    documents: await db.$count(document, inArray(document.dmscode, dmscodes)),
    files: of.documents.filter(isStored).length,
    pages: await db.$count(candidatePage, eq(candidatePage.pnrId, of.pnrId)),
    uploads: await db.$count(passUpload, eq(passUpload.pnrId, of.pnrId)),
  };
};

// ACC-17
test("boarding passes go with them, files and all; the check-in that had one stays readable", async () => {
  const { db } = database;
  const [unit, later] = [await addLinkedUnit(db), await addLinkedUnit(db, { onward: [300 * day] })];
  const [gone, kept] = [await withPasses(unit), await withPasses(later)];
  const all = { documents: 5, files: 5, pages: 3, uploads: 1 };
  const arrives = start + 21 * hour;
  await applyDueTransitions(db, arrives, testServices().services);
  const [before] = await rowsOf(db, unit.checkInIds);
  await purge(arrives + 90 * day - 1);
  expect(await passesLeft(gone)).toEqual(all);

  expect(await purge(arrives + 90 * day)).toBe(1);
  expect(await passesLeft(gone)).toEqual({ documents: 0, files: 0, pages: 0, uploads: 0 });
  expect(await passesLeft(kept)).toEqual(all);
  const log = await db.select().from(travellerAudit).where(eq(travellerAudit.bookingId, unit.bookingId));
  expect(log.at(-1)).toMatchObject({ action: "PURGED", userid: "SYSTEM" });
  // What it came to stays true, and so does who did it.
  expect(await rowsOf(db, unit.checkInIds)).toEqual([before]);
  expect(before).toMatchObject({ pass: gone.pass, attachedBy: "ana", expired: true });
  const parts = { airports: await loadAirports(), readPages: async () => undefined };
  expect((await readFacts(db, person("ana"), gone.id, arrives + 91 * day, parts)).ownPass).toMatchObject({
    dmscode: gone.pass,
    reading: "failed",
    passes: [],
    linked: { userid: "ana" },
  });
  expect(await purge(arrives + 91 * day)).toBe(0);
});

test("passes of hundreds of bookings go in one run, without anything else that is kept of them", async () => {
  const { db } = database;
  const units = await addTestUnits(
    db,
    Array.from({ length: 230 }, () => ({})),
  );
  const rows = await rowsOf(db, units.flat());
  await db.insert(document).values(
    rows.map(({ id, vendor }) => ({
      dmscode: `d_${id.toString(16).padStart(32, "f")}`,
      vendor,
      ownerKind: passOwner,
      ownerId: String(id),
      name: "pass.pdf",
      mediaType: "application/pdf",
      size: 1,
      sha256: "",
      storageKey: `ff/${id.toString(16).padStart(40, "0")}`,
      createdAt: start,
    })),
  );
  expect(await purge(start + 111 * day)).toBeGreaterThanOrEqual(230);
  expect(await db.$count(document, sql`${document.storageKey} like 'ff/0000%'`)).toBe(0);
});
