import { eq, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import {
  actionsOf,
  addBasics,
  addTestUnit,
  addTestUnits,
  hour,
  applyToCheckIns,
  person,
  rowsOf,
  start,
  testServices,
} from "../../test/check-in-fixtures.ts";
import { testOutbox } from "../../test/outbox.ts";
import { outbox } from "../messaging/tables.ts";
import { passSent, applyDueTransitions } from "./due-transitions.ts";
import { passMessages } from "./transitions/commit.ts";
import { unlinkPass } from "../boarding-pass/passes.ts";
import { automationTask, checkIn, expiredCount } from "./tables.ts";

const database = useDatabase();
const link = { type: "linked", dmscode: "d_1", uploadedBy: "ana", differing: false, note: null } as const;
const stateOf = async (ids: readonly number[]) => (await rowsOf(database.db, ids)).map(({ state }) => state);

beforeAll(() => addBasics(database.db, ["ana"]));

describe("the clock", () => {
  // CHK-8, AUT-1
  test("opens windows, and hands what it may to automation at once", async () => {
    const { services, submitted } = testServices();
    const people = await addTestUnit(database.db, { departsIn: 25 * hour, airline: "BA" });
    const machine = await addTestUnit(database.db, { departsIn: 25 * hour, airline: "W6", passengers: 2 });
    const difficult = await addTestUnit(database.db, { departsIn: 25 * hour, airline: "PC" });
    await applyDueTransitions(database.db, start + hour - 1, services);
    expect(await stateOf([...people, ...machine])).toEqual(["NEW", "NEW", "NEW"]);
    await applyDueTransitions(database.db, start + hour, services);
    expect(await stateOf([...people, ...difficult])).toEqual(["ELIGIBLE_FOR_CHECKIN", "ELIGIBLE_FOR_CHECKIN"]);
    expect(await stateOf(machine)).toEqual(["WAITING_FOR_AUTOMATION", "WAITING_FOR_AUTOMATION"]);
    expect(submitted.map(({ checkInId }) => checkInId)).toEqual(machine);
    expect(await actionsOf(database.db, machine[0] ?? 0)).toEqual([
      "NEW SYSTEM",
      "CREATED SYSTEM",
      "ELIGIBLE SYSTEM",
      "LOCK_PNR AUTOMATION",
      "SENT_TO_PUPPETEER SYSTEM",
    ]);
    expect((await rowsOf(database.db, people))[0]).toMatchObject({ eligibleAt: start + hour, version: 3 });
    const again = testServices();
    expect(await applyDueTransitions(database.db, start + hour, again.services)).toBe(0);
    expect(again.submitted).toEqual([]);
    await applyToCheckIns(
      database.db,
      machine,
      { type: "automationFailed", note: "no answer" },
      "AUTOMATION",
      start + hour + 9,
    );
    await applyDueTransitions(database.db, start + hour + 10, again.services);
    expect(await stateOf(machine)).toEqual(["ELIGIBLE_FOR_CHECKIN", "ELIGIBLE_FOR_CHECKIN"]);
  });

  // CHK-16, CHK-17
  test("closes windows, locks or not, and finishes what was given up after a quarter of an hour", async () => {
    const { services } = testServices();
    const unit = await addTestUnit(database.db, { departsIn: 10 * hour });
    const early = await addTestUnit(database.db, { departsIn: 10 * hour });
    await applyToCheckIns(database.db, early, { type: "disposed", reason1: "1", reason2: "1-app" }, "ana");
    const closes = start + 9 * hour;
    await applyDueTransitions(database.db, closes - 1, services);
    expect(await stateOf(early)).toEqual(["ELIGIBLE_FOR_DISPOSAL"]);
    await applyToCheckIns(database.db, unit, { type: "locked" }, "ana", closes - 60);
    await applyDueTransitions(database.db, closes, services);
    expect(await rowsOf(database.db, unit)).toMatchObject([
      {
        state: "ELIGIBLE_FOR_DISPOSAL",
        reason1: "2",
        reason2: "2-window-closed",
        disposedBy: "SYSTEM",
        lockedBy: null,
      },
    ]);
    // That was given up long before its window closed: now it is finished.
    expect(await stateOf(early)).toEqual(["DISPOSITION_COMPLETED"]);
    await applyDueTransitions(database.db, closes + 15 * 60 - 1, services);
    expect(await stateOf(unit)).toEqual(["ELIGIBLE_FOR_DISPOSAL"]);
    await applyDueTransitions(database.db, closes + 15 * 60, services);
    expect(await stateOf(unit)).toEqual(["DISPOSITION_COMPLETED"]);
    expect((await actionsOf(database.db, unit[0] ?? 0)).at(-1)).toBe("COMPLETED SYSTEM");
  });

  // CHK-23
  test("ends everything at departure, and keeps count of it", async () => {
    const { services } = testServices();
    const open = await addTestUnit(database.db, { vendor: "BLA", departsIn: 12 * hour, airline: "LX" });
    const passed = await addTestUnit(database.db, { vendor: "BLA", departsIn: 12 * hour, airline: "LX" });
    const working = await addTestUnit(database.db, { vendor: "BLA", departsIn: 12 * hour, airline: "VY" });
    await applyToCheckIns(database.db, working, { type: "sentToAutomation" }, "SYSTEM");
    await applyToCheckIns(database.db, passed, link, "ana");
    await applyToCheckIns(database.db, passed, { type: "delivered" }, "SYSTEM");
    await applyDueTransitions(database.db, start + 12 * hour, services);
    for (const row of await rowsOf(database.db, [...open, ...passed, ...working]))
      expect(row).toMatchObject({ state: "DISPOSITION_COMPLETED", expired: true, lockedBy: null });
    expect(
      (
        await database.db
          .select()
          .from(automationTask)
          .where(eq(automationTask.checkInId, working[0] ?? 0))
      ).map(({ state }) => state),
    ).toEqual(["CANCELLED"]);
    const counts = await database.db.select().from(expiredCount).where(eq(expiredCount.vendor, "BLA"));
    const kept = counts.filter(({ airline }) => airline === "LX").map(({ hasPass, count }) => `${hasPass} ${count}`);
    expect(new Set(kept)).toEqual(new Set(["false 1", "true 1"]));
    expect(await applyDueTransitions(database.db, start + 12 * hour, services)).toBe(0);
  });

  test("two servers at the same moment do everything once", async () => {
    await addTestUnits(
      database.db,
      Array.from({ length: 700 }, () => ({ departsIn: 30 * hour, airline: "U2", passengers: 2 })),
    );
    const desks = [testServices(), testServices(), testServices()];
    await Promise.all(desks.map(({ services }) => applyDueTransitions(database.db, start + 6 * hour, services)));
    // Anyone who passed over what another had in hand comes again a few seconds later.
    for (const { services } of desks) await applyDueTransitions(database.db, start + 6 * hour, services);
    const rows = await database.db
      .select({ id: checkIn.id, state: checkIn.state, version: checkIn.version })
      .from(checkIn)
      .where(eq(checkIn.airline, "U2"));
    expect(rows).toHaveLength(1400);
    // One change brought them all the way: opened and handed over.
    expect(new Set(rows.map(({ state, version }) => `${state} ${version}`))).toEqual(
      new Set(["WAITING_FOR_AUTOMATION 3"]),
    );
    const tasks = desks.flatMap(({ submitted }) => submitted.map(({ checkInId }) => checkInId));
    expect(tasks.length).toBe(1400);
    expect(new Set(tasks).size).toBe(1400);
  }, 60_000);
});

// CHK-10
describe("an approved pass", () => {
  beforeEach(async () => {
    await database.db.delete(outbox);
  });

  const sending = (send: () => Promise<void>, now: () => number) => {
    const { services } = testServices();
    const messages: string[] = [];
    const box = testOutbox(database.db, now, async ({ id, kind }) => {
      await send();
      messages.push(`${kind} ${id}`);
    });
    box.on(passMessages.send, passSent(services, now));
    return { ...box, messages };
  };

  test("is sent once, and then the check-in is completed", async () => {
    const unit = await addTestUnit(database.db);
    await applyToCheckIns(database.db, unit, link, "ana");
    const box = sending(
      async () => undefined,
      () => start + 5,
    );
    const other = sending(
      async () => undefined,
      () => start + 5,
    );
    await Promise.all([box.flush(), other.flush(), box.flush()]);
    expect([...box.messages, ...other.messages]).toHaveLength(1);
    expect(await stateOf(unit)).toEqual(["DISPOSITION_COMPLETED"]);
    expect((await actionsOf(database.db, unit[0] ?? 0)).at(-1)).toBe("DELIVERED SYSTEM");
  });

  test("that could not be sent is tried again later, with growing pauses, and the failure is kept", async () => {
    const unit = await addTestUnit(database.db);
    await applyToCheckIns(database.db, unit, link, "ana");
    let now = start + 5;
    let broken = true;
    const box = sending(
      async () => {
        if (broken) throw new Error("the mail server is away");
      },
      () => now,
    );
    await box.flush();
    const [first] = await database.db.select().from(outbox).where(isNull(outbox.sentAt));
    expect(first).toMatchObject({ attempts: 1, lastError: "the mail server is away", dueAt: now + 5 });
    expect(await stateOf(unit)).toEqual(["APPROVED"]);
    now += 5;
    await box.flush();
    expect((await database.db.select().from(outbox).where(isNull(outbox.sentAt)))[0]).toMatchObject({
      attempts: 2,
      dueAt: now + 10,
    });
    broken = false;
    await box.flush();
    expect(await stateOf(unit)).toEqual(["APPROVED"]);
    now += 10;
    await box.flush();
    expect(await stateOf(unit)).toEqual(["DISPOSITION_COMPLETED"]);
  });

  test("that is taken off before it was sent is never sent; afterwards its link is revoked", async () => {
    const { services } = testServices();
    const box = sending(
      async () => undefined,
      () => start + 20,
    );
    const [early] = await rowsOf(database.db, await addTestUnit(database.db));
    if (!early) throw new Error("no row");
    await applyToCheckIns(database.db, [early.id], link, "ana");
    const unlinked = await unlinkPass(database.db, person("ana"), early, start + 1, services).catch(() => undefined);
    expect(unlinked).toBeUndefined(); // its version is that of before the link
    await unlinkPass(
      database.db,
      person("ana"),
      { id: early.id, bookingNo: early.bookingNo, pnr: early.pnr },
      start + 1,
      services,
    );
    await box.flush();
    expect(box.messages).toEqual([]);
    expect(await stateOf([early.id])).toEqual(["ELIGIBLE_FOR_CHECKIN"]);

    await applyToCheckIns(database.db, [early.id], link, "ana", start + 2);
    await box.flush();
    await unlinkPass(
      database.db,
      person("ana"),
      { id: early.id, bookingNo: early.bookingNo, pnr: early.pnr },
      start + 9,
      services,
    );
    await box.flush();
    expect(box.messages.map((message) => message.split(" ")[0])).toEqual(["checkin.pass", "checkin.pass-revoked"]);
    expect((await actionsOf(database.db, early.id)).at(-1)).toBe("BP_DETACHED ana");
  });
});
