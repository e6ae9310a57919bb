import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  property,
  record as shape,
  shuffledSubarray,
  string,
} from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addEntry,
  type BillingEntry,
  type BillingForm,
  type BillingRecord,
  confirm,
  costProblems,
  countMarks,
  emptyEntry,
  emptyRecord,
  entryKinds,
  entryLimits,
  isSameForm,
  maxMinor,
  mergeForms,
  moneyText,
  moneyWords,
  editedMoney,
  normaliseRecord,
  normaliseValue,
  ordinal,
  parseMoney,
  pasteEntries,
  pasteRow,
  detailFields,
  prefill,
  programChoices,
  recordChanges,
  removeEntry,
  restoreEntry,
  setValue,
  sheetCells,
  standingMarks,
  ticketOf,
  totalsOf,
  valueAt,
} from "./index.ts";

const languages = constantFrom("en", "fr", "en-GB", "fr-CA", "fr-CH");
const minor = integer({ min: 0, max: maxMinor });

// COST-4
describe("an amount", () => {
  test.each<[string, string, number | undefined]>([
    ["75", "en", 7500],
    ["918.40", "en", 91_840],
    ["1,062.40", "en", 106_240],
    ["1,062", "en", 106_200],
    ["1,062", "fr", 106],
    ["1 062,40", "fr", 106_240],
    ["1\u202f062,405", "fr", 106_241],
    ["1.062,40", "fr", 106_240],
    ["1,234,567.89", "en", 123_456_789],
    ["$918.40", "en", 91_840],
    ["918,40 €", "fr", 91_840],
    ["USD 12", "en", 1200],
    ["0.005", "en", 1],
    ["0.0049", "en", 0],
    ["1.005", "en", 101],
    ["2.675", "en", 268],
    ["1.115", "fr", 112],
    [".5", "en", 50],
    ["7.", "en", 700],
    ["9999999999.99", "en", maxMinor],
    ["9999999999.995", "en", undefined],
    ["12345678901", "en", undefined],
    ["-5", "en", undefined],
    ["1,23,4", "en", undefined],
    ["1.2.3,4", "en", undefined],
    ["1,234.567.8", "en", undefined],
    ["1.234,567,8", "fr", undefined],
    ["12a", "en", undefined],
    ["1e3", "en", undefined],
    ["", "en", undefined],
    [".", "en", undefined],
    ["NaN", "en", undefined],
  ])("%j in %s is %s", (text, language, expected) => {
    expect(parseMoney(text, language)).toBe(expected);
  });

  test("is read as it is written, in every language, for people, for editing and for the wire", () => {
    assert(
      property(minor, languages, (amount, language) => {
        expect(parseMoney(moneyText(amount), language)).toBe(amount);
        expect(parseMoney(editedMoney(amount, language), language)).toBe(amount);
        expect(parseMoney(moneyWords(amount, language), language)).toBe(amount);
      }),
    );
  });

  test("never throws, and is never anything but a whole number within its limit", () => {
    assert(
      property(string(), languages, (text, language) => {
        const read = parseMoney(text, language);
        expect(read === undefined || (Number.isInteger(read) && read >= 0 && read <= maxMinor)).toBe(true);
      }),
    );
  });
});

const flight = (values: Partial<BillingEntry<"flightDetails">>): BillingEntry<"flightDetails"> => ({
  ...emptyEntry("flightDetails"),
  ...values,
});
const fee = (serviceFee: string): BillingEntry<"serviceFeeDetails"> => ({ serviceFee, serviceFeeDateOfCharge: "" });

const priced: BillingRecord = {
  ...emptyRecord,
  serviceFeeDetails: [fee("35.00"), fee("25.00")],
  flightDetails: [
    flight({ flightCost: "918.40", flightPreferredSeatFare: "34.00", checkinBaggageCost: "35.00" }),
    flight({ flightCost: "75.00" }),
  ],
  hotelDetails: [{ ...emptyEntry("hotelDetails"), hotelCost: "148.90" }],
  carDetails: [{ ...emptyEntry("carDetails"), carFare: "211.30" }],
};

// COST-5
describe("totals", () => {
  test("are sums by kind, and a typed total is kept beside them", () => {
    expect(totalsOf(priced)).toEqual({
      byKind: {
        serviceFeeDetails: 6000,
        flightDetails: 106_240,
        hotelDetails: 14_890,
        callHouseDetails: 0,
        carDetails: 21_130,
      },
      sum: 148_260,
      typed: undefined,
      total: 148_260,
      difference: 0,
    });
    expect(totalsOf({ ...priced, totalTripCost: "1500" })).toMatchObject({
      typed: 150_000,
      total: 150_000,
      difference: 1740,
    });
    expect(totalsOf({ ...priced, totalTripCost: "1400.00" }).difference).toBe(-8260);
    expect(totalsOf({ ...priced, totalTripCost: "0" }).total).toBe(0);
  });

  test("count amounts only: a confirmation number of digits is none", () => {
    const hotelDetails = [{ ...emptyEntry("hotelDetails"), hotelCost: "148.90", hotelConfirmation: "4471820" }];
    const flightDetails = [flight({ flightCost: "75.00", flightPnr: "123456" })];
    expect(totalsOf({ ...emptyRecord, hotelDetails, flightDetails }).sum).toBe(22_390);
  });

  test("are the same in any order of entries and in any language that they are written in", () => {
    assert(
      property(
        array(minor, { maxLength: 6 }).chain((amounts) =>
          shape({ amounts: constantFrom(amounts), shuffled: shuffledSubarray(amounts, { minLength: amounts.length }) }),
        ),
        languages,
        languages,
        ({ amounts, shuffled }, one, other) => {
          const sumIn = (list: readonly number[], language: string) =>
            totalsOf(
              { ...emptyRecord, flightDetails: list.map((cost) => flight({ flightCost: moneyWords(cost, language) })) },
              language,
            ).sum;
          const expected = amounts.reduce((sum, amount) => sum + amount, 0);
          expect(sumIn(amounts, one)).toBe(expected);
          expect(sumIn(shuffled, other)).toBe(expected);
        },
      ),
    );
  });
});

// COST-7
test.each([
  ["en", ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "103rd"]],
  ["fr", ["1re", "2e", "3e", "4e", "11e", "12e", "13e", "21e", "22e", "103e"]],
])("ordinals in %s", (language, expected) => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103].map((number) => ordinal(number, language))).toEqual(expected);
});
test("of what is masculine the first is another in French", () => {
  expect([1, 2].map((number) => ordinal(number, "fr", "masculine"))).toEqual(["1er", "2e"]);
  expect(ordinal(1, "en", "masculine")).toBe("1st");
});
test("an ordinal of a language without rules of ours is English", () => {
  expect(ordinal(2, "de")).toBe("2nd");
});

// COST-6, COST-8
describe("what is wrong", () => {
  test("nothing in an empty record, and nothing in one that is filled rightly", () => {
    expect(costProblems(emptyRecord)).toEqual([]);
    expect(costProblems(priced)).toEqual([]);
  });
  test.each<[string, Partial<BillingRecord>, string]>([
    [
      "a flight without anything",
      { flightDetails: [emptyEntry("flightDetails")] },
      "flightDetails.0 costs.entry.empty",
    ],
    ["a flight of blanks", { flightDetails: [flight({ flightPnr: "  " })] }, "flightDetails.0 costs.entry.empty"],
    ["a hotel without anything", { hotelDetails: [emptyEntry("hotelDetails")] }, "hotelDetails.0 costs.entry.empty"],
    [
      "a call house without anything",
      { callHouseDetails: [emptyEntry("callHouseDetails")] },
      "callHouseDetails.0 costs.entry.empty",
    ],
    ["a car without anything", { carDetails: [emptyEntry("carDetails")] }, "carDetails.0 costs.entry.empty"],
    ["an amount that is none", { serviceFeeDetails: [fee("abc")] }, "serviceFeeDetails.0.serviceFee costs.money"],
    ["an amount below zero", { totalTripCost: "-1" }, "totalTripCost costs.money"],
    ["a day that does not exist", { bookingDate: "2026-02-30" }, "bookingDate costs.day"],
    ["a day that may be two", { bookingDate: "03/04/2026" }, "bookingDate costs.day"],
    ["a text that is too long", { customerLastName: "x".repeat(121) }, "customerLastName costs.text"],
    ["a text that misleads", { customerLastName: "a\u202eb" }, "customerLastName costs.text"],
    [
      "a trip that ends before it begins",
      { tripStartDate: "2026-11-22", tripEndDate: "2026-11-20" },
      "tripEndDate costs.span",
    ],
    [
      "a car that is back before it is fetched",
      { carDetails: [{ ...emptyEntry("carDetails"), carStartDate: "2026-11-22", carEndDate: "2026-11-20" }] },
      "carDetails.0.carEndDate costs.span",
    ],
  ])("%s", (_, values, expected) => {
    expect(costProblems({ ...emptyRecord, ...values }).map(({ field, code }) => `${field} ${code}`)).toEqual([
      expected,
    ]);
  });
  test("a service fee may be empty", () => {
    expect(costProblems({ ...emptyRecord, serviceFeeDetails: [fee("")] })).toEqual([]);
  });
  test.each(entryKinds)("more %s than there may be", (kind) => {
    const filled = { ...emptyEntry(kind), [Object.keys(emptyEntry(kind))[0] ?? ""]: "1" };
    const list = (count: number) => ({ ...emptyRecord, [kind]: Array.from({ length: count }, () => filled) });
    expect(costProblems(list(entryLimits[kind]))).toEqual([]);
    expect(costProblems(list(entryLimits[kind] + 1))).toEqual([{ field: kind, code: "costs.limit" }]);
  });
});
test("the limits of entries", () => {
  expect(entryLimits).toEqual({
    serviceFeeDetails: 5,
    flightDetails: 6,
    hotelDetails: 5,
    callHouseDetails: 5,
    carDetails: 5,
  });
});

// COST-8
test.each([
  ["money", "2.675", "en", "2.68"],
  ["money", "about ten", "en", "about ten"],
  ["day", "20 Nov 2026", "en", "2026-11-20"],
  ["day", "20 nov. 2026", "fr", "2026-11-20"],
  ["day", "2026/11/20", "en", "2026-11-20"],
  ["day", "11/20/2026", "en", "2026-11-20"],
  ["day", "03/04/2026", "en", "03/04/2026"],
  ["text", "  Mill\u00a0Race \n Inn ", "en", "Mill Race Inn"],
  ["code", "", "en", ""],
] as const)("as %s %j in %s becomes %j", (kind, value, language, expected) => {
  expect(normaliseValue({ kind }, value, language)).toBe(expected);
});
test("a normal record stays as it is, whatever the language of its reader", () => {
  for (const language of ["en", "fr"]) expect(normaliseRecord(priced, language)).toEqual(priced);
});

const form = (record: Partial<BillingRecord>, marks: BillingForm["marks"] = {}): BillingForm => ({
  record: { ...emptyRecord, ...record },
  marks,
});
const two = form(
  { flightDetails: [flight({ flightPnr: "ONE" }), flight({ flightPnr: "TWO" })], customerId: "ana" },
  { "flightDetails.0.flightPnr": "itinerary", "flightDetails.1.flightPnr": "booking", customerId: "request" },
);

// COST-3
describe("marks", () => {
  test("go where somebody types or confirms", () => {
    expect(setValue(two, "customerId", "ben").marks).not.toHaveProperty("customerId");
    expect(setValue(two, "flightDetails.1.flightPnr", "X").marks).toEqual({
      "flightDetails.0.flightPnr": "itinerary",
      customerId: "request",
    });
    expect(confirm(two, "customerId").record).toBe(two.record);
    expect(confirm(two).marks).toEqual({});
    expect(countMarks(two.marks)).toEqual({ booking: 1, itinerary: 1, request: 1, program: 0 });
  });
  test("of fields that hold nothing do not stand", () => {
    expect(
      standingMarks(form({}, { customerId: "request", nowhere: "booking", flightGuardCoverage: "booking" })),
    ).toEqual({});
    expect(standingMarks(two)).toEqual(two.marks);
    expect(standingMarks(form({ flightGuardCoverage: true }, { flightGuardCoverage: "booking" }))).toEqual({
      flightGuardCoverage: "booking",
    });
  });
  test("follow their entries when one is taken away and put back", () => {
    const { form: less, removed } = removeEntry(two, "flightDetails", 0);
    expect(less.marks).toEqual({ "flightDetails.0.flightPnr": "booking", customerId: "request" });
    expect(valueAt(less.record, "flightDetails.0.flightPnr")).toBe("TWO");
    if (!removed) throw new Error("Nothing was removed.");
    expect(isSameForm(restoreEntry(less, removed), two)).toBe(true);
    expect(removeEntry(two, "flightDetails", 5)).toEqual({ form: two, removed: undefined });
  });
});

// COST-6
test("any sequence of adding and taking away stays within the limits, and undoing a removal gives the same", () => {
  assert(
    property(
      array(shape({ add: boolean(), kind: constantFrom(...entryKinds), place: integer({ min: 0, max: 6 }) }), {
        maxLength: 40,
      }),
      (steps) => {
        let now = form({});
        for (const { add, kind, place } of steps) {
          const { form: less, removed } = removeEntry(now, kind, place);
          expect(removed === undefined || isSameForm(restoreEntry(less, removed), now)).toBe(true);
          now = add ? addEntry(now, kind) : less;
          for (const one of entryKinds) expect(now.record[one].length).toBeLessThanOrEqual(entryLimits[one]);
        }
      },
    ),
  );
});

// COST-9
describe("what a spreadsheet has", () => {
  test.each<[string, readonly (readonly string[])[]]>([
    [
      "a\tb\r\nc\td\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ['"two\nlines"\t"say ""so"""', [["two\nlines", 'say "so"']]],
    ['6" pipe\tb', [['6" pipe', "b"]]],
    ['"open\tb', [['"open', "b"]]],
    ["", [[""]]],
    ["a\t\tb", [["a", "", "b"]]],
  ])("%j", (text, expected) => {
    expect(sheetCells(text)).toEqual(expected);
  });

  test("goes into the fields from one on, and the rows below", () => {
    const at = { kind: "flightDetails", place: 0, name: "flightCost" } as const;
    const {
      form: next,
      added,
      rowsLeft,
      cellsLeft,
    } = pasteEntries(two, at, sheetCells("1,062.405\t20 Nov 2026\n7\n8\n9\n10\n11\n12\n13"), "en");
    expect(next.record.flightDetails[0]).toMatchObject({
      flightPnr: "ONE",
      flightCost: "1062.41",
      flightDateOfCharge: "2026-11-20",
    });
    expect(next.record.flightDetails.map(({ flightCost }) => flightCost)).toEqual([
      "1062.41",
      "7.00",
      "8.00",
      "9.00",
      "10.00",
      "11.00",
    ]);
    expect([added, rowsLeft, cellsLeft]).toEqual([4, 2, 0]);
    expect(pasteEntries(two, { ...at, name: "checkinBaggageCost" }, [["1", "2"]], "en").cellsLeft).toBe(1);
  });

  test("goes into a single row, and takes its marks away", () => {
    const next = pasteRow(two, detailFields, "customerId", [["C1", "Dr."], ["beyond"]], "en");
    expect([next.record.customerId, next.record.customerPrefix]).toEqual(["C1", "Dr."]);
    expect(next.marks).not.toHaveProperty("customerId");
  });

  test("is taken apart as it was put together", () => {
    const cell = string({ maxLength: 8 }).map((text) => text.replaceAll(/[\r]/g, ""));
    assert(
      property(array(array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }), (cells) => {
        const text = cells.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join("\t")).join("\n");
        expect(sheetCells(text)).toEqual(cells);
      }),
    );
  });
});

// COST-11
describe("changes", () => {
  test("are told field by field", () => {
    const after = { ...priced, customerId: "ALD-2207", totalTripCost: "1500.00", flightGuardCoverage: true };
    expect(recordChanges(priced, after)).toEqual([
      { field: "customerId", kind: null, entry: 0, what: "changed", from: "", to: "ALD-2207" },
      { field: "totalTripCost", kind: null, entry: 0, what: "changed", from: "", to: "1500.00" },
      { field: "flightGuardCoverage", kind: null, entry: 0, what: "changed", from: "", to: "true" },
    ]);
  });
  test("of a first entry that went do not make all others look changed", () => {
    const three = { ...emptyRecord, serviceFeeDetails: [fee("1.00"), fee("2.00"), fee("3.00")] };
    expect(recordChanges(three, { ...three, serviceFeeDetails: [fee("2.00"), fee("3.00")] })).toEqual([
      { field: "serviceFee", kind: "serviceFeeDetails", entry: 1, what: "removed", from: "1.00", to: "" },
    ]);
    expect(
      recordChanges(three, { ...three, serviceFeeDetails: [fee("1.00"), fee("2.50"), fee("3.00"), fee("4.00")] }),
    ).toEqual([
      { field: "serviceFee", kind: "serviceFeeDetails", entry: 2, what: "changed", from: "2.00", to: "2.50" },
      { field: "serviceFee", kind: "serviceFeeDetails", entry: 4, what: "added", from: "", to: "4.00" },
    ]);
  });

  const fees = array(constantFrom("", "1.00", "2.00", "3.00"), { maxLength: 5 }).map((list) => list.map(fee));
  const some = shape({ customerId: constantFrom("", "a", "b"), serviceFeeDetails: fees }).map((values) => ({
    ...emptyRecord,
    ...values,
  }));
  test("are none exactly where nothing differs in what entries hold", () => {
    assert(
      property(some, some, (before, after) => {
        expect(recordChanges(before, before)).toEqual([]);
        const filled = (one: BillingRecord) =>
          one.serviceFeeDetails.filter(({ serviceFee }) => serviceFee !== "").map(({ serviceFee }) => serviceFee);
        const differ = before.customerId !== after.customerId || filled(before).join() !== filled(after).join();
        expect(!differ || recordChanges(before, after).length > 0).toBe(true);
      }),
    );
  });

  // COST-10
  test("of two people are kept both where they touched different things", () => {
    const read = form(priced, { customerId: "request" });
    const mine = setValue(setValue(read, "customerFirstName", "Ana"), "flightDetails.1.flightCost", "80.00");
    const theirs = setValue(setValue(read, "customerLastName", "Raman"), "hotelDetails.0.hotelCost", "150.00");
    const merged = mergeForms(read, mine, theirs);
    expect(merged.record).toMatchObject({ customerFirstName: "Ana", customerLastName: "Raman" });
    expect(merged.record.hotelDetails[0]?.hotelCost).toBe("150.00");
    expect(merged.record.flightDetails[1]?.flightCost).toBe("80.00");
    expect(merged.marks).toEqual({ customerId: "request" });
  });
  test("keep mine of one field, and what was only confirmed stays confirmed", () => {
    const read = form(
      { ...priced, customerId: "x" },
      { customerId: "request", "hotelDetails.0.hotelCost": "itinerary" },
    );
    const mine = confirm(setValue(read, "customerPrefix", "Dr."));
    const theirs = setValue(read, "customerPrefix", "Prof.");
    expect(mergeForms(read, mine, theirs)).toEqual({ record: { ...read.record, customerPrefix: "Dr." }, marks: {} });
    expect(mergeForms(read, read, theirs)).toEqual(theirs);
    expect(isSameForm(mergeForms(read, mine, read), mine)).toBe(true);
  });
  test("saved over nothing new are what was typed, and of who typed nothing what the other has", () => {
    assert(
      property(some, some, some, (one, other, third) => {
        const [read, mine, theirs] = [form(one), form(other), form(third)];
        expect(mergeForms(read, mine, read)).toEqual(mine);
        expect(mergeForms(read, read, theirs)).toEqual(theirs);
      }),
    );
  });
});

const leg = (pnr: string, from: string, to: string, departs: number) => ({
  pnr,
  airlineCode: "DL",
  from,
  to,
  departs,
  arrives: departs + 1,
});

// COST-3
describe("a new record", () => {
  test.each([
    ["there and back", [leg("A", "BOS", "RST", 0), leg("A", "RST", "BOS", 50)], ["BOS", "RST", "BOS"]],
    [
      "with a change of planes both ways",
      [leg("A", "BOS", "DTW", 0), leg("A", "DTW", "RST", 3), leg("A", "RST", "DTW", 60), leg("A", "DTW", "BOS", 63)],
      ["BOS", "RST", "BOS"],
    ],
    ["one way", [leg("A", "DTW", "RST", 3), leg("A", "BOS", "DTW", 0)], ["BOS", "RST", ""]],
    ["without flights", [], ["", "", ""]],
  ] as const)("names a ticket %s", (_, legs, [flightOrigin, flightDestination, flightReturn]) => {
    expect(ticketOf(legs)).toEqual({ flightOrigin, flightDestination, flightReturn });
  });

  test("takes each value from the first that knows it, marks it, and guesses no cost", () => {
    const { record, marks } = prefill({
      booking: {
        madeOn: "2026-11-12",
        traveller: { prefix: "Dr.", firstName: "Priya", middleName: "", lastName: "Raman" },
        legs: [leg("GK8M2T", "BOS", "RST", 0), leg("GK8M2T", "RST", "BOS", 50)],
        isWatched: true,
      },
      itinerary: null,
      request: {
        travellerId: "priya.raman",
        traveller: { prefix: "", firstName: "Other", middleName: "", lastName: "Person" },
        content: {
          startDate: "2026-11-20",
          endDate: "2026-11-22",
          program: { id: 7, deptCode: "4410" },
          visitPurpose: { purpose: "", dynamicFields: [] },
          flights: [],
          accommodations: [
            {
              type: "HOTEL",
              name: "Mill Race Inn",
              address: "Rochester, MN",
              website: "",
              checkinDateTime: "2026-11-20",
              checkOutDateTime: "2026-11-21",
            },
          ],
          cars: [],
          trains: [],
          timePreferences: [],
          flightComments: "",
          carComments: "",
          hotelComments: "",
          trainComments: "",
          extraInfo: { callHouseDetails: null },
        },
        program: {
          id: 7,
          hospital: "St. Brigid Medical",
          deptInfos: [{ deptCode: "4410", deptName: "Cardiac Surgery" }],
          state: "Minnesota",
          stateCode: "MN",
          city: "Rochester",
          active: true,
          bestAirport: "",
          closestAirport: "",
          otherAirports: [],
          callhouse: null,
          dynamicFields: [],
        },
      },
      airlineName: (iata) => (iata === "DL" ? "Delta Air Lines" : iata),
    });
    expect(record).toEqual({
      ...emptyRecord,
      customerId: "priya.raman",
      customerPrefix: "Dr.",
      customerFirstName: "Priya",
      customerLastName: "Raman",
      bookingDate: "2026-11-12",
      tripStartDate: "2026-11-20",
      tripEndDate: "2026-11-22",
      hospitalName: "St. Brigid Medical",
      hospitalDepartmentCode: "4410",
      hospitalDepartmentName: "Cardiac Surgery",
      hospitalLocation: "Minnesota",
      locationCity: "Rochester",
      flightGuardCoverage: true,
      flightDetails: [
        flight({
          flightPnr: "GK8M2T",
          flightOrigin: "BOS",
          flightDestination: "RST",
          flightReturn: "BOS",
          flightAirlineName: "Delta Air Lines",
          flightAirlineCode: "DL",
        }),
      ],
      hotelDetails: [
        {
          ...emptyEntry("hotelDetails"),
          hotelName: "Mill Race Inn",
          hotelCity: "Rochester, MN",
          hotelCheckinDate: "2026-11-20",
          hotelCheckoutDate: "2026-11-21",
        },
      ],
    });
    expect(countMarks(marks)).toEqual({ booking: 11, itinerary: 0, request: 7, program: 5 });
    expect(costProblems(record)).toEqual([]);
    expect(totalsOf(record).total).toBe(0);
  });

  test("of which nothing is known is empty", () => {
    expect(prefill({ booking: null, itinerary: null, request: null, airlineName: (iata) => iata })).toEqual({
      record: emptyRecord,
      marks: {},
    });
  });
});

// COST-12
test("programs are choices by department, and Others comes last", () => {
  const program = {
    state: "Ohio",
    stateCode: "OH",
    city: "Cleveland",
    active: true,
    bestAirport: "",
    closestAirport: "",
    otherAirports: [],
    callhouse: null,
    dynamicFields: [],
  };
  const choices = programChoices([
    { ...program, id: 1, hospital: "Zion", deptInfos: [] },
    {
      ...program,
      id: 2,
      hospital: "Aster",
      deptInfos: [
        { deptCode: "20", deptName: "Oncology" },
        { deptCode: "10", deptName: "Cardiac" },
      ],
    },
  ]);
  expect(choices.map(({ hospital, deptCenterCode }) => `${hospital} ${deptCenterCode}`)).toEqual([
    "Aster 10",
    "Aster 20",
    "Zion ",
    "Others Others",
  ]);
});
