import { describe, expect, test } from "vitest";
import {
  documentProblems,
  expiredDocuments,
  type IdentityDocuments,
  maskDocuments,
  noDocuments,
  normaliseDocuments,
} from "./identity-documents.ts";

const today = "2026-11-24";
const known = new Set(["USA", "GBR", "FRA"]);
const facts = { today, countryOf: (code: string) => (known.has(code) ? undefined : null) };
const problems = (documents: Partial<IdentityDocuments>) =>
  documentProblems({ ...noDocuments, ...documents }, facts).map(({ field, code }) => `${field}: ${code}`);

// PRO-7
describe("what can be saved", () => {
  test("nothing is required", () => expect(problems({})).toEqual([]));

  test.each<[string, Partial<IdentityDocuments>, string[]]>([
    ["a passport without nationality", { passportNo: "533380417" }, ["nationality: document.nationality.required"]],
    ["no nationality", { nationality: "ZZZ" }, ["nationality: document.nationality.invalid"]],
    [
      "a number that the nationality's passports cannot have",
      { nationality: "USA", passportNo: "AB" },
      ["passportNo: document.passportNo.invalid"],
    ],
    ["no day", { passportIssueDate: "2021-02-30" }, ["passportIssueDate: document.date.invalid"]],
    ["issued tomorrow", { passportIssueDate: "2026-11-25" }, ["passportIssueDate: document.issueDate.future"]],
    [
      "expired before it was issued",
      { passportIssueDate: "2021-06-02", passportExpDate: "2021-06-02" },
      ["passportExpDate: document.expiryDate.beforeIssue"],
    ],
    ["a short known traveller number", { tsaNumber: "TT12" }, ["tsaNumber: document.tsaNumber.invalid"]],
    ["a state without a licence", { licenseIssueState: "Georgia" }, ["licenseNumber: document.licenseNumber.required"]],
    [
      "a line too long",
      { licenseNumber: "9".repeat(41), licenseIssueState: "G\u0000" },
      ["licenseNumber: document.tooLong", "licenseIssueState: document.text"],
    ],
  ])("%s is wrong", (_what, documents, found) => expect(problems(documents)).toEqual(found));

  test("what has expired can be saved, and is told", () => {
    const old = { passportExpDate: "2026-11-23", licenseExpiryDate: "2026-11-24" };
    expect(problems({ ...old, licenseNumber: "M6250417" })).toEqual([]);
    expect(expiredDocuments(old, today)).toEqual(["passportExpDate"]);
  });
});

// PRO-8
test("numbers are told by their ends, of short ones less than half", () => {
  const stored = normaliseDocuments({
    ...noDocuments,
    nationality: "usa",
    passportNo: "533 380-417",
    tsaNumber: "tt1234567",
    licenseNumber: "a1",
  });
  expect(maskDocuments(stored)).toEqual({
    ...noDocuments,
    nationality: "USA",
    passportNo: "•••417",
    tsaNumber: "•••567",
    licenseNumber: "•••",
  });
});
