import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { fileName, type ReportRequest, requestKey } from "./index.ts";

test.each([
  [
    fileName({ report: "billing-ac", vendor: "NWT", from: "2026-11-01", to: "2026-11-30" }, "xlsx"),
    "billing-ac_NWT_2026-11-01_2026-11-30.xlsx",
  ],
  [
    fileName({ report: "billing-fw", vendor: "NWT", from: "2026-11-01", to: "2026-11-30" }, "csv"),
    "billing-fw_NWT_2026-11-01_2026-11-30.csv",
  ],
  [
    fileName(
      { report: "performance", operatorId: "operator-1", from: "2026-11-20T09:00", to: "2026-11-20T17:59" },
      "csv",
    ),
    "performance_operator-1_2026-11-20T0900_2026-11-20T1759.csv",
  ],
  [
    fileName({ report: "time-span", operatorId: null, from: "2026-11-20T09:00", to: "2026-11-20T17:59" }, "csv"),
    "time-span_All-Operator_2026-11-20T0900_2026-11-20T1759.csv",
  ],
])("%s", (name, expected) => {
  expect(name).toBe(expected);
});

test("no vendor and no operator, whatever it is called, leads out of a folder or breaks a header", () => {
  assert(
    property(string({ maxLength: 80 }), (name) => {
      for (const made of [
        fileName({ report: "billing-ac", vendor: name, from: "2026-11-01", to: "2026-11-02" }, "csv"),
        fileName({ report: "performance", operatorId: name, from: "2026-11-01T00:00", to: "2026-11-02T00:00" }, "csv"),
      ])
        expect(made).toMatch(/^[a-z-]+_[A-Za-z0-9-]+_[0-9T-]+_[0-9T-]+\.csv$/);
    }),
  );
});

const request: ReportRequest = {
  reportType: "performance",
  createdBy: "operator-1",
  format: "csv",
  start: 1,
  end: 2,
  tz: "UTC",
  vendor: null,
  operatorId: null,
  createdDate: false,
  deactivated: false,
};

test("two requests are the same exactly when every part of them is", () => {
  expect(requestKey({ ...request })).toBe(requestKey(request));
  const others: readonly Partial<ReportRequest>[] = [
    { reportType: "billing-ac" },
    { createdBy: "operator-2" },
    { format: "xlsx" },
    { start: 0 },
    { end: 3 },
    { tz: "Europe/Paris" },
    { vendor: "NWT" },
    { operatorId: "operator-1" },
    { createdDate: true },
    { deactivated: true },
  ];
  expect(new Set(others.flatMap(Object.keys))).toEqual(new Set(Object.keys(request)));
  const keys = [request, ...others.map((other) => ({ ...request, ...other }))].map(requestKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test("what one field says is not mistaken for another's", () => {
  expect(requestKey({ ...request, vendor: "a", operatorId: null })).not.toBe(
    requestKey({ ...request, vendor: null, operatorId: "a" }),
  );
  expect(requestKey({ ...request, createdBy: 'x","csv' })).not.toBe(requestKey({ ...request, createdBy: "x" }));
});
