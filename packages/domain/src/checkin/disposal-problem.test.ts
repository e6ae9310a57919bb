import { describe, expect, test } from "vitest";
import { disposalProblem, isDisposedBy, selectionProblem } from "./index.ts";

const row = { checkInId: 1, pnr: "K7XQ2M", bookingNo: "60419940", pass: null };

describe("what is in the way of a disposal (CHK-14)", () => {
  test.each([
    ["nothing selected", [], "nothingSelected"],
    ["a pass that is still attached", [row, { ...row, pass: { dmscode: "D1" } }], "passAttached"],
    ["a row without its PNR", [{ ...row, pnr: "" }], "missingData"],
    ["a row without its booking", [{ ...row, bookingNo: "" }], "missingData"],
    ["a row without its id", [{ ...row, checkInId: 0 }], "missingData"],
    ["nothing at all", [row], undefined],
  ] as const)("%s", (_, rows, problem) => {
    expect(selectionProblem(rows)).toBe(problem);
    expect(disposalProblem(rows, "2", "2-airport")).toBe(problem);
  });

  test.each([
    [undefined, undefined, "noSubIssue"],
    ["2", undefined, "noSubIssue"],
    ["2", "", "noSubIssue"],
    ["2", "3-name", "missingData"],
    [undefined, "3-name", "missingData"],
    ["3", "3-name", undefined],
  ])("reasons %s and %s", (reason1, reason2, problem) => {
    expect(disposalProblem([row], reason1, reason2)).toBe(problem);
  });
});

describe("whether a disposal stands", () => {
  const disposed = {
    currentState: "ELIGIBLE_FOR_DISPOSAL",
    pass: null,
    disposeState: { disposedBy: "ana", reason1: "2", reason2: "2-airport" },
  } as const;

  test.each([
    ["as it was made", disposed, true],
    ["somebody else's", { ...disposed, disposeState: { ...disposed.disposeState, disposedBy: "ben" } }, false],
    ["reset since", { ...disposed, currentState: "ELIGIBLE_FOR_CHECKIN", disposeState: null }, false],
    ["linked since", { ...disposed, pass: { dmscode: "D1" } }, false],
  ] as const)("%s", (_, checkIn, expected) => {
    expect(isDisposedBy(checkIn, "ana")).toBe(expected);
  });
});
