import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { passwordMinimum, passwordProblem, type PasswordProblem } from "./index.ts";

const ana = ["ana-maria", "ana.lopez@skytravel.example", "Ana Maria López"];

describe("a chosen password", () => {
  test.each<[string, PasswordProblem | undefined]>([
    // length is what counts, blanks and any script included
    ["correct horse battery", undefined],
    ["plum tram 44 verandah", undefined],
    ["zK4#vQ9!mW2p", undefined],
    ["8f3k2l9x0q1z", undefined],
    ["пароход у причала", undefined],
    ["雨の日は本を読むことにしている", undefined],
    ["mein Hund heißt Otto", undefined],
    ["", "access.password.tooShort"],
    ["zK4#vQ9!mW2", "access.password.tooShort"],
    ["😀😀😀😀😀😀", "access.password.tooShort"],
    ["x".repeat(1025), "access.password.tooLong"],
    // what leaked lists are made of
    ["passwordpassword", "access.password.common"],
    ["Password1234", "access.password.common"],
    ["P@ssw0rd2026!", "access.password.common"],
    ["iloveyou123456", "access.password.common"],
    ["Summer2026!!!!", "access.password.common"],
    ["qwertyuiop123", "access.password.common"],
    ["asdfghjkl;1234", "access.password.common"],
    ["poiuytrewq2026", "access.password.common"],
    ["abcdefghijkl", "access.password.common"],
    ["123456789012", "access.password.common"],
    ["2026-11-21 10:00", "access.password.common"],
    ["aaaaaaaaaaaa", "access.password.common"],
    ["abababababab", "access.password.common"],
    ["Welcome-Admin-1", "access.password.common"],
    ["gatehouse-demo", "access.password.common"],
    ["gatehouse2026!", "access.password.common"],
    // what somebody knows who knows the user
    ["ana-maria-2026", "access.password.personal"],
    ["LopezAna1234", "access.password.personal"],
    ["skytravel-2026", "access.password.personal"],
    ["Maria.Password9", "access.password.personal"],
    ["ana walks the plum dog", undefined],
  ])("%j: %s", (password, problem) => {
    expect(passwordProblem(password, ana)).toBe(problem);
  });

  test("is judged without names as well", () => {
    expect(passwordProblem("ana-maria-2026")).toBeUndefined();
    expect(passwordProblem("gatehouse-demo")).toBe("access.password.common");
  });

  test("is never judged by more than it is: any text gets an answer, and a short one the same", () => {
    assert(
      property(string({ unit: "binary", maxLength: 60 }), (password) => {
        const problem = passwordProblem(password, ana);
        expect(problem === "access.password.tooShort").toBe(Array.from(password).length < passwordMinimum);
      }),
    );
  });
});
