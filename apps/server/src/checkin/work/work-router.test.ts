import { passPoints } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../../../test/browser.ts";
import { useDatabase } from "../../../test/database.ts";
import { smallWorld } from "../../../test/demo-world.ts";
import { addTestPage } from "../../../test/check-in-fixtures.ts";
import { useServer } from "../../../test/server.ts";
import { readCheckIns } from "../check-in-row.ts";
import { bookedWith } from "../../boarding-pass/expected.ts";
import { passesOfPage } from "../../boarding-pass/pages/passes-of-page.ts";
import { candidatePage } from "../../boarding-pass/candidate-tables.ts";
import { checkIn } from "../tables.ts";

/** The calls of check-in work over real HTTP: each answer is checked against the contract, each refusal has its status and code. */
const database = useDatabase();
const server = useServer(database);

let operator = "";
let admin = "";
beforeAll(async () => {
  await smallWorld(database.db, { now: Math.floor(Date.now() / 1000), checkIns: 500 });
  operator = (await new Browser(server).signIn("operator@gatehouse.example")).accessToken;
  admin = (await new Browser(server).signIn("operator-admin@gatehouse.example")).accessToken;
}, 120_000);

const call = async (method: string, path: string, body?: unknown, token = operator) => {
  const answer = await new Browser(server).call(method, path, body, { token });
  return { status: answer.status, body: answer.body };
};
const list = (body: unknown) => body as readonly Record<string, unknown>[];

/** Open work that nobody has, another one each time. */
let used = 0;
async function open(): Promise<CheckIn> {
  const free = and(
    eq(checkIn.state, "ELIGIBLE_FOR_CHECKIN"),
    isNull(checkIn.lockedBy),
    isNull(checkIn.pass),
    eq(checkIn.expired, false),
    gt(checkIn.id, used),
  );
  const [next] = await database.db
    .select({ id: checkIn.id })
    .from(checkIn)
    .where(free)
    .orderBy(asc(checkIn.id))
    .limit(1);
  used = next?.id ?? 0;
  const [row] = await readCheckIns(database.db, eq(checkIn.id, used));
  if (!row) throw new Error("The demo world has no open check-in left.");
  return row;
}
const ticked = passPoints.map((point) => ({ point, ticked: true }));

describe("boarding passes", () => {
  test("a PNR, its candidates, what is to be linked, the facts, the link, the quality check", async () => {
    const { checkInId, pnr, bookingNo } = await open();
    const unit = `/checkin/pnrs/${pnr}`;
    const query = `?bookingNo=${bookingNo}`;
    expect(await call("GET", `${unit}${query}`)).toMatchObject({ status: 200, body: { pnr, bookingNo } });
    expect(await call("GET", "/checkin/pnrs/NOSUCH")).toMatchObject({ status: 404, body: { code: "NO_SUCH_PNR" } });
    const dmscode = await addTestPage(database.db, checkInId, { leg: { to: "XXX" } });
    const { body: pages } = await call("GET", `${unit}/candidate-pages${query}`);
    expect(list(pages)).toContainEqual(expect.objectContaining({ dmscode, matched: false, reading: "read" }));
    const { body: wanted } = await call("GET", `${unit}/to-be-linked${query}`);
    expect(list(wanted)).toContainEqual({ checkInId });
    expect(await call("GET", `/checkin/check-ins/${checkInId}/facts`)).toMatchObject({
      status: 200,
      body: { expected: { pnr }, ownPass: null },
    });
    const options = { checkInId, dmscode, bookingNo, pnr };
    const link = (checks: unknown, ...by: [typeof admin] | []) =>
      call("POST", "/checkin/boarding-passes/link", { ...options, checks }, ...by);
    expect(await link(ticked)).toMatchObject({
      status: 422,
      body: { code: "NOT_SETTLED", data: { unsettled: [], withoutReason: ["to"] } },
    });
    const checks = ticked.map((check) => (check.point === "to" ? { ...check, reason: "the other airport" } : check));
    expect(await link(checks)).toMatchObject({ status: 200, body: { needQC: true, pass: { dmscode } } });
    // The same person's second call is told what they did themselves, anybody else's who was first.
    expect(await link(checks)).toMatchObject({ status: 200, body: { pass: { dmscode } } });
    expect(await link(checks, admin)).toMatchObject({
      status: 409,
      body: { code: "CANDIDATE_TAKEN", data: { userid: "operator", checkInId } },
    });
    const check = { checkInId, passed: true };
    expect(await call("POST", "/checkin/quality-checks", check)).toMatchObject({ status: 403 });
    expect(await call("POST", "/checkin/quality-checks", check, admin)).toMatchObject({
      status: 200,
      body: { currentState: "APPROVED" },
    });
  });

  test("a file that is no PDF, too large, or for a PNR that is not there", async () => {
    const { pnr, bookingNo } = await open();
    const upload = (bytes: Uint8Array<ArrayBuffer>, locator = pnr) => {
      const form = new FormData();
      form.set("pnr", locator);
      form.set("bookingNo", bookingNo);
      form.set("file", new File([bytes], "passes.pdf", { type: "application/pdf" }));
      return call("POST", "/checkin/boarding-passes", form);
    };
    const text = new TextEncoder().encode("no PDF");
    expect(await upload(text)).toMatchObject({ status: 422, body: { code: "NOT_A_PDF" } });
    expect(await upload(text, "NOSUCH")).toMatchObject({ status: 404, body: { code: "NO_SUCH_PNR" } });
    expect(await upload(new TextEncoder().encode("%PDF-1.7 broken"))).toMatchObject({
      status: 422,
      body: { code: "BROKEN_PDF" },
    });
    expect(await upload(new Uint8Array(20 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: "TOO_LARGE", data: { limit: 20 * 1024 * 1024 } },
    });
    expect(await call("GET", "/checkin/boarding-passes/uploads/999999")).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
  });
});

describe("disposal", () => {
  test("the tree, a disposal, its undo, a reset, a reschedule", async () => {
    const { checkInId, pnr, bookingNo } = await open();
    const tree = list((await call("GET", "/checkin/disposition-options")).body);
    expect(tree.map(({ code }) => code)).toEqual(["1", "2", "3", "4"]);
    const reasons = { checkInIds: [checkInId], reason1: "3", reason2: "3-passport" };
    const dispose = (more: object) => call("POST", "/checkin/dispositions", { ...reasons, ...more });
    expect(await dispose({ reason2: "1-app" })).toMatchObject({ status: 422, body: { code: "UNKNOWN_REASON" } });
    expect(await dispose({ checkInIds: [] })).toMatchObject({ status: 400 });
    expect((await dispose({ bookingNo: "OTHER" })).body).toMatchObject([{ code: "NOT_FOUND" }]);
    expect((await dispose({ pnr, bookingNo })).body).toMatchObject([{ checkInId, dispositionStatus: true }]);
    const ids = { checkInIds: [checkInId] };
    expect((await call("POST", "/checkin/dispositions/undo", ids)).body).toMatchObject([{ done: true }]);
    await dispose({});
    expect((await call("POST", "/checkin/reset", { ...ids, pnr })).body).toMatchObject([{ done: true }]);
    const options = { bookingNo, pnr, checkInIds: [checkInId] };
    expect((await call("POST", "/checkin/reschedule", options)).body).toMatchObject([
      { done: true, currentState: "NEW" },
    ]);
  });
});

describe("pages without a barcode, linked without checks", () => {
  /** Two travellers of one PNR on one flight, both open; nobody of the booking is called as the first is. */
  async function companions() {
    const everybody = await database.db.select().from(checkIn);
    const rows = await database.db
      .select()
      .from(checkIn)
      .where(and(eq(checkIn.state, "ELIGIBLE_FOR_CHECKIN"), isNull(checkIn.pass), eq(checkIn.expired, false)))
      .orderBy(asc(checkIn.id));
    for (const own of rows) {
      const travelsWith = (other: typeof own) =>
        other.id > own.id && other.pnrId === own.pnrId && other.segmentId === own.segmentId;
      const other = rows.find((one) => travelsWith(one) && one.firstname !== own.firstname);
      const isCalledAlike = (one: typeof own) =>
        one.bookingNo === own.bookingNo && one.passengerId !== own.passengerId && nameOf(one) === nameOf(own);
      if (everybody.some(isCalledAlike)) continue;
      if (other && own.lockedBy === null && other.lockedBy === null) return { own, other };
    }
    throw new Error("The demo world has no open companions.");
  }
  type Row = Awaited<ReturnType<typeof companions>>["own"];

  /** A page with a text, read as an uploaded one is, and linked. */
  async function link({ id, pnrId, bookingNo, pnr }: Row, lines: readonly string[]) {
    const dmscode = await addTestPage(database.db, id);
    const reading = { barcodes: [], text: lines.join("\n") };
    const read = passesOfPage({ reading }, await bookedWith(database.db, pnrId));
    await database.db.update(candidatePage).set(read).where(eq(candidatePage.dmscode, dmscode));
    return call("POST", "/checkin/boarding-passes/link", { checkInId: id, dmscode, bookingNo, pnr });
  }
  const tripOf = ({ airline, flightnum, from, to, departureDate, pnr }: Row) =>
    `Flight ${airline} ${flightnum} ${from} - ${to} ${departureDate}\nPNR ${pnr}\nSeat 12A`;
  const nameOf = ({ firstname, lastname }: Row) => `${firstname} ${lastname}`;
  const doubtful = { status: 200, body: { currentState: "ELIGIBLE_FOR_DISPOSAL", needQC: true } };
  const unlink = ({ id, bookingNo, pnr }: Row) =>
    call("POST", "/checkin/boarding-passes/unlink", { id, bookingNo, pnr });

  test("a companion's pass and a letter of cancellation are for somebody to look at; a pass of its own is approved", async () => {
    const { own, other } = await companions();
    const companion = ["BOARDING PASS", nameOf(other), tripOf(own), `Travelling with ${nameOf(own)}`];
    expect(await link(own, companion)).toMatchObject(doubtful);
    const facts = await call("GET", `/checkin/check-ins/${own.id}/facts`);
    expect(facts.body).toMatchObject({ ownPass: { linked: { findings: { unproven: ["oneTraveller"] } } } });
    await unlink(own);
    const letter = ["Your flight was cancelled", `Dear ${nameOf(own)}`, tripOf(own)];
    expect(await link(own, letter)).toMatchObject(doubtful);
    const { body } = await call("GET", `/checkin/check-ins/${own.id}/facts`);
    expect(body).toMatchObject({ ownPass: { linked: { findings: { problem: "CANCELLED" } } } });
    await unlink(own);
    const pass = ["BOARDING PASS", nameOf(own), tripOf(own)];
    expect(await link(own, pass)).toMatchObject({ status: 200, body: { currentState: "APPROVED", needQC: false } });
  });
});

describe("oversight", () => {
  test("a lock, the list of locks, unlocking, past data, automation by airline", async () => {
    const { checkInId, pnr, bookingNo } = await open();
    expect(await call("POST", "/checkin/lock", { checkInId, pnr, bookingNo })).toMatchObject({ status: 200 });
    const { body: locked } = await call("GET", "/checkin/assignments/locked?page=0&size=-1", undefined, admin);
    expect(list(locked["content"])).toContainEqual(expect.objectContaining({ bookingNo, userid: "operator" }));
    const { body: locks } = await call("GET", "/checkin/locks?size=10000", undefined, admin);
    expect(list(locks["content"])).toContainEqual(expect.objectContaining({ checkInId, userId: "operator" }));
    expect(await call("GET", "/checkin/locks?size=10001", undefined, admin)).toMatchObject({ status: 400 });
    const { body: unlocked } = await call("POST", "/checkin/assignments/unlock", { bookingNos: [bookingNo] }, admin);
    expect(Number(unlocked["unlocked"])).toBeGreaterThan(0);
    expect(await call("POST", "/checkin/assignments/unlock", {}, admin)).toMatchObject({ status: 400 });
    const { body: past } = await call("GET", "/checkin/past-data?size=5", undefined, admin);
    const [departed] = list(past["content"]);
    expect(departed).toMatchObject({ expired: true });
    const one = await call("GET", `/checkin/past-data?pnr=${String(departed?.["pnr"])}`, undefined, admin);
    expect(Number(one.body["totalElement"])).toBeGreaterThan(0);
    const airlines = list((await call("GET", "/checkin/automation/airlines", undefined, admin)).body);
    expect(airlines.length).toBeGreaterThan(0);
    const codes = { airlineCodes: airlines.map(({ airline }) => airline) };
    for (const path of ["reload-by-airline", "redistribute"])
      expect(await call("POST", `/checkin/automation/${path}`, codes, admin)).toMatchObject({ status: 200 });
  });
});
