import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyEvent } from "../checkin/index.ts";
import { type PointCheck, settleChecks } from "./checks.ts";
import type { PointVerdict } from "./checked-point.ts";
import { type CheckPoint, type PassPoint, passPoints } from "./points.ts";
import { passProblems } from "./problem.ts";

/** All agree except for the passport's expiry and what is said otherwise. */
const points = (except: Partial<Record<PassPoint, PointVerdict>> = {}) =>
  passPoints.map((point) => ({
    point,
    verdict: except[point] ?? (point === "passportExpiry" ? ("absent" as const) : ("agrees" as const)),
  }));
const ticks = (except: Partial<Record<PassPoint, Partial<PointCheck>>> = {}): readonly PointCheck[] =>
  passPoints.map((point) => ({ point, ticked: true, ...except[point] }));

describe("an operator's checks", () => {
  test("all nine ticked and none differing: approved", () => {
    expect(settleChecks(points(), null, ticks())).toMatchObject({
      ok: true,
      differing: false,
      note: null,
      unproven: [],
    });
    expect(settleChecks(points({ pnr: "absent" }), null, ticks())).toMatchObject({
      ok: true,
      differing: false,
      note: null,
    });
  });

  // BP-13
  test("what is not ticked is named, absent points too", () => {
    expect(settleChecks(points(), null, ticks({ passportExpiry: { ticked: false }, to: { ticked: false } }))).toEqual({
      ok: false,
      unsettled: ["to", "passportExpiry"],
      withoutReason: [],
      problem: null,
      unchosen: [],
    });
    expect(settleChecks(points(), null, [])).toMatchObject({ ok: false, unsettled: passPoints });
  });

  // BP-14
  test("a differing point needs a reason, and then a quality check", () => {
    const differing = points({ firstName: "differs" });
    for (const reason of [undefined, "", "   "])
      expect(settleChecks(differing, null, ticks({ firstName: { reason } }))).toEqual({
        ok: false,
        unsettled: [],
        withoutReason: ["firstName"],
        problem: null,
        unchosen: [],
      });
    expect(settleChecks(differing, null, ticks({ firstName: { reason: " Name truncated " } }))).toMatchObject({
      ok: true,
      differing: true,
      note: "firstName: Name truncated",
    });
  });

  // BP-11
  test("a problem blocks until it is overridden", () => {
    expect(settleChecks(points(), "STANDBY", ticks())).toEqual({
      ok: false,
      unsettled: [],
      withoutReason: [],
      problem: "STANDBY",
      unchosen: [],
    });
    expect(settleChecks(points(), "STANDBY", ticks(), " ")).toMatchObject({ ok: false, problem: "STANDBY" });
    expect(settleChecks(points(), "STANDBY", ticks(), "cleared at the gate")).toMatchObject({
      ok: true,
      differing: true,
      note: "STANDBY: cleared at the gate",
    });
  });

  test("a point that was not compared is not settled by itself", () => {
    expect(settleChecks([], null, [])).toMatchObject({ ok: false, unsettled: passPoints });
    expect(settleChecks([], null, undefined)).toMatchObject({ ok: true, differing: true });
  });

  test("an override without a problem changes nothing", () => {
    expect(settleChecks(points(), null, ticks(), "in a hurry")).toMatchObject({
      ok: true,
      differing: false,
      note: null,
    });
  });

  test("how each point was settled is kept, in the order of the nine", () => {
    const settled = settleChecks(points({ to: "differs" }), null, ticks({ to: { reason: "  codeshare  " } }));
    expect(settled).toMatchObject({
      checked: passPoints.map((point) => ({
        point,
        verdict: point === "to" ? "differs" : point === "passportExpiry" ? "absent" : "agrees",
        reason: point === "to" ? "codeshare" : null,
      })),
    });
  });
});

// BP-15
describe("what ticks do not prove", () => {
  test("unless name, flight and date agree from the page itself, somebody else looks at it", () => {
    const silent = points(Object.fromEntries(passPoints.map((point) => [point, "absent"])));
    expect(settleChecks(silent, null, ticks())).toMatchObject({
      ok: true,
      differing: true,
      unproven: ["name", "flight", "date"],
    });
    for (const [point, proof] of [
      ["firstName", "name"],
      ["lastName", "name"],
      ["airline", "flight"],
      ["flightNumber", "flight"],
      ["departureDate", "date"],
    ] as const)
      expect(settleChecks(points({ [point]: "absent" }), null, ticks())).toMatchObject({
        differing: true,
        unproven: [proof],
      });
  });

  test("a first name for which a long surname leaves no room is not held against the page", () => {
    const settled = settleChecks(points({ firstName: "absent" }), null, ticks(), undefined, { firstCutAway: true });
    expect(settled).toMatchObject({ ok: true, differing: false, unproven: [] });
  });
});

describe("whose pass it is", () => {
  const ticket = (verdict: PointVerdict) => [...points(), { point: "ticketNumber" as const, verdict }];
  const kind = (verdict: PointVerdict) => [...points(), { point: "travellerKind" as const, verdict }];
  const settled = (compared: Parameters<typeof settleChecks>[0], more: readonly PointCheck[] = []) =>
    settleChecks(compared, null, [...ticks(), ...more]);

  test("a ticket number that agrees needs no tick, one that is not the traveller's a tick and a reason", () => {
    expect(settled(ticket("agrees"))).toMatchObject({ ok: true, differing: false });
    expect(settled(ticket("differs"))).toMatchObject({ ok: false, unsettled: ["ticketNumber"] });
    const check: PointCheck = { point: "ticketNumber", ticked: true };
    expect(settled(ticket("differs"), [check])).toMatchObject({ ok: false, withoutReason: ["ticketNumber"] });
    expect(settled(ticket("differs"), [{ ...check, reason: "exchanged" }])).toMatchObject({
      ok: true,
      differing: true,
      note: "ticketNumber: exchanged",
      checked: [...passPoints.map((point) => ({ point })), { point: "ticketNumber", reason: "exchanged" }],
    });
    expect(settleChecks(ticket("differs"), null, undefined)).toMatchObject({
      differing: true,
      note: "ticketNumber differs",
    });
  });

  test("an infant's pass for somebody of whom the booking tells no age is looked at a second time", () => {
    expect(settled(kind("absent"))).toMatchObject({ ok: true, differing: true, unproven: ["traveller"] });
  });

  test("a pass that fits others takes a choice over all of them, and then a quality check", () => {
    const others = { alsoFits: [7], belongsTo: [9] };
    const choose = (chosenOver?: readonly number[]) =>
      settleChecks(points(), null, ticks(), undefined, { ...others, chosenOver });
    expect(choose()).toMatchObject({ ok: false, unsettled: [], withoutReason: [], unchosen: [7, 9] });
    expect(choose([7])).toMatchObject({ ok: false, unchosen: [9] });
    expect(choose([9, 7])).toMatchObject({ ok: true, differing: true });
    expect(settleChecks(points(), null, undefined, undefined, others)).toMatchObject({
      ok: true,
      differing: true,
      note: "fits 7, 9",
    });
  });
});

// BP-16
describe("a machine's call", () => {
  test("what agrees counts as ticked", () => {
    expect(settleChecks(points(), null, undefined)).toEqual({
      ok: true,
      differing: false,
      note: null,
      checked: null,
      unproven: [],
    });
  });

  test("what differs, is missing or is a problem is for a person to look at", () => {
    expect(settleChecks(points({ to: "differs", pnr: "absent" }), "NOT_CHECKED_IN", undefined)).toEqual({
      ok: true,
      differing: true,
      note: "pnr absent; to differs; NOT_CHECKED_IN",
      checked: null,
      unproven: [],
    });
  });
});

const verdict = fc.constantFrom<PointVerdict>("agrees", "differs", "absent");
const someChecks = fc.array(
  fc.record({
    point: fc.constantFrom(...passPoints),
    ticked: fc.boolean(),
    reason: fc.constantFrom(undefined, "", " ", "known to us"),
  }),
  { maxLength: 14 },
);
const somePoints = fc
  .tuple(verdict, verdict, verdict, verdict, verdict, verdict, verdict, verdict)
  .map((verdicts) => passPoints.map((point, index) => ({ point, verdict: verdicts[index] ?? "absent" })));
const mustSay: ReadonlySet<PassPoint> = new Set(["firstName", "lastName", "airline", "flightNumber", "departureDate"]);
const someProblem = fc.constantFrom(null, ...passProblems);

test("nothing is linked without all nine ticks, a reason for each difference, and an override for a problem", () => {
  fc.assert(
    fc.property(
      somePoints,
      someProblem,
      fc.oneof(someChecks, fc.constant(ticks())),
      fc.constantFrom(undefined, "why"),
      (compared, problem, checks, override) => {
        const settled = settleChecks(compared, problem, checks, override);
        const last = (point: CheckPoint) => checks.findLast((check) => check.point === point);
        const may = compared.every(
          ({ point, verdict: said }) => last(point)?.ticked && (said !== "differs" || last(point)?.reason?.trim()),
        );
        expect(settled.ok).toBe(may && (problem === null || override !== undefined));
        const differs = compared.some(({ verdict: said }) => said === "differs");
        const open = settled.ok
          ? []
          : [...settled.unsettled, ...settled.withoutReason, settled.problem].filter(Boolean);
        const silent = compared.some(({ point, verdict: said }) => mustSay.has(point) && said === "absent");
        expect(settled.ok ? settled.differing : open.length > 0).toBe(
          settled.ok ? problem !== null || differs || silent : true,
        );
      },
    ),
    { numRuns: 1000 },
  );
});

test("what was settled is what the lifecycle's link asks for", () => {
  const base = {
    airline: "LH",
    state: "ELIGIBLE_FOR_CHECKIN",
    expired: false,
    windowOpensAt: 0,
    windowClosesAt: 1000,
    departsAt: 2000,
    eligibleAt: 0,
    automationStatus: -1,
    automationTried: false,
    pass: null,
    needQC: false,
    reason1: null,
    reason2: null,
    disposedBy: null,
    disposedAt: null,
    attachedBy: null,
    uploadedBy: null,
    lockedBy: "operator",
    lockedAt: 10,
  } as const;
  const link = (settled: ReturnType<typeof settleChecks>) => {
    if (!settled.ok) throw new Error("Not settled.");
    const { differing, note } = settled;
    const event = { type: "linked", dmscode: "d_1", uploadedBy: "operator", differing, note } as const;
    const result = applyEvent(base, event, { now: 100, user: "operator" });
    if (!result.ok) throw new Error(result.code);
    return result;
  };
  expect(link(settleChecks(points(), null, ticks())).next).toMatchObject({ state: "APPROVED", needQC: false });
  const differing = link(settleChecks(points({ to: "differs" }), null, ticks({ to: { reason: "diverted" } })));
  expect(differing.next).toMatchObject({ state: "ELIGIBLE_FOR_DISPOSAL", needQC: true });
  expect(differing.audit).toContainEqual(expect.objectContaining({ action: "BP_ATTACHED", note: "to: diverted" }));
});
