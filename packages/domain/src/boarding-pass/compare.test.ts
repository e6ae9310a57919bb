import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseBcbp } from "./bcbp.ts";
import { comparePage, comparePass, type ExpectedPass, isAgreeing } from "./compare.ts";
import { type PassPoint, passPoints } from "./points.ts";
import type { ReadPass } from "./read-pass.ts";
import {
  encodeBcbp,
  type EncodedLeg,
  expectedPass,
  legOf,
  passOf,
  repeatedSection,
  uniqueSection,
} from "./testing/encode-bcbp.ts";

function read(text: string): ReadPass {
  const pass = parseBcbp(text);
  if (!pass) throw new Error(`${text} was not read as a pass.`);
  return pass;
}

const isMatched = (pass: ReadPass, expecteds: readonly ExpectedPass[]): boolean =>
  expecteds.some((expected) => isAgreeing(comparePass(pass, expected)));
const compared = (text: string, expected: ExpectedPass) => comparePass(read(text), expected);
const verdictsOf = (text: string, expected: ExpectedPass) =>
  Object.fromEntries(compared(text, expected).points.map(({ point, verdict }) => [point, verdict]));
const pointOf = (text: string, expected: ExpectedPass, point: PassPoint) =>
  compared(text, expected).points.find((candidate) => candidate.point === point);
/** The points that do not agree, except for the passport's expiry, which is on no pass. */
const exceptions = (text: string, expected: ExpectedPass) =>
  compared(text, expected)
    .points.filter(({ point, verdict }) => verdict !== "agrees" && point !== "passportExpiry")
    .map(({ point, verdict }) => `${point} ${verdict}`);

// BP-12
test("the nine points are in the viewer's order, and the passport's expiry is never on a pass", () => {
  const { leg, points } = compared(passOf(expectedPass), expectedPass);
  expect(leg).toBe(0);
  expect(points.map(({ point }) => point)).toEqual(passPoints);
  expect(points).toHaveLength(9);
  expect(points.at(-1)).toEqual({
    point: "passportExpiry",
    booking: "2031-03-14",
    pass: null,
    verdict: "absent",
    difference: null,
  });
  expect(points.find(({ point }) => point === "departureDate")).toMatchObject({
    booking: "2026-12-31",
    pass: "2026-12-31",
  });
});

test("without a pass all nine are absent", () => {
  const { leg, points } = comparePass(null, expectedPass);
  expect(leg).toBeNull();
  expect(points.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 9 }, () => "absent"));
});

// BP-5
describe("names", () => {
  const named = (firstname: string, lastname: string, middlename = ""): ExpectedPass => ({
    ...expectedPass,
    firstname,
    middlename,
    lastname,
  });
  const both = (printed: string, expected: ExpectedPass) => {
    const { firstName, lastName } = verdictsOf(passOf(expected, {}, printed), expected);
    return `${lastName}/${firstName}`;
  };

  test.each([
    // As printed, booked given name, surname, middle name.
    ["DESMARAIS/LUC", "Luc", "Desmarais", ""],
    ["DESMARAIS/LUCMR", "Luc", "Desmarais", ""],
    ["DESMARAIS/LUC MR", "Luc", "Desmarais", ""],
    ["DESMARAIS/LUC DR MR", "Luc", "Desmarais", ""],
    ["DESMARAIS/LUCDRMR", "Luc", "Desmarais", ""],
    ["DESMARAIS/MR LUC", "Luc", "Desmarais", ""],
    ["DESMARAIS/LUC.MR", "Luc", "Desmarais", ""],
    ["SILVA/AMR", "Amr", "Silva", ""],
    ["SILVA/AMRMR", "Amr", "Silva", ""],
    ["LEE/ANNAMISS", "Anna", "Lee", ""],
    ["LEE/TIMMSTR", "Tim", "Lee", ""],
    ["LEE/TIMCHD", "Tim", "Lee", ""],
    ["LEE/TIMINF", "Tim", "Lee", ""],
    ["DESMARAIS/LUCPIERRE", "Luc", "Desmarais", "Pierre"],
    ["DESMARAIS/LUC PIERRE", "Luc Pierre", "Desmarais", ""],
    ["DESMARAIS/LUC P MR", "Luc", "Desmarais", "Pierre"],
    ["DESMARAIS/LUC", "Luc Pierre", "Desmarais", "Jean"],
    ["DESMARAIS/LUCJEAN", "Luc", "Desmarais", "Pierre Jean"],
    ["DESMARAIS/LUC PIERRE", "Luc", "Desmarais", ""],
    ["OCONNORSMITH/SINEAD", "Sinéad", "O’Connor-Smith", ""],
    ["O'CONNOR-SMITH/SINEA", "Sinéad", "O’Connor-Smith", ""],
    ["VAN DER BERG/JAN", "Jan", "van der Berg", ""],
    ["VANDERBERG/JAN", "Jan", "van der Berg", ""],
    ["MUELLER/JOERG", "Jörg", "Müller", ""],
    ["MULLER/JORG", "Jörg", "Müller", ""],
    ["MUNOZ/INES", "Inés", "Muñoz", ""],
    ["OEDEGAARD/AASE", "Åse", "Ødegaard", ""],
    ["GROSS/THORDIS", "Þórdís", "Groß", ""],
    ["SHCHERBAKOV/IURII", "Юрий", "Щербаков", ""],
    ["SHCHERBAKOV/YURIY", "Юрий", "Щербаков", ""],
    ["PAPADOPOULOU/GIORGOS", "Γιώργος", "Παπαδοπούλου", ""],
    ["MUELLER/JOERG", "Joerg", "Mueller", ""],
    // Twenty characters, and no more.
    ["PAPADOPOULOU/ANASTAS", "Anastasia", "Papadopoulou", ""],
    ["FEATHERSTONEHAUGH/OL", "Olivia", "Featherstonehaugh", ""],
    ["DESMARAIS/LUCPIERREM", "Luc", "Desmarais", "Pierre"],
    ["ABCDEFGHIJKLMN/MARIA", "Maria", "Abcdefghijklmn", ""],
    // One shorter than the field: the blank between two names was the twentieth.
    ["ABCDEFGHIJKLMN/MARY", "Mary Anne", "Abcdefghijklmn", ""],
    // No separator: either order.
    ["DESMARAIS LUC", "Luc", "Desmarais", ""],
    ["LUC DESMARAIS", "Luc", "Desmarais", ""],
    ["LUCDESMARAIS", "Luc", "Desmarais", ""],
    ["MR LUC DESMARAIS", "Luc", "Desmarais", ""],
    ["PAPADOPOULOUANASTASI", "Anastasia", "Papadopoulou", ""],
  ])("%s is %s %s %s", (printed, firstname, lastname, middlename) => {
    expect(both(printed, named(firstname, lastname, middlename))).toBe("agrees/agrees");
  });

  test.each([
    ["DESMARAIS/LUK", "Luc", "Desmarais", "agrees/differs"],
    ["DESMARAI/LUC", "Luc", "Desmarais", "differs/agrees"],
    ["DESMARAISS/LUC", "Luc", "Desmarais", "differs/agrees"],
    ["LUC/DESMARAIS", "Luc", "Desmarais", "differs/differs"],
    ["DESMARAIS/LU", "Luc", "Desmarais", "agrees/differs"],
    ["DESMARAIS/LUCA", "Luc", "Desmarais", "agrees/differs"],
    ["DESMARAIS/JEAN LUC", "Luc", "Desmarais", "agrees/differs"],
    ["DESMARAIS/LUC JEAN", "Luc Pierre", "Desmarais", "agrees/differs"],
    ["PAPADOPOULOU/ANASTAX", "Anastasia", "Papadopoulou", "agrees/differs"],
    ["PAPADOPOULOU/ANASTA", "Anastasia", "Papadopoulou", "agrees/differs"],
    ["GARCIA/INES", "Inés", "García López", "differs/agrees"],
    ["MICHEL/ANNA", "Anna", "Michael", "differs/agrees"],
    ["DESMARAIS", "Luc", "Desmarais", "agrees/absent"],
    ["DESMARAIS/", "Luc", "Desmarais", "agrees/absent"],
    ["DESMARAISLUK", "Luc", "Desmarais", "agrees/differs"],
    ["SMITH", "Luc", "Desmarais", "differs/absent"],
    ["/LUC", "Luc", "Desmarais", "absent/absent"],
    ["X/WEI", "Wei", "李", "agrees/agrees"],
    // The surname takes up the whole field.
    ["FEATHERSTONEHAUGHWOR", "Ann", "Featherstonehaugh-Worthington", "agrees/absent"],
    ["FEATHERSTONEHAUGHWO/", "Ann", "Featherstonehaugh-Wo", "agrees/absent"],
  ])("%s for %s %s: %s", (printed, firstname, lastname, verdicts) => {
    expect(both(printed, named(firstname, lastname))).toBe(verdicts);
  });

  test.each([
    ["DESMARAIS/LUK", "Luc", "firstName", 2, 2],
    ["DESMARAIS/LU", "Luc", "firstName", 2, 2],
    ["DESMARAIS/LUCA", "Luc", "firstName", 3, 3],
    ["DESMARAIS/JOERK", "Jörg", "firstName", 3, 4],
    ["DESMARAIS/ANNA-MRIA", "Anna Maria", "firstName", 6, 6],
    ["DES-MRAIS/LUC", "Luc", "lastName", 4, 5],
  ] as const)("%s parts from %s at a place that can be marked", (printed, firstname, point, booking, pass) => {
    const expected = named(firstname, "Desmarais");
    expect(pointOf(passOf(expected, {}, printed), expected, point)?.difference).toEqual({ booking, pass });
  });
});

// BP-6
describe("airline and flight", () => {
  const sold: ExpectedPass = {
    ...expectedPass,
    marketing: { carrier: "UA", number: "8843" },
    operating: { carrier: "LH", number: "441", locator: "QQ7RST" },
  };
  const carries = (carrier: string, flight: string, marketing = "") =>
    exceptions(
      passOf(sold, {
        carrier,
        flight,
        conditional: marketing === "" ? "" : `${uniqueSection()}${repeatedSection(marketing)}`,
      }),
      sold,
    );

  test("the marketing or the operating pair agrees", () => {
    expect(carries("UA", "8843")).toEqual([]);
    expect(carries("LH", "0441")).toEqual([]);
    expect(carries("LH", "8843", "UA")).toEqual([]);
    expect(carries("DLH", "0441")).toEqual([]);
  });

  test("half of each does not", () => {
    expect(carries("LH", "8843")).toEqual(["flightNumber differs"]);
    expect(carries("UA", "0441")).toEqual(["flightNumber differs"]);
    expect(carries("AF", "8843")).toEqual(["airline differs"]);
    expect(carries("AF", "0441")).toEqual(["airline differs"]);
    expect(carries("AF", "0442")).toEqual(["airline differs", "flightNumber differs"]);
  });

  test("the operating carrier's own locator is the booking's", () => {
    expect(exceptions(passOf(sold, { pnr: "QQ7RST" }), sold)).toEqual([]);
    expect(pointOf(passOf(sold, { pnr: "QQ7RST" }), sold, "pnr")).toMatchObject({ booking: "QQ7RST", pass: "QQ7RST" });
    expect(pointOf(passOf(sold, { pnr: "QQ7RSX" }), sold, "pnr")).toMatchObject({
      booking: "K7XQ2M",
      verdict: "differs",
    });
  });

  test("an operating carrier without a number flies under the same", () => {
    const expected: ExpectedPass = { ...sold, operating: { carrier: "LH", number: null, locator: null } };
    expect(exceptions(passOf(expected, { carrier: "LH", flight: "8843" }), expected)).toEqual([]);
  });

  test.each([
    ["821", "0821", []],
    ["0821", "0821", []],
    ["821", "0821A", []],
    ["821A", "0821", []],
    ["821A", "0821A", []],
    ["821A", "0821D", ["flightNumber differs"]],
    ["821", "8210", ["flightNumber differs"]],
  ])("number %s on the booking and %s on the pass", (number, flight, expected) => {
    const booked: ExpectedPass = { ...expectedPass, marketing: { carrier: "VY", number } };
    expect(exceptions(passOf(booked, { flight }), booked)).toEqual(expected);
  });

  test("brands of one group are one carrier", () => {
    for (const [booked, printed] of [
      ["U2", "EZY"],
      ["U2", "EJU"],
      ["EC", "U2"],
      ["DY", "D8"],
      ["W6", "W4"],
      ["EW", "E2"],
      ["AK", "FD"],
    ] as const) {
      const expected: ExpectedPass = { ...expectedPass, marketing: { carrier: booked, number: "821" } };
      expect(exceptions(passOf(expected, { carrier: printed }), expected)).toEqual([]);
    }
  });
});

// BP-8
describe("several legs", () => {
  const second: ExpectedPass = {
    ...expectedPass,
    pnr: "DEF456",
    marketing: { carrier: "LH", number: "3664" },
    from: "LHR",
    to: "GVA",
    departureDate: "2027-01-01",
  };
  const text = encodeBcbp("GARCIALOPEZ/INES", [legOf(expectedPass), legOf(second)]);

  test("a pass is compared on the leg that fits best", () => {
    expect(compared(text, expectedPass).leg).toBe(0);
    expect(compared(text, second).leg).toBe(1);
    expect(exceptions(text, second)).toEqual([]);
    expect(isMatched(read(text), [second])).toBe(true);
  });

  test("a page is compared on the pass that fits best, with that pass's problem", () => {
    const others = { ...expectedPass, firstname: "Ana" };
    const page = [read(passOf(others, { status: "7" })), read(passOf(expectedPass)), read(passOf(second))];
    expect(comparePage(page, expectedPass)).toMatchObject({ pass: 1, leg: 0, problem: null });
    expect(comparePage(page, others)).toMatchObject({ pass: 0, problem: "STANDBY" });
    expect(comparePage(page, second).pass).toBe(2);
    expect(comparePage([], expectedPass)).toMatchObject({ pass: null, leg: null, problem: null });
  });
});

// BP-9
describe("matched", () => {
  const other = { ...expectedPass, firstname: "Ana", pnr: "ZZ9ZZ9" };

  test("one check-in of the booking is enough", () => {
    expect(isMatched(read(passOf(expectedPass)), [other, expectedPass])).toBe(true);
    expect(isMatched(read(passOf(expectedPass)), [other])).toBe(false);
    expect(isMatched(read(passOf(expectedPass)), [])).toBe(false);
  });

  test("two check-ins do not make up for each other", () => {
    const pass = read(passOf({ ...expectedPass, pnr: other.pnr }));
    expect(isMatched(pass, [other, expectedPass])).toBe(false);
  });

  test("what is not on the pass does not match, except for a first name that found no room", () => {
    expect(isMatched(read(passOf(expectedPass, { pnr: "" })), [expectedPass])).toBe(false);
    expect(isMatched(read(passOf(expectedPass, {}, "GARCIALOPEZ")), [expectedPass])).toBe(false);
    const long = { ...expectedPass, lastname: "Featherstonehaugh-Worthington" };
    expect(isMatched(read(passOf(long)), [long])).toBe(true);
  });
});

// Without Q, so that a name that is changed to one with a Q has changed.
const letters = "ABCDEFGHIJKLMNOPRSTUVWXYZ";
const word = (min: number, max: number) =>
  fc
    .string({ unit: fc.constantFrom(...letters.split("")), minLength: min, maxLength: max })
    .map((text) => text.charAt(0) + text.slice(1).toLowerCase());
const someDate = fc
  .date({ min: new Date("2023-12-01"), max: new Date("2033-01-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const someExpected: fc.Arbitrary<ExpectedPass> = fc.record({
  firstname: fc.oneof(word(2, 7), fc.constantFrom("Åse", "Jörg", "Inés", "Юрий", "Zoë", "Anna-Maria")),
  middlename: fc.constantFrom("", "Maria", "Jean Luc"),
  lastname: fc.oneof(word(2, 11), fc.constantFrom("Müller", "Ødegaard", "García López", "O’Neil", "Щербаков", "Groß")),
  pnr: fc.string({
    unit: fc.constantFrom(..."ABCDEFGHJKLMNPQRSTUVWXYZ23456789".split("")),
    minLength: 6,
    maxLength: 6,
  }),
  marketing: fc.record({
    carrier: fc.constantFrom("VY", "U2", "5J", "LH", "TK", "6E"),
    number: fc.integer({ min: 1, max: 9999 }).map(String),
  }),
  operating: fc.constant(null),
  from: fc.constantFrom("BCN", "LHR", "YUL"),
  to: fc.constantFrom("FRA", "GVA", "SIN"),
  departureDate: someDate,
  passportExpDate: fc.constantFrom(null, "2031-03-14"),
  ticketNumber: fc.constant(null),
  kind: fc.constant(null),
});

test("a pass made of the booking's facts agrees everywhere", () => {
  fc.assert(
    fc.property(someExpected, (expected) => {
      expect(exceptions(passOf(expected), expected)).toEqual([]);
      expect(isMatched(read(passOf(expected)), [expected])).toBe(true);
    }),
    { numRuns: 200 },
  );
});

const changes: readonly (readonly [PassPoint, (expected: ExpectedPass) => string])[] = [
  ["firstName", (expected) => passOf({ ...expected, firstname: "Xyq" })],
  ["lastName", (expected) => passOf({ ...expected, lastname: "Xyq" })],
  ["pnr", (expected) => passOf(expected, { pnr: "XXXXX" })],
  ["airline", (expected) => passOf(expected, { carrier: "XX" })],
  [
    "flightNumber",
    (expected) => passOf(expected, { flight: `${(Number(expected.marketing.number) % 9999) + 1}`.padStart(4, "0") }),
  ],
  ["from", (expected) => passOf(expected, { from: "XXX" })],
  ["to", (expected) => passOf(expected, { to: "XXX" })],
  ["departureDate", (expected) => passOf(expected, { day: (legOf(expected).day % 365) + 1 })],
];

test.each(changes)("a change of the %s makes that point differ and no other", (point, changed) => {
  fc.assert(
    fc.property(someExpected, (expected) => {
      expect(exceptions(changed(expected), expected)).toEqual([`${point} differs`]);
      expect(isMatched(read(changed(expected)), [expected])).toBe(false);
    }),
  );
});

const blanks: readonly (readonly [PassPoint, Partial<EncodedLeg>])[] = [
  ["pnr", { pnr: "" }],
  ["airline", { carrier: "" }],
  ["flightNumber", { flight: "" }],
  ["from", { from: "   " }],
  ["to", { to: "   " }],
];

test.each(blanks)("a blank %s is absent, and no other point minds", (point, leg) => {
  fc.assert(
    fc.property(someExpected, (expected) => {
      expect(exceptions(passOf(expected, leg), expected)).toEqual([`${point} absent`]);
    }),
    { numRuns: 30 },
  );
});
