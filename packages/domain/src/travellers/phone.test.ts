import { assert, constantFrom, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { normalisePhoneCode, phoneCodeOf, phoneCodes, phoneText, readPhone, suggestedPhoneCode } from "./index.ts";

/** Calling code and number as typed, and as they are stored. */
const right: [code: string, number: string, stored: string][] = [
  ["1", "202 555 0123", "1 2025550123"],
  ["1", "(202) 555-0123", "1 2025550123"],
  ["1", "1 202 555 0123", "1 2025550123"],
  ["+1", "202.555.0123", "1 2025550123"],
  ["1", "416 555 0199", "1 4165550199"],
  ["385", "091 234 5678", "385 912345678"],
  ["385", "91 234 5678", "385 912345678"],
  ["385", "+385 91 234 5678", "385 912345678"],
  ["1", "+385 91 234 5678", "385 912345678"],
  ["1", "00385 91 234 5678", "385 912345678"],
  ["385", "385912345678", "385 912345678"],
  ["00385", "0912345678", "385 912345678"],
  ["", "+44 7400 123456", "44 7400123456"],
  ["44", "07400 123456", "44 7400123456"],
  ["33", "06 12 34 56 78", "33 612345678"],
  ["33", "01 23 45 67 89", "33 123456789"],
  ["39", "06 1234 5678", "39 0612345678"],
  ["39", "312 345 6789", "39 3123456789"],
  ["49", "01512 3456789", "49 15123456789"],
  ["34", "612 34 56 78", "34 612345678"],
  ["48", "512 345 678", "48 512345678"],
  ["36", "06 20 123 4567", "36 201234567"],
  ["7", "8 912 345-67-89", "7 9123456789"],
  ["91", "081234 56789", "91 8123456789"],
  ["86", "131 2345 6789", "86 13123456789"],
  ["81", "090-1234-5678", "81 9012345678"],
  ["82", "010-2000-0000", "82 1020000000"],
  ["55", "(11) 96123-4567", "55 11961234567"],
  ["54", "+54 9 11 2345 6789", "54 91123456789"],
  ["61", "0412 345 678", "61 412345678"],
  ["971", "050 123 4567", "971 501234567"],
  ["354", "611 1234", "354 6111234"],
  ["1", "２０２ ５５５ ０１２３", "1 2025550123"],
];

const wrong: [code: string, number: string][] = [
  ["1", ""],
  ["1", "555 0123"],
  ["1", "123 456 7890"],
  ["1", "202 555 01234567"],
  ["385", "12"],
  ["385", "0912345678901234"],
  ["385", "not a number"],
  ["385", "091 234 5678 or 098"],
  ["44", "1"],
  ["", "202 555 0123"],
  ["999", "202 555 0123"],
  ["1", "+999 123 456 789"],
  ["1", "+"],
];

// TRV-12
describe("a phone number", () => {
  test.each(right)("%s | %s is %s", (code, number, stored) => {
    const phone = readPhone(code, number);
    expect(`${phone?.code} ${phone?.number}`).toBe(stored);
  });

  test.each(wrong)("%j | %j is none", (code, number) => {
    expect(readPhone(code, number)).toBeUndefined();
  });

  test("is the same when it is read again", () => {
    assert(
      property(constantFrom(...right), ([code, number]) => {
        const phone = readPhone(code, number);
        expect(readPhone(phone?.code ?? "", phone?.number ?? "")).toEqual(phone);
      }),
    );
  });

  test("is shown with its country's blanks, and as it is where it cannot be read", () => {
    expect(phoneText("385", "912345678")).toBe("+385 91 234 5678");
    expect(phoneText("1", "12")).toBe("+1 12");
    expect(phoneText("1", "")).toBe("");
  });
});

test("calling codes are digits", () => {
  expect(["+385", "00385", "385 ", "(385)"].map(normalisePhoneCode)).toEqual(["385", "385", "385", "385"]);
});

test("countries have their calling codes", () => {
  expect(phoneCodeOf("HR")).toBe("385");
  expect(phoneCodeOf("us")).toBe("1");
  expect(phoneCodeOf("AQ")).toBeUndefined();
  expect(phoneCodes().length).toBeGreaterThan(240);
  expect(phoneCodes()).toContainEqual({ iso2: "CA", code: "1" });
});

test.each([
  ["1", "US"],
  ["7", "RU"],
  ["39", "IT"],
  ["44", "GB"],
  ["358", "FI"],
  ["385", "HR"],
])("of the countries with the code %s the first is %s", (wanted, first) =>
  expect(phoneCodes().find(({ code }) => code === wanted)?.iso2).toBe(first),
);

// TRV-12
test.each([
  ["1", "091 234 5678", "HR", "385"],
  ["", "91 234 5678", "hr", "385"],
  ["1", "7400 123456", "GB", "44"],
  // What fits as it stands, what fits neither, and what is no number yet.
  ["1", "202 555 0123", "HR", undefined],
  ["385", "12", "HR", undefined],
  ["1", "12", "HR", undefined],
  ["1", "", "HR", undefined],
  ["1", "091 234 5678", "AQ", undefined],
])("beside the code %j the number %j of somebody from %s suggests %s", (code, number, iso2, suggested) =>
  expect(suggestedPhoneCode({ code, number }, iso2)).toBe(suggested),
);
