import { expect, test } from "vitest";
import {
  agreementCode,
  emptyProspect,
  prospectLimits,
  prospectProblems,
  prospectStates,
  prospectStep,
  reasonProblem,
} from "./index.ts";

const aurelia = {
  orgName: "Aurelia Journeys",
  email: "contact@aurelia.example",
  phoneCode: "33",
  phoneNumber: "01 44 55 01 87",
  website: "www.aurelia.example",
  agreementSigned: true,
};

test("an empty form lacks name, e-mail and phone; the website may be left out (VEN-15)", () => {
  expect(prospectProblems(emptyProspect)).toEqual([
    { field: "orgName", code: "required" },
    { field: "email", code: "required" },
    { field: "phone", code: "required" },
  ]);
  expect(prospectProblems(aurelia)).toEqual([]);
  expect(prospectProblems({ ...aurelia, website: "" })).toEqual([]);
});

test.each([
  [{ orgName: "a".repeat(121) }, { field: "orgName", code: "tooLong" }],
  [{ orgName: "Aurelia\u202Egpj" }, { field: "orgName", code: "text" }],
  [{ email: "contact@" }, { field: "email", code: "email" }],
  [{ phoneNumber: "12" }, { field: "phone", code: "phone" }],
  [{ website: "javascript:alert(1)" }, { field: "website", code: "website" }],
])("%o is wrong (VEN-15)", (patch, problem) => {
  expect(prospectProblems({ ...aurelia, ...patch })).toEqual([problem]);
});

test("what is settled stays settled, and nothing is approved while another file is asked for (VEN-16)", () => {
  for (const state of ["APPROVED", "REFUSED", "REPLACED"] as const)
    for (const event of ["confirmed", "fileAsked", "fileReceived", "approved", "refused", "replaced"] as const)
      expect(prospectStep(state, event)).toBeUndefined();
  expect(prospectStates.filter((state) => prospectStep(state, "approved"))).toEqual(["PENDING"]);
  expect(prospectStep("UNCONFIRMED", "confirmed")).toBe("PENDING");
  expect(prospectStep("FILE_ASKED", "fileReceived")).toBe("PENDING");
});

test("a reason is compulsory, and has an end", () => {
  expect(reasonProblem("  ")).toBe("required");
  expect(reasonProblem("x".repeat(prospectLimits.reason + 1))).toBe("tooLong");
  expect(reasonProblem("The second page\nis missing.")).toBeUndefined();
});

test("an agreement is a PDF that is not too large", () => {
  expect(agreementCode({ size: 10, type: "image/png", name: "a.pdf" })).toBe("NOT_A_PDF");
  expect(agreementCode({ size: prospectLimits.file + 1, type: "application/pdf", name: "a.pdf" })).toBe("TOO_LARGE");
  expect(agreementCode({ size: 10, type: "", name: "A.PDF" })).toBeUndefined();
});
