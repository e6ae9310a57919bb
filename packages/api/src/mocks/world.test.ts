import { findView } from "@gatehouse/domain/checkin";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createApi } from "../client/index.ts";
import { auditEntrySchema, checkInSchema } from "../checkin/schema.ts";
import { createCheckIn, createCheckIns } from "./factories/index.ts";
import { createMockWorld, type MockWorldOptions } from "./world.ts";

const now = 1_800_000_000;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function enter(options: MockWorldOptions = {}) {
  const world = createMockWorld({ now: () => now, ...options });
  server.use(...world.handlers);
  const api = createApi({ url: "http://localhost/api", token: () => undefined, refresh: () => Promise.resolve(false) });
  return { world, api };
}

/** What a page of rows asks for when nothing is said. */
const first50 = { page: 0, size: 50, showExpired: false, descending: false };

test("the same seed gives the same check-ins, another seed others", () => {
  expect(createCheckIns({ now })).toEqual(createCheckIns({ now }));
  expect(createCheckIns({ now, seed: 2 })).not.toEqual(createCheckIns({ now }));
});

test("every check-in and its log is what the contract says", async () => {
  const { world, api } = enter();
  for (const row of world.rows()) await expect(checkInSchema.validate(row, { strict: true })).resolves.toEqual(row);
  const [first] = world.rows();
  for (const entry of await api.checkin.actions({ id: first?.checkInId ?? 0 }))
    await expect(auditEntrySchema.validate(entry, { strict: true })).resolves.toEqual(entry);
});

test("a working day shows every queue view with rows, warnings included", async () => {
  const { api } = enter({ role: "ADMIN" });
  const views = await api.checkin.views({ showExpired: false });
  for (const id of [
    "available",
    "available-0",
    "available-1",
    "available-2",
    "available-4",
    "multiple",
    "pool",
    "bp-attached",
    "disposed",
    "re-qc-attached",
    "re-qc-status-234",
  ])
    expect([id, views.find((view) => view.id === id)?.count]).not.toEqual([id, 0]);
});

// QUE-1
test("the number on a view is the number of its rows", async () => {
  const { api } = enter({ role: "ADMIN" });
  for (const { id, count } of await api.checkin.views({ showExpired: false })) {
    if (count === null || findView(id)?.disabled) continue;
    expect([id, (await api.checkin.list({ ...first50, viewId: id, size: 500 })).totalElement]).toEqual([id, count]);
  }
});

test("a view that the role may not see is not available", async () => {
  const { api } = enter({ role: "OPERATOR_VENDOR" });
  await expect(api.checkin.list({ ...first50, viewId: "vueling" })).rejects.toMatchObject({
    code: "VIEW_NOT_AVAILABLE",
    status: 404,
  });
});

test("an operator of a vendor sees its rows only", async () => {
  const { api } = enter({ role: "OPERATOR_VENDOR" });
  const { content } = await api.checkin.list({ ...first50, viewId: "available", size: 500 });
  expect(new Set(content.map(({ vendor }) => vendor))).toEqual(new Set(["NWT"]));
});

test("next claims one whole unit, release gives it back, a second release is refused", async () => {
  const { api, world } = enter();
  const claimed = await api.checkin.assignments.next({ automatic: false });
  expect(claimed.held.length).toBeGreaterThan(0);
  expect(new Set(claimed.held.map(({ pnr }) => pnr)).size).toBe(1);
  expect(await api.checkin.assignments.next({ automatic: false })).toMatchObject({ held: claimed.held, enabled: true });
  expect((await api.checkin.list({ ...first50, viewId: "assigned" })).totalElement).toBe(claimed.held.length);
  expect(await api.checkin.assignments.release()).toMatchObject({ held: [], waiting: claimed.waiting + 1 });
  await expect(api.checkin.assignments.release()).rejects.toMatchObject({ code: "NOTHING_HELD", status: 409 });
  expect(world.calls.map(({ call }) => call)).toContain("checkin.assignments.release");
});

test("what somebody else holds is refused with their name, what they settled with its state", async () => {
  const { api } = enter({
    checkIns: [
      createCheckIn(now, { checkInId: 1, _lock: { userid: "operator-7", lockedAt: now } }),
      createCheckIn(now, { checkInId: 2, currentState: "APPROVED" }),
    ],
  });
  await expect(api.checkin.assignments.self({ checkInIds: [1] })).rejects.toMatchObject({
    code: "LOCKED_BY_OTHER",
    data: { locked: [{ checkInId: 1, userid: "operator-7" }] },
  });
  await expect(api.checkin.assignments.self({ checkInIds: [2] })).rejects.toMatchObject({
    code: "STATE_CONFLICT",
    data: { checkInId: 2, currentState: "APPROVED" },
  });
  await expect(api.checkin.assignments.self({ checkInIds: [3] })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("unlink takes the pass off once; a stale version is told what stands now", async () => {
  const { api, world } = enter({
    checkIns: [createCheckIn(now, { pass: { dmscode: "d_1" }, currentState: "APPROVED" })],
  });
  await expect(
    api.boardingPasses.unlink({ id: 1, bookingNo: "60418827", pnr: "K7XQ2M", version: 0 }),
  ).rejects.toMatchObject({ code: "STALE", data: { current: { version: 1 } } });
  await expect(
    api.boardingPasses.unlink({ id: 1, bookingNo: "60418827", pnr: "K7XQ2M", version: 1 }),
  ).resolves.toMatchObject({ pass: null, currentState: "ELIGIBLE_FOR_CHECKIN", version: 2 });
  await expect(api.boardingPasses.unlink({ id: 1, bookingNo: "60418827", pnr: "K7XQ2M" })).rejects.toMatchObject({
    code: "STATE_CONFLICT",
  });
  expect(world.rows()[0]?.pass).toBeNull();
});

test("Release Atmn takes old tasks back, and only for those who may", async () => {
  const waiting = (checkInId: number, minutes: number) =>
    createCheckIn(now, {
      checkInId,
      currentState: "WAITING_FOR_AUTOMATION",
      _lock: { userid: "AUTOMATION", lockedAt: now - minutes * 60 },
    });
  const { api } = enter({ role: "OPERATOR_ADMIN", checkIns: [waiting(1, 31), waiting(2, 5)] });
  expect(await api.checkin.automation.release({ minutes: 30 })).toEqual({ released: 1 });
  const operator = enter();
  await expect(operator.api.checkin.automation.release({ minutes: 30 })).rejects.toMatchObject({
    code: "FORBIDDEN",
    status: 403,
  });
});

test("reload sends what can be reloaded to automation again", async () => {
  const { api, world } = enter({
    role: "OPERATOR_ADMIN",
    checkIns: [
      createCheckIn(now, { currentState: "ELIGIBLE_FOR_DISPOSAL" }),
      createCheckIn(now, {
        checkInId: 2,
        pnr: "AAAAAA",
        airline: { iata: "LH" },
        currentState: "ELIGIBLE_FOR_DISPOSAL",
      }),
    ],
  });
  expect(await api.checkin.automation.reloadByPnr({ pnrs: ["K7XQ2M", "AAAAAA"] })).toEqual({
    reloaded: [1],
    notReloaded: [{ pnr: "AAAAAA", reason: "NOT_AUTOMATED" }],
  });
  expect(world.rows()[0]).toMatchObject({ currentState: "WAITING_FOR_AUTOMATION", _lock: { userid: "AUTOMATION" } });
});

test("search filters by listed fields", async () => {
  const { api } = enter();
  const { content } = await api.checkin.search({
    ...first50,
    filters: [
      { field: "airline", operator: "IN", value: ["VY", "W6"] },
      { field: "dmscode", operator: "EXISTS", value: false },
    ],
    size: 500,
  });
  expect(content.length).toBeGreaterThan(0);
  expect(
    content.every(({ airline, pass, expired }) => ["VY", "W6"].includes(airline.iata) && pass === null && !expired),
  ).toBe(true);
});

test("a call can be made to fail and fixed; nothing else is touched", async () => {
  const { api, world } = enter({ failing: { "checkin.list": "LOOKUP_FAILED" } });
  await expect(api.checkin.list({ ...first50, viewId: "available" })).rejects.toMatchObject({
    code: "LOOKUP_FAILED",
    status: 502,
  });
  await expect(api.checkin.views({ showExpired: false })).resolves.not.toHaveLength(0);
  world.mend("checkin.list");
  await expect(api.checkin.list({ ...first50, viewId: "available" })).resolves.toMatchObject({ pageNo: 1 });
});

test("nobody signed in: 401; a wrong password: said so; the right one opens a session", async () => {
  const { api } = enter({ role: null });
  await expect(api.access.me()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(api.access.login({ email: "operator@gatehouse.example", password: "wrong" })).rejects.toMatchObject({
    code: "INVALID_CREDENTIALS",
  });
  await expect(
    api.access.login({ email: "operator@gatehouse.example", password: "gatehouse-demo" }),
  ).resolves.toMatchObject({ user: { role: "OPERATOR" } });
  await expect(api.access.menu()).resolves.toMatchObject([{ mid: "checkin" }, { mid: "reports" }, { mid: "flights" }]);
});

test("an input that the contract refuses is a 400 with its path", async () => {
  const { api } = enter();
  await expect(api.checkin.list({ ...first50, viewId: "available", page: -1 })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    status: 400,
  });
});

test("a change reaches the open stream", async () => {
  const { world } = enter({ checkIns: [createCheckIn(now)] });
  const response = await fetch("http://localhost/api/events?ticket=x");
  const reader = response.body?.getReader();
  await reader?.read(); // the comment that opens the stream
  world.change(1, { expired: true });
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('event: checkin.changed\ndata: {"ids":[1]}\n\n');
});
