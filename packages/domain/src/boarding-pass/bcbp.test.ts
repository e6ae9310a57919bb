import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseBcbp } from "./bcbp.ts";
import type { PassLeg, ReadPass } from "./read-pass.ts";
import { encodeBcbp, type EncodedLeg, uniqueSection } from "./testing/encode-bcbp.ts";

const signature =
  "GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6HFR41W2QA4DVN5J8K4F0L0GE";

function read(text: string): ReadPass {
  const pass = parseBcbp(text);
  if (!pass) throw new Error(`${text} was not read as a pass.`);
  return pass;
}
const legOf = (text: string, index = 0): Partial<PassLeg> => read(text).legs[index] ?? {};

const yulFra = { from: "YUL", to: "FRA", operatingCarrier: "AC", flightNumber: "834", flightSuffix: null } as const;
const luc = { lastName: "DESMARAIS", firstName: "LUC", eticketIndicator: "E" } as const;
const issue = {
  passengerDescription: "1",
  checkInSource: "W",
  issuanceSource: "W",
  documentType: "B",
  issuer: "AC",
} as const;

describe("the examples of Resolution 792", () => {
  test("one leg, mandatory and security fields", () => {
    const pass = read(`M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100^164${signature}`);
    expect(pass).toMatchObject({ ...luc, format: "M", version: null, documentType: null, notes: [] });
    expect(pass.legs).toHaveLength(1);
    expect(pass.legs[0]).toMatchObject({
      ...yulFra,
      pnr: "ABC123",
      dayOfYear: 326,
      compartment: "J",
      seat: "1A",
      sequence: "25",
      status: "1",
      marketingCarrier: null,
    });
    expect(pass.security).toEqual({ type: "1", data: signature });
  });

  test("one leg, everything that there is", () => {
    const pass = read(
      `M1DESMARAIS/LUC       EAB12C3 YULFRAAC 0834 326J003A0027 167>5321WW1325BAC 0014123456002001412346700100141234789012A0141234567890 1AC AC 1234567890123    4PCYLX58Z^164${signature}`,
    );
    expect(pass).toMatchObject({
      ...luc,
      ...issue,
      version: 5,
      issued: { yearDigit: 1, dayOfYear: 325 },
      baggageTags: ["0014123456002", "0014123467001", "0014123478901"],
      notes: [],
    });
    expect(pass.legs[0]).toMatchObject({
      ...yulFra,
      airlineNumericCode: "014",
      documentNumber: "1234567890",
      selectee: null,
      documentVerification: "1",
      marketingCarrier: "AC",
      frequentFlyerAirline: "AC",
      frequentFlyerNumber: "1234567890123",
      idIndicator: null,
      baggageAllowance: "4PC",
      fastTrack: true,
      airlineData: "LX58Z",
    });
  });

  test("one leg, no unique fields", () => {
    const pass = read(
      `M1GRANDMAIRE/MELANIE  EABC123 GVACDGAF 0123 339C002F0025 130>5002A0571234567890  AF AF 1234567890123456    Y^164${signature}`,
    );
    expect(pass).toMatchObject({ lastName: "GRANDMAIRE", firstName: "MELANIE", version: 5, issuer: null, notes: [] });
    expect(pass.legs[0]).toMatchObject({ airlineNumericCode: "057", frequentFlyerNumber: "1234567890123456" });
    expect(pass.legs[0]).toMatchObject({ baggageAllowance: null, fastTrack: true, airlineData: null });
  });

  test("two legs of two airlines", () => {
    const pass = read(
      `M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 14D>6181WW6225BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58ZDEF456 FRAGVALH 3664 227C012C0002 12E2A0140987654321 1AC AC 1234567890123    2PCNWQ^164${signature}`,
    );
    expect(pass).toMatchObject({ ...luc, ...issue, version: 6, baggageTags: ["0014123456003"], notes: [] });
    expect(pass.legs).toHaveLength(2);
    expect(pass.legs[0]).toMatchObject({ ...yulFra, pnr: "ABC123", baggageAllowance: "20K", airlineData: "LX58Z" });
    expect(pass.legs[1]).toMatchObject({
      pnr: "DEF456",
      from: "FRA",
      to: "GVA",
      operatingCarrier: "LH",
      flightNumber: "3664",
      dayOfYear: 227,
      seat: "12C",
      sequence: "2",
      documentNumber: "0987654321",
      marketingCarrier: "AC",
      fastTrack: false,
      airlineData: "WQ",
    });
    expect(pass.security?.data).toBe(signature);
  });

  test("two legs, the second without marketing carrier", () => {
    const pass = read(
      `M2GRANDMAIRE/MELANIE  EABC123 GVACDGAF 0123 339C002F0025 130>5002A0571234567890  AF AF 1234567890123456 20KYDEF456 CDGDTWNW 0049 339F001A0002 12C2A012098765432101                       2PC ^164${signature}`,
    );
    expect(pass.notes).toEqual([]);
    expect(pass.legs[1]).toMatchObject({
      airlineNumericCode: "012",
      selectee: "0",
      documentVerification: "1",
      marketingCarrier: null,
      baggageAllowance: "2PC",
      fastTrack: null,
    });
  });

  test("the guide's own slip: a flight number of five digits", () => {
    expect(legOf("M1LEOPOLD/EMR         EZQ7O92 GVALHRBA 00723319C002F00009100")).toMatchObject({
      pnr: "ZQ7O92",
      flightNumber: "723",
      dayOfYear: 319,
      seat: "2F",
      sequence: "9",
      status: "1",
    });
  });
});

const plain = "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100";

describe("what airlines and scanners do to it", () => {
  test.each([
    ["lower case", plain.toLowerCase()],
    ["an AIM identifier before it", `]L2${plain}`],
    ["a byte order mark and a line end", `\uFEFF${plain}\r\n`],
    ["blanks collapsed", plain.replaceAll(/ +/g, " ")],
    ["a name field one blank too long", plain.replace("LUC ", "LUC  ")],
    ["a name field one blank too short", plain.replace("LUC  ", "LUC ")],
    ["the length missing", plain.slice(0, -2)],
    ["a length that is no number", `${plain.slice(0, -2)}ZZ`],
    ["a length longer than the text", `${plain.slice(0, -2)}3F`],
    ["the format of the first edition", `S${plain.slice(1)}`],
    ["a broken security field", `${plain}^1ZZabc`],
    ["text left over", `${plain} SOMETHING ELSE`],
    ["no number of legs", plain.replace("M1", "M ")],
    ["more legs than there are", plain.replace("M1", "M3")],
    ["more legs than may be", plain.replace("M1", "M9")],
  ])("%s does not matter", (_what, text) => {
    const pass = read(text);
    expect(pass).toMatchObject(luc);
    expect(pass.legs).toHaveLength(1);
    expect(pass.legs[0]).toMatchObject({
      ...yulFra,
      pnr: "ABC123",
      dayOfYear: 226,
      compartment: "F",
      seat: "1A",
      sequence: "25",
      status: "1",
    });
  });

  test("a fault is noted with its place", () => {
    expect(read(`${plain.slice(0, -2)}ZZ`).notes).toContainEqual({ code: "LENGTH", field: "conditional", leg: 0 });
    expect(read(plain.replace("226F", "400F")).notes).toEqual([{ code: "BROKEN", field: "dayOfYear", leg: 0 }]);
    expect(read(plain.replace("M1", "M2")).notes).toEqual([{ code: "LEG_COUNT", field: null, leg: null }]);
    expect(read(`${plain} MORE`).notes).toEqual([{ code: "LEFT_OVER", field: null, leg: null }]);
    expect(read(plain.replaceAll(/ +/g, " ")).notes).toEqual([{ code: "REALIGNED", field: null, leg: 0 }]);
  });

  test.each([
    ["pnr", plain.replace("ABC123 ", "       ")],
    ["from", plain.replace("YUL", "   ")],
    ["to", plain.replace("FRAAC", "F-AAC")],
    ["operatingCarrier", plain.replace("AC 0834", "12 0834")],
    ["flightNumber", plain.replace("0834 ", "OPEN ")],
    ["flightNumber", plain.replace("0834 ", "0000 ")],
    ["dayOfYear", plain.replace("226F", "367F")],
    ["dayOfYear", plain.replace("226F", "000F")],
    ["compartment", plain.replace("226F", "226 ")],
    ["seat", plain.replace("001A", "    ")],
    ["sequence", plain.replace("0025 ", "     ")],
    ["status", plain.replace("0025 1", "0025  ")],
  ] as const)("a blank or broken %s is not on the pass, and the others are", (field, text) => {
    const whole = legOf(plain);
    expect(legOf(text)).toEqual({ ...whole, [field]: null });
  });

  test("a suffix, a designator of three letters, an infant's seat", () => {
    expect(legOf("M1NOVAK/JAN           EK7XQ2M LTNPRGEZY0123A045Y INF0007 100")).toMatchObject({
      operatingCarrier: "EZY",
      flightNumber: "123",
      flightSuffix: "A",
      seat: "INF",
    });
  });

  test("a name without separator is a surname with nothing after it", () => {
    expect(read(plain.replace("DESMARAIS/LUC", "DESMARAIS LUC"))).toMatchObject({
      printedName: "DESMARAIS LUC",
      lastName: "DESMARAIS LUC",
      firstName: null,
    });
  });

  test("blanks that a scanner trimmed from the last conditional field are made up for", () => {
    const conditional = `>6002A0571234567890  AF AF 1234567890123    20KY`;
    const text = encodeBcbp("A/B", [{ ...plainLeg, conditional: conditional.slice(0, -4) + "    " }]).trimEnd();
    expect(legOf(text)).toMatchObject({ marketingCarrier: "AF", frequentFlyerNumber: "1234567890123" });
  });

  test("a wrong length of the first leg does not lose the second", () => {
    const legs = [
      { ...plainLeg, conditional: `${uniqueSection()}00LX58Z` },
      { ...plainLeg, pnr: "DEF456", from: "FRA", to: "GVA", carrier: "LH", flight: "3664" },
    ];
    const text = encodeBcbp("DESMARAIS/LUC", legs);
    const length = text.slice(58, 60);
    for (const wrong of ["00", "05", "ZZ", "FF", "40"]) {
      const pass = read(`${text.slice(0, 58)}${wrong}${text.slice(60)}`);
      expect(wrong).not.toBe(length);
      expect(pass.legs[1]).toMatchObject({ pnr: "DEF456", from: "FRA", to: "GVA", flightNumber: "3664" });
    }
  });

  test("Air France's two legs, without description or document type", () => {
    const pass = read(
      "M2DOEDOED/JOHNJOH     ENBVZS7 ORYMRSAF 6000 151Y021A0106 336>60B        KL 2505760840335640    KL 5193929192      NBVZS7 MRSORYAF 6009 151Y021F0040 3272505760840335640    KL 5193929192      ",
    );
    expect(pass).toMatchObject({ version: 6, passengerDescription: null, documentType: null, issuer: "KL", notes: [] });
    expect(pass.legs[0]).toMatchObject({ from: "ORY", to: "MRS", flightNumber: "6000", marketingCarrier: null });
    expect(pass.legs[1]).toMatchObject({ from: "MRS", to: "ORY", flightNumber: "6009", seat: "21F", status: "3" });
  });

  test("a pass of version 2 with the airline's own data behind it", () => {
    const pass = read(
      "M1DOE/JOHN            EXXXXXX SJCLAXAS 3317 207U001A0006 34D>218 VV8207BAS              2502712345678905 AS AS XXXXX55200000000Z29  00010",
    );
    expect(pass).toMatchObject({ version: 2, checkInSource: "V", documentType: "B", issuer: "AS", notes: [] });
    expect(pass.legs[0]).toMatchObject({
      marketingCarrier: "AS",
      airlineNumericCode: "027",
      airlineData: "Z29  00010",
    });
  });
});

const plainLeg: EncodedLeg = {
  pnr: "ABC123",
  from: "YUL",
  to: "FRA",
  carrier: "AC",
  flight: "0834",
  day: 226,
  compartment: "F",
  seat: "1A",
  sequence: "25",
  status: "1",
  conditional: "",
};

test.each([
  "",
  " ",
  "M",
  "M1",
  "hello world",
  "https://example.com/M1",
  "M1 SCREW/NUT",
  "M2 LINE",
  "4006381333931",
  "1".repeat(80),
])("%j is no pass", (text) => {
  expect(parseBcbp(text)).toBeNull();
});

const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("")), minLength: min, maxLength: max });
const signs = (length: number) =>
  fc.string({
    unit: fc.constantFrom(..."ABCDEFGHJKLMNPQRSTUVWXYZ23456789".split("")),
    minLength: length,
    maxLength: length,
  });
const aLeg = fc.record({
  pnr: fc.oneof(signs(5), signs(6), signs(7)),
  from: letters(3, 3),
  to: letters(3, 3),
  carrier: fc.constantFrom("AC", "U2", "5J", "EZY", "6E"),
  flight: fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.constantFrom("", "A", "D"))
    .map(([number, suffix]) => String(number).padStart(4, "0") + suffix),
  day: fc.integer({ min: 1, max: 366 }),
  compartment: fc.constantFrom("F", "C", "Y"),
  seat: fc.constantFrom("1A", "12C", "101K", "INF"),
  sequence: fc.integer({ min: 1, max: 9999 }).map(String),
  status: fc.constantFrom("0", "1", "2", "3", "7", "A"),
  conditional: fc.constantFrom("", uniqueSection(), `${uniqueSection("I")}00`, `${uniqueSection()}00AIRLINE USE`),
});
const aName = fc.tuple(letters(2, 10), letters(2, 9)).map((parts) => parts.join("/"));
const securities = fc.constantFrom("", "^100", `^164${signature}`);

const expectedLeg = (leg: EncodedLeg) => ({
  pnr: leg.pnr,
  from: leg.from,
  to: leg.to,
  operatingCarrier: leg.carrier,
  flightNumber: /[1-9]\d*/.exec(leg.flight)?.[0],
  flightSuffix: /[A-Z]$/.exec(leg.flight)?.[0] ?? null,
  dayOfYear: leg.day,
  compartment: leg.compartment,
  seat: leg.seat,
  sequence: leg.sequence,
  status: leg.status,
});

test("whatever an encoder writes is read back", () => {
  fc.assert(
    fc.property(aName, fc.array(aLeg, { minLength: 1, maxLength: 4 }), securities, (name, legs, security) => {
      const shared = legs.map((leg, index) => (index === 0 ? leg : { ...leg, conditional: "" }));
      const pass = read(encodeBcbp(name, shared, security));
      expect(pass.notes).toEqual([]);
      expect(pass.printedName).toBe(name);
      expect(pass.legs).toHaveLength(legs.length);
      for (const [index, leg] of shared.entries()) expect(pass.legs[index]).toMatchObject(expectedLeg(leg));
      expect(pass.security?.data ?? null).toBe(security === "" ? null : security.slice(4));
    }),
    { numRuns: 200 },
  );
});

test("a reading is plain data", () => {
  fc.assert(
    fc.property(aName, aLeg, (name, leg) => {
      const pass = read(encodeBcbp(name, [leg]));
      expect(JSON.parse(JSON.stringify(pass))).toEqual(pass);
    }),
  );
});

/** Fields of a first leg with the places where they end. */
const ends = [
  ["pnr", 30],
  ["from", 33],
  ["to", 36],
  ["operatingCarrier", 39],
  ["flightNumber", 44],
  ["dayOfYear", 47],
  ["compartment", 48],
  ["seat", 52],
  ["sequence", 57],
  ["status", 58],
] as const;

// BP-4
test("wherever it is cut off, the fields before stand and the others are not on the pass", () => {
  fc.assert(
    fc.property(aName, aLeg, fc.integer({ min: 23, max: 60 }), (name, leg, length) => {
      const pass = read(encodeBcbp(name, [leg]).slice(0, length));
      expect(pass.printedName).toBe(name);
      const whole: Readonly<Record<string, unknown>> = expectedLeg(leg);
      for (const [field, end] of ends) {
        const value = pass.legs[0]?.[field];
        const stands = end <= length;
        expect(value).toBe(stands ? whole[field] : null);
      }
    }),
    { numRuns: 200 },
  );
});

// BP-4
test("a failure behind the mandatory fields never loses one", () => {
  fc.assert(
    fc.property(aName, aLeg, fc.string({ unit: "binary", maxLength: 60 }), (name, leg, rest) => {
      const mandatory = encodeBcbp(name, [{ ...leg, conditional: "" }]).slice(0, 58);
      expect(read(mandatory + rest).legs[0]).toMatchObject(expectedLeg(leg));
    }),
    { numRuns: 200 },
  );
});

/** What PostgreSQL refuses in JSON. */
const unstorable = /\\u0000|\\ud[89a-f]/i;

test("no text makes it throw, or read what cannot be stored", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.string({ unit: "binary" }).map((text) => `M1${text}`),
        fc
          .tuple(fc.integer({ min: 0, max: 160 }), fc.string(), fc.integer({ min: 0, max: 20 }))
          .map(([at, text, gone]) => {
            const whole = `${plain.slice(0, -2)}14>60B1WW6225BAC 2A0571234567890^164${signature}`;
            return whole.slice(0, at) + text + whole.slice(at + gone);
          }),
      ),
      (text) => {
        const pass = parseBcbp(text);
        expect(pass?.legs ?? ["no pass"]).not.toHaveLength(0);
        expect(JSON.stringify(pass)).not.toMatch(unstorable);
      },
    ),
    { numRuns: 1000 },
  );
});
