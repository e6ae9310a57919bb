import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { useDocuments } from "../../test/documents.ts";
import {
  actionsOf,
  addBasics,
  addTestUnit,
  deliveredTo,
  hour,
  applyToCheckIns,
  person,
  rowsOf,
  start,
  testServices,
} from "../../test/check-in-fixtures.ts";
import { quietLog } from "../../test/log.ts";
import { document } from "../documents/tables.ts";
import { createJobs, type Jobs } from "../platform/jobs.ts";
import { selfAssign } from "../checkin/work/assignments.ts";
import { candidatePage } from "../boarding-pass/candidate-tables.ts";
import { applyDueTransitions } from "../checkin/due-transitions.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import { automationTask } from "../checkin/tables.ts";
import { noAirline } from "../checkin/transitions/airline.ts";
import { answerTask } from "./answer.ts";
import { passOwner } from "../boarding-pass/owners.ts";
import { reloadByAirline } from "../checkin/work/automation-by-airline.ts";
import { readFlown } from "./pass-facts.ts";
import { releaseAutomation, reloadByPnr } from "../checkin/work/automation-release.ts";
import { createSimulatedAirline, simulateAnswer } from "./simulated-airline.ts";

const database = useDatabase();
const stored = useDocuments(database, () => start, [passOwner]);

beforeAll(() => addBasics(database.db, ["ana"]));

const taskOf = async (checkInId: number) =>
  (await database.db.select().from(automationTask).where(eq(automationTask.checkInId, checkInId))).at(-1);

/** A check-in that automation has. */
async function waiting(airline = "VY"): Promise<{ id: number; task: number }> {
  const [id = 0] = await addTestUnit(database.db, { airline });
  await applyToCheckIns(database.db, [id], { type: "sentToAutomation" }, "SYSTEM");
  return { id, task: (await taskOf(id))?.id ?? 0 };
}
const answer = (task: number, said: Parameters<typeof answerTask>[4]) =>
  answerTask(database.db, stored.documents, testServices().services, task, said, () => start + 30);

describe("an answer of automation", () => {
  // AUT-2
  test("with a matching pass stores it and approves", async () => {
    const { id, task } = await waiting();
    expect(await answer(task, await deliveredTo(database.db, task))).toBe("taken");
    const [row] = await rowsOf(database.db, [id]);
    expect(row).toMatchObject({
      state: "APPROVED",
      needQC: false,
      automationStatus: 1,
      attachedBy: "AUTOMATION",
      disposedAt: start + 30,
      lockedBy: null,
    });
    const [stored] = await database.db
      .select()
      .from(document)
      .where(eq(document.dmscode, row?.pass ?? ""));
    expect(stored).toMatchObject({
      vendor: "NWT",
      ownerKind: passOwner,
      ownerId: String(id),
      mediaType: "application/pdf",
      size: "%PDF-1.7 a pass".length,
    });
    expect(await taskOf(id)).toMatchObject({ state: "DELIVERED", settledAt: start + 30 });
  });

  // AUT-2
  test("with a pass that does not quite match asks for a quality check", async () => {
    const { id, task } = await waiting();
    await answer(task, await deliveredTo(database.db, task, { firstName: "EVA", printedName: "NOVAK/EVA" }));
    expect(await rowsOf(database.db, [id])).toMatchObject([{ state: "ELIGIBLE_FOR_DISPOSAL", needQC: true }]);
  });

  // AUT-3
  test("that it failed gives the check-in to people", async () => {
    const { id, task } = await waiting();
    await answer(task, { outcome: "failed", note: "no answer" });
    expect(await rowsOf(database.db, [id])).toMatchObject([
      { state: "ELIGIBLE_FOR_CHECKIN", automationStatus: 0, lockedBy: null },
    ]);
    expect(await taskOf(id)).toMatchObject({ state: "FAILED", note: "no answer" });
  });

  test("counts once, however often it comes", async () => {
    const { id, task } = await waiting();
    const answers = await Promise.all([
      answer(task, await deliveredTo(database.db, task)),
      answer(task, { outcome: "failed", note: "" }),
      answer(task, await deliveredTo(database.db, task)),
    ]);
    expect(answers.filter((taken) => taken === "taken")).toHaveLength(1);
    expect((await actionsOf(database.db, id)).filter((action) => action.startsWith("RECEIVED"))).toHaveLength(1);
  });

  // AUT-4
  test("with a pass that comes too late is a candidate page, once, and never a link", async () => {
    const { id, task } = await waiting();
    await selfAssign(database.db, person("ana"), [id], start + 5, testServices().services);
    const { services, announced } = testServices();
    const late = await deliveredTo(database.db, task);
    const take = () => answerTask(database.db, stored.documents, services, task, late, () => start + 30);
    expect(await take()).toBe("candidate");
    const [row] = await rowsOf(database.db, [id]);
    expect(row).toMatchObject({ state: "ELIGIBLE_FOR_CHECKIN", pass: null, lockedBy: "ana" });
    const pages = await database.db
      .select()
      .from(candidatePage)
      .where(eq(candidatePage.pnrId, row?.pnrId ?? 0));
    expect(pages).toMatchObject([{ linkedTo: null, reading: "read", uploadedBy: "AUTOMATION" }]);
    expect(announced.map(({ event }) => event.type)).toEqual(["candidates.changed"]);
    const before = await database.db.$count(document);
    expect(await take()).toBe("ignored");
    expect(await database.db.$count(document)).toBe(before);
  });

  test("of no use to anybody is ignored", async () => {
    const { id, task } = await waiting();
    await selfAssign(database.db, person("ana"), [id], start + 5, testServices().services);
    expect(await answer(task, { outcome: "failed", note: "" })).toBe("ignored");
    expect(await answer(987_654, { outcome: "failed", note: "" })).toBe("ignored");
  });
});

describe("without anybody to do it", () => {
  test("nothing is sent to automation, neither by the clock nor by a reload", async () => {
    const { db } = database;
    const services: ChangeServices = { ...testServices().services, airline: noAirline };
    const fresh = await addTestUnit(db, { airline: "VY", departsIn: 23 * hour, asNew: true });
    const given = await addTestUnit(db, { airline: "VY", pnr: "NOBODY" });
    await applyToCheckIns(db, given, { type: "disposed", reason1: "1", reason2: "1-app" }, "ana");
    await applyDueTransitions(db, start, services);
    expect(await rowsOf(db, fresh)).toMatchObject([{ state: "ELIGIBLE_FOR_CHECKIN", automationTried: false }]);
    expect(await reloadByPnr(db, person("ana"), ["NOBODY"], start, services)).toEqual({
      reloaded: [],
      notReloaded: [{ pnr: "NOBODY", reason: "AUTOMATION_OFF" }],
    });
    expect(await reloadByAirline(db, person("ana"), { stuck: false, airlineCodes: ["VY"] }, start, services)).toEqual(
      [],
    );
    await expect(db.transaction((tx) => noAirline.submit(tx, []))).rejects.toThrow("by machine");
  });
});

// AUT-4
describe("Release Atmn", () => {
  test("takes back what is older than the given minutes, of the user's own vendors", async () => {
    const { id } = await waiting();
    const release = (minutes: number, now: number, vendors: readonly string[] | "all" = "all") =>
      releaseAutomation(database.db, person("lead", vendors), minutes, now, testServices().services);
    expect(await release(30, start + 30 * 60 - 1)).toBe(0);
    expect(await release(30, start + 30 * 60, ["BLA"])).toBe(0);
    expect(await release(30, start + 30 * 60, ["NWT"])).toBe(1);
    expect(await rowsOf(database.db, [id])).toMatchObject([{ state: "ELIGIBLE_FOR_CHECKIN", lockedBy: null }]);
    expect(await taskOf(id)).toMatchObject({ state: "CANCELLED" });
    expect((await actionsOf(database.db, id)).at(-1)).toBe("UNLOCK_PNR lead");
  });
});

// AUT-5
describe("reload by PNR", () => {
  test("sends disposed check-ins to automation again, and names the PNRs that could not go", async () => {
    const { services, submitted } = testServices();
    const given = await addTestUnit(database.db, { airline: "W6", pnr: "RELOAD" });
    const people = await addTestUnit(database.db, { airline: "LX", pnr: "BYHAND" });
    const foreign = await addTestUnit(database.db, { airline: "W6", pnr: "OTHERS", vendor: "BLA" });
    for (const ids of [given, people, foreign])
      await applyToCheckIns(database.db, ids, { type: "disposed", reason1: "2", reason2: "2-documents" }, "ana");
    const result = await reloadByPnr(
      database.db,
      person("ana", ["NWT"]),
      ["RELOAD", "BYHAND", "OTHERS", "NOSUCH"],
      start + 60,
      services,
    );
    expect(result).toEqual({
      reloaded: given,
      notReloaded: [
        { pnr: "BYHAND", reason: "NOT_AUTOMATED" },
        { pnr: "OTHERS", reason: "NO_SUCH_PNR" },
        { pnr: "NOSUCH", reason: "NO_SUCH_PNR" },
      ],
    });
    expect(submitted.map(({ checkInId }) => checkInId)).toEqual(given);
    expect(await rowsOf(database.db, given)).toMatchObject([
      { state: "WAITING_FOR_AUTOMATION", reason1: null, disposedBy: null },
    ]);
  });
});

// AUT-5
describe("a stuck task", () => {
  test("is asked again by its PNR, one that is not stuck is left alone", async () => {
    const { db } = database;
    const { services, submitted } = testServices();
    const unit = await addTestUnit(db, { airline: "W6", pnr: "STUCK1" });
    await applyToCheckIns(db, unit, { type: "sentToAutomation" }, "SYSTEM", start);
    const reload = (now: number) => reloadByPnr(db, person("ana"), ["STUCK1"], now, services);
    const nothing = { reloaded: [], notReloaded: [{ pnr: "STUCK1", reason: "NOTHING_TO_RELOAD" }] };
    expect(await reload(start + 30 * 60 - 1)).toEqual(nothing);
    expect(await reload(start + 30 * 60)).toEqual({ reloaded: unit, notReloaded: [] });
    expect(submitted.map(({ checkInId }) => checkInId)).toEqual(unit);
    expect(await reload(start + 31 * 60)).toEqual(nothing);
  });
});

// AUT-8
describe("the simulated airline", () => {
  test("answers the same for the same seed, fails by airline, and misprints now and then", async () => {
    const { id } = await waiting("W6");
    const flown = await readFlown(database.db, id);
    if (!flown) throw new Error("no check-in");
    const answers = await Promise.all(Array.from({ length: 40 }, (_, task) => simulateAnswer(task, flown, 7)));
    const again = await Promise.all(Array.from({ length: 40 }, (_, task) => simulateAnswer(task, flown, 7)));
    const agrees = ({ findings }: Extract<(typeof answers)[number], { outcome: "delivered" }>) => {
      const [leg] = findings.passes[0]?.legs ?? [];
      return findings.passes[0]?.firstName === "ANA" && leg?.flightNumber === flown.flightnum;
    };
    const kinds = (list: typeof answers) => list.map((said) => (said.outcome === "failed" ? said.note : agrees(said)));
    expect(kinds(answers)).toEqual(kinds(again));
    expect(answers.filter(({ outcome }) => outcome === "failed").length).toBeGreaterThan(0);
    expect(answers.some((said) => said.outcome === "delivered" && agrees(said))).toBe(true);
    expect(answers.some((said) => said.outcome === "delivered" && !agrees(said))).toBe(true);
  });

  test("works through the job queue: what is sent to it comes back", async () => {
    const jobs: Jobs = createJobs({ url: database.url, log: quietLog });
    const now = () => Math.floor(Date.now() / 1000);
    const { services: quiet } = testServices();
    const airline = createSimulatedAirline({ db: database.db, jobs, now }, stored.documents, () => services, {
      seed: 7,
      seconds: [0, 1],
    });
    const services: ChangeServices = { ...quiet, airline };
    await jobs.start();
    try {
      const unit = await addTestUnit(database.db, { airline: "AY", passengers: 4, departsIn: 40 * hour, asNew: true });
      await applyDueTransitions(database.db, start + 20 * hour, services);
      const settled = async () =>
        (await rowsOf(database.db, unit)).every(({ state }) => state !== "WAITING_FOR_AUTOMATION" && state !== "NEW");
      await expect.poll(settled, { timeout: 20_000, interval: 200 }).toBe(true);
      for (const row of await rowsOf(database.db, unit)) expect(row.automationStatus).toBe(row.pass === null ? 0 : 1);
    } finally {
      await jobs.stop(5);
    }
  }, 40_000);
});
