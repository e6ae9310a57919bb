import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeSchema, isProofFresh, proofSeconds, readCode, recoveryCodeOf, stepsThatCount } from "./second-factor.ts";

// ACC-29
describe("the codes that count", () => {
  test("are those of this time step, of the one before and of the one after", () => {
    expect(stepsThatCount(90, null)).toEqual([2, 3, 4]);
    expect(stepsThatCount(119, null)).toEqual([2, 3, 4]);
    expect(stepsThatCount(120, null)).toEqual([3, 4, 5]);
    expect(stepsThatCount(0, null)).toEqual([0, 1]);
  });
  test("are later than the one that was taken last", () => {
    expect(stepsThatCount(90, 2)).toEqual([3, 4]);
    expect(stepsThatCount(90, 3)).toEqual([4]);
    expect(stepsThatCount(90, 4)).toEqual([]);
  });
});

// ACC-31
describe("recovery codes", () => {
  test("are made of letters that nobody confuses", () => {
    expect(recoveryCodeOf(new Uint8Array([0, 1, 9, 10, 18, 31, 32, 33, 255, 20]))).toBe("019AJ-Z01ZM");
    expect(() => recoveryCodeOf(new Uint8Array(9))).toThrow(RangeError);
  });
  test("are read however they are typed", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
        const code = recoveryCodeOf(bytes);
        const sloppy = ` ${code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l").replace("-", " – ")} `;
        expect(readCode(code)).toEqual({ kind: "recovery", code });
        expect(readCode(sloppy)).toEqual({ kind: "recovery", code });
      }),
    );
  });
});

test.each([
  ["123456", "app"],
  ["123 456", "app"],
  ["12345", undefined],
  ["1234567", undefined],
  ["K7QWM-3TX9", undefined],
  ["K7QWM-3TX9U", undefined],
  ["", undefined],
])("%s is read as %s", (typed, kind) => {
  expect(readCode(typed)?.kind).toBe(kind);
});

test("what cannot be a code is said so before it is sent", async () => {
  await expect(codeSchema.validate({ code: "" })).rejects.toThrow("access.code.required");
  await expect(codeSchema.validate({ code: "12a" })).rejects.toThrow("access.code.form");
  await expect(codeSchema.validate({ code: "123 456" })).resolves.toEqual({ code: "123 456" });
});

// ACC-36
test("a proof counts for some minutes", () => {
  expect(isProofFresh(1000, 1000 + proofSeconds - 1)).toBe(true);
  expect(isProofFresh(1000, 1000 + proofSeconds)).toBe(false);
});
