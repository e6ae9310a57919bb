import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { disposalReasons } from "../checkin/index.ts";
import {
  type BilledCheckIn,
  checkInBillingColumns,
  type Column,
  csvHeader,
  csvLine,
  performanceColumns,
  type PerformanceRow,
  plainTexts,
  reasonText,
  timeSpanColumns,
  watchBillingColumns,
} from "./index.ts";

const createdAt = Date.parse("2026-11-20T18:42:05Z") / 1000;
const flight = {
  bookingNo: "60418827",
  pnr: "K7XQ2M",
  airline: "W6",
  flightnum: "2204",
  from: "BCN",
  to: "LTN",
  departureDate: "2026-11-22",
  departureTime: "06:15",
  createdAt,
};
const billed: BilledCheckIn = {
  ...flight,
  checkInId: 7,
  firstname: "Ana",
  lastname: "Novak, Jr",
  currentState: "DISPOSITION_COMPLETED",
  automationStatus: 1,
  pass: { dmscode: "d" },
  disposeState: { disposedBy: "AUTOMATION", reason1: null, reason2: null },
  expired: false,
  deactivatedAt: null,
  price: null,
};
const cells = <Row>(columns: readonly Column<Row>[], row: Row) =>
  Object.fromEntries(columns.map(({ header, value }) => [header, value(row)]));

// REP-8
describe("billing of Auto Check-in", () => {
  const columns = checkInBillingColumns("Asia/Kolkata");

  test("says what was done for whom, in the vendor's time, and leaves the price empty where there is none", () => {
    expect(csvHeader(columns)).toBe(
      "\uFEFFCheck-in ID,Booking Number,PNR,First Name,Last Name,Airline,Flight Number,From,To,Departure (Airport Local)," +
        "Created At (Asia/Kolkata),Deactivated At (Asia/Kolkata),State,Outcome,Reason,Price\r\n",
    );
    expect(csvLine(columns, billed)).toBe(
      '7,60418827,K7XQ2M,Ana,"Novak, Jr",W6,2204,BCN,LTN,2026-11-22 06:15:00,2026-11-21 00:12:05,,' +
        "DISPOSITION_COMPLETED,Boarding pass by automation,,\r\n",
    );
  });

  test.each<[string, Partial<BilledCheckIn>, Record<string, unknown>]>([
    ["a pass by people", { automationStatus: 0 }, { Outcome: "Boarding pass by operators" }],
    [
      "a disposal",
      { pass: null, disposeState: { disposedBy: "op", reason1: "3", reason2: "3-name" } },
      { Outcome: "Status 3", Reason: "Name does not match" },
    ],
    [
      "status 1",
      { pass: null, disposeState: { disposedBy: "op", reason1: "1", reason2: "1-app" } },
      { Outcome: "Status 1" },
    ],
    ["nothing achieved", { pass: null, disposeState: null, expired: true }, { Outcome: "Expired", Reason: "" }],
    ["still open", { pass: null, disposeState: null, currentState: "NEW" }, { Outcome: "Open", State: "NEW" }],
    ["deactivated", { deactivatedAt: createdAt + 60 }, { "Deactivated At (Asia/Kolkata)": "2026-11-21 00:13:05" }],
    ["a price", { price: 1.25 }, { Price: 1.25 }],
  ])("%s", (_, change, expected) => {
    expect(cells(columns, { ...billed, ...change })).toMatchObject(expected);
  });
});

test("billing of Flight Watcher says who flies, whether the flight is still watched, and what came of it", () => {
  const columns = watchBillingColumns("UTC");
  const passengers = "Ana Novak, Luka Novak";
  const watch = { ...flight, watchId: 3, deactivatedAt: null, price: null, passengers, outcome: "watching" } as const;
  expect(csvLine(columns, watch)).toBe(
    '3,60418827,K7XQ2M,"Ana Novak, Luka Novak",W6,2204,BCN,LTN,2026-11-22 06:15:00,2026-11-20 18:42:05,,ACTIVE,Being watched,\r\n',
  );
  expect(cells(columns, { ...watch, deactivatedAt: createdAt, outcome: "ended" })).toMatchObject({
    State: "DEACTIVATED",
    Outcome: "Ended before departure",
  });
});

// REP-9
describe("the performance report", () => {
  const { deactivatedAt: _deactivated, price: _price, pass: _pass, expired: _expired, ...rest } = billed;
  const row: PerformanceRow = {
    ...rest,
    vendorName: "Northwind Travel",
    lastPageAttachedBy: null,
    automationStatus: 0,
    hasPass: false,
    disposeState: { disposedBy: "operator-1", reason1: "2", reason2: "2-window-closed" },
    eligibleAt: createdAt + 30,
    disposedAt: createdAt + 30 + 150,
  };
  const columns = performanceColumns("America/New_York");

  test("says who disposed of what, when and why, in the zone that was asked for", () => {
    expect(cells(columns, row)).toMatchObject({
      "Operator Id": "operator-1",
      "Boarding Pass": "No",
      Automation: "FAILED",
      "Reason 1": "Online check-in not possible",
      "Reason 2": "Window closed",
      "Disposed At (America/New_York)": "2026-11-20 13:45:05",
      "Minutes Until Disposal": 3,
    });
  });

  test("leaves empty what did not happen", () => {
    expect(cells(columns, { ...row, eligibleAt: null, disposedAt: null, automationStatus: -1 })).toMatchObject({
      Automation: "",
      "Available At (America/New_York)": null,
      "Disposed At (America/New_York)": null,
      "Minutes Until Disposal": null,
    });
  });
});

test("the time span report has the columns of the operator grid, per airline", () => {
  expect(csvHeader(timeSpanColumns)).toBe("\uFEFFOperator Id,Airline Code,Total Attached,Total Disposed\r\n");
  expect(csvLine(timeSpanColumns, { operator: "=cmd", airline: "W6", attached: 2, disposed: 0 })).toBe(
    "'=cmd,W6,2,0\r\n",
  );
});

test("every disposal has words, and an unknown code says itself", () => {
  for (const { code, children } of disposalReasons)
    for (const each of [code, ...children.map((child) => child.code)]) expect(reasonText(each)).toMatch(/^[A-Z].{6,}/);
  expect([reasonText(null), reasonText("9-new"), reasonText("toString")]).toEqual(["", "9-new", "toString"]);
});

test("a row of plain texts is written as any other, whatever its columns say in words of their own", () => {
  const word = oneof(
    constantFrom("", "Ana", "Novak, Jr", "=1", "-5", 'the "best"', "Łukasz", " x", "a\nb", "0"),
    string(),
  ).map((text) => text.replaceAll("\u001F", ""));
  const reasons = [
    ...disposalReasons.flatMap(({ code, children }) => [code, ...children.map((child) => child.code)]),
    null,
  ];
  const isPlain = plainTexts("\u001F");
  assert(
    property(
      array(word, { minLength: 12, maxLength: 12 }),
      constantFrom(...reasons),
      constantFrom(...reasons),
      (texts, reason1, reason2) => {
        const [
          bookingNo = "",
          pnr = "",
          airline = "",
          flightnum = "",
          from = "",
          to = "",
          firstname = "",
          lastname = "",
        ] = texts;
        const [disposedBy = "", vendorName = "", departureDate = "", lastPageAttachedBy = ""] = texts.slice(8);
        const sent = [...texts, reason1 ?? "", reason2 ?? ""].join("\u001F");
        const flown = { ...billed, bookingNo, pnr, airline, flightnum, from, to, firstname, lastname, departureDate };
        const disposeState = { disposedBy, reason1, reason2 };
        const rows = [
          [checkInBillingColumns("Asia/Kolkata"), { ...flown, disposeState }],
          [
            performanceColumns("Asia/Kolkata"),
            {
              ...flown,
              disposeState,
              vendorName,
              lastPageAttachedBy,
              hasPass: true,
              eligibleAt: createdAt,
              disposedAt: null,
            },
          ],
          [
            watchBillingColumns("Asia/Kolkata"),
            { ...flown, watchId: 7, passengers: firstname, outcome: "departed" as const },
          ],
        ] as const;
        for (const [columns, row] of rows)
          expect(csvLine(columns as readonly Column<unknown>[], row, isPlain(sent))).toBe(
            csvLine(columns as readonly Column<unknown>[], row),
          );
      },
    ),
  );
});

test("texts are plain that need nothing in a file", () => {
  const isPlain = plainTexts("|");
  expect(["", "a", "a||b", "|", "Ana|aŁukasz|0", "a-b=c"].map(isPlain)).toEqual(Array<boolean>(6).fill(true));
  expect(["=1", "a|-5", "a|Łukasz|Ørsted", 'a|b"', "a,b", "a\nb", "|+", "a| b"].map(isPlain)).toEqual(
    Array<boolean>(8).fill(false),
  );
});
