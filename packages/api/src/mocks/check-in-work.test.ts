import { passPoints } from "@gatehouse/domain/boarding-pass";
import { type CheckIn, presence } from "@gatehouse/domain/checkin";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { candidatePageSchema, factsSchema } from "../boarding-pass/schema.ts";
import { pnrSchema } from "../boarding-pass/pnr-schema.ts";
import { createApi } from "../client/index.ts";
import { createCandidatePage, createCheckIn, createReadPass } from "./factories/index.ts";
import { createMockWorld, type MockWorldOptions } from "./world.ts";

const now = 1_800_000_000;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ana = createCheckIn(now, { hasPassport: true });
const luka = createCheckIn(now, { checkInId: 2, passenger: { firstname: "Luka", lastname: "Novak" } });
const { pnr, bookingNo } = ana;

function enter(options: MockWorldOptions = {}, clock: { now: number } = { now }) {
  const world = createMockWorld({ now: () => clock.now, checkIns: [ana, luka], ...options });
  server.use(...world.handlers);
  const api = createApi({ url: "http://localhost/api", token: () => undefined, refresh: () => Promise.resolve(false) });
  return { world, api, clock };
}
const ticked = passPoints.map((point) => ({ point, ticked: true }));
const unit = { pnr, bookingNo };
const link = (row: CheckIn, dmscode: string, more: object = {}) => ({
  checkInId: row.checkInId,
  dmscode,
  bookingNo,
  pnr,
  checks: ticked,
  ...more,
});

test("a PNR comes with its passengers and passports, and that they were seen is in the log", async () => {
  const { api } = enter();
  const data = await api.boardingPasses.pnr({ pnr: "k7xq2m", showExpired: false });
  await expect(pnrSchema.validate(data, { strict: true })).resolves.toEqual(data);
  expect(data.segments.map(({ passengers }) => passengers.length)).toEqual([2]);
  expect(data.segments[0]?.passengers[0]?.extraAttributes.passportNo).not.toBeNull();
  expect((await api.checkin.actions({ id: 1 })).at(-1)).toMatchObject({
    action: "VIEWED_PASSPORT",
    userid: "operator",
  });
  await expect(api.boardingPasses.pnr({ pnr: "NOSUCH", showExpired: false })).rejects.toMatchObject({
    code: "NO_SUCH_PNR",
  });
});

test("a PNR that several bookings have is answered with the bookings", async () => {
  const { api } = enter({ checkIns: [ana, { ...luka, bookingNo: "7" }] });
  await expect(api.boardingPasses.pnr({ pnr, showExpired: false })).rejects.toMatchObject({
    code: "AMBIGUOUS_PNR",
    data: { bookings: [{ bookingNo }, { bookingNo: "7" }] },
  });
  await expect(api.boardingPasses.pnr({ pnr, bookingNo: "7", showExpired: false })).resolves.toMatchObject({
    bookingNo: "7",
  });
});

test("linking takes the page out of the candidates and the check-in out of what is to be linked; unlinking brings both back", async () => {
  const { api } = enter();
  const pages = await api.boardingPasses.candidatePages(unit);
  for (const page of pages) await expect(candidatePageSchema.validate(page, { strict: true })).resolves.toEqual(page);
  const own = pages.find(({ matchedCheckInIds }) => matchedCheckInIds.includes(1));
  const dmscode = own?.dmscode ?? "";
  const linked = await api.boardingPasses.link(link(ana, dmscode));
  expect(linked).toMatchObject({ currentState: "APPROVED", pass: { dmscode }, lastPageAttachedBy: "operator" });
  expect((await api.boardingPasses.candidatePages(unit)).map((page) => page.dmscode)).not.toContain(dmscode);
  expect(await api.boardingPasses.toBeLinked(unit)).toEqual([{ checkInId: 2 }]);
  const facts = await api.boardingPasses.facts({ id: 1, again: false });
  await expect(factsSchema.validate(facts, { strict: true })).resolves.toEqual(facts);
  expect(facts.ownPass).toMatchObject({ dmscode, source: "barcode" });
  await api.boardingPasses.unlink({ id: 1, bookingNo, pnr });
  expect((await api.boardingPasses.candidatePages(unit)).map((page) => page.dmscode)).toContain(dmscode);
});

test("a link is refused while points are open, differ without a reason, or the page is no pass, is taken or is being read", async () => {
  const other = createCandidatePage(ana, {
    dmscode: "d_other",
    passes: [createReadPass(ana, { firstName: "LUKA", printedName: "NOVAK/LUKA" })],
  });
  const receipt = createCandidatePage(ana, {
    dmscode: "d_receipt",
    passes: [createReadPass(ana, { documentType: "I" })],
  });
  const fresh = createCandidatePage(ana, { dmscode: "d_fresh", reading: "waiting", source: "none", passes: [] });
  const { api, world } = enter({ candidates: [createCandidatePage(ana), other, receipt, fresh] });
  const { dmscode } = createCandidatePage(ana);
  const attempt = (page: string, more: object = {}) => api.boardingPasses.link(link(ana, page, more));
  await expect(attempt(dmscode, { checks: ticked.slice(1) })).rejects.toMatchObject({
    code: "NOT_SETTLED",
    data: { unsettled: ["firstName"], withoutReason: [] },
  });
  await expect(attempt("d_other")).rejects.toMatchObject({
    code: "NOT_SETTLED",
    data: { unsettled: [], withoutReason: ["firstName"] },
  });
  await expect(attempt("d_receipt")).rejects.toMatchObject({
    code: "PASS_PROBLEM",
    data: { problem: "ITINERARY_RECEIPT" },
  });
  await expect(attempt("d_fresh")).rejects.toMatchObject({ code: "NOT_READ_YET" });
  world.takeCandidate(dmscode, 2, "operator-7");
  await expect(attempt(dmscode)).rejects.toMatchObject({
    code: "CANDIDATE_TAKEN",
    data: { userid: "operator-7", checkInId: 2 },
  });
  await expect(attempt("d_receipt", { override: "the airline prints nothing else" })).resolves.toMatchObject({
    currentState: "ELIGIBLE_FOR_DISPOSAL",
    needQC: true,
  });
});

// CHK-12
test("a pass is not taken off from the second of departure on, nor off what is marked as departed", async () => {
  const delivered = { ...ana, pass: { dmscode: "d_1" }, currentState: "DISPOSITION_COMPLETED" } as const;
  // A screen's clock may be behind: the mark counts by itself.
  const marked = { ...delivered, checkInId: 2, pass: { dmscode: "d_2" }, expired: true };
  const { api, world, clock } = enter({ checkIns: [delivered, marked] });
  const unlink = (id: number) => api.boardingPasses.unlink({ id, bookingNo, pnr });
  await expect(unlink(2)).rejects.toMatchObject({ code: "STATE_CONFLICT" });
  clock.now = ana.dept.deptTimeUTCSecs;
  await expect(unlink(1)).rejects.toMatchObject({ code: "STATE_CONFLICT" });
  expect(world.rows().map(({ pass }) => pass?.dmscode)).toEqual(["d_1", "d_2"]);
  clock.now -= 1;
  await expect(unlink(1)).resolves.toMatchObject({ pass: null });
});

test("the quality check is somebody else's", async () => {
  const needs = { ...ana, pass: { dmscode: "d_1" }, needQC: true, currentState: "ELIGIBLE_FOR_DISPOSAL" } as const;
  const { api } = enter({
    role: "OPERATOR_ADMIN",
    checkIns: [
      { ...needs, lastPageAttachedBy: "operator-admin" },
      { ...needs, checkInId: 2, lastPageAttachedBy: "operator-7" },
    ],
  });
  await expect(api.boardingPasses.qualityCheck({ checkInId: 1, passed: true })).rejects.toMatchObject({
    code: "OWN_WORK",
  });
  await expect(api.boardingPasses.qualityCheck({ checkInId: 2, passed: true })).resolves.toMatchObject({
    currentState: "APPROVED",
    needQC: false,
  });
});

test("disposals name what could not be disposed, and are taken back for ten seconds", async () => {
  const { api, clock } = enter({ checkIns: [ana, { ...luka, pass: { dmscode: "d_1" } }] });
  const reasons = { reason1: "1", reason2: "1-app" };
  await expect(
    api.checkin.disposals.dispose({ checkInIds: [1], reason1: "1", reason2: "2-airport" }),
  ).rejects.toMatchObject({ code: "UNKNOWN_REASON" });
  expect(await api.checkin.disposals.dispose({ checkInIds: [1, 2, 9], ...reasons })).toMatchObject([
    { checkInId: 1, dispositionStatus: true, code: null },
    { checkInId: 2, dispositionStatus: false, code: "PASS_ATTACHED" },
    { checkInId: 9, dispositionStatus: false, code: "NOT_FOUND" },
  ]);
  expect(await api.checkin.disposals.undo({ checkInIds: [1] })).toMatchObject([{ done: true }]);
  await api.checkin.disposals.dispose({ checkInIds: [1], ...reasons });
  clock.now += 11;
  expect(await api.checkin.disposals.undo({ checkInIds: [1] })).toMatchObject([{ done: false, code: "TOO_LATE" }]);
  expect(await api.checkin.reset({ checkInIds: [1] })).toMatchObject([{ done: true }]);
  expect(await api.checkin.reschedule({ bookingNo, pnr, checkInIds: [1], hoursBefore: 24 })).toMatchObject([
    { done: true, currentState: "NEW" },
  ]);
});

test("a disposal that is taken back gives the operator the lock back that went with it", async () => {
  const { api, world } = enter({ checkIns: [ana] });
  await api.checkin.assignments.self({ checkInIds: [1] });
  await api.checkin.disposals.dispose({ checkInIds: [1], reason1: "1", reason2: "1-app" });
  expect(world.rows()[0]?._lock).toBeNull();
  await api.checkin.disposals.undo({ checkInIds: [1] });
  expect(world.rows()[0]).toMatchObject({ currentState: "ELIGIBLE_FOR_CHECKIN", _lock: { userid: "operator" } });
});

test("the tree of reasons has two levels", async () => {
  const { api } = enter();
  const tree = await api.checkin.disposals.options();
  expect(tree.map(({ code }) => code)).toEqual(["1", "2", "3", "4"]);
  expect(tree[1]?.children.map(({ code }) => code)).toContain("2-window-closed");
});

test("locking a PNR takes its whole unit; an administrator sees it and gives it back", async () => {
  const { api } = enter({ role: "OPERATOR_ADMIN" });
  const { held } = await api.checkin.lock({ checkInId: 1, pnr, bookingNo });
  expect(held.map(({ checkInId }) => checkInId)).toEqual([1, 2]);
  const locked = await api.checkin.assignments.locked({ page: 0, size: -1 });
  expect(locked).toMatchObject({
    totalElement: 1,
    content: [{ checkins: [1, 2], bookingNo, userid: "operator-admin" }],
  });
  expect((await api.checkin.locks({ page: 0, size: 10_000 })).content.map(({ userId }) => userId)).toEqual([
    "operator-admin",
    "operator-admin",
  ]);
  expect(await api.checkin.assignments.unlock({ checkInIds: [], bookingNos: [bookingNo] })).toEqual({ unlocked: 2 });
  expect((await api.checkin.locks({ page: 0, size: 10_000 })).content[0]).toMatchObject({
    userId: "POOL",
    waitTimeInMins: 20,
  });
});

// CHK-29
test("what is held goes back at exactly thirty minutes, not a second before", async () => {
  const { api, world, clock } = enter();
  await api.checkin.assignments.self({ checkInIds: [1] });
  clock.now = now + presence.lock - 1;
  world.giveBackIdle();
  expect(await api.checkin.assignments.current()).toMatchObject({ held: [{ checkInId: 1 }], givenBack: null });
  clock.now += 1;
  world.giveBackIdle();
  expect(await api.checkin.assignments.current()).toMatchObject({ held: [], givenBack: { at: now + presence.lock } });
});

test("only administrators unlock what others hold", async () => {
  const { api } = enter({ checkIns: [{ ...ana, _lock: { userid: "operator-7", lockedAt: now } }] });
  await expect(api.checkin.assignments.unlock({ checkInIds: [1], bookingNos: [] })).rejects.toMatchObject({
    code: "LOCKED_BY_OTHER",
  });
  await expect(api.checkin.assignments.unlock({ checkInIds: [], bookingNos: [] })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});

test("an uploaded PDF becomes candidate pages; what is no PDF, or cannot be opened, is said so", async () => {
  const { api } = enter({ candidates: [] });
  const file = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });
  const upload = await api.boardingPasses.upload({ file: file("passes.pdf"), pnr, bookingNo });
  expect(upload).toMatchObject({ pages: 2, state: "done", pagesMatched: 2 });
  expect(await api.boardingPasses.uploadProgress({ uploadId: upload.uploadId })).toEqual(upload);
  expect(await api.boardingPasses.candidatePages(unit)).toHaveLength(2);
  for (const [name, code] of [
    ["photo.png", "NOT_A_PDF"],
    ["encrypted.pdf", "ENCRYPTED_PDF"],
    ["broken.pdf", "BROKEN_PDF"],
    ["many-pages.pdf", "TOO_MANY_PAGES"],
    ["busy.pdf", "READING_BUSY"],
  ] as const)
    await expect(api.boardingPasses.upload({ file: file(name), pnr })).rejects.toMatchObject({ code });
});

test("automation is seen and reloaded by airline, and work is given back by airline", async () => {
  const stuck: CheckIn = {
    ...ana,
    currentState: "WAITING_FOR_AUTOMATION",
    _lock: { userid: "AUTOMATION", lockedAt: now - 31 * 60 },
  };
  const given: CheckIn = { ...luka, currentState: "ELIGIBLE_FOR_DISPOSAL", windowClosesAt: now + 60 };
  const held: CheckIn = { ...luka, checkInId: 3, _lock: { userid: "operator-7", lockedAt: now } };
  const { api } = enter({ role: "ADMIN", checkIns: [stuck, given, held] });
  expect(await api.checkin.automation.airlines()).toEqual([
    { airline: "VY", waiting: 1, stuck: 1, oldestMins: 31, reloadable: 1, held: 1 },
  ]);
  expect(await api.checkin.automation.reloadByAirline({ stuck: true, airlineCodes: ["vy"] })).toEqual({
    reloaded: [1],
  });
  expect(await api.checkin.automation.reloadByAirline({ stuck: false, airlineCodes: ["VY"] })).toEqual({
    reloaded: [2],
  });
  expect(await api.checkin.automation.redistribute({ airlineCodes: ["VY"] })).toEqual({ redistributed: 1 });
});

test("past data are departed check-ins, found by their date and airline", async () => {
  const past = createCheckIn(now, { checkInId: 9, departsIn: -7200 });
  const { api } = enter({ role: "ADMIN", checkIns: [ana, past] });
  const search = (more: object) => api.checkin.pastData({ page: 0, size: 50, ...more });
  expect((await search({ date: past.dept.date })).content.map(({ checkInId }) => checkInId)).toEqual([9]);
  expect((await search({ airline: "W6" })).totalElement).toBe(0);
  await expect(search({ date: "yesterday" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
