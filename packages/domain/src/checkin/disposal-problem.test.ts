import { describe, expect, test } from "vitest";
import { disposalProblem, selectionProblem } from "./index.ts";

const row = { checkInId: 1, pnr: "K7XQ2M", bookingNo: "60419940", pass: null };

describe("what stands in the way of a disposal (spec 1 §5)", () => {
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
