import { array, assert, boolean, constantFrom, option, property, record, string, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import { programCells, programChanges, type ProgramFacts, programKey, readProgram } from "./program-file.ts";

const isAirport = (iata: string): boolean => ["RST", "MSP", "ORD"].includes(iata);

// REQ-22
describe("a line of a file of programs", () => {
  test("says a program with departments, airports, call house and fields", () => {
    expect(
      readProgram(
        {
          hospital: " St. Brigid Medical ",
          city: "Rochester",
          state: "Minnesota",
          stateCode: "MN",
          active: "Yes",
          departments: "CARD=Cardiology; ONC=Oncology",
          bestAirport: "rst",
          closestAirport: "",
          otherAirports: "MSP; ORD; MSP",
          callHouseName: "Brigid House 3",
          callHouseUrl: "https://house.example",
          fields: "costCentre=Cost centre; cohort=Cohort=2026",
        },
        undefined,
        isAirport,
      ),
    ).toEqual({
      program: {
        hospital: "St. Brigid Medical",
        city: "Rochester",
        state: "Minnesota",
        stateCode: "MN",
        active: true,
        deptInfos: [
          { deptCode: "CARD", deptName: "Cardiology" },
          { deptCode: "ONC", deptName: "Oncology" },
        ],
        bestAirport: "RST",
        closestAirport: "",
        otherAirports: ["MSP", "ORD"],
        callhouse: {
          accomodationName: "Brigid House 3",
          address: "",
          city: "",
          state: "",
          zipCode: "",
          phone: "",
          url: "https://house.example",
          active: true,
        },
        dynamicFields: [
          { name: "costCentre", label: "Cost centre", value: "" },
          { name: "cohort", label: "Cohort", value: "2026" },
        ],
      },
    });
  });

  test.each([
    [{ hospital: " " }, [{ column: "hospital", code: "program.hospital.required" }]],
    [{ hospital: "H", active: "maybe" }, [{ column: "active", code: "program.flag.invalid" }]],
    [{ hospital: "H", bestAirport: "Rochester" }, [{ column: "bestAirport", code: "program.airport.unknown" }]],
    [{ hospital: "H", otherAirports: "MSP; XXX" }, [{ column: "otherAirports", code: "program.airport.unknown" }]],
    [{ hospital: "H", departments: "Cardiology" }, [{ column: "departments", code: "program.pair.invalid" }]],
    [{ hospital: "H", departments: "A=a=b" }, [{ column: "departments", code: "program.pair.invalid" }]],
    [{ hospital: "H", departments: "A=a; a=b" }, [{ column: "departments", code: "program.name.twice" }]],
    [{ hospital: "H", fields: "=Label" }, [{ column: "fields", code: "program.pair.invalid" }]],
    [{ hospital: "H", callHouseUrl: "javascript:alert(1)" }, [{ column: "callHouseUrl", code: "program.url.invalid" }]],
    [{ hospital: "x".repeat(201) }, [{ column: "hospital", code: "program.text.long" }]],
    [
      { hospital: "", active: "?" },
      [
        { column: "active", code: "program.flag.invalid" },
        { column: "hospital", code: "program.hospital.required" },
      ],
    ],
  ] as const)("%j is refused with where and why", (cells, problems) => {
    expect(readProgram(cells, undefined, isAirport)).toEqual({ problems });
  });

  test("a column that the file has not keeps what stands; an empty cell empties it", () => {
    const made = readProgram({ hospital: "H", city: "C", departments: "A=a", active: "no" }, undefined, isAirport);
    const before = "program" in made ? made.program : undefined;
    const next = readProgram({ hospital: "H", city: "C", departments: "" }, before, isAirport);
    expect(next).toMatchObject({ program: { active: false, deptInfos: [] } });
    expect("program" in next && programChanges(before, next.program)).toEqual([
      { column: "departments", before: "A=a", after: "" },
    ]);
  });

  test("whatever a program says, its cells say it back", () => {
    const word = string({ minLength: 1, maxLength: 12 }).map((text) => `w${text.replaceAll(/[;=\s]/g, "")}`);
    // With the signs of lists.
    const signs = string({ unit: constantFrom("a", "B", ";", "=", "\\", "é"), minLength: 1, maxLength: 8 });
    const words = uniqueArray(signs, { maxLength: 3, selector: (text) => text.toLowerCase() });
    const airport = constantFrom("", "RST", "MSP");
    const program = record({
      hospital: word,
      city: word,
      state: word,
      stateCode: word,
      active: boolean(),
      deptInfos: words.map((codes) => codes.map((deptCode) => ({ deptCode, deptName: `of ${deptCode}` }))),
      bestAirport: airport,
      closestAirport: airport,
      otherAirports: uniqueArray(constantFrom("RST", "MSP", "ORD")),
      callhouse: option(
        record({
          accomodationName: word,
          address: word,
          city: word,
          state: word,
          zipCode: word,
          phone: word,
          url: constantFrom("", "https://house.example/"),
          active: boolean(),
        }),
        { nil: null },
      ),
      dynamicFields: words.chain((names) =>
        array(signs, { minLength: 3, maxLength: 3 }).map((values) =>
          names.map((name, place) => ({ name, label: name, value: values[place] ?? "" })),
        ),
      ),
    });
    assert(
      property(program, (facts: ProgramFacts) => {
        expect(readProgram(programCells(facts), undefined, isAirport)).toEqual({ program: facts });
        expect(programChanges(facts, facts)).toEqual([]);
      }),
    );
  });

  test("hospital and city make a program the same one, whatever their case", () => {
    expect(programKey({ hospital: "ST. BRIGID", city: "rochester" })).toBe(
      programKey({ hospital: "St. Brigid", city: "Rochester" }),
    );
  });
});
