import { describe, expect, test } from "vitest";
import {
  isEmail,
  isName,
  isKtn,
  isMissing,
  isNationality,
  isPersonName,
  normaliseKtn,
  normaliseName,
  publicLinkId,
} from "./index.ts";
import { countryByCode } from "../addresses/data/index.ts";

describe("names", () => {
  test.each([
    "Ana",
    "Đurđica",
    "Anne-Marie",
    "O'Neil",
    "O’Neil",
    "José María",
    "Nuñez Ibáñez",
    "van der Berg",
    "Jr.",
    "J. R.",
    "Иван",
    "Ελένη",
    "محمد",
    "Çağla",
    "Łukasz",
    "ʻAkahi",
    "X",
    "Å",
    "A\u030Angstro\u0308m",
    "Ng",
  ])("%s is one", (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  test.each([
    "",
    " ",
    "-",
    "'",
    ".",
    "- '",
    "Ana3",
    "Ana/Novak",
    "Ana, Eva",
    "Ana@",
    "<b>",
    "李",
    "Ana 李",
    "田中",
    "👩",
    "A_B",
    "Ana;",
  ])("%j is none", (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  test.each(["\u3164", "\u3164 \u3164", "-"])("%j is nobody's, whatever the script", (name) => {
    expect(isName(name)).toBe(false);
    expect(isName("李")).toBe(true);
  });

  test("are stored with one kind of blank, hyphen and apostrophe", () => {
    expect(normaliseName("  Anne–Marie   O’Neil ")).toBe("Anne-Marie O'Neil");
    expect(normaliseName("A\u030A")).toBe("Å");
  });
});

describe("e-mail addresses", () => {
  test.each([
    "ana@posta.example",
    "ana.novak+flights@mail.posta.example",
    "a@b.co",
    "o'neil@posta.example",
    "ана@пошта.example",
    "ana@xn--bcher-kva.example",
    "a_b-c@d-e.example",
    "1@2.example",
  ])("%s is one", (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    "",
    "ana",
    "ana@",
    "@posta.example",
    "ana@posta",
    "ana@posta.",
    "ana@.example",
    "ana@posta..example",
    "ana..novak@posta.example",
    ".ana@posta.example",
    "ana.@posta.example",
    "ana novak@posta.example",
    "ana@posta .example",
    "ana@@posta.example",
    "ana@posta@example.example",
    "ana,eva@posta.example",
    "Ana <ana@posta.example>",
    "ana@-posta.example",
    "ana@posta-.example",
    "ana@posta.e",
    "ana\u200E@posta.example",
    "an\u3164a@posta.example",
    `${"a".repeat(250)}@b.co`,
  ])("%j is none", (email) => {
    expect(isEmail(email)).toBe(false);
  });

  test("are judged in no time, however they are made", () => {
    expect(isEmail(`${"a.".repeat(120)}@`)).toBe(false);
    expect(isEmail(`a@${"a-".repeat(120)}`)).toBe(false);
  });
});

describe("known traveller numbers", () => {
  test.each([
    "TT1234567",
    "tt 1234 567",
    "TE12AB34C",
    "AC1234567",
    "151234567",
    "98-765-4321",
    "TT12345678",
    "1234567890",
  ])("%s is one", (ktn) => {
    expect(isKtn(ktn)).toBe(true);
  });
  test.each(["", "12345678", "TT123456", "12345678901", "TT12345_7", "TT123456É"])("%j is none", (ktn) => {
    expect(isKtn(ktn)).toBe(false);
  });
  test("are stored without blanks", () => {
    expect(normaliseKtn(" tt 123-4567 ")).toBe("TT1234567");
  });
});

describe("nationalities", () => {
  test.each(["HRV", "hrv", "USA", "XKX", "RKS", "GBN", "XXA", "UNO"])("%s is one", (code) => {
    expect(isNationality(code, countryByCode)).toBe(true);
  });
  test.each(["", "HR", "ZZZ", "Croatia", "H1V"])("%j is none", (code) => {
    expect(isNationality(code, countryByCode)).toBe(false);
  });
  test("are taken by their looks where the countries are not at hand", () => {
    expect(isNationality("ZZZ", () => undefined)).toBe(true);
    expect(isNationality("Z", () => undefined)).toBe(false);
  });
});

// TRV-8
test("what is missing is told from what is wrong by its code", () => {
  expect(isMissing("travellers.gender.required")).toBe(true);
  expect(isMissing("travellers.passportNo.invalid")).toBe(false);
});

// API-9
test("the id of a link carries at least 128 bits", () => {
  expect(publicLinkId("bWlzc2luZy1pbmZvLW1vY2s")).toBe("bWlzc2luZy1pbmZvLW1vY2s");
  expect(publicLinkId("0123456789abcdef0123456789abcdef")).toBeDefined();
  for (const other of ["", "short", "a".repeat(21), "a".repeat(87), "a b".repeat(10), "a/b=".repeat(6)])
    expect(publicLinkId(other)).toBeUndefined();
});
