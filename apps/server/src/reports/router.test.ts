import type { Permission, Role } from "@gatehouse/domain/access";
import { addDays, localClock } from "@gatehouse/domain/time";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { addReport, addManyCheckIns } from "../../test/reports.ts";
import { useServer } from "../../test/server.ts";
import { appUser, vendor } from "../access/tables.ts";
import { booking, pnr, segment } from "../bookings/tables.ts";
import { auditEntry, checkIn } from "../checkin/tables.ts";
import { document } from "../documents/tables.ts";
import { reportOwner } from "./generation/report-jobs.ts";
import { report, watchedFlight } from "./tables.ts";

const database = useDatabase({ pool: 12 });
const here = useServer(database);
/** A second server process on the same database. */
const there = useServer(database);
const now = Math.floor(Date.now() / 1000);
/** Far enough back that no clock matters. */
const from = now - 20 * 86_400;
const day = (seconds: number, zone = "UTC") => localClock(seconds, zone).date;
let ids: ReadonlyMap<Role, string> = new Map();
const tokens = new Map<Role, string>();

const emailOf = (role: Role) => `${role.toLowerCase().replaceAll("_", "-")}@gatehouse.example`;
async function tokenOf(role: Role): Promise<string> {
  const token = tokens.get(role) ?? (await new Browser(here).signIn(emailOf(role))).accessToken;
  tokens.set(role, token);
  return token;
}
const post = async (role: Role, path: string, body?: unknown, server = here) =>
  new Browser(server).post(path, body, { token: await tokenOf(role) });
const get = async (role: Role, path: string) => new Browser(here).get(path, await tokenOf(role));
const idOf = (role: Role) => ids.get(role) ?? "";

/** What a form of the performance report sends. */
const performance = (query: object = {}) => ({
  startDate: day(from),
  startTime: "00:00",
  endDate: day(now),
  endTime: "23:59",
  timeZone: "UTC",
  ...query,
});
const billing = (query: object = {}) => ({ productType: "AC", vid: "SKY", from: day(from), to: day(now), ...query });

beforeAll(async () => {
  const { db } = database;
  ids = await addPeople(db);
  await db.update(vendor).set({ zone: "Pacific/Auckland" }).where(eq(vendor.code, "SEA"));
  await addManyCheckIns(db, "SKY", 30, from);
  await addManyCheckIns(db, "SEA", 20, from + 1000);
  const rows = await db.select({ id: checkIn.id, vendor: checkIn.vendor }).from(checkIn).orderBy(asc(checkIn.id));
  // Everybody has disposed of some, of both vendors.
  const workers = ["operator", "operator-vendor", "operator-admin"];
  await db.insert(auditEntry).values(
    rows.map(({ id }, index) => ({
      checkInId: id,
      action: "DISPOSED" as const,
      userid: workers[index % workers.length] ?? "",
      at: from + index,
    })),
  );
  const bookings = await db.select({ id: booking.id, vendor: booking.vendor }).from(booking).orderBy(asc(booking.id));
  await db.insert(watchedFlight).values(
    bookings.flatMap((one) =>
      Array.from({ length: 5 }, (_, index) => ({
        vendor: one.vendor,
        bookingId: one.id,
        pnr: index === 4 ? "=1+1" : `W${index}`,
        airline: "BA",
        flightnum: String(100 + index),
        from: "LHR",
        to: "CDG",
        departureDate: "2020-11-20",
        departureTime: "10:00",
        createdAt: from + index,
        deactivatedAt: index === 0 ? from + 500 : null,
      })),
    ),
  );
}, 60_000);
beforeEach(async () => {
  await database.db.delete(report);
});

// REP-7
describe("without the all-scope", () => {
  test("a hand-made request for another operator's work is about oneself, and about disposal", async () => {
    const { status, body } = await post(
      "OPERATOR",
      "/reports/performance",
      performance({ operatorId: "operator-admin", createdDate: true }),
    );
    expect([status, body["alreadyRunning"]]).toEqual([200, false]);
    const [row] = await database.db.select().from(report);
    expect(row).toMatchObject({
      id: body["jobId"],
      operatorId: "operator",
      createdDate: false,
      vendors: null,
      status: "queued",
    });
    const span = await post("OPERATOR", "/reports/time-span", performance({ operatorId: "operator-admin" }));
    expect(Object.keys(span.body["byAgentDisposedCount"] as object)).toEqual(["operator"]);
  });

  test("with it, anybody's and everybody's can be asked for; nobody that does not exist", async () => {
    await post("BILLING", "/reports/performance", performance({ operatorId: "operator-admin", createdDate: true }));
    await post("BILLING", "/reports/performance", performance());
    const rows = await database.db.select().from(report).orderBy(asc(report.id));
    expect(rows.map(({ operatorId, createdDate }) => [operatorId, createdDate])).toEqual([
      ["operator-admin", true],
      [null, false],
    ]);
    const { body } = await post("BILLING", "/reports/time-span", performance());
    expect(body["byAgentDisposedCount"]).toEqual({
      operator: { BA: 17 },
      "operator-admin": { BA: 16 },
      "operator-vendor": { BA: 17 },
    });
    for (const path of ["/reports/performance", "/reports/time-span"])
      expect((await post("BILLING", path, performance({ operatorId: "nobody" }))).body["code"]).toBe(
        "OPERATOR_NOT_FOUND",
      );
    const operators = (await get("BILLING", "/reports/operators")).body as unknown as { userid: string }[];
    expect(operators.map(({ userid }) => userid)).toEqual(
      expect.arrayContaining(["AUTOMATION", "operator", "operator-vendor"]),
    );
    expect(operators.map(({ userid }) => userid)).not.toContain("billing");
  });
});

// REP-20
describe("somebody bound to a vendor", () => {
  const more: readonly Permission[] = [
    "reportPerformanceAll",
    "reportEfficiency",
    "reportCheckinCount",
    "reportBilling",
    "reportDownloadAll",
  ];
  beforeAll(async () => {
    await database.db
      .update(appUser)
      .set({ permissions: [...more] })
      .where(eq(appUser.userid, "operator-vendor"));
  });

  test("is told of no other vendor, whatever they may do besides", async () => {
    expect((await get("OPERATOR_VENDOR", "/reports/vendors")).body).toMatchObject([{ id: "SKY" }]);
    for (const { status, body } of [
      await post("OPERATOR_VENDOR", "/reports/billing", billing({ vid: "SEA" })),
      await post(
        "OPERATOR_VENDOR",
        "/reports/billing",
        billing({ vid: "other", otherVendorId: "SEA", productType: "FW" }),
      ),
      await get("OPERATOR_VENDOR", `/reports/checkin-count?vendorId=SEA&from=${day(from)}&to=${day(from)}`),
    ])
      expect([status, body["code"]]).toEqual([404, "VENDOR_NOT_FOUND"]);
    const operators = (await get("OPERATOR_VENDOR", "/reports/operators")).body as unknown as { userid: string }[];
    expect(operators.map(({ userid }) => userid)).toEqual(["AUTOMATION", "operator-vendor"]);
  });

  test("gets figures of that vendor only", async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*)::int from audit_entry a join check_in c on c.id = a.check_in_id where c.vendor = 'SKY'",
    );
    const span = await post("OPERATOR_VENDOR", "/reports/time-span", performance());
    const counts = Object.values(span.body["byAgentDisposedCount"] as Record<string, { BA: number }>);
    expect(counts.reduce((all, { BA }) => all + BA, 0)).toBe(rows[0]?.count);
    const efficiency = await get("OPERATOR_VENDOR", `/reports/efficiency?start=${from}&end=${now}`);
    const everybodys = await get("BILLING", `/reports/efficiency?start=${from}&end=${now}`);
    expect([efficiency.body["totalCheckIn"], everybodys.body["totalCheckIn"]]).toEqual([30, 50]);
  });

  test("has reports made of that vendor only, and sees no report with rows of others", async () => {
    await post("OPERATOR_VENDOR", "/reports/performance", performance());
    const [own] = await database.db.select().from(report);
    expect(own?.vendors).toEqual(["SKY"]);
    const range = { start: from, end: now };
    await addReport(database.db, { owner: idOf("BILLING"), ...range });
    await addReport(database.db, { owner: idOf("BILLING"), ...range, vendors: ["SEA", "SKY"] });
    const visible = await addReport(database.db, { owner: idOf("BILLING"), ...range, vendors: ["SKY"] });
    // The user's own from before one was bound.
    await addReport(database.db, { owner: idOf("OPERATOR_VENDOR"), ...range });
    const { body } = await get("OPERATOR_VENDOR", "/reports/downloads");
    expect((body["content"] as { id: number }[]).map(({ id }) => id)).toEqual([visible.id, own?.id]);
  });
});

// REP-5
describe("ranges", () => {
  test("nothing after tomorrow of the zone that the days are in", async () => {
    const late = day(now + 4 * 86_400);
    const today = day(now, "Pacific/Auckland");
    const { status, body } = await post("BILLING", "/reports/billing", billing({ vid: "SEA", to: late }));
    expect([status, body["code"]]).toEqual([422, "RANGE_REFUSED"]);
    const { problem, latest, days } = body["data"] as Record<string, unknown>;
    expect([problem, days]).toEqual(["TOO_LATE", null]);
    expect([addDays(today, 1), addDays(today, 2)]).toContain(latest); // midnight may pass there meanwhile
    for (const answer of [
      await post("BILLING", "/reports/performance", performance({ endDate: late })),
      await post("BILLING", "/reports/time-span", performance({ endDate: late })),
      await get("BILLING", `/reports/efficiency?start=${from}&end=${now + 4 * 86_400}`),
      await get("BILLING", `/reports/checkin-count?vendorId=SKY&from=${day(from)}&to=${late}`),
    ])
      expect([answer.status, answer.body["data"]]).toMatchObject([422, { problem: "TOO_LATE" }]);
    expect(await database.db.$count(report)).toBe(0);
  });

  test("what is answered at once has a longest range, what a job makes has none", async () => {
    const early = day(now - 400 * 86_400);
    for (const [answer, days] of [
      [await post("BILLING", "/reports/time-span", performance({ startDate: early })), 92],
      [await get("BILLING", `/reports/efficiency?start=${now - 100 * 86_400}&end=${now}`), 92],
      [await get("BILLING", `/reports/checkin-count?vendorId=SKY&from=${early}&to=${day(now)}`), 366],
    ] as const)
      expect([answer.status, answer.body["data"]]).toEqual([422, { problem: "TOO_LONG", latest: null, days }]);
    expect((await post("BILLING", "/reports/performance", performance({ startDate: "1900-01-01" }))).status).toBe(200);
    expect((await post("BILLING", "/reports/billing", billing({ from: "1900-01-01" }))).status).toBe(200);
  });

  test.each([
    ["/reports/performance", { startDate: "2026-11-03", endDate: "2026-11-02" }],
    ["/reports/performance", { startDate: "2026-02-30" }],
    ["/reports/performance", { endTime: "24:00" }],
    ["/reports/performance", { timeZone: "Mars/Olympus" }],
    ["/reports/time-span", { startDate: "1899-12-31" }],
    ["/reports/performance", { format: "exe" }],
    ["/reports/billing", { from: "2026-11-03", to: "2026-11-02" }],
    ["/reports/billing", { vid: "" }],
    ["/reports/billing", { vid: "other" }],
    ["/reports/billing", { productType: "XX" }],
    ["/reports/billing", { from: { $gt: "" } }],
  ])("%s refuses %j", async (path, query) => {
    const form = path.endsWith("billing") ? billing(query) : performance(query);
    expect((await post("BILLING", path, form)).status).toBe(400);
    expect(await database.db.$count(report)).toBe(0);
  });
});

describe("billing", () => {
  // REP-16
  test("of Auto Check-in is a job, in the vendor's days", async () => {
    const { body } = await post(
      "BILLING",
      "/reports/billing",
      billing({ vid: "sea", from: "2026-10-01", to: "2026-10-31", format: "xlsx", deactivated: true }),
    );
    expect(await database.db.select().from(report)).toMatchObject([
      {
        id: body["jobId"],
        type: "billing-ac",
        vendor: "SEA",
        vendors: ["SEA"],
        zone: "Pacific/Auckland",
        format: "xlsx",
        deactivated: true,
        start: Date.parse("2026-10-01T00:00:00+13:00") / 1000,
        end: Date.parse("2026-10-31T23:59:59+13:00") / 1000,
      },
    ]);
  });

  const fetchFile = async (query: object) => {
    const response = await fetch(`${here.url}/api/reports/billing`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${await tokenOf("BILLING")}` },
      body: JSON.stringify(billing({ productType: "FW", ...query })),
    });
    return {
      status: response.status,
      headers: response.headers,
      text: Buffer.from(await response.arrayBuffer()).toString(),
    };
  };

  // REP-16
  test("of Flight Watcher is the file itself, with the rows that the database has", async () => {
    const { status, headers, text } = await fetchFile({});
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv"]);
    expect(headers.get("content-disposition")).toContain(`billing-fw_SKY_${day(from)}_${day(now)}.csv`);
    expect(text.startsWith("\uFEFFWatch ID,")).toBe(true);
    const { rows } = await database.pool.query<{ line: string }>(
      `select concat_ws(',', w.id, b.booking_no, case when w.pnr like '=%' then '''' || w.pnr else w.pnr end, '', w.airline, w.flightnum, 'LHR,CDG,2020-11-20 10:00:00', to_char(to_timestamp(w.created_at), 'YYYY-MM-DD HH24:MI:SS'), '', 'ACTIVE', 'Watched until departure', '') as line
       from watched_flight w join booking b on b.id = w.booking_id where w.vendor = 'SKY' and w.deactivated_at is null order by w.id`,
    );
    expect(text.split("\r\n").slice(1, -1)).toEqual(rows.map(({ line }) => line));
    expect(rows.length).toBe(4);
  });

  // REP-8
  test("of Flight Watcher names the passengers of the PNR and what came of the flight", async () => {
    const { db } = database;
    const [one] = await db
      .select({ pnr, segment })
      .from(pnr)
      .innerJoin(segment, eq(segment.pnrId, pnr.id))
      .where(eq(pnr.vendor, "SKY"))
      .limit(1);
    if (!one) throw new Error("There is no flight.");
    const { departureDate, departureTime, marketingCarrier: airline, marketingNumber: flightnum } = one.segment;
    const createdAt = Date.parse("2001-05-05T12:00:00Z") / 1000;
    const [watch] = await db
      .insert(watchedFlight)
      .values({
        vendor: "SKY",
        bookingId: one.pnr.bookingId,
        pnr: one.pnr.pnr,
        airline,
        flightnum,
        from: one.segment.from,
        to: one.segment.to,
        departureDate,
        departureTime,
        createdAt,
      })
      .returning({ id: watchedFlight.id });
    const line = async () =>
      (await fetchFile({ from: "2001-05-05", to: "2001-05-05", deactivated: true })).text.split("\r\n")[1];
    await db
      .update(segment)
      .set({ departsAt: now + 3600 })
      .where(eq(segment.id, one.segment.id));
    expect(await line()).toContain(`,${one.pnr.pnr},"Ana 1 Novak, ""N"", Ana 2 Novak, `);
    expect(await line()).toMatch(/,ACTIVE,Being watched,$/);
    await db
      .update(watchedFlight)
      .set({ deactivatedAt: now })
      .where(eq(watchedFlight.id, watch?.id ?? 0));
    expect(await line()).toMatch(/,DEACTIVATED,Ended before departure,$/);
    await db.update(segment).set({ cancelled: true }).where(eq(segment.id, one.segment.id));
    expect(await line()).toMatch(/,DEACTIVATED,Flight cancelled,$/);
    await db
      .update(segment)
      .set({ departsAt: one.segment.departsAt, cancelled: false })
      .where(eq(segment.id, one.segment.id));
    await db.delete(watchedFlight).where(eq(watchedFlight.id, watch?.id ?? 0));
  });

  // REP-2, REP-21
  test("of Flight Watcher takes in what is deactivated when asked, and says when there is nothing", async () => {
    expect((await fetchFile({ deactivated: true })).text.split("\r\n").length).toBe(1 + 5 + 1);
    // What the bill leaves out is told with it (REP-22).
    const left = (await fetchFile({})).text.split("\r\n").length - 2;
    const counted = await get("ADMIN", `/reports/watch-count?vendorId=SKY&from=${day(from)}&to=${day(now)}`);
    expect(counted.body).toEqual({ total: 5, deactivated: 5 - left });
    await database.db
      .update(booking)
      .set({ deactivatedAt: from + 9 })
      .where(eq(booking.vendor, "SKY"));
    expect(JSON.parse((await fetchFile({})).text)).toMatchObject({ code: "NO_DATA", status: 404 });
    expect((await fetchFile({ deactivated: true })).text.match(/,DEACTIVATED,/g)?.length).toBe(5);
    await database.db.update(booking).set({ deactivatedAt: null }).where(eq(booking.vendor, "SKY"));
    expect((await fetchFile({ from: "2001-01-01", to: "2001-01-02" })).status).toBe(404);
  });
});

describe("the same request twice", () => {
  test("asked of two servers at once, ten times each: one report", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post("BILLING", "/reports/performance", performance(), index % 2 === 0 ? here : there),
      ),
    );
    const [only] = await database.db.select().from(report);
    expect(await database.db.$count(report)).toBe(1);
    expect(answers.map(({ body }) => body["jobId"])).toEqual(answers.map(() => only?.id));
    expect(answers.filter(({ body }) => body["alreadyRunning"] === false).length).toBe(1);
  });

  test("is another report for somebody else, for another range, and once the first one has ended", async () => {
    const asked = async (role: Role, query: object = {}) =>
      Number((await post(role, "/reports/performance", performance(query))).body["jobId"]);
    const first = await asked("BILLING");
    const others = [
      await asked("ADMIN"),
      await asked("BILLING", { endTime: "23:58" }),
      await asked("BILLING", { format: "xlsx" }),
    ];
    expect(new Set([first, ...others]).size).toBe(4);
    await post("BILLING", `/reports/downloads/${first}/cancel`);
    expect(await asked("BILLING")).toBeGreaterThan(Math.max(...others));
  });
});

// REP-20
describe("downloads", () => {
  let codes = 0;
  const finished = async (role: Role, query: Partial<typeof report.$inferInsert> = {}) => {
    codes += 1;
    const code = `d_${String(codes).padStart(32, "0")}`;
    const row = await addReport(database.db, { owner: idOf(role), start: from, end: now, status: "failed", ...query });
    await database.db.insert(document).values({
      dmscode: code,
      vendor: row.vendors?.[0] ?? null,
      ownerKind: reportOwner,
      ownerId: String(row.id),
      name: "a.csv",
      mediaType: "text/csv",
      size: 5_000_000_000,
      sha256: "",
      storageKey: "00/x",
      createdAt: from,
    });
    await database.db
      .update(report)
      .set({
        status: "done",
        dmscode: code,
        finishedAt: from,
        expiresAt: now + 86_400,
        rowsDone: 7,
        rowsTotal: 7,
        ...query,
      })
      .where(eq(report.id, row.id));
    return { id: row.id, code };
  };
  const idsFor = async (role: Role) =>
    ((await get(role, "/reports/downloads")).body["content"] as { id: number }[]).map(({ id }) => id);

  test("are the user's own; those of everybody for who may see them, the latest first, page by page", async () => {
    const mine = await finished("OPERATOR");
    const theirs = await finished("OPERATOR_ADMIN");
    expect(await idsFor("OPERATOR")).toEqual([mine.id]);
    expect(await idsFor("OPERATOR_ADMIN")).toEqual([theirs.id]);
    for (const role of ["OPERATOR_ADMIN_LEAD", "BILLING", "ADMIN"] as const)
      expect(await idsFor(role)).toEqual([theirs.id, mine.id]);
    const page = await get("BILLING", "/reports/downloads?page=1&size=1");
    expect(page.body).toMatchObject({
      pageNo: 2,
      totalElement: 2,
      totalPages: 2,
      content: [
        {
          id: mine.id,
          createdBy: "operator",
          userName: "operator",
          status: "done",
          size: 5_000_000_000,
          dmscode: mine.code,
          progress: { rowsDone: 7, rowsTotal: 7 },
          seen: false,
        },
      ],
    });
    // A foreign one is not found, its file included.
    const foreign = [
      await get("OPERATOR", `/reports/downloads/${theirs.id}`),
      await post("OPERATOR", `/reports/downloads/${theirs.id}/retry`),
      await post("OPERATOR", `/reports/downloads/${theirs.id}/cancel`),
    ];
    for (const { status, body } of foreign) expect([status, body["code"]]).toEqual([404, "REPORT_NOT_FOUND"]);
    const url = async (role: Role, code: string) => (await get(role, `/documents/${code}/url`)).status;
    expect([
      await url("OPERATOR", theirs.code),
      await url("OPERATOR", mine.code),
      await url("ADMIN", mine.code),
    ]).toEqual([404, 200, 200]);
  });

  test("whose time is over say that the file is gone, swept or not", async () => {
    const { id, code } = await finished("OPERATOR", { expiresAt: now - 1 });
    expect((await get("OPERATOR", `/reports/downloads/${id}`)).body).toMatchObject({
      status: "done",
      dmscode: null,
      size: null,
      expiresAt: null,
    });
    expect((await get("OPERATOR", `/documents/${code}/url`)).status).toBe(404);
  });

  test("are tried again under the same id, when they failed or were cancelled", async () => {
    const { id } = await addReport(database.db, {
      owner: idOf("OPERATOR"),
      start: from,
      end: now,
      status: "failed",
      failure: "INTERNAL",
      attempts: 3,
      attemptsLeft: 0,
      seenAt: now,
    });
    const { status, body } = await post("OPERATOR", `/reports/downloads/${id}/retry`);
    expect([status, body]).toMatchObject([200, { id, status: "queued", failure: null, attempts: 3, seen: false }]);
    expect(await database.db.select().from(report)).toMatchObject([{ attemptsLeft: 3 }]);
    const again = await post("OPERATOR", `/reports/downloads/${id}/retry`);
    expect([again.status, again.body["code"], again.body["data"]]).toEqual([
      409,
      "REPORT_NOT_RETRIABLE",
      { status: "queued" },
    ]);
    const cancelled = await post("OPERATOR", `/reports/downloads/${id}/cancel`);
    expect(cancelled.body).toMatchObject({ status: "cancelled" });
    const late = await post("OPERATOR", `/reports/downloads/${id}/cancel`);
    expect([late.status, late.body["code"], late.body["data"]]).toEqual([
      409,
      "REPORT_NOT_CANCELLABLE",
      { status: "cancelled" },
    ]);
    expect((await post("OPERATOR", `/reports/downloads/${id}/retry`)).status).toBe(200);
  });

  test("are not made twice at once by trying an old one again", async () => {
    const first = Number((await post("OPERATOR", "/reports/performance", performance())).body["jobId"]);
    await post("OPERATOR", `/reports/downloads/${first}/cancel`);
    await post("OPERATOR", "/reports/performance", performance());
    const { status, body } = await post("OPERATOR", `/reports/downloads/${first}/retry`);
    expect([status, body["code"]]).toEqual([409, "REPORT_NOT_RETRIABLE"]);
    expect(await database.db.$count(report, inArray(report.status, ["queued", "running"]))).toBe(1);
  });

  test("have news of the user's own until they are seen", async () => {
    const range = { owner: idOf("BILLING"), start: from, end: now };
    await finished("BILLING");
    await finished("BILLING", { expiresAt: now - 1 });
    await addReport(database.db, { ...range, status: "failed", failure: "STORAGE" });
    // Nothing has failed where there is nothing to report.
    await addReport(database.db, { ...range, status: "failed", failure: "NO_DATA" });
    await addReport(database.db, range);
    await addReport(database.db, { ...range, status: "running" });
    await finished("OPERATOR");
    const news = async () => (await get("BILLING", "/reports/downloads/news")).body;
    expect(await news()).toEqual({ underWay: 2, ready: 1, failed: 1 });
    expect((await post("BILLING", "/reports/downloads/seen")).body).toEqual({ ok: true });
    expect(await news()).toEqual({ underWay: 2, ready: 0, failed: 0 });
    expect((await get("OPERATOR", "/reports/downloads/news")).body).toEqual({ underWay: 0, ready: 1, failed: 0 });
  });
});

test("that a report was asked for and cancelled is told to its owner and to who sees everybody's, through any server", async () => {
  const streams = await Promise.all(
    (["OPERATOR", "OPERATOR_ADMIN", "BILLING", "OPERATOR_VENDOR"] as const).map(async (role) => {
      const browser = new Browser(there);
      const { accessToken } = await browser.signIn(emailOf(role));
      return openStream(there, browser, accessToken);
    }),
  );
  const id = Number((await post("OPERATOR", "/reports/performance", performance())).body["jobId"]);
  await post("OPERATOR", `/reports/downloads/${id}/cancel`);
  const seen = (index: number) =>
    streams[index]
      ?.seen()
      .filter(({ type }) => type.startsWith("report."))
      .map(({ data }) => JSON.parse(data) as unknown);
  // Several words about one report within a moment are one: the last.
  const last = { id, status: "cancelled" };
  await vi.waitFor(() => expect([seen(0)?.at(-1), seen(2)?.at(-1)]).toEqual([last, last]), 5000);
  expect([seen(1), seen(3)]).toEqual([[], []]);
  for (const stream of streams) stream.close();
});

test("figures over a million check-ins have their indexes", async () => {
  const plan = async (text: string) => {
    const { rows } = await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ "QUERY PLAN": string }>(sql.raw(`explain ${text}`));
    });
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  expect(await plan("select count(*) from check_in where eligible_at between 1 and 2")).toContain("check_in_eligible");
  expect(
    await plan("select airline, count(*) from check_in where vendor = 'SKY' and created_at between 1 and 2 group by 1"),
  ).toContain("Index Only Scan using check_in_created");
  expect(
    await plan("select count(*) from audit_entry where action in ('BP_ATTACHED', 'DISPOSED') and at between 1 and 2"),
  ).toContain("audit_entry_work");
  expect(
    await plan("select count(*) from audit_entry where action in ('BP_DETACHED', 'DISPOSE_UNDONE') and at >= 1"),
  ).toContain("audit_entry_undone");
  expect(await plan("select id from check_in where disposed_at is not null and disposed_at between 1 and 2")).toContain(
    "check_in_disposed",
  );
});
