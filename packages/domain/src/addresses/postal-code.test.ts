import { describe, expect, test } from "vitest";
import { countryByCode } from "./data/index.ts";
import { isPostalCode, normalisePostalCode } from "./index.ts";

const of = (iso2: string) => {
  const country = countryByCode(iso2);
  if (!country) throw new Error(`There is no ${iso2}.`);
  return country;
};

/** Country, what is typed, what is kept; no second text where what is typed is kept. */
const right: readonly [iso2: string, typed: string, kept?: string][] = [
  ["AD", "AD500"],
  ["AD", "500", "AD500"],
  ["AR", "C1070AAM"],
  ["AR", "1070"],
  ["AT", "1010"],
  ["AU", "2060"],
  ["AZ", "AZ 1000", "1000"],
  ["BB", "23026", "BB23026"],
  ["BE", "1000"],
  ["BG", "1000"],
  ["BR", "40301-110"],
  ["BR", "40301110"],
  ["CA", "k1a 0b1", "K1A 0B1"],
  ["CA", "K1A0B1"],
  ["CH", "8001"],
  ["CH", "CH-8001", "8001"],
  ["CL", "8340457"],
  ["CN", "100000"],
  ["CY", "2008"],
  ["CZ", "110 00"],
  ["CZ", "11000"],
  ["DE", "10115"],
  ["DE", " 10 115 ", "10115"],
  ["DE", "D-10115", "10115"],
  ["DE", "de 10115", "10115"],
  ["DE", "DEU-10115", "10115"],
  ["DE", "١٠١١٥", "10115"],
  ["AT", "A-1010", "1010"],
  ["BE", "B-1000", "1000"],
  ["BE", "b 1000", "1000"],
  ["FR", "F-75001", "75001"],
  ["IT", "I-00144", "00144"],
  ["ES", "E-28001", "28001"],
  ["PL", "PL-00-950", "00-950"],
  ["NL", "NL-1234 AB", "1234 AB"],
  ["SI", "SLO-1001", "1001"],
  ["MT", "MNXR 01", "NXR 01"],
  ["EG", "١١٥١١", "11511"],
  ["IR", "۱۱۹۳۶-۱۲۳۴۵", "11936-12345"],
  ["IN", "११०००१", "110001"],
  ["NP", "४४६०१", "44601"],
  ["DK", "1050"],
  ["EE", "69501"],
  ["EG", "11511"],
  ["ES", "28001"],
  ["FI", "00100"],
  ["FR", "75001"],
  ["FR", "75 001"],
  ["GB", "sw1a 1aa", "SW1A 1AA"],
  ["GB", "SW1A1AA"],
  ["GB", "M1 1AE"],
  ["GB", "GIR 0AA"],
  ["GR", "104 31"],
  ["HR", "10000"],
  ["HR", "HR-10000", "10000"],
  ["HR", "hr 10000", "10000"],
  ["HU", "1051"],
  ["ID", "10110"],
  ["IE", "D02 AF30"],
  ["IE", "d02af30", "D02AF30"],
  ["IL", "9414219"],
  ["IN", "110001"],
  ["IN", "110 001", "110001"],
  ["IS", "101"],
  ["IT", "00144"],
  ["JP", "154-0023"],
  ["JP", "1540023"],
  ["JP", "〒154-0023", "154-0023"],
  ["JP", "１５４－００２３", "154-0023"],
  ["KR", "03051"],
  ["LI", "9490"],
  ["LT", "LT-01100", "01100"],
  ["LU", "1009"],
  ["LU", "L-1009", "1009"],
  ["LV", "LV-1010"],
  ["LV", "1010", "LV-1010"],
  ["LV", "lv1010", "LV-1010"],
  ["MT", "NXR 01"],
  ["MX", "02860"],
  ["MY", "50000"],
  ["NL", "1234 AB"],
  ["NL", "1234ab", "1234AB"],
  ["NO", "0025"],
  ["NZ", "6001"],
  ["PH", "1008"],
  ["PL", "00-950"],
  ["PL", "00950", "00-950"],
  ["PT", "2725-079"],
  ["PT", "2725079", "2725-079"],
  ["RO", "060274"],
  ["RS", "106314"],
  ["RU", "247112"],
  ["SE", "111 22"],
  ["SE", "SE-111 22", "111 22"],
  ["SG", "546080"],
  ["SI", "1001"],
  ["SK", "010 01"],
  ["TH", "10150"],
  ["TR", "01960"],
  ["TW", "104"],
  ["TW", "106-03", "10603"],
  ["UA", "15432"],
  ["US", "95014"],
  ["US", "22162-1010"],
  ["VN", "700000"],
  ["XK", "10000"],
  ["ZA", "0083"],
];

const wrong: readonly [iso2: string, typed: string][] = [
  ["AD", "AD800"],
  ["AR", "10"],
  ["AT", "10100"],
  ["AU", "206"],
  ["BE", "10000"],
  ["BG", "100"],
  ["BR", "40301"],
  ["CA", "D1A 0B1"],
  ["CA", "12345"],
  ["CH", "80011"],
  ["CL", "834045"],
  ["CN", "10000"],
  ["CY", "20080"],
  ["CZ", "1100"],
  ["DE", "1011"],
  ["DE", "1011A"],
  ["DE", "A-10115"],
  ["DE", "X10115"],
  ["BE", "D-1000"],
  ["DK", "105"],
  ["EE", "6950"],
  ["ES", "2800"],
  ["FI", "0010"],
  ["FR", "7500"],
  ["FR", "7500A"],
  ["GB", "SW1A"],
  ["GB", "12345"],
  ["GR", "1043"],
  ["HR", "1000"],
  ["HR", "SI-10000"],
  ["HU", "105"],
  ["ID", "1011"],
  ["IE", "D02"],
  ["IL", "1234"],
  ["IN", "11000"],
  ["IS", "1010"],
  ["IT", "0014"],
  ["JP", "154"],
  ["KR", "0305"],
  ["LT", "1100"],
  ["LU", "10090"],
  ["LV", "LV-101"],
  ["MT", "NX 1"],
  ["MX", "0286"],
  ["MY", "5000"],
  ["NL", "1234"],
  ["NL", "AB 1234"],
  ["NO", "025"],
  ["NZ", "60010"],
  ["PH", "100"],
  ["PL", "0095"],
  ["PT", "272"],
  ["RO", "06027"],
  ["RU", "24711"],
  ["SE", "1112"],
  ["SG", "54608"],
  ["SI", "10010"],
  ["SK", "0100"],
  ["TH", "1015"],
  ["TR", "0196"],
  ["UA", "1543"],
  ["US", "9501"],
  ["US", "95014-12"],
  ["US", "ABCDE"],
  ["XK", "80000"],
  ["ZA", "83"],
];

describe("postal codes", () => {
  test.each<[string, string, string?]>(right)("%s: %s is one", (iso2, typed, kept = typed) => {
    expect(normalisePostalCode(typed, of(iso2))).toBe(kept);
    expect(isPostalCode(typed, of(iso2))).toBe(true);
  });

  test.each<[string, string]>(wrong)("%s: %s is none", (iso2, typed) => {
    expect(isPostalCode(typed, of(iso2))).toBe(false);
  });

  test("are known well of more than forty countries, right and wrong", () => {
    const refused = new Set(wrong.map(([iso2]) => iso2));
    const both = right.map(([iso2]) => iso2).filter((iso2) => refused.has(iso2));
    expect(new Set(both).size).toBeGreaterThan(40);
  });

  test.each(["", "  ", "\t"])("nothing (%j) is no code, of whatever country", (typed) => {
    expect(isPostalCode(typed, of("DE"))).toBe(false);
    expect(isPostalCode(typed, of("AE"))).toBe(false);
    expect(isPostalCode(typed, undefined)).toBe(false);
  });

  test("of a country that has no pattern, or of none, are whatever was typed", () => {
    expect(normalisePostalCode(" p.o. box  7 ", of("AE"))).toBe("P.O. BOX 7");
    expect(isPostalCode("12", of("AE"))).toBe(true);
    expect(isPostalCode("12", undefined)).toBe(true);
  });
});
