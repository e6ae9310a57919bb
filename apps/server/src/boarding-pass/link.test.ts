import { passPoints } from "@gatehouse/domain/boarding-pass";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import {
  actionsOf,
  addBasics,
  addTestPage,
  addTestUnit,
  applyToCheckIns,
  person,
  rowsOf,
  start,
  testServices,
  type TestUnitOptions,
} from "../../test/check-in-fixtures.ts";
import { testOutbox } from "../../test/outbox.ts";
import { outbox } from "../messaging/tables.ts";
import { pnr } from "../bookings/tables.ts";
import { candidatePage } from "./candidate-tables.ts";
import { passSent } from "../checkin/due-transitions.ts";
import { passMessages } from "../checkin/transitions/commit.ts";
import { Conflict } from "../checkin/transitions/conflict.ts";
import { checkQuality, linkPass, type LinkOptions } from "./link.ts";
import { unlinkPass } from "./passes.ts";
import { auditEntry, automationTask } from "../checkin/tables.ts";

const database = useDatabase();
const ana = person("ana");
const ben = person("ben");
beforeAll(() => addBasics(database.db, ["ana", "ben"]));

const ticked = passPoints.map((point) => ({ point, ticked: true }));
const because = (point: string, reason: string) =>
  ticked.map((check) => (check.point === point ? { ...check, reason } : check));

/** A check-in, and what names it. */
async function one(options: TestUnitOptions = {}) {
  const ids = await addTestUnit(database.db, options);
  const [row] = await rowsOf(database.db, ids);
  if (!row) throw new Error("no check-in");
  const { id, bookingNo, pnr: locator, pnrId } = row;
  return { id, ids, pnrId, unit: { bookingNo, pnr: locator } };
}
type One = Awaited<ReturnType<typeof one>>;

const link = (
  { id, unit }: Pick<One, "id" | "unit">,
  dmscode: string,
  more: Partial<LinkOptions> = {},
  by = ana,
  at = start,
) =>
  linkPass(database.db, by, { checkInId: id, dmscode, ...unit, checks: ticked, ...more }, at, testServices().services);
const unlink = ({ id, unit }: One, by = ana, at = start) =>
  unlinkPass(database.db, by, { id, ...unit }, at, testServices().services);
const quality = ({ id }: One, passed: boolean, by = ben) =>
  checkQuality(database.db, by, { checkInId: id, passed, note: "looked at it" }, start + 60, testServices().services);
const refused = async (change: Promise<unknown>) => {
  const error: unknown = await change.then(
    () => "it was done",
    (reason: unknown) => reason,
  );
  return error instanceof Conflict ? error.reason : error;
};
const pageOf = async (dmscode: string) =>
  (await database.db.select().from(candidatePage).where(eq(candidatePage.dmscode, dmscode)))[0];
const messagesOf = async (id: number) =>
  (await database.db.select().from(outbox).where(eq(outbox.subjectId, id))).map(({ kind, payload, cancelledAt }) => ({
    kind,
    dmscode: payload["dmscode"],
    cancelled: cancelledAt !== null,
  }));
const lastNote = async (id: number, action: "BP_ATTACHED" | "BP_DETACHED" | "QC_PASSED" | "QC_FAILED") =>
  (
    await database.db
      .select({ note: auditEntry.note })
      .from(auditEntry)
      .where(and(eq(auditEntry.checkInId, id), eq(auditEntry.action, action)))
  ).at(-1)?.note;

describe("linking", () => {
  // CHK-9
  test("a fully agreeing page approves, takes the page, frees the unit and puts the pass into the outbox", async () => {
    const { db } = database;
    const checkIn = await one();
    const dmscode = await addTestPage(db, checkIn.id);
    await applyToCheckIns(db, [checkIn.id], { type: "locked" }, "ana");
    const { services, announced } = testServices();
    const options = { checkInId: checkIn.id, dmscode, ...checkIn.unit, checks: ticked };
    const row = await linkPass(db, ana, options, start + 5, services);
    expect(row).toMatchObject({
      currentState: "APPROVED",
      pass: { dmscode },
      needQC: false,
      lastPageAttachedBy: "ana",
      bpUploadedBy: "ben",
      disposedAt: start + 5,
      _lock: null,
    });
    expect(await pageOf(dmscode)).toMatchObject({ linkedTo: checkIn.id, linkedBy: "ana", linkedAt: start + 5 });
    expect(await messagesOf(checkIn.id)).toEqual([{ kind: passMessages.send, dmscode, cancelled: false }]);
    expect((await actionsOf(db, checkIn.id)).slice(-2)).toEqual(["BP_ATTACHED ana", "UNLOCK_PNR ana"]);
    expect((await db.select().from(pnr).where(eq(pnr.id, checkIn.pnrId)))[0]?.heldBy).toBeNull();
    expect(announced).toContainEqual({
      event: { type: "candidates.changed", ...checkIn.unit },
      audience: { to: "vendor", vendor: "NWT", permission: "checkinInfo" },
    });
  });

  // CHK-10
  test("what is sent to the traveller completes the check-in", async () => {
    const { db } = database;
    const checkIn = await one();
    await link(checkIn, await addTestPage(db, checkIn.id));
    const sent: string[] = [];
    const box = testOutbox(
      db,
      () => start + 9,
      async ({ subjectId }) => {
        sent.push(String(subjectId));
      },
    );
    box.on(
      passMessages.send,
      passSent(testServices().services, () => start + 9),
    );
    await box.flush();
    await box.flush();
    expect(sent.filter((id) => id === String(checkIn.id))).toHaveLength(1);
    expect(await rowsOf(db, checkIn.ids)).toMatchObject([{ state: "DISPOSITION_COMPLETED" }]);
    expect((await actionsOf(db, checkIn.id)).at(-1)).toBe("DELIVERED SYSTEM");
  });

  // BP-13, BP-14
  test("an open point blocks; a differing one needs a reason, which is in the log and asks for a quality check", async () => {
    const checkIn = await one();
    const dmscode = await addTestPage(database.db, checkIn.id, { firstName: "EVA", printedName: "NOVAK/EVA" });
    expect(await refused(link(checkIn, dmscode, { checks: ticked.slice(2) }))).toEqual({
      code: "NOT_SETTLED",
      unsettled: ["firstName", "lastName"],
      withoutReason: [],
    });
    expect(await refused(link(checkIn, dmscode))).toEqual({
      code: "NOT_SETTLED",
      unsettled: [],
      withoutReason: ["firstName"],
    });
    const row = await link(checkIn, dmscode, { checks: because("firstName", "Spelled differently") });
    expect(row).toMatchObject({ currentState: "ELIGIBLE_FOR_DISPOSAL", needQC: true });
    expect(await lastNote(checkIn.id, "BP_ATTACHED")).toBe("firstName: Spelled differently");
    expect(await messagesOf(checkIn.id)).toEqual([]);
  });

  // BP-16
  test("whatever a screen says, the server compares for itself: a page of another flight is no agreeing one", async () => {
    const checkIn = await one();
    const dmscode = await addTestPage(database.db, checkIn.id, { leg: { flightNumber: "9999", to: "JFK" } });
    expect(await refused(link(checkIn, dmscode))).toMatchObject({
      code: "NOT_SETTLED",
      withoutReason: ["flightNumber", "to"],
    });
  });

  // BP-16
  test("a machine's link counts what agrees; anything else needs a quality check", async () => {
    const { db } = database;
    const [good, bad] = [await one(), await one()];
    const machine = { checks: undefined };
    expect(await link(good, await addTestPage(db, good.id), machine)).toMatchObject({ currentState: "APPROVED" });
    expect(await link(bad, await addTestPage(db, bad.id, { leg: { to: "JFK" } }), machine)).toMatchObject({
      currentState: "ELIGIBLE_FOR_DISPOSAL",
      needQC: true,
    });
  });

  // BP-11
  test("what is no pass to travel with links only with a reason, and then needs a quality check", async () => {
    const checkIn = await one();
    const dmscode = await addTestPage(database.db, checkIn.id, { documentType: "I" });
    expect(await refused(link(checkIn, dmscode))).toEqual({ code: "PASS_PROBLEM", problem: "ITINERARY_RECEIPT" });
    const override = "the airline prints nothing else";
    expect(await link(checkIn, dmscode, { override })).toMatchObject({ needQC: true });
    expect(await lastNote(checkIn.id, "BP_ATTACHED")).toContain(override);
  });

  test("a page that is being read, of another booking, or none at all", async () => {
    const { db } = database;
    const [checkIn, other] = [await one(), await one()];
    const fresh = await addTestPage(db, checkIn.id, { reading: "waiting" });
    expect(await refused(link(checkIn, fresh))).toEqual({ code: "NOT_READ_YET" });
    expect(await refused(link(checkIn, await addTestPage(db, other.id)))).toEqual({ code: "NOT_FOUND" });
    expect(await refused(link(checkIn, "d_none"))).toEqual({ code: "NOT_FOUND" });
    const own = await addTestPage(db, checkIn.id);
    expect(await refused(link({ ...checkIn, unit: other.unit }, own))).toEqual({ code: "NOT_FOUND" });
    expect(await refused(link(checkIn, own, {}, person("bound", ["BLA"])))).toEqual({ code: "NOT_FOUND" });
  });

  test("a page that could not be read is settled by acknowledging all nine points, and looked at a second time", async () => {
    const checkIn = await one();
    const dmscode = await addTestPage(database.db, checkIn.id, { reading: "failed" });
    expect(await refused(link(checkIn, dmscode, { checks: [] }))).toMatchObject({ code: "NOT_SETTLED" });
    expect(await link(checkIn, dmscode)).toMatchObject({ currentState: "ELIGIBLE_FOR_DISPOSAL", needQC: true });
  });

  // CHK-32, BP-21
  test("somebody else's lock, an older version, a settled check-in: each says so", async () => {
    const { db } = database;
    const checkIn = await one();
    const dmscode = await addTestPage(db, checkIn.id);
    const [before] = await rowsOf(db, checkIn.ids);
    await applyToCheckIns(db, checkIn.ids, { type: "locked" }, "ben");
    expect(await refused(link(checkIn, dmscode, { version: before?.version }))).toMatchObject({
      code: "STALE",
      current: { checkInId: checkIn.id, _lock: { userid: "ben" } },
    });
    expect(await refused(link(checkIn, dmscode))).toEqual({
      code: "LOCKED_BY_OTHER",
      locked: [{ checkInId: checkIn.id, userid: "ben" }],
    });
    await link(checkIn, dmscode, {}, ben);
    expect(await refused(link(checkIn, await addTestPage(db, checkIn.id)))).toEqual({
      code: "STATE_CONFLICT",
      checkInId: checkIn.id,
      currentState: "APPROVED",
    });
  });

  // AUT-4, BP-21
  test("a person who links takes the work from automation, whose task is cancelled", async () => {
    const { db } = database;
    const checkIn = await one({ airline: "VY" });
    await applyToCheckIns(db, checkIn.ids, { type: "sentToAutomation" }, "SYSTEM");
    expect(await link(checkIn, await addTestPage(db, checkIn.id))).toMatchObject({ currentState: "APPROVED" });
    expect(await db.select().from(automationTask).where(eq(automationTask.checkInId, checkIn.id))).toMatchObject([
      { state: "CANCELLED" },
    ]);
  });

  // CHK-9
  test("a disposed check-in takes a pass, and its reasons go", async () => {
    const checkIn = await one();
    await applyToCheckIns(database.db, checkIn.ids, { type: "disposed", reason1: "1", reason2: "1-later" }, "ben");
    expect(await link(checkIn, await addTestPage(database.db, checkIn.id))).toMatchObject({
      currentState: "APPROVED",
      disposeState: { disposedBy: "ana", reason1: null, reason2: null },
    });
  });
});

// CHK-32
describe("two who link one page", () => {
  test("to one check-in, or to two: exactly one succeeds, the other is told who was first", async () => {
    const { db } = database;
    for (const same of [true, false]) {
      const checkIn = await one({ passengers: 2 });
      const [first = 0, second = 0] = checkIn.ids;
      const dmscode = await addTestPage(db, first);
      const checks = because("firstName", "the name of a child");
      const answers = await Promise.allSettled([
        link({ ...checkIn, id: first }, dmscode, { checks }, ana),
        link({ ...checkIn, id: same ? first : second }, dmscode, { checks }, ben),
      ]);
      const done = answers.filter(({ status }) => status === "fulfilled");
      expect(done).toHaveLength(1);
      const winner = answers[0].status === "fulfilled" ? "ana" : "ben";
      const page = await pageOf(dmscode);
      expect(page?.linkedBy).toBe(winner);
      const lost = answers.find((answer) => answer.status === "rejected");
      expect(lost?.reason).toMatchObject({
        reason: { code: "CANDIDATE_TAKEN", userid: winner, checkInId: page?.linkedTo },
      });
      const linked = (await rowsOf(db, checkIn.ids)).filter(({ pass }) => pass === dmscode);
      expect(linked.map(({ id, attachedBy }) => [id, attachedBy])).toEqual([[page?.linkedTo, winner]]);
    }
  });

  test("a hundred at once: still one", async () => {
    const checkIn = await one();
    const dmscode = await addTestPage(database.db, checkIn.id);
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => link(checkIn, dmscode, {}, person(`operator-${index}`))),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(
      (await actionsOf(database.db, checkIn.id)).filter((action) => action.startsWith("BP_ATTACHED")),
    ).toHaveLength(1);
  });
});

// CHK-12
describe("unlinking", () => {
  test("gives the page back to the candidates, and takes the pass out of the outbox", async () => {
    const checkIn = await one();
    const dmscode = await addTestPage(database.db, checkIn.id);
    await link(checkIn, dmscode);
    expect(await unlink(checkIn)).toMatchObject({ pass: null, currentState: "ELIGIBLE_FOR_CHECKIN" });
    expect(await pageOf(dmscode)).toMatchObject({ linkedTo: null, linkedBy: null });
    expect(await messagesOf(checkIn.id)).toEqual([{ kind: passMessages.send, dmscode, cancelled: true }]);
    expect(await link(checkIn, dmscode, {}, ben)).toMatchObject({ lastPageAttachedBy: "ben" });
  });

  test("after it was delivered revokes the sent link and leaves an incident in the log", async () => {
    const { db } = database;
    const checkIn = await one();
    const dmscode = await addTestPage(db, checkIn.id);
    await link(checkIn, dmscode);
    await applyToCheckIns(db, checkIn.ids, { type: "delivered" }, "SYSTEM", start + 10);
    await db
      .update(outbox)
      .set({ sentAt: start + 10 })
      .where(eq(outbox.subjectId, checkIn.id));
    await unlink(checkIn, ben, start + 20);
    expect(await messagesOf(checkIn.id)).toContainEqual({ kind: passMessages.revoke, dmscode, cancelled: false });
    expect(await lastNote(checkIn.id, "BP_DETACHED")).toContain("incident");
  });

  test("is refused from the second of departure on, and of what is marked as departed by a clock that is ahead", async () => {
    const { db } = database;
    const [unmarked, marked] = [await one(), await one()];
    for (const each of [unmarked, marked]) await link(each, await addTestPage(db, each.id));
    const [row] = await rowsOf(db, marked.ids);
    if (!row) throw new Error("no check-in");
    const refusal = { code: "STATE_CONFLICT", currentState: "APPROVED" };
    expect(await refused(unlink(unmarked, ana, row.departsAt))).toMatchObject(refusal);
    await applyToCheckIns(db, marked.ids, { type: "departed" }, "SYSTEM", row.departsAt);
    const over = { ...refusal, currentState: "DISPOSITION_COMPLETED" };
    expect(await refused(unlink(marked, ana, row.departsAt - 1))).toMatchObject(over);
    expect((await rowsOf(db, marked.ids))[0]?.pass).toBe(row.pass);
    expect(await unlink(unmarked, ana, row.departsAt - 1)).toMatchObject({ pass: null });
  });

  test("a pass that never was a candidate becomes one, to be read", async () => {
    const { db } = database;
    const checkIn = await one();
    const dmscode = await addTestPage(db, checkIn.id);
    await link(checkIn, dmscode);
    await db.delete(candidatePage).where(eq(candidatePage.dmscode, dmscode));
    const { services, toRead } = testServices();
    await unlinkPass(db, ana, { id: checkIn.id, ...checkIn.unit }, start, services);
    expect(await pageOf(dmscode)).toMatchObject({ linkedTo: null, reading: "waiting", uploadedBy: "ben" });
    expect(toRead).toEqual([dmscode]);
  });
});

// CHK-11
describe("the quality check", () => {
  async function doubtful() {
    const checkIn = await one();
    const dmscode = await addTestPage(database.db, checkIn.id, { leg: { to: "JFK" } });
    await link(checkIn, dmscode, { checks: because("to", "the other airport of the city") });
    return { ...checkIn, dmscode };
  }

  test("is never made by the one who linked", async () => {
    const checkIn = await doubtful();
    expect(await refused(quality(checkIn, true, ana))).toEqual({ code: "OWN_WORK" });
    expect(await refused(quality(checkIn, false, ana))).toEqual({ code: "OWN_WORK" });
  });

  test("passed: approved and sent", async () => {
    const checkIn = await doubtful();
    expect(await quality(checkIn, true)).toMatchObject({ currentState: "APPROVED", needQC: false });
    expect(await messagesOf(checkIn.id)).toMatchObject([{ kind: passMessages.send, dmscode: checkIn.dmscode }]);
    expect(await lastNote(checkIn.id, "QC_PASSED")).toBe("looked at it");
    // Asked again by the same person it is their own, done before; by another it comes too late.
    expect(await quality(checkIn, true)).toMatchObject({ currentState: "APPROVED" });
    expect(await refused(quality(checkIn, true, person("eva")))).toMatchObject({
      code: "STATE_CONFLICT",
      currentState: "APPROVED",
    });
  });

  test("failed: the check-in is work again, the page a candidate", async () => {
    const checkIn = await doubtful();
    expect(await quality(checkIn, false)).toMatchObject({ currentState: "ELIGIBLE_FOR_CHECKIN", pass: null });
    expect(await pageOf(checkIn.dmscode)).toMatchObject({ linkedTo: null });
    expect(await lastNote(checkIn.id, "QC_FAILED")).toBe("looked at it");
  });
});
