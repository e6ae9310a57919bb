import { randomUUID } from "node:crypto";
import { passPoints } from "@gatehouse/domain/boarding-pass";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  addBasics,
  addTestPage,
  addTestUnit,
  actionsOf,
  applyToCheckIns,
  person,
  rowsOf,
  start,
  testServices,
} from "../../../test/check-in-fixtures.ts";
import { useDatabase } from "../../../test/database.ts";
import { applyDueTransitions } from "../due-transitions.ts";
import { checkQuality, linkPass } from "../../boarding-pass/link.ts";
import { unlinkPass } from "../../boarding-pass/passes.ts";
import { answeredRequest } from "../../platform/answered-requests/tables.ts";
import { checkIn } from "../tables.ts";
import { undoDisposals } from "../work/undo.ts";
import { changeEach } from "./change-each.ts";
import { answerSeconds, once } from "../../platform/answered-requests/once.ts";

const database = useDatabase();
const [ana, ben] = [person("ana"), person("ben")];
const { services } = testServices();
beforeAll(() => addBasics(database.db, ["ana", "ben"]));

const ticked = passPoints.map((point) => ({ point, ticked: true }));

/** A check-in with a page that is its own. */
async function one() {
  const [id = 0] = await addTestUnit(database.db);
  const [row] = await rowsOf(database.db, [id]);
  if (!row) throw new Error("no check-in");
  const dmscode = await addTestPage(database.db, id);
  return { id, dmscode, unit: { bookingNo: row.bookingNo, pnr: row.pnr } };
}
type One = Awaited<ReturnType<typeof one>>;

const link = ({ id, dmscode, unit }: One, requestId?: string, by = ana) =>
  once(database.db, { principal: by, call: "link", requestId, now: start }, (db) =>
    linkPass(db, by, { checkInId: id, dmscode, ...unit, checks: ticked }, start, services),
  );
const count = async (id: number, action: string) =>
  (await actionsOf(database.db, id)).filter((line) => line.startsWith(`${action} `)).length;

// API-13
describe("a request that is asked again by its id", () => {
  test("is answered as it was, whatever has happened since, and stands once in the log", async () => {
    const it = await one();
    const requestId = randomUUID();
    const first = await link(it, requestId);
    await applyToCheckIns(database.db, [it.id], { type: "delivered" }, "SYSTEM");
    expect(await link(it, requestId.toUpperCase())).toEqual(first);
    expect(await count(it.id, "BP_ATTACHED")).toBe(1);
    expect(first).toMatchObject({ currentState: "APPROVED", pass: { dmscode: it.dmscode } });
  });

  test("waits for the first while that is under way", async () => {
    const it = await one();
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => link(it, requestId)));
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
    expect(await count(it.id, "BP_ATTACHED")).toBe(1);
  });

  test("is another's when another user asks, or another call", async () => {
    const it = await one();
    const requestId = randomUUID();
    await link(it, requestId);
    await expect(link(it, requestId, ben)).rejects.toMatchObject({
      reason: { code: "CANDIDATE_TAKEN", userid: "ana" },
    });
    const other = { principal: ana, call: "unlink", requestId, now: start };
    await once(database.db, other, (db) => unlinkPass(db, ana, { id: it.id, ...it.unit }, start, services));
    expect(await count(it.id, "BP_DETACHED")).toBe(1);
  });

  test("is answered to each user as it was answered to them, where two use one id", async () => {
    const requestId = randomUUID();
    const ask = (principal: typeof ana, answer: string) =>
      once(database.db, { principal, call: "word", requestId, now: start }, async () => answer);
    expect([await ask(ana, "to ana"), await ask(ben, "to ben")]).toEqual(["to ana", "to ben"]);
    expect([await ask(ana, "again"), await ask(ben, "again")]).toEqual(["to ana", "to ben"]);
  });

  test("that was refused may be tried again", async () => {
    const it = await one();
    const requestId = randomUUID();
    await applyToCheckIns(database.db, [it.id], { type: "locked" }, "ben");
    await expect(link(it, requestId)).rejects.toMatchObject({ reason: { code: "LOCKED_BY_OTHER" } });
    await applyToCheckIns(database.db, [it.id], { type: "unlocked", note: null }, "ben");
    expect(await link(it, requestId)).toMatchObject({ currentState: "APPROVED" });
  });

  test("is forgotten after a day", async () => {
    const requestId = randomUUID();
    const ask = (now: number) =>
      once(database.db, { principal: ana, call: "number", requestId, now }, async () => ({ now }));
    expect(await ask(start)).toEqual({ now: start });
    expect(await ask(start + 60)).toEqual({ now: start });
    await applyDueTransitions(database.db, start + answerSeconds + 61, services);
    expect(await database.db.$count(answeredRequest, eq(answeredRequest.requestId, requestId))).toBe(0);
  });
});

// API-13
describe("without an id, the user's own change is not told as somebody else's", () => {
  test("a link, an unlink and a quality check that were made before", async () => {
    const it = await one();
    const version = (await rowsOf(database.db, [it.id]))[0]?.version;
    const options = { checkInId: it.id, dmscode: it.dmscode, ...it.unit, checks: ticked, version };
    await linkPass(database.db, ana, options, start, services);
    expect(await linkPass(database.db, ana, options, start + 5, services)).toMatchObject({
      pass: { dmscode: it.dmscode },
    });
    await expect(linkPass(database.db, ben, options, start + 5, services)).rejects.toMatchObject({
      reason: { code: "CANDIDATE_TAKEN" },
    });
    const off = { id: it.id, ...it.unit, version: (version ?? 0) + 1 };
    await unlinkPass(database.db, ana, off, start + 6, services);
    expect(await unlinkPass(database.db, ana, off, start + 7, services)).toMatchObject({ pass: null });
    await expect(unlinkPass(database.db, ben, off, start + 8, services)).rejects.toMatchObject({
      reason: { code: "STALE" },
    });
    for (const passed of [false, true]) {
      const dmscode = await addTestPage(database.db, it.id, { documentType: "I" });
      const odd = { ...options, dmscode, override: "nothing else", version: undefined };
      const { version: linked } = await linkPass(database.db, ana, odd, start + 9, services);
      const check = { checkInId: it.id, passed, version: linked };
      const done = await checkQuality(database.db, ben, check, start + 10, services);
      expect(await checkQuality(database.db, ben, check, start + 11, services)).toEqual(done);
      await expect(checkQuality(database.db, person("eva"), check, start + 12, services)).rejects.toMatchObject({
        reason: { code: "STALE" },
      });
    }
    expect(await count(it.id, "BP_ATTACHED")).toBe(3);
    expect(await count(it.id, "QC_PASSED")).toBe(1);
    expect(await count(it.id, "QC_FAILED")).toBe(1);
  });

  test("a disposal, its undoing, a reset", async () => {
    const { id } = await one();
    const disposal = { type: "disposed", reason1: "1", reason2: "1-later" } as const;
    const each = (event: Parameters<typeof changeEach>[4], by = ana) =>
      changeEach(database.db, by, [id], undefined, event, start + 1, services);
    expect(await each(disposal)).toMatchObject([{ done: true }]);
    expect(await each(disposal)).toMatchObject([{ done: true, currentState: "ELIGIBLE_FOR_DISPOSAL" }]);
    expect(await each({ ...disposal, reason2: "1-other" })).toMatchObject([{ done: false }]);
    expect(await each(disposal, ben)).toMatchObject([{ done: false, code: "STATE_CONFLICT" }]);
    const undo = (by = ana) => undoDisposals(database.db, by, [id], start + 2, services);
    expect(await undo()).toMatchObject([{ done: true }]);
    expect(await undo()).toMatchObject([{ done: true, currentState: "ELIGIBLE_FOR_CHECKIN" }]);
    expect(await undo(ben)).toMatchObject([{ done: false }]);
    await each(disposal);
    expect(await each({ type: "reset" }, ben)).toMatchObject([{ done: true }]);
    expect(await each({ type: "reset" }, ben)).toMatchObject([{ done: true }]);
    expect(await each({ type: "reset" })).toMatchObject([{ done: false }]);
    expect(await count(id, "DISPOSED")).toBe(2);
    expect(await count(id, "RESET")).toBe(1);
    expect((await database.db.select().from(checkIn).where(eq(checkIn.id, id)))[0]?.state).toBe("ELIGIBLE_FOR_CHECKIN");
  });
});
