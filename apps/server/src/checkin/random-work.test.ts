import { passPoints } from "@gatehouse/domain/boarding-pass";
import { type LifecycleEvent, replay } from "@gatehouse/domain/checkin";
import { eq, inArray, isNotNull } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import {
  addBasics,
  addTestPage,
  addTestUnit,
  hour,
  logsOf,
  person,
  rowsOf,
  start,
  testServices,
} from "../../test/check-in-fixtures.ts";
import { testOutbox } from "../../test/outbox.ts";
import { pnr } from "../bookings/tables.ts";
import { lockPnr, releaseHeld, selfAssign, startNext } from "./work/assignments.ts";
import { reloadByAirline } from "./work/automation-by-airline.ts";
import { releaseAutomation } from "./work/automation-release.ts";
import { candidatePage } from "../boarding-pass/candidate-tables.ts";
import { holdCheckIns } from "./transitions/transition.ts";
import { passSent, applyDueTransitions } from "./due-transitions.ts";
import { changeHeld, passMessages } from "./transitions/commit.ts";
import { Conflict } from "./transitions/conflict.ts";
import { changeEach } from "./transitions/change-each.ts";
import { checkQuality, linkPass } from "../boarding-pass/link.ts";
import { unlockHeld } from "./work/oversight.ts";
import { unlinkPass } from "../boarding-pass/passes.ts";
import { checkIn } from "./tables.ts";
import { undoDisposals } from "./work/undo.ts";

const database = useDatabase();
beforeAll(() => addBasics(database.db, ["ana", "ben"]));

const { services } = testServices();
const everything = { permissions: ["checkinAssignments"] as const };

/** One working unit, and where its clock stands. */
interface World {
  readonly ids: readonly number[];
  readonly pages: readonly string[];
  readonly unit: { readonly bookingNo: string; readonly pnr: string };
  now: number;
}

/** Something that somebody, or time, does. `which` picks the check-in, `other` the page. */
interface Act {
  readonly what: keyof typeof acts;
  readonly by: "ana" | "ben";
  readonly which: number;
  readonly other: number;
  /** Seconds that have passed. */
  readonly after: number;
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("nothing to pick");
  return item;
};

/** An event as automation brings it. */
const event = async (id: number, happening: LifecycleEvent, now: number) => {
  await database.db.transaction(async (tx) => {
    const held = await holdCheckIns(tx, eq(checkIn.id, id));
    await changeHeld(tx, held, happening, { now, user: "AUTOMATION" }, services);
  });
};

const acts = {
  next: ({ now }: World, { by }: Act) => startNext(database.db, person(by), now, services),
  self: ({ ids, now }: World, { by, which }: Act) =>
    selfAssign(database.db, person(by), [at(ids, which)], now, services),
  lock: ({ ids, unit, now }: World, { by, which }: Act) =>
    lockPnr(database.db, person(by), { checkInId: at(ids, which), ...unit }, now, services),
  release: ({ now }: World, { by }: Act) => releaseHeld(database.db, person(by), now, services),
  unlock: ({ unit, now }: World, { by }: Act) =>
    unlockHeld(
      database.db,
      { ...person(by), ...everything },
      { checkInIds: [], bookingNos: [unit.bookingNo] },
      now,
      services,
    ),
  link: ({ ids, pages, unit, now }: World, { by, which, other }: Act) => {
    const checks = passPoints.map((point) => ({ point, ticked: true, reason: "seen" }));
    const options = { checkInId: at(ids, which), dmscode: at(pages, other), ...unit, checks };
    return linkPass(database.db, person(by), options, now, services);
  },
  unlink: ({ ids, unit, now }: World, { by, which }: Act) =>
    unlinkPass(database.db, person(by), { id: at(ids, which), ...unit }, now, services),
  quality: ({ ids, now }: World, { by, which, other }: Act) =>
    checkQuality(database.db, person(by), { checkInId: at(ids, which), passed: other % 2 === 0 }, now, services),
  dispose: ({ ids, now }: World, { by, which }: Act) =>
    changeEach(
      database.db,
      person(by),
      [at(ids, which), at(ids, which + 1)],
      undefined,
      { type: "disposed", reason1: "3", reason2: "3-name" },
      now,
      services,
    ),
  undo: ({ ids, now }: World, { by }: Act) => undoDisposals(database.db, person(by), ids, now, services),
  reset: ({ ids, now }: World, { by, which }: Act) =>
    changeEach(database.db, person(by), [at(ids, which)], undefined, { type: "reset" }, now, services),
  reschedule: ({ ids, now }: World, { by, which, other }: Act) =>
    changeEach(
      database.db,
      person(by),
      [at(ids, which)],
      undefined,
      { type: "rescheduled", hoursBefore: 1 + (other % 24) },
      now,
      services,
    ),
  reload: ({ now }: World, { by, other }: Act) =>
    reloadByAirline(database.db, person(by), { stuck: other % 2 === 0, airlineCodes: ["VY"] }, now, services),
  takeBack: ({ now }: World, { by }: Act) => releaseAutomation(database.db, person(by), 0, now, services),
  delivered: ({ ids, now }: World, { which, other }: Act) =>
    event(at(ids, which), { type: "automationDelivered", dmscode: `d_robot${now}`, matched: other % 2 === 0 }, now),
  failed: ({ ids, now }: World, { which }: Act) =>
    event(at(ids, which), { type: "automationFailed", note: "no answer" }, now),
  clock: ({ now }: World) => applyDueTransitions(database.db, now, services),
  send: async ({ now }: World) => {
    const box = testOutbox(database.db, () => now);
    box.on(
      passMessages.send,
      passSent(services, () => now),
    );
    await box.flush();
  },
} as const;

const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  by: fc.constantFrom("ana" as const, "ben" as const),
  which: fc.nat({ max: 20 }),
  other: fc.nat({ max: 20 }),
  after: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 20 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 6 * hour }) },
  ),
});

const moment = { which: 0, other: 0, after: 1 };
/** Automation delivers what does not match, and somebody looks at it: dice come to that too rarely. */
const rarely: Act[] = [
  { ...moment, what: "dispose", by: "ana" },
  { ...moment, what: "reload", by: "ana", other: 1 },
  { ...moment, what: "delivered", by: "ana", other: 1 },
  { ...moment, what: "quality", by: "ben" },
];
/** A pass is taken off only while the same person still holds the unit. */
const takenOff: Act[] = [
  { ...moment, what: "self", by: "ana" },
  { ...moment, what: "link", by: "ana" },
  { ...moment, what: "unlink", by: "ana" },
];

async function enter(): Promise<World> {
  const { db } = database;
  const ids = await addTestUnit(db, { airline: "VY", passengers: 3, departsIn: 22 * hour });
  const [row] = await rowsOf(db, ids);
  if (!row) throw new Error("no check-in");
  const pages: string[] = [];
  for (const id of ids) pages.push(await addTestPage(db, id, id % 2 === 0 ? {} : { leg: { seat: "INF" } }));
  return { ids, pages, unit: { bookingNo: row.bookingNo, pnr: row.pnr }, now: start };
}

/** What must hold between the rows, whatever was done. */
async function inspect({ ids }: World): Promise<void> {
  const { db } = database;
  const rows = await rowsOf(db, ids);
  const logs = await logsOf(db, ids);
  for (const row of rows) {
    const { id, airline } = row;
    const told = replay(airline, logs.get(id) ?? []);
    expect({ ...row, ...told }, `the log of ${id} tells of its state`).toEqual(row);
  }
  const linked = await db.select().from(candidatePage).where(isNotNull(candidatePage.linkedTo));
  for (const { dmscode, linkedTo } of linked.filter((page) => ids.includes(page.linkedTo ?? 0)))
    expect(rows.find(({ id }) => id === linkedTo)?.pass, "a linked page is its check-in's pass").toBe(dmscode);
  for (const { id, pass } of rows.filter((row) => row.pass !== null && !row.pass.startsWith("d_robot")))
    expect(
      linked.filter(({ dmscode }) => dmscode === pass).map(({ linkedTo }) => linkedTo),
      "a pass's page is linked",
    ).toEqual([id]);
  const [unit] = await db
    .select()
    .from(pnr)
    .where(eq(pnr.id, rows[0]?.pnrId ?? 0));
  const holders = new Set(rows.map(({ lockedBy }) => lockedBy).filter((by) => by !== null && by !== "AUTOMATION"));
  expect([...holders], "a unit is held by whoever holds its check-ins, and by one at most").toEqual(
    unit?.heldBy === null ? [] : [unit?.heldBy],
  );
}

// CHK-4
test("whatever people, automation and time do in whatever order, logs replay to rows, and pages, locks and passes fit together", async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30, size: "max" }), async (sequence) => {
      const world = await enter();
      for (const step of sequence) {
        world.now += step.after;
        try {
          await acts[step.what](world, step);
          done.set(step.what, (done.get(step.what) ?? 0) + 1);
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
        }
        await inspect(world);
      }
      // The next sequence has the desk for itself.
      await database.db.transaction(async (tx) => {
        const held = await holdCheckIns(tx, inArray(checkIn.id, [...world.ids]));
        await changeHeld(tx, held, { type: "departed" }, { now: start + 23 * hour, user: "SYSTEM" }, services);
      });
    }),
    { numRuns: 60, examples: [[rarely], [takenOff]] },
  );
  // The property would hold of calls that refuse everything: each must really have been done.
  expect(Object.keys(acts).filter((what) => !done.has(what))).toEqual([]);
}, 120_000);
