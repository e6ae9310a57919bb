import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseBcbp } from "./bcbp.ts";
import { type PossibleOwner, passOwnership, pageOwnership, ownershipSummary } from "./ownership.ts";
import { judgeLink } from "./judge-link.ts";
import { passName } from "./pass-name.ts";
import { passPoints } from "./points.ts";
import type { ReadPass } from "./read-pass.ts";
import { someBooking, someGaps } from "./testing/some-booking.ts";
import { bookingOf, possibleOwnerOf, daughter, emma, type Person, withGaps } from "./testing/bookings.ts";
import { encodeBcbp, expectedPass, legOf } from "./testing/encode-bcbp.ts";

interface Print {
  readonly name: string;
  readonly description?: string;
  readonly ticket?: string | null;
  readonly seat?: string;
  readonly sequence?: string;
  readonly frequentFlyer?: string;
}

/** The pass that an airline prints: version 6, ticket and frequent flyer in the conditional fields. */
function printed({
  name,
  description = " ",
  ticket = null,
  seat = "12A",
  sequence = "41",
  frequentFlyer = "",
}: Print): ReadPass {
  const unique = `>608${description}WW6225B   `;
  const repeated =
    (ticket ?? "").padEnd(13) + "  VY " + (frequentFlyer === "" ? "" : "VY ").padEnd(3) + frequentFlyer.padEnd(16);
  const hex = (length: number) => length.toString(16).toUpperCase().padStart(2, "0");
  const section = `>6${hex(unique.length - 4)}${unique.slice(4)}${hex(repeated.length)}${repeated}`;
  const text = encodeBcbp(name, [{ ...legOf(expectedPass), seat, sequence, conditional: section }]);
  const pass = parseBcbp(text);
  if (!pass) throw new Error("no pass");
  return pass;
}

/** Whom a pass is matched to, and what it says of each of the others. */
const said = (pass: ReadPass, booking: readonly PossibleOwner[]) =>
  passOwnership(pass, booking).map(({ matched, alsoFits, belongsTo }) =>
    matched
      ? "matched"
      : alsoFits.length > 0
        ? `also fits ${alsoFits.map(({ checkInId }) => checkInId).join()}`
        : belongsTo.length > 0
          ? `belongs to ${belongsTo.map(({ checkInId }) => checkInId).join()}`
          : "none",
  );

// BP-10
describe("two travellers of one name", () => {
  const both = bookingOf(emma, daughter);

  test("nothing on the pass tells them apart: it is matched to nobody and says whom it also fits", () => {
    expect(said(printed({ name: "WILLIAMS/EMMA" }), both)).toEqual(["also fits 2", "also fits 1"]);
  });

  test("the ticket number decides, with the airline's digits where there are any", () => {
    expect(said(printed({ name: "WILLIAMS/EMMA", ticket: "4351234567890" }), both)).toEqual([
      "matched",
      "belongs to 1",
    ]);
    expect(said(printed({ name: "WILLIAMS/EMMA", ticket: "2201234567890" }), both)).toEqual([
      "belongs to 2",
      "matched",
    ]);
  });

  test("a ticket that is neither's is matched to nobody, and a differing point for both", () => {
    const claims = passOwnership(printed({ name: "WILLIAMS/EMMAMS", ticket: "4359999999999" }), both);
    expect(claims.map(({ matched }) => matched)).toEqual([false, false]);
    for (const { compared } of claims)
      expect(compared.identity).toMatchObject([{ point: "ticketNumber", pass: "4359999999999", verdict: "differs" }]);
  });

  test("a ticket that is the only one's of a booking decides against whoever has another", () => {
    const one = bookingOf(emma, { ...daughter, ticket: null });
    expect(said(printed({ name: "WILLIAMS/EMMA", ticket: "2201234567890" }), one)).toEqual(["belongs to 2", "matched"]);
  });

  test("the title decides, glued to the name or a word of its own; a cut one only as far as it goes", () => {
    for (const name of ["WILLIAMS/EMMAMS", "WILLIAMS/EMMA MS", "WILLIAMS/MS EMMA", "WILLIAMS/EMMAMSDR"])
      expect(said(printed({ name }), both)).toEqual(["matched", "belongs to 1"]);
    for (const name of ["WILLIAMS/EMMAMISS", "WILLIAMS/EMMA MISS", "WILLIAMS/EMMAMLLE"])
      expect(said(printed({ name }), both)).toEqual(["belongs to 2", "matched"]);
    const long = bookingOf({ ...emma, lastname: "Williamshouston" }, { ...daughter, lastname: "Williamshouston" });
    expect(said(printed({ name: "WILLIAMSHOUSTON/EMMA" }), long)).toEqual(["also fits 2", "also fits 1"]);
    const wide = bookingOf({ ...emma, lastname: "Williamsburgh" }, { ...daughter, lastname: "Williamsburgh" });
    expect(said(printed({ name: "WILLIAMSBURGH/EMMAMI" }), wide)).toEqual(["belongs to 2", "matched"]);
    const wider = bookingOf({ ...emma, lastname: "Williamsburghs" }, { ...daughter, lastname: "Williamsburghs" });
    expect(said(printed({ name: "WILLIAMSBURGHS/EMMAM" }), wider)).toEqual(["also fits 2", "also fits 1"]);
  });

  test("gender decides between a brother and a sister of one initial or one name", () => {
    const twins = bookingOf(
      { ...emma, firstname: "Andrea", title: "MR", gender: "M", ticket: null },
      { ...emma, firstname: "Andrea", title: "MRS", ticket: null },
    );
    expect(said(printed({ name: "WILLIAMS/ANDREA", description: "2" }), twins)).toEqual(["belongs to 2", "matched"]);
    expect(said(printed({ name: "WILLIAMS/ANDREAMR" }), twins)).toEqual(["matched", "belongs to 1"]);
    expect(said(printed({ name: "WILLIAMS/ANDREA", description: "0" }), twins)).toEqual(["also fits 2", "also fits 1"]);
  });

  test("titles that contradict what else is printed decide nothing", () => {
    const contradicting = printed({ name: "WILLIAMS/ANDREAMR", description: "2" });
    const twins = bookingOf(
      { ...emma, firstname: "Andrea", title: "MR", gender: "M", ticket: null },
      { ...emma, firstname: "Andrea", title: "MRS", ticket: null },
    );
    expect(said(contradicting, twins)).toEqual(["also fits 2", "also fits 1"]);
  });

  test("seat and sequence of a pass that one of them has make a further copy theirs", () => {
    const booked = bookingOf({ ...emma, ticket: null }, { ...emma, ticket: null });
    const [one, other] = booked;
    if (!one || !other) throw new Error("two travellers");
    const seated = [{ ...one, place: { seat: "12A", sequence: "41" } }, other];
    expect(said(printed({ name: "WILLIAMS/EMMA" }), seated)).toEqual(["matched", "belongs to 1"]);
    // A seat can be changed, and the pass be printed again.
    // One of the two alone is anybody's: the other traveller may have got the seat that was given up.
    for (const place of [
      { seat: "14C", sequence: "42" },
      { seat: "12A", sequence: "42" },
      { seat: "14C", sequence: "41" },
    ])
      expect(said(printed({ name: "WILLIAMS/EMMA", ...place }), seated)).toEqual(["also fits 2", "also fits 1"]);
  });

  test("so does the frequent-flyer number of another pass", () => {
    const booked = bookingOf({ ...emma, ticket: null }, { ...emma, ticket: null });
    const flyers = booked.map((one, index) => ({ ...one, frequentFlyer: index === 1 ? ["VY 99887766"] : [] }));
    expect(said(printed({ name: "WILLIAMS/EMMA", frequentFlyer: "99887766" }), flyers)).toEqual([
      "belongs to 2",
      "matched",
    ]);
  });

  test("a date of birth in the page's text decides", () => {
    const pass: ReadPass = { ...printed({ name: "WILLIAMS/EMMA" }), source: "text", birthDate: "1991-08-20" };
    const untitled = bookingOf({ ...emma, ticket: null }, { ...daughter, ticket: null });
    expect(said(pass, untitled)).toEqual(["belongs to 2", "matched"]);
  });

  test("names that the booking does not have are somebody's who has them", () => {
    const booked = bookingOf(
      { ...emma, ticket: null, title: "" },
      { ...emma, firstname: "Emma Jane", ticket: null, title: "" },
    );
    expect(said(printed({ name: "WILLIAMS/EMMA JANE" }), booked)).toEqual(["belongs to 2", "matched"]);
    expect(said(printed({ name: "WILLIAMS/EMMA" }), booked)).toEqual(["also fits 2", "also fits 1"]);
  });

  test("one traveller on two flights is one traveller", () => {
    const onward = { ...expectedPass, from: "LHR", to: "JFK", marketing: { carrier: "VY", number: "900" } };
    const first = possibleOwnerOf(emma, 0);
    const second = possibleOwnerOf(emma, 0, {
      checkInId: 7,
      expected: { ...first.expected, from: onward.from, to: onward.to, marketing: onward.marketing },
    });
    const pass = parseBcbp(encodeBcbp("WILLIAMS/EMMA", [legOf(first.expected), legOf(second.expected)]));
    if (!pass) throw new Error("no pass");
    expect(pageOwnership([pass], [first, second]).map(ownershipSummary)).toMatchObject([
      { checkInId: 1, matched: true, pass: 0, leg: 0, differing: [] },
      { checkInId: 7, matched: true, pass: 0, leg: 1, differing: [] },
    ]);
  });

  test("of a page with the passes of both each has their own", () => {
    const page = [printed({ name: "WILLIAMS/EMMAMISS" }), printed({ name: "WILLIAMS/EMMAMS" })];
    expect(pageOwnership(page, both)).toMatchObject([
      { pass: 1, matched: true },
      { pass: 0, matched: true },
    ]);
  });
});

describe("infants and baggage", () => {
  const mother: Person = { ...emma, dateOfBirth: "1990-01-01" };
  const infant: Person = { ...emma, title: "", dateOfBirth: "2026-02-01", ticket: null };

  test("an infant's pass is the infant's, though the mother has the same name", () => {
    const both = bookingOf({ ...mother, ticket: null }, infant);
    expect(said(printed({ name: "WILLIAMS/EMMA", description: "4", seat: "INF" }), both)).toEqual([
      "belongs to 2",
      "matched",
    ]);
    expect(said(printed({ name: "WILLIAMS/EMMA", description: "6" }), both)).toEqual(["matched", "belongs to 1"]);
  });

  test("where the infant has no check-in of its own, its pass differs from the mother's", () => {
    const [ownership] = pageOwnership(
      [printed({ name: "WILLIAMS/EMMA", description: "4", seat: "INF" })],
      bookingOf(mother),
    );
    expect(ownership?.matched).toBe(false);
    expect(ownership?.compared.identity).toMatchObject([
      { point: "travellerKind", booking: "adult", pass: "infant", verdict: "differs" },
    ]);
  });

  test("a seat that was paid for baggage is nobody's pass", () => {
    const booked = bookingOf({ ...mother, dateOfBirth: null, title: "" });
    const [ownership] = pageOwnership([printed({ name: "WILLIAMS/EMMA", description: "5" })], booked);
    expect(ownership?.matched).toBe(false);
    expect(ownership?.compared.identity).toMatchObject([
      { point: "travellerKind", pass: "cabinBaggage", verdict: "differs" },
    ]);
  });
});

describe("what is found when a pass is linked", () => {
  const ticked = passPoints.map((point) => ({ point, ticked: true }));

  test("a receipt for somebody else's ticket, linked all the same: everything is kept", () => {
    const pass = { ...printed({ name: "WILLIAMS/EMMAMS", ticket: "4350000000001" }), documentType: "I" };
    const [ownership] = pageOwnership([pass], bookingOf(emma));
    const checks = [...ticked, { point: "ticketNumber" as const, ticked: true, reason: "exchanged at the desk" }];
    const judged = ownership && judgeLink([pass], ownership, { checks, override: "no other document" });
    expect(judged).toMatchObject({
      ok: true,
      differing: true,
      findings: {
        document: "itineraryReceipt",
        source: "barcode",
        status: "checkedIn",
        kind: null,
        problem: "ITINERARY_RECEIPT",
        override: "no other document",
        unproven: [],
        alsoFits: [],
        belongsTo: [],
        byMachine: false,
        needQC: true,
      },
    });
    expect(judged?.ok && judged.findings.points.filter(({ verdict }) => verdict === "differs")).toEqual([
      {
        point: "ticketNumber",
        booking: "4351234567890",
        pass: "4350000000001",
        verdict: "differs",
        reason: "exchanged at the desk",
      },
    ]);
  });

  test("a machine that cannot tell links for a quality check, and says whom it fits", () => {
    const pass = printed({ name: "WILLIAMS/EMMA" });
    const [ownership] = pageOwnership([pass], bookingOf(emma, daughter));
    expect(ownership && judgeLink([pass], ownership, {})).toMatchObject({
      ok: true,
      differing: true,
      findings: {
        byMachine: true,
        needQC: true,
        alsoFits: [{ checkInId: 2, title: "MISS", firstname: "Emma", lastname: "Williams" }],
      },
    });
  });
});

// BP-9, BP-10
test("no pass is matched to more than one traveller, or approved for another than its own", () => {
  fc.assert(
    fc.property(someBooking, someGaps, fc.nat(), (people, gaps, pick) => {
      const own = pick % people.length;
      const owner = people[own];
      if (!owner) return;
      const booked = bookingOf(...withGaps(people, gaps));
      const infant = owner.title === "";
      const title = gaps.printTitle === "none" ? "" : (gaps.printTitle === "word" ? " " : "") + owner.title;
      const child = owner.title === "MSTR" || Number(owner.dateOfBirth?.slice(0, 4)) > 2014;
      const description = infant ? "4" : child ? "3" : owner.gender === "M" ? "1" : "2";
      const pass = printed({
        name: (passName(owner.lastname, owner.firstname) + title).slice(0, 20),
        // A lap infant's pass is known by its seat where nothing else says it.
        description: gaps.describe ? description : " ",
        seat: infant ? "INF" : `${own + 1}A`,
        sequence: String(own + 1),
        ticket: gaps.printTicket ? owner.ticket : null,
      });
      const claims = pageOwnership([pass], booked);
      const matched = claims.filter((ownership) => ownership.matched);
      expect(matched.length).toBeLessThanOrEqual(1);
      for (const ownership of claims) {
        const mine = ownership.possibleOwner.checkInId === own + 1;
        expect(ownership.matched && !mine).toBe(false);
        const chosenOver = [...ownership.alsoFits, ...ownership.belongsTo].map(({ checkInId }) => checkInId);
        const checks = [...passPoints, "ticketNumber" as const, "travellerKind" as const].map((point) => ({
          point,
          ticked: true,
          reason: "I say so",
        }));
        for (const words of [{ checks, chosenOver, override: "I say so" }, { checks: undefined }]) {
          const judged = judgeLink([pass], ownership, words);
          expect(judged.ok).toBe(true);
          expect(mine || (judged.ok && judged.differing)).toBe(true);
        }
        // Without the choice nobody who ticks gets on.
        expect(chosenOver.length > 0 && judgeLink([pass], ownership, { checks, override: "I say so" }).ok).toBe(false);
      }
      // What pass and booking both have is put to use: with tickets on both sides nothing is left open.
      const decided = gaps.tickets && gaps.printTicket && owner.ticket !== null;
      expect(decided && claims.some(({ alsoFits }) => alsoFits.length > 0)).toBe(false);
    }),
    { numRuns: 500 },
  );
});
