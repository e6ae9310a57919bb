import type { CheckIn } from "@gatehouse/domain/checkin";
import { and, asc, eq, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { smallWorld } from "../../test/demo-world.ts";
import { useServer } from "../../test/server.ts";
import { appUser } from "../access/tables.ts";
import { document } from "../documents/tables.ts";
import { readCheckIns } from "./check-in-row.ts";
import { candidatePage } from "../boarding-pass/candidate-tables.ts";
import { checkIn } from "./tables.ts";

/** Two server processes' worth of the product on one database, over real HTTP. */
const database = useDatabase();
const north = useServer(database);
const south = useServer(database);

interface Caller {
  readonly token: string;
  readonly userid: string;
  get(path: string): ReturnType<Browser["get"]>;
  post(path: string, body?: unknown): ReturnType<Browser["post"]>;
  readonly browser: Browser;
}

async function signedIn(server: typeof north, userid: string): Promise<Caller> {
  const browser = new Browser(server);
  const { accessToken: token } = await browser.signIn(`${userid}@gatehouse.example`);
  return {
    token,
    userid,
    browser,
    get: (path) => browser.get(path, token),
    post: (path, body) => browser.post(path, body ?? {}, { token }),
  };
}

let ana: Caller;
let ben: Caller;
let lead: Caller;
const page = (body: unknown) => body as { content: CheckIn[]; totalElement: number };

beforeAll(async () => {
  await smallWorld(database.db, { now: Math.floor(Date.now() / 1000), checkIns: 500 });
  [ana, ben, lead] = await Promise.all([
    signedIn(north, "operator"),
    signedIn(south, "operator-9"),
    signedIn(north, "operator-admin"),
  ]);
}, 120_000);

const some = async (where: Parameters<typeof readCheckIns>[1]) => {
  const [row] = await readCheckIns(database.db, where);
  if (!row) throw new Error("The demo world has no such check-in.");
  return row;
};
const open = and(eq(checkIn.state, "ELIGIBLE_FOR_CHECKIN"), isNull(checkIn.lockedBy), eq(checkIn.expired, false));

// API-15
describe("two servers on one database", () => {
  test("show each other's changes live, and never hand out one unit twice", async () => {
    const stream = await openStream(south, ben.browser, ben.token);
    expect(stream.status).toBe(200);
    const [first, second] = await Promise.all([
      ana.post("/checkin/assignments/next"),
      ben.post("/checkin/assignments/next"),
    ]);
    const held = (answer: typeof first) => (answer.body["held"] as CheckIn[]).map(({ checkInId }) => checkInId);
    expect(held(first).length).toBeGreaterThan(0);
    expect(held(second).length).toBeGreaterThan(0);
    expect(held(first).filter((id) => held(second).includes(id))).toEqual([]);
    const changed = () =>
      stream
        .seen()
        .flatMap(({ type, data }) => (type === "checkin.changed" ? (JSON.parse(data) as { ids: number[] }).ids : []));
    await expect.poll(() => held(first).every((id) => changed().includes(id)), { timeout: 5000 }).toBe(true);
    await expect
      .poll(() => stream.seen().some(({ type }) => type === "assignment.changed"), { timeout: 5000 })
      .toBe(true);
    expect((await ana.post("/checkin/assignments/release")).status).toBe(200);
    expect((await ben.post("/checkin/assignments/release")).status).toBe(200);
    stream.close();
  });
});

// CHK-32
describe("a conflict explains itself", () => {
  test("somebody else works on it", async () => {
    const row = await some(open);
    expect((await ana.post("/checkin/assignments/self", { checkInIds: [row.checkInId] })).status).toBe(200);
    const { status, body } = await ben.post("/checkin/assignments/self", { checkInIds: [row.checkInId] });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: "LOCKED_BY_OTHER", data: { locked: [{ checkInId: row.checkInId, userid: "operator" }] } },
    });
    await ana.post("/checkin/assignments/release");
  });

  test("nothing is held", async () => {
    expect(await ana.post("/checkin/assignments/release")).toMatchObject({
      status: 409,
      body: { code: "NOTHING_HELD" },
    });
  });

  // API-6
  test("the check-in changed since it was read, and comes along as it is now", async () => {
    const row = await some(
      and(isNotNull(checkIn.pass), eq(checkIn.expired, false), eq(checkIn.state, "DISPOSITION_COMPLETED")),
    );
    const { checkInId: id, bookingNo, pnr, version } = row;
    const stale = await ana.post("/checkin/boarding-passes/unlink", { id, bookingNo, pnr, version: version - 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: "STALE", data: { current: { checkInId: id, version, pass: row.pass } } },
    });
    const unlinked = await ana.post("/checkin/boarding-passes/unlink", { id, bookingNo, pnr, version });
    expect(unlinked).toMatchObject({
      status: 200,
      body: { checkInId: id, version: version + 1, pass: null, currentState: "ELIGIBLE_FOR_CHECKIN" },
    });
    const again = await ben.post("/checkin/boarding-passes/unlink", { id, bookingNo, pnr });
    expect(again).toMatchObject({
      status: 409,
      body: { code: "STATE_CONFLICT", data: { checkInId: id, currentState: "ELIGIBLE_FOR_CHECKIN" } },
    });
    const log = await ana.get(`/checkin/check-ins/${id}/actions`);
    expect((log.body as unknown as { action: string; userid: string }[]).at(-1)).toMatchObject({
      action: "BP_DETACHED",
      userid: "operator",
      from: "DISPOSITION_COMPLETED",
      to: "ELIGIBLE_FOR_CHECKIN",
    });
  });

  test("booking, PNR and id must belong together", async () => {
    const row = await some(and(isNotNull(checkIn.pass), eq(checkIn.expired, false)));
    expect(
      await ana.post("/checkin/boarding-passes/unlink", { id: row.checkInId, bookingNo: row.bookingNo, pnr: "OTHER1" }),
    ).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect(await ana.get("/checkin/check-ins/99999999/actions")).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
  });
});

describe("views over HTTP", () => {
  // QUE-2
  test("are those of the role; one that the role does not have is not there", async () => {
    const ids = async (caller: Caller) =>
      ((await caller.get("/checkin/views")).body as unknown as { id: string }[]).map(({ id }) => id);
    expect(await ids(ana)).not.toContain("re-qc-attached");
    expect(await ids(lead)).toContain("re-qc-attached");
    expect(await ana.get("/checkin/views/re-qc-attached/check-ins")).toMatchObject({
      status: 404,
      body: { code: "VIEW_NOT_AVAILABLE" },
    });
    expect((await lead.get("/checkin/views/re-qc-attached/check-ins")).status).toBe(200);
    expect((await ana.get("/checkin/views/pnr-search/check-ins")).status).toBe(404);
  });

  // API-7
  test("sort by a listed field, either way, without losing or repeating a row", async () => {
    for (const [sort, of] of [
      ["deptTimeUTCSecs", (row: CheckIn) => row.dept.deptTimeUTCSecs],
      ["createdAt", (row: CheckIn) => row.createdAt],
      ["windowClosesAt", (row: CheckIn) => row.windowClosesAt],
    ] as const) {
      for (const descending of [false, true]) {
        const rows: CheckIn[] = [];
        for (let index = 0; index < 6; index += 1)
          rows.push(
            ...page(
              (
                await ana.get(
                  `/checkin/views/bp-not-attached/check-ins?size=60&page=${index}&sort=${sort}&descending=${descending}`,
                )
              ).body,
            ).content,
          );
        const values = rows.map(of);
        expect(values).toEqual(values.toSorted((a, b) => (descending ? b - a : a - b)));
        expect(new Set(rows.map(({ checkInId }) => checkInId)).size).toBe(rows.length);
        expect(rows.length).toBeGreaterThan(200);
      }
    }
    expect((await ana.get("/checkin/views/available/check-ins?sort=passportNo")).status).toBe(400);
  });

  test("a page behind the last is empty and still says how many there are", async () => {
    const { totalElement } = page((await ana.get("/checkin/views/available/check-ins")).body);
    expect(page((await ana.get("/checkin/views/available/check-ins?page=4000")).body)).toMatchObject({
      content: [],
      totalElement,
    });
  });
});

describe("the general search", () => {
  const search = async (filters: readonly unknown[], more: object = {}) =>
    page((await ana.post("/checkin/check-ins/search", { filters, size: 500, ...more })).body);
  let all: readonly CheckIn[] = [];
  beforeAll(async () => {
    all = await readCheckIns(database.db, undefined);
  });

  const sample = (test: (row: CheckIn) => boolean) =>
    all.filter((row) => !row.expired && test(row)).map(({ checkInId }) => checkInId);
  const cases: readonly (readonly [string, () => readonly unknown[], (row: CheckIn) => boolean])[] = [
    [
      "PNR, however it is typed",
      () => [{ field: "pnr", operator: "EQ", value: ` ${all[3]?.pnr.toLowerCase()}` }],
      (row) => row.pnr === all[3]?.pnr,
    ],
    [
      "booking number",
      () => [{ field: "bookingNo", operator: "IN", value: [all[3]?.bookingNo, all[40]?.bookingNo] }],
      (row) => [all[3]?.bookingNo, all[40]?.bookingNo].includes(row.bookingNo),
    ],
    [
      "airline",
      () => [{ field: "airline", operator: "IN", value: ["vy", "W6"] }],
      (row) => ["VY", "W6"].includes(row.airline.iata),
    ],
    [
      "state and lock",
      () => [
        { field: "currentState", operator: "EQ", value: "ELIGIBLE_FOR_CHECKIN" },
        { field: "lockedBy", operator: "EQ", value: "POOL" },
      ],
      (row) => row.currentState === "ELIGIBLE_FOR_CHECKIN" && row._lock === null,
    ],
    ["whoever holds it", () => [{ field: "lockedBy", operator: "EXISTS", value: true }], (row) => row._lock !== null],
    [
      "holders by name",
      () => [{ field: "lockedBy", operator: "IN", value: ["AUTOMATION", "operator-2"] }],
      (row) => ["AUTOMATION", "operator-2"].includes(row._lock?.userid ?? ""),
    ],
    [
      "no pass",
      () => [
        { field: "dmscode", operator: "EXISTS", value: false },
        { field: "reason1", operator: "IN", value: ["1", 2] },
      ],
      (row) => row.pass === null && ["1", "2"].includes(row.disposeState?.reason1 ?? ""),
    ],
    [
      "ids",
      () => [{ field: "checkInId", operator: "IN", value: [7, "8", "x"] }],
      (row) => [7, 8].includes(row.checkInId),
    ],
    ["quality check", () => [{ field: "needQC", operator: "EQ", value: true }], (row) => row.needQC],
    [
      "automation status",
      () => [{ field: "automationStatus", operator: "IN", value: [0, 1] }],
      (row) => row.automationStatus >= 0,
    ],
    [
      "flight",
      () => [
        { field: "airline", operator: "EQ", value: all[3]?.airline.iata },
        { field: "flightnum", operator: "EQ", value: all[3]?.flightnum },
      ],
      (row) => row.airline.iata === all[3]?.airline.iata && row.flightnum === all[3]?.flightnum,
    ],
    [
      "the beginning of both names, in any order",
      () => [
        {
          field: "passenger",
          operator: "BEGINS",
          value: `${all[3]?.passenger.lastname.slice(0, 3).toUpperCase()}, ${all[3]?.passenger.firstname.slice(0, 2).toLowerCase()}`,
        },
      ],
      (row) => {
        const names = ` ${row.passenger.firstname} ${row.passenger.lastname}`.toLowerCase();
        const { firstname = "", lastname = "" } = all[3]?.passenger ?? {};
        return [lastname.slice(0, 3), firstname.slice(0, 2)].every((part) => names.includes(` ${part.toLowerCase()}`));
      },
    ],
    ["signs of a pattern", () => [{ field: "passenger", operator: "BEGINS", value: "%_" }], () => false],
    ["what no row can have", () => [{ field: "currentState", operator: "EQ", value: "NONSENSE" }], () => false],
    ["a status that is none", () => [{ field: "reason1", operator: "EQ", value: "12' or true --" }], () => false],
  ];
  test.each(cases)("finds by %s", async (_, filters, test) => {
    const { content, totalElement } = await search(filters());
    expect(new Set(content.map(({ checkInId }) => checkInId))).toEqual(new Set(sample(test)));
    expect(totalElement).toBe(sample(test).length);
  });

  test("takes departed ones in when asked", async () => {
    const [departed] = await readCheckIns(database.db, eq(checkIn.expired, true));
    const filters = [{ field: "checkInId", operator: "EQ", value: departed?.checkInId }];
    expect((await search(filters)).totalElement).toBe(0);
    expect((await search(filters, { showExpired: true })).content).toMatchObject([
      { checkInId: departed?.checkInId, expired: true },
    ]);
  });

  // API-7
  test("refuses fields that are not listed", async () => {
    expect(
      (await ana.post("/checkin/check-ins/search", { filters: [{ field: "passportNo", operator: "EQ", value: "1" }] }))
        .status,
    ).toBe(400);
  });
});

test("a pass that is no longer kept is gone for anyone who sees its check-in, and unknown to everybody else", async () => {
  const bound = await signedIn(north, "operator-vendor");
  const [user] = await database.db
    .select({ vendor: appUser.vendor })
    .from(appUser)
    .where(eq(appUser.email, "operator-vendor@gatehouse.example"));
  const vendor = user?.vendor ?? "";
  const passed = async (where: SQL | undefined) => {
    const { checkInId, pass } = await some(and(where, isNotNull(checkIn.pass), eq(checkIn.expired, true)));
    const dmscode = pass?.dmscode ?? "";
    const kept = await ana.get(`/documents/${dmscode}/url`);
    await database.db.delete(candidatePage).where(eq(candidatePage.dmscode, dmscode));
    await database.db.delete(document).where(eq(document.dmscode, dmscode));
    return { checkInId, dmscode, kept: kept.status };
  };
  const [own, foreign] = [await passed(eq(checkIn.vendor, vendor)), await passed(ne(checkIn.vendor, vendor))];
  const url = async (caller: Caller, dmscode: string) => {
    const { status, body } = await caller.get(`/documents/${dmscode}/url`);
    return `${status} ${String(body["code"])}`;
  };
  for (const { dmscode, kept } of [own, foreign]) {
    expect(kept).toBe(200);
    expect(await url(ana, dmscode)).toBe("410 NOT_KEPT");
  }
  expect(await url(bound, own.dmscode)).toBe("410 NOT_KEPT");
  expect(await url(bound, foreign.dmscode)).toBe("404 NOT_FOUND");
  expect(await url(await signedIn(north, "billing"), own.dmscode)).toBe("404 NOT_FOUND");
  expect(await url(ana, `d_${"0".repeat(32)}`)).toBe("404 NOT_FOUND");
  // The viewer still has what it was compared with, and who linked it.
  expect(await ana.get(`/checkin/check-ins/${own.checkInId}/facts`)).toMatchObject({
    status: 200,
    body: { ownPass: { dmscode: own.dmscode, source: "none", reading: "failed", passes: [] } },
  });
});

test("the audit log of a check-in is told oldest first", async () => {
  const [row] = await database.db
    .select()
    .from(checkIn)
    .where(isNotNull(checkIn.pass))
    .orderBy(asc(checkIn.id))
    .limit(1);
  const { body } = await ana.get(`/checkin/check-ins/${row?.id}/actions`);
  const log = body as unknown as { action: string; actionTimestamp: number; from: string | null; to: string | null }[];
  expect(log[0]).toMatchObject({ action: "NEW", from: null, to: "NEW" });
  expect(log.map(({ actionTimestamp }) => actionTimestamp)).toEqual(
    log.map(({ actionTimestamp }) => actionTimestamp).toSorted((a, b) => a - b),
  );
  expect(JSON.stringify(log)).not.toContain("facts");
});
