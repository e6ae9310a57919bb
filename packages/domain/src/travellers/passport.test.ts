import { assert, constantFrom, oneof, property, stringMatching, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import * as validator from "validator/lib/isPassportNumber.js";
import { isPassportNo, maskedPassportNo, normalisePassportNo, passportRule } from "./index.ts";
import { narrowerThanShapes, ownShapes, validatorShapes } from "./passport-shapes.ts";

/** Nationality, numbers that its passports can have, numbers that they cannot. */
const table: readonly (readonly [nationality: string, valid: readonly string[], invalid: readonly string[]])[] = [
  ["ARG", ["AAB012345"], ["AB0123456", "012345678"]],
  ["ARM", ["AN0123456"], ["N01234567"]],
  ["AUS", ["N1234567", "PA1234567", "RA1234567"], ["1234567", "PAB123456", "N12345678"]],
  ["AUT", ["P1234567", "u 1234567", "AA1234567"], ["1234567", "PP123456"]],
  ["AZE", ["C01234567"], ["C0123456", "012345678"]],
  ["BEL", ["EB123456"], ["E1234567", "EB12345"]],
  ["BGR", ["123456789"], ["12345678", "A12345678"]],
  ["BLR", ["MP1234567"], ["M12345678"]],
  ["BRA", ["FA123456"], ["F1234567", "FA1234567"]],
  ["CAN", ["GA302922", "P123456AA"], ["G302922", "GA3029221"]],
  ["CHE", ["X1234567", "S0A00A00"], ["12345678", "X123456"]],
  ["CHN", ["G12345678", "E12345678", "EA1234567", "DE1234567", "KJ1234567"], ["12345678", "E1234567"]],
  ["CYP", ["K123456", "K12345678"], ["K1234567", "123456"]],
  ["CZE", ["12345678"], ["1234567", "A1234567"]],
  ["DEU", ["C01X00T47", "c01x 00t47"], ["C01X00T4", "C01XO0T47"]],
  ["DNK", ["123456789"], ["12345678"]],
  ["DOM", ["RD1234567"], ["R12345678", "1234567"]],
  ["DZA", ["123456789"], ["12345678"]],
  ["ESP", ["AAA123456", "AF238143"], ["AAAA12345", "12345"]],
  ["EST", ["KB0123456", "K1234567"], ["KB012345", "12345678"]],
  ["FIN", ["XP1234567"], ["X1234567", "XPA123456"]],
  ["FRA", ["60RF19342", "60 rf 19342"], ["RF6019342", "60RF1934"]],
  ["GBR", ["925076473"], ["92507647", "A25076473"]],
  ["GRC", ["AE0123456"], ["A0123456", "AE012345"]],
  ["HKG", ["K12345678", "HJ1234567"], ["12345678"]],
  ["HRV", ["067221417", "067 221 417"], ["28471", "06722141", "0672214170", "A67221417"]],
  ["HUN", ["BH1234567", "BH123456"], ["B1234567"]],
  ["IDN", ["C1234567", "X1234567"], ["12345678", "CX123456"]],
  ["IND", ["A1234567", "A-1234567", "m1234567"], ["12345678", "AB123456"]],
  ["IRL", ["PB1234567", "XN5004216"], ["P123456", "PBA234567"]],
  ["IRN", ["A12345678"], ["A1234567"]],
  ["ISL", ["A1234567", "B1234567"], ["12345678"]],
  ["ISR", ["12345678", "1234567"], ["A1234567", "123456"]],
  ["ITA", ["YA1234567", "AA1234567"], ["Y1234567"]],
  ["JAM", ["A1234567", "J8369854"], ["AB123456", "12345678"]],
  ["JPN", ["TR1234567"], ["T1234567", "TR12345678"]],
  ["KAZ", ["N12345678", "N1234567"], ["12345678"]],
  ["KOR", ["M12345678", "M123A4567", "G12345678"], ["A1234567", "12345678"]],
  ["LBY", ["1A2B3C4D"], ["1A2B3C4"]],
  ["LIE", ["R12345"], ["R1234567"]],
  ["LTU", ["20801075"], ["2080107"]],
  ["LUX", ["JCU9J4T2"], ["JCU9J4T"]],
  ["LVA", ["LV1234567"], ["L1234567"]],
  ["MAC", ["M12345678", "MA1234567"], ["1234567"]],
  ["MEX", ["G12345678", "N12345678"], ["123456789"]],
  ["MLT", ["1234567"], ["12345678"]],
  ["MOZ", ["AB1234567", "08MB03921"], ["AB12345678", "1234567"]],
  ["MYS", ["A12345678", "K12345678", "Z12345678"], ["123456789", "A1234567"]],
  ["NGA", ["A12345678"], ["12345678", "A1234567"]],
  ["NLD", ["XTR110131", "SPECI2014"], ["XTR11013", "12R110131"]],
  ["NZL", ["LA123456", "RA123456", "N123456"], ["L1234567"]],
  ["PAK", ["AB1234567"], ["A1234567"]],
  ["PHL", ["P1234567A", "XX1234567"], ["P12345678", "P1234567AX"]],
  ["POL", ["ZS0000177"], ["Z0000177", "ZS000017"]],
  ["PRT", ["C233126", "CC332125"], ["CCC32125", "233126"]],
  ["ROU", ["12345678", "123456789"], ["1234567"]],
  ["RUS", ["712345678"], ["71234567", "A12345678"]],
  ["SGP", ["K1234567E"], ["K1234567", "12345678E"]],
  ["SRB", ["012345678"], ["A12345678"]],
  ["SVK", ["P1234567", "BA123456"], ["1234567"]],
  ["SVN", ["PB1234567"], ["P1234567", "123456789"]],
  ["SWE", ["12345678", "AA123456"], ["1234567", "A1234567"]],
  ["THA", ["AA1234567", "A123456"], ["1234567"]],
  ["TUR", ["U12345678"], ["12345678", "U1234567"]],
  ["TWN", ["301234567"], ["30123456"]],
  ["UKR", ["FA123456"], ["F1234567"]],
  ["USA", ["340007237", "A12345678"], ["34000723", "AB1234567"]],
  ["VNM", ["B1234567", "C12345678"], ["12345678"]],
  ["ZAF", ["A12345678", "M12345678", "B12345678"], ["A1234567", "123456789"]],
];

// TRV-10
describe("passport numbers", () => {
  test.each(table.flatMap(([nationality, valid]) => valid.map((number) => [nationality, number] as const)))(
    "%s: %s is one",
    (nationality, number) => {
      expect(isPassportNo(number, nationality)).toBe(true);
    },
  );

  test.each(table.flatMap(([nationality, , invalid]) => invalid.map((number) => [nationality, number] as const)))(
    "%s: %s is none",
    (nationality, number) => {
      expect(isPassportNo(number, nationality)).toBe(false);
    },
  );

  test("of every nationality that is known are in the table", () => {
    const known = new Set([...Object.keys(validatorShapes), ...Object.keys(ownShapes)]);
    expect(new Set(table.map(([nationality]) => nationality))).toEqual(known);
    expect(known.size).toBeGreaterThan(60);
  });

  test.each([
    ["NOR", "CCC123456"],
    ["NOR", "12345678"],
    ["SLE", "ER123456"],
    ["XXA", "T123"],
    ["", "ABC123456"],
    ["ZZZ", "1"],
  ])("of %j, of which nothing is known, are what any passport can have: %s", (nationality, number) => {
    expect(isPassportNo(number, nationality)).toBe(true);
  });

  test.each(["", "   ", "1234567890", "AB_12345", "12345678É", "АВ123456", "12.34"])("%j is nobody's", (number) => {
    expect(isPassportNo(number, "NOR")).toBe(false);
    expect(isPassportNo(number, "HRV")).toBe(false);
  });

  test("are tidied: blanks, hyphens, fillers, small and full-width letters", () => {
    expect(normalisePassportNo(" ab-12 34<5<< ")).toBe("AB12345");
    expect(normalisePassportNo("ＡＢ１２３")).toBe("AB123");
  });

  test("are valid or not however they are typed", () => {
    const typed = (number: string, gap: string) => Array.from(number.toLowerCase()).join(gap);
    assert(
      property(constantFrom(...table), constantFrom(" ", "-", "", "  "), ([nationality, valid, invalid], gap) => {
        for (const number of valid) expect(isPassportNo(typed(number, gap), nationality.toLowerCase())).toBe(true);
        for (const number of invalid) expect(isPassportNo(typed(number, gap), nationality)).toBe(false);
      }),
    );
  });
});

/** The codes that the package knows: CommonJS, so that they stand where the loader puts them. */
const locales = (found: object): readonly string[] =>
  "locales" in found
    ? (found.locales as readonly string[])
    : "default" in found && typeof found.default === "object" && found.default !== null
      ? locales(found.default)
      : [];

describe("the package", () => {
  test("knows no nationality that was passed over without a reason", () => {
    const taken = Object.values(validatorShapes).map(([iso2]) => iso2 as string);
    expect(
      locales(validator)
        .filter((iso2) => !taken.includes(iso2))
        .toSorted(),
    ).toEqual(["MZ", "PH", "SL"]);
    expect(taken.filter((iso2) => !locales(validator).includes(iso2))).toEqual([]);
  });
});

describe("the rule of a nationality", () => {
  test.each([
    ["HRV", { source: "validator", hint: { kind: "digits", count: 9 } }],
    ["hrv", { source: "validator", hint: { kind: "digits", count: 9 } }],
    ["CAN", { source: "validator", hint: { kind: "shapes", shapes: ["AA000000", "A000000AA"] } }],
    ["KOR", { source: "validator", hint: { kind: "shapes", shapes: ["A00000000", "A000A0000"] } }],
    ["TWN", { source: "own", hint: { kind: "digits", count: 9 } }],
    ["SVN", { source: "own", hint: { kind: "shapes", shapes: ["AA0000000"] } }],
    ["NOR", { source: "icao", hint: { kind: "any", most: 9 } }],
    ["", { source: "icao", hint: { kind: "any", most: 9 } }],
    ["constructor", { source: "icao", hint: { kind: "any", most: 9 } }],
  ])("%s", (nationality, rule) => {
    expect(passportRule(nationality)).toEqual(rule);
  });

  const shapesOf = (nationality: string): readonly string[] => {
    const { hint } = passportRule(nationality);
    if (hint.kind === "any") return [];
    return hint.kind === "digits" ? ["0".repeat(hint.count)] : hint.shapes;
  };

  test("hints at shapes that its numbers have", () => {
    const signs: Readonly<Record<string, RegExp>> = { A: /[A-Z]/, "0": /[0-9]/, "*": /[A-Z0-9]/ };
    const fits = (number: string, shape: string) =>
      number.length === shape.length && Array.from(number).every((sign, at) => signs[shape.charAt(at)]?.test(sign));
    for (const [nationality, valid] of table)
      for (const number of valid) {
        const shapes = shapesOf(nationality);
        expect(
          shapes.filter((shape) => fits(normalisePassportNo(number), shape)),
          `${nationality} ${number}`,
        ).not.toEqual([]);
      }
  });

  test("accepts every number of a shape at which it hints, whatever its letters", () => {
    const letter = constantFrom(...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ"));
    const digit = constantFrom(...Array.from("0123456789"));
    for (const [nationality] of table.filter(([known]) => !narrowerThanShapes.includes(known)))
      for (const shape of shapesOf(nationality)) {
        const signs = Array.from(shape, (sign) =>
          sign === "A" ? letter : sign === "0" ? digit : oneof(letter, digit),
        );
        assert(
          property(tuple(...signs), (number) => {
            expect(isPassportNo(number.join(""), nationality), `${nationality} ${shape}`).toBe(true);
          }),
          { numRuns: 30 },
        );
      }
  });
});

describe("a masked number", () => {
  test.each([
    ["067221417", "•••417"],
    [" 067 221 417", "•••417"],
    ["1234567", "•••567"],
    ["123456", "•••56"],
    ["123", "•••3"],
    ["12", "•••"],
    ["1", "•••"],
    ["", null],
    ["  ", null],
  ])("%j is %j", (number, masked) => {
    expect(maskedPassportNo(number)).toBe(masked);
  });

  test("never tells half of it", () => {
    assert(
      property(stringMatching(/^[A-Z0-9]{1,9}$/), (number) => {
        const told = (maskedPassportNo(number) ?? "").replace("•••", "");
        expect(told.length * 2).toBeLessThan(number.length);
        expect(number.endsWith(told)).toBe(true);
      }),
    );
  });
});
