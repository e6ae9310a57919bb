import { describe, expect, test } from "vitest";
import { airlineGroups } from "../airlines/airline-groups.ts";
import { pseudoUsers } from "./check-in.ts";
import { disposalReasons } from "./disposal-reasons.ts";
import { applyEvent, importCheckIn } from "./lifecycle.ts";
import { disposalSeconds, undoSeconds } from "./lifecycle-disposal.ts";
import { lifecycleTable } from "./lifecycle-table.ts";
import type { AuditDraft, LifecycleEvent, LifecycleRefusal } from "./lifecycle-types.ts";
import { windowOf } from "./windows.ts";

const departure = 1_800_000_000;
const hour = 3600;
const note = null;

/** A check-in brought to where a test begins, by events: no test writes a state by hand. */
function world(airline = "LH") {
  const imported = importCheckIn(airline, windowOf(airline, departure), departure - 72 * hour);
  let current = imported.next;
  const log: AuditDraft[] = [...imported.audit];
  let now = departure - 72 * hour;
  const life = {
    at(instant: number) {
      now = instant;
      return life;
    },
    does(event: LifecycleEvent, user = "ana") {
      const result = applyEvent(current, event, { now, user });
      if (!result.ok) throw new Error(`${event.type} in ${current.state}: ${result.code}`);
      current = result.next;
      log.push(...result.audit);
      return result;
    },
    and(event: LifecycleEvent, user = "ana") {
      life.does(event, user);
      return life;
    },
    refuses: (event: LifecycleEvent, user = "ana"): LifecycleRefusal | "accepted" => {
      const result = applyEvent(current, event, { now, user });
      return result.ok ? "accepted" : result.code;
    },
    eligible: () => life.at(departure - 20 * hour).and({ type: "windowOpened" }, pseudoUsers.system),
    get now() {
      return now;
    },
    get fields() {
      return current;
    },
    get log() {
      return log;
    },
  };
  return life;
}

const link = (differing = false): LifecycleEvent => ({
  type: "linked",
  dmscode: "d1",
  uploadedBy: "ben",
  differing,
  note,
});
const dispose: LifecycleEvent = { type: "disposed", reason1: "3", reason2: "3-passport" };
const actions = (audit: readonly AuditDraft[]) => audit.map(({ action }) => action);

describe("automation", () => {
  // AUT-1, AUT-2
  test("an automated airline's check-in waits for it; a full match is approved", () => {
    const life = world("VY").eligible();
    expect(actions(life.does({ type: "sentToAutomation" }, pseudoUsers.system).audit)).toEqual([
      "LOCK_PNR",
      "SENT_TO_PUPPETEER",
    ]);
    expect(life.fields).toMatchObject({ state: "WAITING_FOR_AUTOMATION", lockedBy: "AUTOMATION" });
    const delivered = life.does({ type: "automationDelivered", dmscode: "d9", matched: true }, pseudoUsers.automation);
    expect(actions(delivered.audit)).toEqual(["RECEIVED_FROM_PUPPETEER", "BP_ATTACHED", "UNLOCK_PNR"]);
    expect(delivered.effects).toEqual(["SEND_PASS"]);
    expect(life.fields).toMatchObject({
      state: "APPROVED",
      pass: "d9",
      needQC: false,
      automationStatus: 1,
      attachedBy: "AUTOMATION",
      disposedBy: "AUTOMATION",
      disposedAt: life.now,
      lockedBy: null,
    });
  });

  // AUT-2
  test("a partial match needs a quality check", () => {
    const life = world("VY")
      .eligible()
      .and({ type: "sentToAutomation" })
      .and({ type: "automationDelivered", dmscode: "d9", matched: false });
    expect(life.fields).toMatchObject({ state: "ELIGIBLE_FOR_DISPOSAL", needQC: true });
  });

  // AUT-3
  test("after a failure people do it", () => {
    const life = world("VY")
      .eligible()
      .and({ type: "sentToAutomation" })
      .and({ type: "automationFailed", note: "no answer" });
    expect(life.fields).toMatchObject({ state: "ELIGIBLE_FOR_CHECKIN", automationStatus: 0, lockedBy: null });
    expect(life.refuses({ type: "sentToAutomation" })).toBe("AUTOMATION_TRIED");
  });

  // AUT-4
  test("a late answer changes nothing", () => {
    const life = world("VY").eligible().and({ type: "sentToAutomation" });
    expect(life.does({ type: "automationReleased" }).effects).toEqual(["CANCEL_TASK"]);
    expect(life.refuses({ type: "automationDelivered", dmscode: "late", matched: true })).toBe("STATE_CONFLICT");
    expect(life.refuses({ type: "sentToAutomation" })).toBe("AUTOMATION_TRIED");
  });

  // AUT-1
  test.each([...airlineGroups.DIFFICULT, "XX"])("%s is left to people", (airline) => {
    expect(world(airline).eligible().refuses({ type: "sentToAutomation" })).toBe("NOT_AUTOMATED");
  });

  // AUT-1
  test("what somebody works on is not sent", () => {
    expect(world("VY").eligible().and({ type: "locked" }).refuses({ type: "sentToAutomation" })).toBe(
      "LOCKED_BY_OTHER",
    );
  });
});

describe("passes", () => {
  // CHK-9
  test("a link without a difference approves and frees the lock", () => {
    const life = world().eligible().and({ type: "locked" });
    const result = life.does(link());
    expect(actions(result.audit)).toEqual(["BP_ATTACHED", "UNLOCK_PNR"]);
    expect(result.effects).toEqual(["SEND_PASS"]);
    expect(life.fields).toMatchObject({
      state: "APPROVED",
      attachedBy: "ana",
      uploadedBy: "ben",
      disposedBy: "ana",
      lockedBy: null,
    });
  });

  // CHK-9
  test("a link clears the reasons of an earlier disposal", () => {
    const life = world().eligible().and(dispose).and(link());
    expect(life.fields).toMatchObject({ state: "APPROVED", reason1: null, reason2: null });
  });

  // CHK-11
  test("the quality check is another one's; failing it takes the pass off", () => {
    const life = world().eligible().and(link(true));
    expect(life.refuses({ type: "qcPassed", note }, "ana")).toBe("OWN_WORK");
    expect(life.does({ type: "qcPassed", note }, "lead").effects).toEqual(["SEND_PASS"]);
    const failed = world().eligible().and(link(true));
    expect(actions(failed.does({ type: "qcFailed", note }, "lead").audit)).toEqual(["QC_FAILED", "BP_DETACHED"]);
    expect(failed.fields).toMatchObject({ state: "ELIGIBLE_FOR_CHECKIN", pass: null, attachedBy: null });
  });

  // CHK-12
  test("unlinking a delivered pass revokes it and leaves an incident", () => {
    const life = world().eligible().and(link()).and({ type: "delivered" }, pseudoUsers.system);
    const result = life.does({ type: "unlinked", note });
    expect(result.effects).toEqual(["REVOKE_PASS"]);
    expect(result.audit[0]?.note).toContain("incident");
    expect(life.fields).toMatchObject({ state: "ELIGIBLE_FOR_CHECKIN", pass: null, disposedBy: null });
    expect(world().eligible().and(link()).at(departure).refuses({ type: "unlinked", note })).toBe("DEPARTED");
    expect(world().eligible().refuses({ type: "unlinked", note })).toBe("NO_PASS");
  });

  test("automation's pass taken off counts as its failure", () => {
    const life = world("VY")
      .eligible()
      .and({ type: "sentToAutomation" })
      .and({ type: "automationDelivered", dmscode: "d9", matched: true });
    expect(life.does({ type: "unlinked", note }).next.automationStatus).toBe(0);
  });
});

describe("disposing", () => {
  // CHK-13, CHK-14
  test("a pass must go first, the reason must be one of the tree, the lock the user's own", () => {
    expect(world().eligible().and(link()).refuses(dispose)).toBe("PASS_ATTACHED");
    expect(world().eligible().refuses({ type: "disposed", reason1: "1", reason2: "2-documents" })).toBe(
      "UNKNOWN_REASON",
    );
    expect(world().eligible().and({ type: "locked" }, "ben").refuses(dispose)).toBe("LOCKED_BY_OTHER");
    for (const { code, children } of disposalReasons)
      for (const child of children)
        expect(world().eligible().refuses({ type: "disposed", reason1: code, reason2: child.code })).toBe("accepted");
  });

  // CHK-15
  test("is undone within ten seconds by the same user", () => {
    const life = world().eligible().and(dispose);
    const { now } = life;
    expect(life.refuses({ type: "disposeUndone" }, "ben")).toBe("NOT_YOURS");
    expect(life.at(now + undoSeconds + 1).refuses({ type: "disposeUndone" })).toBe("TOO_LATE");
    expect(life.at(now + undoSeconds).does({ type: "disposeUndone" }).next).toMatchObject({
      state: "ELIGIBLE_FOR_CHECKIN",
      reason1: null,
      disposedAt: null,
    });
  });

  // CHK-16, CHK-17
  test("the clock closes the window, then finishes the disposal", () => {
    const life = world().eligible().and({ type: "locked" });
    const { windowClosesAt } = life.fields;
    expect(life.at(windowClosesAt - 1).refuses({ type: "windowClosed" })).toBe("TOO_EARLY");
    life.at(windowClosesAt).and({ type: "windowClosed" }, pseudoUsers.system);
    expect(life.fields).toMatchObject({
      state: "ELIGIBLE_FOR_DISPOSAL",
      disposedBy: "SYSTEM",
      reason1: "2",
      reason2: "2-window-closed",
      lockedBy: null,
    });
    expect(life.at(windowClosesAt + disposalSeconds - 1).refuses({ type: "disposalFinished" })).toBe("TOO_EARLY");
    expect(life.at(windowClosesAt + disposalSeconds).does({ type: "disposalFinished" }).next.state).toBe(
      "DISPOSITION_COMPLETED",
    );
    expect(life.refuses({ type: "reset" })).toBe("TOO_LATE");
  });

  test("what was given up early is not finished before its window has closed", () => {
    const life = world().eligible().and(dispose);
    const { windowClosesAt } = life.fields;
    expect(life.at(windowClosesAt - 1).refuses({ type: "disposalFinished" })).toBe("TOO_EARLY");
    expect(life.at(windowClosesAt).refuses({ type: "disposalFinished" })).toBe("accepted");
  });

  // CHK-18
  test("what is finished is reset until its window closes, which a schedule change can put off", () => {
    const life = world().eligible().and(dispose);
    const { windowClosesAt } = life.fields;
    life.at(windowClosesAt).and({ type: "disposalFinished" }, pseudoUsers.system);
    expect(life.refuses({ type: "reset" })).toBe("TOO_LATE");
    life.and({ type: "scheduleChanged", ...windowOf("LH", departure + hour) }, pseudoUsers.system);
    expect(life.at(windowClosesAt + hour).refuses({ type: "reset" })).toBe("TOO_LATE");
    expect(life.at(windowClosesAt + hour - 1).does({ type: "reset" }).next.state).toBe("ELIGIBLE_FOR_CHECKIN");
  });

  // CHK-19, AUT-5
  test("completed information reopens passenger problems only; reload asks automation again", () => {
    expect(world().eligible().and(dispose).refuses({ type: "infoCompleted" })).toBe("accepted");
    expect(
      world()
        .eligible()
        .and({ type: "disposed", reason1: "4", reason2: "4-rebooked" })
        .refuses({ type: "infoCompleted" }),
    ).toBe("STATE_CONFLICT");
    const reloaded = world("VY").eligible().and(dispose).does({ type: "reloaded" });
    expect(actions(reloaded.audit)).toEqual(["RELOADED", "LOCK_PNR", "SENT_TO_PUPPETEER"]);
    expect(reloaded.effects).toEqual(["SUBMIT_TASK"]);
    expect(world("LH").eligible().and(dispose).refuses({ type: "reloaded" })).toBe("NOT_AUTOMATED");
  });
});

describe("time and schedule", () => {
  // CHK-20
  test("rescheduled 24 hours before departure, it opens again then", () => {
    const life = world("AY")
      .at(departure - 30 * hour)
      .and({ type: "windowOpened" })
      .and({ type: "rescheduled", hoursBefore: 24 });
    expect(life.fields).toMatchObject({ state: "NEW", windowOpensAt: departure - 24 * hour, eligibleAt: null });
    expect(life.refuses({ type: "windowOpened" })).toBe("TOO_EARLY");
    expect(life.at(departure - 24 * hour).does({ type: "windowOpened" }).next.eligibleAt).toBe(departure - 24 * hour);
  });

  // CHK-21
  test("a flight that moves to another day closes its check-in until then, and what the old window ended is work again", () => {
    const later = windowOf("VY", departure + 48 * hour);
    const life = world("VY").eligible().and({ type: "sentToAutomation" });
    expect(life.does({ type: "scheduleChanged", ...later }).effects).toEqual(["CANCEL_TASK"]);
    expect(life.fields).toMatchObject({ state: "NEW", ...later, lockedBy: null, automationTried: false });
    const closed = world()
      .eligible()
      .at(departure - hour)
      .and({ type: "windowClosed" });
    // The window that has just closed is no open one.
    expect(closed.does({ type: "scheduleChanged", ...windowOf("LH", departure) }).next).toMatchObject({
      state: "ELIGIBLE_FOR_DISPOSAL",
      reason2: "2-window-closed",
    });
    expect(closed.does({ type: "scheduleChanged", ...windowOf("LH", departure + 3 * hour) }).next).toMatchObject({
      state: "ELIGIBLE_FOR_CHECKIN",
      reason1: null,
    });
  });

  // CHK-22
  test("a cancelled flight ends in reason 4 and takes its pass back", () => {
    const life = world().eligible().and(link()).and({ type: "delivered" });
    expect(life.does({ type: "cancelled" }).effects).toEqual(["REVOKE_PASS"]);
    expect(life.fields).toMatchObject({
      state: "ELIGIBLE_FOR_DISPOSAL",
      pass: null,
      reason1: "4",
      reason2: "4-cancelled",
    });
  });

  // CHK-21
  test("a flight that flies after all is work again, unless a person had given it up", () => {
    const same = { type: "scheduleChanged", ...windowOf("LH", departure) } as const;
    const life = world().eligible().and({ type: "cancelled" });
    expect(life.does(same).next).toMatchObject({ state: "ELIGIBLE_FOR_CHECKIN", reason1: null, disposedBy: null });
    const person = world().eligible().and({ type: "disposed", reason1: "4", reason2: "4-cancelled" });
    expect(person.does(same).next).toMatchObject({ state: "ELIGIBLE_FOR_DISPOSAL", reason2: "4-cancelled" });
    const early = world().and({ type: "cancelled" });
    expect(early.does(same).next).toMatchObject({ state: "NEW", reason1: null, eligibleAt: null });
  });

  // CHK-2, CHK-23
  test("departure ends everything", () => {
    const life = world("VY").eligible().and({ type: "sentToAutomation" }).at(departure);
    expect(life.does({ type: "departed" }, pseudoUsers.system).effects).toEqual(["CANCEL_TASK"]);
    expect(life.fields).toMatchObject({ state: "DISPOSITION_COMPLETED", expired: true, lockedBy: null });
    const others = Object.keys(lifecycleTable).filter((type) => type !== "passportViewed");
    for (const type of others)
      expect(life.refuses({ type, ...windowOf("VY", departure + hour) } as LifecycleEvent)).toBe("DEPARTED");
  });
});
