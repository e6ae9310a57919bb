import { demoLinks, demoUsers } from "@gatehouse/domain/access";
import { airlineGroups, checkInStates, replay } from "@gatehouse/domain/checkin";
import { parseBcbp } from "@gatehouse/domain/boarding-pass";
import { normaliseRecord, totalsOf } from "@gatehouse/domain/costs";
import { missingBasicDetails } from "@gatehouse/domain/profiles";
import { mentionedIn } from "@gatehouse/domain/rich-text";
import { readPhone } from "@gatehouse/domain/travellers";
import { asc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { memoryFiles } from "../../test/demo-world.ts";
import { pdfTextOf } from "../../test/pdf-text.ts";
import { logsOf } from "../../test/check-in-fixtures.ts";
import { appUser, vendor } from "../access/tables.ts";
import { passOwner } from "../boarding-pass/owners.ts";
import { candidatePage, passUpload } from "../boarding-pass/candidate-tables.ts";
import { listCandidates } from "../boarding-pass/pages/candidate-list.ts";
import { readSinglePage } from "../boarding-pass/pages/open-pdf.ts";
import { caseComment, travelCase } from "../cases/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { passenger } from "../bookings/tables.ts";
import { checkIn, expiredCount } from "../checkin/tables.ts";
import { findRecord } from "../costs/service.ts";
import { document } from "../documents/tables.ts";
import { travellerProfile } from "../profiles/tables.ts";
import { report, watchedFlight } from "../reports/tables.ts";
import { program, travelRequest } from "../requests/tables.ts";
import { openLink } from "../travellers/links.ts";
import { readInfo } from "../travellers/read-info.ts";
import { agreementOwner } from "../vendors/agreements/agreement-file.ts";
import { prospect } from "../vendors/agreements/tables.ts";
import { rebuildDemoWorld } from "./rebuild.ts";
import { createDemoWorld, hasDemoWorld } from "./world.ts";

const now = 1_795_200_000;
const database = useDatabase();
const files = memoryFiles();
type Row = typeof checkIn.$inferSelect;
let rows: readonly Row[] = [];
let made = 0;

beforeAll(async () => {
  made = await createDemoWorld(database.db, files, { seed: 1, checkIns: 700, now });
  rows = await database.db.select().from(checkIn).orderBy(asc(checkIn.id));
}, 120_000);

// DEMO-1
describe("the demo world", () => {
  test("has about as many check-ins as asked for, of more than forty airlines and has five vendors", async () => {
    expect(made).toBe(rows.length);
    expect(made).toBeGreaterThanOrEqual(700);
    expect(made).toBeLessThan(760);
    expect(new Set(rows.map(({ airline }) => airline)).size).toBeGreaterThan(40);
    expect(await database.db.$count(vendor)).toBe(5);
  });

  test("is made once", async () => {
    expect(await hasDemoWorld(database.db)).toBe(true);
    expect(await createDemoWorld(database.db, files, { seed: 2, now })).toBe(0);
    expect(await database.db.$count(checkIn)).toBe(made);
  });

  test("has e-mails that went, that wait, that are put off and that failed; what did not go is not called delivered", async () => {
    const messages = await database.db.select().from(outbox).where(eq(outbox.subjectKind, "checkin"));
    const inState = (wanted: string) => messages.filter(({ state }) => state === wanted);
    expect(inState("sent").length).toBeGreaterThan(10);
    expect(inState("sent").some(({ attempts }) => attempts > 1)).toBe(true);
    expect(inState("sent").every(({ facts, sentAt }) => facts !== null && (sentAt ?? now) <= now)).toBe(true);
    for (const state of ["waiting", "retrying", "dead"]) expect(inState(state)).toHaveLength(1);
    for (const { subjectId, state } of messages)
      expect(rows.find(({ id }) => id === subjectId)?.state).toBe(
        state === "sent" ? "DISPOSITION_COMPLETED" : "APPROVED",
      );
    const approved = rows.filter(({ state, expired }) => state === "APPROVED" && !expired);
    expect(approved.every(({ id }) => messages.some(({ subjectId }) => subjectId === id))).toBe(true);
  });

  test("has SMS that arrived and one that did not, each about a booking", async () => {
    const sms = await database.db.select().from(outbox).where(eq(outbox.kind, "messaging.sms"));
    expect(sms.length).toBeGreaterThan(3);
    expect(sms.every(({ bookingNo, state }) => bookingNo !== "" && state === "sent")).toBe(true);
    expect(new Set(sms.map(({ delivery }) => delivery))).toEqual(new Set(["delivered", "undelivered", "sent"]));
  });

  test("has telephone numbers that a message can be addressed to", async () => {
    const { db } = database;
    const asked = await db
      .selectDistinct({ code: passenger.phoneCode, number: passenger.phoneNumber })
      .from(passenger)
      .where(ne(passenger.phoneNumber, ""));
    const profiles = await db.select({ number: travellerProfile.phone }).from(travellerProfile);
    const numbers = [...asked, ...profiles.map(({ number }) => ({ code: "", number }))];
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter(({ code, number }) => number !== "" && !readPhone(code, number))).toEqual([]);
  });

  // DEMO-2
  test("has every demo user and operators besides", async () => {
    const userids = (await database.db.select({ userid: appUser.userid }).from(appUser)).map(({ userid }) => userid);
    for (const user of demoUsers) expect(userids).toContain(user.userid);
    expect(userids).toContain("operator-2");
    expect(userids).toContain("operator-9");
  });

  test("shows work in every state and view", () => {
    const lasting = checkInStates.filter((state) => state !== "APPROVED"); // lasts seconds
    expect(lasting.filter((state) => !rows.some((row) => row.state === state))).toEqual([]);
    const open = rows.filter(({ state, expired }) => !expired && state === "ELIGIBLE_FOR_CHECKIN");
    const waited = open.map(({ eligibleAt }) => (now - (eligibleAt ?? now)) / 3600);
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 4],
      [4, 24],
    ] as const)
      expect(waited.some((hours) => hours >= from && hours < to)).toBe(true);
    for (const group of ["AIR_ASIA", "VUELING", "WIZZ", "RE_QC"] as const)
      expect(rows.some(({ airline }) => (airlineGroups[group] as readonly string[]).includes(airline))).toBe(true);
    for (const status of ["1", "2", "3", "4"])
      expect(rows.some(({ reason1, pass }) => reason1 === status && pass === null)).toBe(true);
    expect(rows.some(({ needQC, expired }) => needQC && !expired)).toBe(true);
    expect(
      rows.some(({ automationStatus, pass, expired }) => automationStatus === 0 && pass !== null && !expired),
    ).toBe(true);
    expect(rows.some(({ hasPassport }) => hasPassport) && rows.some(({ hasPassport }) => !hasPassport)).toBe(true);
    expect(
      new Set(rows.filter(({ lockedBy }) => lockedBy?.startsWith("operator-")).map(({ lockedBy }) => lockedBy)).size,
    ).toBeGreaterThanOrEqual(4);
  });

  // DEMO-3
  test("has bookings with missing information, whose links are the same in every world", async () => {
    for (const { searchId, bookingNo } of demoLinks) {
      const link = await openLink(database.db, searchId, { bookingNo, purpose: "missing-info" }, now);
      const info = link && (await readInfo(database.db, link, now));
      expect(info?.segments.length).toBe(2);
      expect(info?.missing.passengers.some(({ fields }) => fields.length > 0)).toBe(true);
      const own = rows.filter((row) => row.bookingNo === bookingNo);
      // Somebody has tried the first flight; the way back is not open yet.
      expect(new Set(own.map(({ state, reason1 }) => `${state} ${reason1}`))).toEqual(
        new Set(["ELIGIBLE_FOR_DISPOSAL 3", "NEW null"]),
      );
    }
  });

  // TRP-17, TRP-30
  test("has check-ins of its itineraries, some of flights of the next two days, and its first request is to come", async () => {
    const own = rows.filter(({ bookingNo }) => bookingNo === "ALD-50187");
    expect(own.map(({ pnr, vendor: code, airline, flightnum }) => `${code} ${pnr} ${airline} ${flightnum}`)).toEqual([
      "ALD GK3P7Q DL 1862",
      "ALD GK3P7Q DL 3911",
      "ALD GK3P7Q DL 4017",
    ]);
    expect(own.slice(0, 2).every(({ departsAt }) => departsAt > now && departsAt < now + 48 * 3600)).toBe(true);
    expect(rows.some(({ bookingNo }) => bookingNo === "NWT-70311")).toBe(true);
    const [first] = await database.db.select().from(travelRequest).orderBy(asc(travelRequest.id)).limit(1);
    expect(first?.bookingNo).toBe("ALD-50187");
    expect((first?.startDate ?? "") > new Date(now * 1000).toISOString().slice(0, 10)).toBe(true);
  });

  test("every audit log replays to the check-in as it is", async () => {
    const logs = await logsOf(database.db);
    for (const row of rows) expect(row).toMatchObject(replay(row.airline, logs.get(row.id) ?? []));
  });

  test("every pass is a document with a file of its own", async () => {
    const documents = await database.db.select().from(document).where(eq(document.ownerKind, passOwner));
    const passes = rows.flatMap(({ pass }) => pass ?? []);
    expect(documents.map(({ dmscode }) => dmscode).toSorted()).toEqual(passes.toSorted());
    expect(new Set(documents.map(({ storageKey }) => storageKey)).size).toBe(passes.length);
    for (const { storageKey, size } of documents) expect(files.stored.get(storageKey)?.length).toBe(size);
  });

  // DEMO-5
  test("has travel requests of a network of clinics, a company and the organisation of flights only", async () => {
    const requests = await database.db.select().from(travelRequest);
    const asked = (code: string) => requests.filter((request) => request.vendor === code);
    expect(new Set(requests.map((request) => request.vendor))).toEqual(new Set(["ALD", "NWT", "TRAVELOPOD"]));
    expect(asked("ALD").every(({ program: chosen, content }) => chosen !== null && content.cars.length > 0)).toBe(true);
    for (const { program: chosen, content } of asked("TRAVELOPOD"))
      expect([chosen, content.flights.length, content]).toMatchObject([
        null,
        2,
        { accommodations: [], cars: [], trains: [] },
      ]);
    const programs = await database.db.select().from(program);
    expect(new Set(programs.map((one) => one.vendor))).toEqual(new Set(["ALD"]));
    expect(programs.filter(({ callhouse }) => callhouse?.active)).toHaveLength(1);
  });

  // CMT-17
  test("has comments of staff who see the case's vendor alone, and mentions of such", async () => {
    const written = await database.db
      .select({ html: caseComment.html, writer: caseComment.writer, owner: travelCase.vendor, role: caseComment.role })
      .from(caseComment)
      .innerJoin(travelCase, eq(travelCase.id, caseComment.caseId));
    const users = await database.db.select({ userid: appUser.userid, vendor: appUser.vendor }).from(appUser);
    const foreign = written.filter(({ html, writer, owner, role }) =>
      [...(role === "TRAVELLER" ? [] : [writer]), ...mentionedIn(html)].some((userid) => {
        const found = users.find((user) => user.userid === userid);
        return !found || (found.vendor !== null && found.vendor !== owner);
      }),
    );
    expect(written.some(({ html }) => mentionedIn(html).length > 0)).toBe(true);
    expect(foreign).toEqual([]);
  });

  // DEMO-5
  test("has six travellers with a profile, one of which is not complete", async () => {
    const found = await database.db
      .select({ email: appUser.email, profile: travellerProfile })
      .from(appUser)
      .leftJoin(travellerProfile, eq(travellerProfile.userId, appUser.id))
      .where(eq(appUser.roleList, "TRAVELLER"));
    expect(found.map(({ email }) => email)).toEqual(
      expect.arrayContaining(["traveller@gatehouse.example", "ellen.marchetti@gatehouse.example"]),
    );
    expect(found).toHaveLength(6);
    const missing = found.map(({ email, profile }) => missingBasicDetails({ ...profile, email }));
    expect(missing.filter((details) => details.length > 0)).toEqual([["dob", "tz"]]);
  });

  // COST-14
  test("has a settled billing record, one with a total typed over its sum, one to be confirmed, and bookings without", async () => {
    const reader = { userid: "billing", vendors: "all" } as const;
    const recordOf = async (bookingNo: string, vendorCode: string) => {
      const read = await findRecord(database.db, reader, { bookingNo, vendorCode });
      if (read.outcome !== "found") throw new Error(`There is no booking ${bookingNo}.`);
      return read.record;
    };
    const [settled, typed, open, none] = [
      await recordOf("NWT-69802", "NWT"),
      await recordOf("NWT-70311", "NWT"),
      await recordOf("TVP-31140", "TRAVELOPOD"),
      await recordOf("ALD-50187", "ALD"),
    ];
    expect([settled.marks, totalsOf(normaliseRecord(settled)).difference]).toEqual([[], 0]);
    expect(new Set(settled.history.map(({ userid }) => userid))).toEqual(new Set(["billing", "admin"]));
    expect(totalsOf(normaliseRecord(typed)).difference).not.toBe(0);
    expect([open.version > 0, open.marks.length > 0]).toEqual([true, true]);
    expect([none.version, none.id]).toEqual([0, null]);
  });

  // DEMO-6
  test("has prospects that wait, two of them with an agreement that is a PDF", async () => {
    const found = await database.db.select().from(prospect).orderBy(asc(prospect.id));
    expect(found.map(({ state, agreementSigned }) => [state, agreementSigned])).toEqual([
      ["PENDING", true],
      ["PENDING", false],
      ["FILE_ASKED", false],
    ]);
    const kept = await database.db.select().from(document).where(eq(document.ownerKind, agreementOwner));
    expect(kept.map(({ dmscode }) => dmscode).toSorted()).toEqual(
      found.flatMap((row) => row.document ?? []).toSorted(),
    );
    for (const { storageKey } of kept)
      expect(Buffer.from(files.stored.get(storageKey) ?? []).toString("latin1")).toMatch(/^%PDF-/);
  });

  test("open check-ins have uploaded pages with real barcodes, most of which match", async () => {
    const uploads = await database.db.select().from(passUpload);
    expect(uploads.length).toBeGreaterThanOrEqual(10);
    const units = [...new Set(uploads.map(({ pnrId }) => pnrId))];
    const candidates = (await Promise.all(units.map((unit) => listCandidates(database.db, unit)))).flat();
    expect(candidates.filter(({ matched }) => matched).length).toBeGreaterThan(candidates.length / 2);
    expect(candidates.some(({ matched }) => !matched)).toBe(true);
    // What is in the rows is what reading the file again gives.
    for (const { dmscode, passes } of candidates.slice(0, 6)) {
      const [stored] = await database.db.select().from(document).where(eq(document.dmscode, dmscode));
      const { barcodes } = await readSinglePage(files.stored.get(stored?.storageKey ?? "") ?? new Uint8Array());
      // Where a barcode stands is drawn, not read: it is compared where pages are read.
      expect(barcodes.map(({ text, symbology }) => parseBcbp(text, symbology))).toEqual(
        passes.map(({ place: _, ...pass }) => pass),
      );
    }
  });

  test("every pass of a check-in is a page that says what it says", async () => {
    const pages = await database.db.select().from(candidatePage).where(isNotNull(candidatePage.linkedTo));
    const withPass = rows.filter(({ pass }) => pass !== null);
    expect(pages.map(({ dmscode, linkedTo }) => `${dmscode} ${linkedTo}`).toSorted()).toEqual(
      withPass.map(({ pass, id }) => `${pass} ${id}`).toSorted(),
    );
    expect(pages.every(({ passes }) => passes.length === 1)).toBe(true);
  });

  test("has watched flights of every vendor, some of them deactivated, and reports that people asked for", async () => {
    const watched = await database.db.select().from(watchedFlight);
    expect(new Set(watched.map(({ vendor: code }) => code)).size).toBe(3);
    expect(watched.some(({ deactivatedAt }) => deactivatedAt !== null)).toBe(true);
    expect(watched.every(({ createdAt, deactivatedAt }) => createdAt <= now && (deactivatedAt ?? 0) <= now)).toBe(true);
    const reports = await database.db.select().from(report);
    expect(reports.length).toBeGreaterThanOrEqual(5);
    expect(reports.every(({ status, createdAt }) => status === "queued" && createdAt < now)).toBe(true);
    expect(new Set(reports.map(({ type, format }) => `${type} ${format}`)).size).toBe(4);
  });

  test("the kept counts of departed check-ins are those of the rows", async () => {
    const counts = await database.db.select().from(expiredCount);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(rows.filter(({ expired }) => expired).length);
  });
});

describe("a large one", () => {
  const large = useDatabase();
  test("multiplies the past under numbers of its own, with logs that replay", async () => {
    // A tiny live queue and more past than is invented: the multiplication itself is what is under test.
    const total = await createDemoWorld(large.db, memoryFiles(), { seed: 3, checkIns: 500, now, inventPast: 30 });
    expect(total).toBeGreaterThanOrEqual(500);
    const past = await large.db.select().from(checkIn).orderBy(asc(checkIn.id));
    expect(
      new Set(
        past.map(({ vendor: code, bookingNo, pnr, segmentId, passengerId }) =>
          [code, bookingNo, pnr, segmentId, passengerId].join(),
        ),
      ).size,
    ).toBe(past.length);
    const logs = await logsOf(large.db);
    for (const row of past) expect(row).toMatchObject(replay(row.airline, logs.get(row.id) ?? []));
  }, 120_000);
});

// DEMO-1
describe("made again", () => {
  const again = useDatabase();
  /** Rows of each table. */
  async function tables() {
    const { rows: names } = await again.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const counts = new Map<string, number>();
    for (const { name } of names) {
      const { rows: counted } = await again.db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(name)}`,
      );
      counts.set(name, counted[0]?.count ?? 0);
    }
    return Object.fromEntries(counts);
  }

  test("it is the same world, and nothing is left of the one before", async () => {
    const options = { seed: 4, checkIns: 600, now, product: "Samgi" };
    await createDemoWorld(again.db, memoryFiles(), options);
    const before = await tables();
    const files = memoryFiles();
    await rebuildDemoWorld(again.db, files, options);
    // What was done to accounts stays said, and those who keep a copy of the queue are told that it was emptied.
    expect(await tables()).toEqual({
      ...before,
      access_audit: expect.any(Number) as number,
      check_in_live_left: expect.any(Number) as number,
    });
    // BRD-1
    const agreements = await again.db.select().from(document).where(eq(document.ownerKind, agreementOwner));
    expect(agreements).toHaveLength(2);
    for (const { storageKey } of agreements) {
      const text = await pdfTextOf(files.stored.get(storageKey) ?? new Uint8Array());
      expect(text).toContain("between Samgi and");
      expect(text).not.toContain("Gatehouse");
    }
  }, 120_000);
});
