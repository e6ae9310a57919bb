import {
  type CheckIn,
  isActionAvailable,
  type LifecycleEvent,
  presence,
  pseudoUsers,
  type RowAction,
} from "@gatehouse/domain/checkin";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import {
  addBasics,
  addTestUnit,
  hour,
  applyToCheckIns,
  person,
  start,
  testServices,
} from "../../../test/check-in-fixtures.ts";
import { reloadByPnr } from "./automation-release.ts";
import { changeEach } from "../transitions/change-each.ts";
import { Conflict } from "../transitions/conflict.ts";
import { readCheckIns } from "../check-in-row.ts";
import { unlinkPass } from "../../boarding-pass/passes.ts";
import { checkIn } from "../tables.ts";
import { lockPnr, selfAssign } from "./assignments.ts";
import { unlockHeld } from "./oversight.ts";

/** What the screens offer, and what the server does: the same, for every state in which a check-in can be. */
const database = useDatabase();
const ana = { ...person("ana"), permissions: [] };
const { automation, system } = pseudoUsers;
beforeAll(() => addBasics(database.db, ["ana", "ben"]));

type Step = readonly [event: LifecycleEvent, user: string, after?: number];
const linked = (differing: boolean): LifecycleEvent => ({
  type: "linked",
  dmscode: "d_1",
  uploadedBy: "ben",
  differing,
  note: null,
});
const disposed: LifecycleEvent = { type: "disposed", reason1: "1", reason2: "1-app" };
const sent: Step = [{ type: "sentToAutomation" }, system];
/** The window of these flights closes after eighteen hours, and they leave an hour later. */
const closes = 18 * hour;

/** Every state, each with what makes a difference in it. The time is that of asking: seconds after `start`. */
const states: readonly (readonly [name: string, steps: readonly Step[], at?: number])[] = [
  ["new", []],
  ["free", [[{ type: "windowOpened" }, system]]],
  [
    "held by the operator",
    [
      [{ type: "windowOpened" }, system],
      [{ type: "locked" }, "ana"],
    ],
  ],
  [
    "held by another",
    [
      [{ type: "windowOpened" }, system],
      [{ type: "locked" }, "ben"],
    ],
  ],
  ["with automation", [[{ type: "windowOpened" }, system], sent]],
  ["stuck at automation", [[{ type: "windowOpened" }, system], sent], 30 * 60],
  ["almost stuck at automation", [[{ type: "windowOpened" }, system], sent], 30 * 60 - 1],
  [
    "given up by automation",
    [[{ type: "windowOpened" }, system], sent, [{ type: "automationFailed", note: null }, automation]],
  ],
  [
    "disposed",
    [
      [{ type: "windowOpened" }, system],
      [disposed, "ben"],
    ],
  ],
  [
    "needing a quality check",
    [
      [{ type: "windowOpened" }, system],
      [linked(true), "ben"],
    ],
  ],
  [
    "approved",
    [
      [{ type: "windowOpened" }, system],
      [linked(false), "ben"],
    ],
  ],
  [
    "delivered",
    [
      [{ type: "windowOpened" }, system],
      [linked(false), "ben"],
      [{ type: "delivered" }, system],
    ],
  ],
  [
    "finished without a pass",
    [
      [{ type: "windowOpened" }, system],
      [{ type: "windowClosed" }, system, closes],
      [{ type: "disposalFinished" }, system, closes + 900],
    ],
    closes + 900,
  ],
  [
    "closed",
    [
      [{ type: "windowOpened" }, system],
      [{ type: "windowClosed" }, system, closes],
    ],
    closes,
  ],
  [
    "departed without a pass",
    [
      [{ type: "windowOpened" }, system],
      [{ type: "departed" }, system, closes + hour * 3],
    ],
    closes + hour * 3,
  ],
  [
    "departed with a pass",
    [
      [{ type: "windowOpened" }, system],
      [linked(false), "ben"],
      [{ type: "departed" }, system, closes + hour * 3],
    ],
    closes + hour * 3,
  ],
];

/** The server's own call for each action. @returns whether it did it */
const acts: Readonly<Record<Exclude<RowAction, "link">, (row: CheckIn, now: number) => Promise<boolean>>> = {
  dispose: (row, now) => each(row, disposed, now),
  reschedule: (row, now) => each(row, { type: "rescheduled", hoursBefore: 24 }, now),
  reset: (row, now) => each(row, { type: "reset" }, now),
  lock: ({ checkInId, pnr, bookingNo }, now) =>
    done(lockPnr(database.db, ana, { checkInId, pnr, bookingNo }, now, testServices().services)),
  self: ({ checkInId }, now) => done(selfAssign(database.db, ana, [checkInId], now, testServices().services)),
  unassign: async ({ checkInId }, now) =>
    (await unlockHeld(
      database.db,
      ana,
      { checkInIds: [checkInId], bookingNos: [] },
      now,
      testServices().services,
    ).catch(refused)) === 1,
  unlink: ({ checkInId: id, pnr, bookingNo }, now) =>
    done(unlinkPass(database.db, ana, { id, pnr, bookingNo }, now, testServices().services)),
  reload: async ({ checkInId, pnr }, now) =>
    (await reloadByPnr(database.db, ana, [pnr], now, testServices().services)).reloaded.includes(checkInId),
};
const refused = (error: unknown): undefined => {
  if (!(error instanceof Conflict)) throw error;
  return undefined;
};
const done = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: unknown) => refused(error) !== undefined,
  );
const each = async ({ checkInId }: CheckIn, event: LifecycleEvent, now: number): Promise<boolean> =>
  (await changeEach(database.db, ana, [checkInId], undefined, event, now, testServices().services)).every(
    (one) => one.done,
  );

async function rowIn(steps: readonly Step[], asNew: boolean, passengers = 1): Promise<CheckIn> {
  const [id = 0] = await addTestUnit(database.db, { airline: "W6", departsIn: 21 * hour, passengers, asNew: true });
  for (const [event, user, after = 0] of asNew ? [] : steps)
    await applyToCheckIns(database.db, [id], event, user, start + after);
  const [row] = await readCheckIns(database.db, eq(checkIn.id, id));
  if (!row) throw new Error("no row");
  return row;
}

// CHK-34
describe("an action is offered where the server does it", () => {
  test.each(
    states.flatMap(([name, steps, at = 0]) => Object.keys(acts).map((action) => [action, name, steps, at] as const)),
  )("%s, %s", async (name, _, steps, at) => {
    const action = name as keyof typeof acts; // the keys of `acts`
    const row = await rowIn(steps, steps.length === 0);
    const offered = isActionAvailable(action, row, { userid: "ana", now: start + at });
    expect(await acts[action](row, start + at)).toBe(offered);
  });

  test("locking and taking what needs no work of its own, of a unit that another holds", async () => {
    const [first = 0, second = 0] = await addTestUnit(database.db, { passengers: 2 });
    await applyToCheckIns(database.db, [first], { type: "locked" }, "ben");
    const [row] = await readCheckIns(database.db, eq(checkIn.id, second));
    if (!row) throw new Error("no row");
    expect(row).toMatchObject({ _lock: null, heldBy: "ben" });
    for (const action of ["lock", "self"] as const) {
      expect(isActionAvailable(action, row, { userid: "ana", now: start })).toBe(false);
      expect(await acts[action](row, start)).toBe(false);
    }
  });
});

describe("every row of a held unit shows who holds it", () => {
  test("while somebody does: those too that are settled, new or with automation", async () => {
    const [first = 0, ...others] = await addTestUnit(database.db, { passengers: 4 });
    const [settled = 0, passed = 0, automated = 0] = others;
    await applyToCheckIns(database.db, [settled], disposed, "ben");
    await applyToCheckIns(database.db, [passed], linked(false), "ben");
    await applyToCheckIns(database.db, [first], { type: "locked" }, "ana");
    const holders = async () =>
      (await readCheckIns(database.db, sql`${checkIn.id} in (${first}, ${settled}, ${passed}, ${automated})`)).map(
        ({ heldBy }) => heldBy,
      );
    expect(await holders()).toEqual(["ana", "ana", "ana", "ana"]);
    await applyToCheckIns(database.db, [first], { type: "unlocked", note: null }, "SYSTEM", start + presence.lock);
    expect(await holders()).toEqual([null, null, null, null]);
  });
});
