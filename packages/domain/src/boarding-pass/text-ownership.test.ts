import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PossibleOwner, pageOwnership } from "./ownership.ts";
import { judgeLink } from "./judge-link.ts";
import { readPassText } from "./pass-text.ts";
import { checkPoints } from "./points.ts";
import { someBooking, someGaps } from "./testing/some-booking.ts";
import { bookingOf, possibleOwnerOf, daughter, emma, type Person, withGaps } from "./testing/bookings.ts";

const anna: Person = { ...emma, title: "MRS", firstname: "Anna", lastname: "Bauer", ticket: null };
const peter: Person = { ...anna, title: "MR", firstname: "Peter", gender: "M" };
const flight = "VY 821 BCN - LHR 31 Dec 2026 Seat 12A";

/** What a page is to each check-in. */
function said(text: string, booking: readonly PossibleOwner[]) {
  const pass = readPassText(text, booking);
  if (!pass) throw new Error("Nothing was read.");
  return pageOwnership([pass], booking).map((ownership) => {
    const linked = judgeLink([pass], ownership, {});
    return ownership.matched && linked.ok && !linked.differing
      ? "matched"
      : ownership.alsoFits.length > 0
        ? `also fits ${ownership.alsoFits.map(({ checkInId }) => checkInId).join()}`
        : ownership.belongsTo.length > 0
          ? `belongs to ${ownership.belongsTo.map(({ checkInId }) => checkInId).join()}`
          : [...ownership.unproven, linked.ok && linked.differing ? "checked" : "approved"].join();
  });
}

describe("a page that names several travellers of the booking", () => {
  const both = bookingOf(peter, anna);

  test.each([
    ["a companion", `BOARDING PASS\nAnna Bauer\n${flight}\nPNR K7XQ2M\nTravelling with Peter Bauer`],
    ["a list", `BOARDING PASS\nPassengers: Anna Bauer, Peter Bauer\n${flight}\nPNR K7XQ2M`],
    ["one surname for both", `BOARDING PASS\nAnna and Peter Bauer\n${flight}\nPNR K7XQ2M`],
    ["a label for the second", `BOARDING PASS\nAnna Bauer\n${flight}\nPNR K7XQ2M\nName: Peter Bauer`],
    ["a label for each", `BOARDING PASS\nName: Anna Bauer\n${flight}\nPNR K7XQ2M\nName: Peter Bauer`],
    ["companions first", `BOARDING PASS\nTravelling with Peter Bauer\nName: Anna Bauer\n${flight}\nPNR K7XQ2M`],
  ])("decides nothing: %s", (_what, text) => {
    expect(said(text, both)).toEqual(["also fits 2", "also fits 1"]);
  });

  test("is the one's behind the label where all others are behind words that call them companions", () => {
    const text = `BOARDING PASS\nName: Anna Bauer\n${flight}\nPNR K7XQ2M\nTravelling with Peter Bauer`;
    expect(said(text, both)[1]).toBe("matched");
    expect(said(text, both)[0]).toBe("name,checked");
  });

  test("names with an initial, or of somebody else, are names", () => {
    const initial = `BOARDING PASS\nBAUER/A MRS\n${flight}\nPNR K7XQ2M\nBAUER/PETER MR`;
    expect(said(initial, both)[0]).toContain("oneTraveller");
    const stranger = `BOARDING PASS\nSMITH/JOHN MR\n${flight}\nPNR K7XQ2M\nBAUER/PETER MR`;
    expect(said(stranger, bookingOf(peter))).toEqual(["oneTraveller,checked"]);
    const companion = `BOARDING PASS\n${flight}\nPNR K7XQ2M\nTravelling with Peter Bauer`;
    expect(said(companion, bookingOf(peter))).toEqual(["oneTraveller,checked"]);
  });

  test("one traveller named twice is one", () => {
    const text = `BOARDING PASS\nPassenger: BAUER/ANNA MRS\n${flight}\nPNR K7XQ2M\nHave a good flight, Anna Bauer`;
    expect(said(text, both)).toEqual(["name,checked", "matched"]);
  });
});

describe("travellers of one name", () => {
  const both = bookingOf(emma, daughter);
  const page = (name: string, more = "") => `BOARDING PASS\n${name}\n${flight}\nPNR K7XQ2M\n${more}`;

  test("the other's name and ticket on the page decide nothing", () => {
    const group = page("Miss Emma Williams", "220 1234567890\nYour group: Ms Emma Williams 435 1234567890");
    expect(said(group, both)).toEqual(["also fits 2", "also fits 1"]);
    expect(said(page("Miss Emma Williams", "Your group: Emma Williams 435 1234567890"), both)).toEqual([
      "also fits 2",
      "also fits 1",
    ]);
    expect(said(page("Ms Emma & Miss Emma Williams"), both)).toEqual(["also fits 2", "also fits 1"]);
  });

  test("a title decides in any case of letters, a ticket as on a barcode", () => {
    for (const name of ["Miss Emma Williams", "MISS EMMA WILLIAMS", "Williams/Emma Miss", "WILLIAMS/EMMAMISS"])
      expect(said(page(name), both)).toEqual(["belongs to 2", "matched"]);
    expect(said(page("Emma Williams", "E-Ticket 435-1234567890"), both)).toEqual(["matched", "belongs to 1"]);
  });

  test("swapped names fit both, as on a barcode", () => {
    const swapped = bookingOf(
      { ...emma, firstname: "Martin", lastname: "Paul", title: "", ticket: null },
      { ...emma, firstname: "Paul", lastname: "Martin", title: "", ticket: null },
    );
    expect(said(page("Name: Paul Martin"), swapped)).toEqual(["also fits 2", "also fits 1"]);
  });
});

describe("a page with more than one of what it should have one of", () => {
  const one = bookingOf(anna);
  const page = (...lines: readonly string[]) => ["BOARDING PASS", "Passenger: Anna Bauer", ...lines].join("\n");

  test.each([
    ["oneFlight", page("Flight VY 111 MUC - BCN Seat 3A", "PNR K7XQ2M", `Your next flight: ${flight}: no pass yet`)],
    ["oneFlight", page(flight, "PNR K7XQ2M", "Next: VY 900 LHR - JFK")],
    ["oneDate", page("VY 821 BCN - LHR 30 Dec 2026 Seat 12A", "PNR K7XQ2M", "Before the change: 31 Dec 2026")],
    ["oneTicket", page(flight, "PNR K7XQ2M", "Ticket 030-1111111111", "Ticket 030-2222222222")],
    ["oneReference", page(flight, "PNR: K7XQ2M", "Booking reference: ZZ2ZZ9")],
  ])("%s is not shown, and it takes a second look: %s", (proof, text) => {
    expect(said(text, one)).toEqual([`${proof},checked`]);
  });

  test("both numbers of a codeshare, and the date of issue, are nothing more", () => {
    const shared = bookingOf(anna).map((possibleOwner) => ({
      ...possibleOwner,
      expected: { ...possibleOwner.expected, operating: { carrier: "IB", number: "5821", locator: "QQ7RST" } },
    }));
    const text = page(flight, "IB 5821", "PNR K7XQ2M", "QQ7RST", "Issued on 20 Dec 2026", "Arrival 1 Jan 2027");
    expect(said(text, shared)).toEqual(["matched"]);
  });

  test("a date of issue that is the booked day is not the flight's", () => {
    const text = page("VY 821 BCN - LHR Seat 12A", "Departure 30 Dec 2026", "PNR K7XQ2M", "Issued 31 Dec 2026");
    expect(said(text, one)).toEqual(["date,checked"]);
  });

  test("somebody who joined the booking, or was renamed, after the page was read was not looked for", () => {
    const pass = readPassText(page(flight, "PNR K7XQ2M", "Travelling with Peter Bauer"), one);
    const joined = bookingOf(anna, peter);
    const [ownership] = pass ? pageOwnership([pass], joined) : [];
    expect(ownership).toMatchObject({ matched: false, unproven: ["newTraveller"] });
  });
});

const titled = ({ title, firstname, lastname }: Person) => [title, firstname, lastname].filter(Boolean).join(" ");
const proper = (text: string) =>
  text.replaceAll(/\b([A-Z])([A-Z]+)\b/g, (_, first: string, rest: string) => first + rest.toLowerCase());

interface Drawn {
  readonly own: Person;
  readonly others: readonly Person[];
  readonly flight: string;
  readonly next: string;
  readonly ticket: string;
}

/** Ways in which airlines lay a text out. */
const layouts: readonly ((drawn: Drawn) => string)[] = [
  ({ own, flight: line, ticket, next }) =>
    `BOARDING PASS\nPassenger: ${titled(own)}\n${line}\nPNR: K7XQ2M\n${ticket}\n${next}`,
  ({ own, flight: line, ticket, next }) =>
    `Vueling Airlines BOARDING PASS\nPASSENGER\n${own.lastname.toUpperCase()} / ${own.firstname.toUpperCase()} ${own.title}\n${line}\nBOOKING K7XQ2M\n${ticket}\n${next}`,
  ({ own, others, flight: line, ticket, next }) =>
    `BOARDING PASS\n${proper(titled(own))}\n${line}\nPNR K7XQ2M\n${ticket}\nTravelling with ${others.map(titled).join(", ")}\n${next}`,
  ({ own, others, flight: line, ticket, next }) =>
    `Bordkarte\nName: ${proper(titled(own))}\n${line}\nBuchungscode: K7XQ2M\n${ticket}\nMitreisende: ${others.map((one) => `${titled(one)} ${one.ticket}`).join("; ")}\n${next}`,
  ({ own, others, flight: line, ticket, next }) =>
    `BOARDING PASS\nYour group: ${others.map((one) => `${titled(one)} ${one.ticket}`).join(", ")}\n${titled(own)}\n${line}\nPNR K7XQ2M\n${ticket}\n${next}`,
  ({ own, others, flight: line, ticket, next }) =>
    `BOARDING PASS\n${[own, ...others].map(({ title, firstname }) => `${title} ${firstname}`).join(" & ")} ${own.lastname}\n${line}\nPNR K7XQ2M\n${ticket}\n${next}`,
  ({ own, others, flight: line, ticket, next }) =>
    `BOARDING PASS\n${own.lastname}/${own.firstname.charAt(0)} ${own.title}\n${line}\nPNR K7XQ2M\n${ticket}\n${others.map((one) => `${one.lastname}/${one.firstname} ${one.title}`).join("\n")}\n${next}`,
];

test("no text is matched to more than one traveller, or approved for another than its own, or for another flight", () => {
  let matchedPages = 0;
  fc.assert(
    fc.property(
      someBooking,
      someGaps,
      fc.nat(),
      fc.constantFrom(...layouts),
      fc.constantFrom("none", "next", "other"),
      fc.nat({ max: 3 }),
      (people, gaps, pick, layout, flights, companions) => {
        const own = pick % people.length;
        const owner = people[own];
        if (!owner) return;
        const printed = people.map((person) => ({ ...person, title: gaps.printTitle === "none" ? "" : person.title }));
        const onward = { from: "LHR", to: "JFK", marketing: { carrier: "VY", number: "900" } };
        const people_ = withGaps(people, gaps);
        const booking = [
          ...people_.map((person, index) => possibleOwnerOf(person, index)),
          ...people_.map((person, index) => {
            const { expected } = possibleOwnerOf(person, index);
            return possibleOwnerOf(person, index, { checkInId: 101 + index, expected: { ...expected, ...onward } });
          }),
        ];
        const text = layout({
          own: printed[own] ?? owner,
          others: printed.filter((_, index) => index !== own).slice(0, companions),
          flight: flights === "other" ? "VY 111 MUC - BCN 30 Dec 2026 Seat 3C" : flight,
          next: flights === "none" ? "" : `Your next flight: ${flights === "other" ? flight : "VY 900 LHR - JFK"}`,
          ticket: gaps.printTicket ? `E-ticket ${owner.ticket}` : "",
        });
        const pass = readPassText(text, booking);
        if (!pass) return;
        const claims = pageOwnership([pass], booking);
        const matched = claims.filter((ownership) => ownership.matched);
        expect(matched.length).toBeLessThanOrEqual(1);
        matchedPages += matched.length;
        for (const ownership of claims) {
          const mine = ownership.possibleOwner.checkInId === own + 1 && flights === "none";
          expect(ownership.matched && !mine, text).toBe(false);
          const chosenOver = [...ownership.alsoFits, ...ownership.belongsTo].map(({ checkInId }) => checkInId);
          const checks = checkPoints.map((point) => ({ point, ticked: true, reason: "I say so" }));
          for (const words of [{ checks, chosenOver, override: "I say so" }, {}]) {
            const judged = judgeLink([pass], ownership, words);
            expect(judged.ok).toBe(true);
            expect(mine || (judged.ok && judged.differing), text).toBe(true);
          }
        }
      },
    ),
    { numRuns: 400, seed: 11 },
  );
  // The rule is no good if nothing ever matches.
  expect(matchedPages).toBeGreaterThan(20);
});
