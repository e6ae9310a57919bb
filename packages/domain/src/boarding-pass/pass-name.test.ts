import * as fc from "fast-check";
import { expect, test } from "vitest";
import { passLetters, passName } from "./pass-name.ts";

test.each([
  ["Müller", "MUELLER"],
  ["Ødegaard", "OEDEGAARD"],
  ["Åsa", "AASA"],
  ["Groß", "GROSS"],
  ["García López", "GARCIALOPEZ"],
  ["Yılmaz", "YILMAZ"],
  ["İnönü", "INOENUE"],
  ["O’Connor-Smith", "OCONNORSMITH"],
  ["Wałęsa", "WALESA"],
  ["Þórdís", "THORDIS"],
  ["Щербаков", "SHCHERBAKOV"],
  ["حداد", "XHDAD"],
  ["Nguyễn", "NGUYEN"],
  ["Łukasz", "LUKASZ"],
  ["李", ""],
])("%s is printed %s", (name, printed) => {
  expect(passLetters(name)).toBe(printed);
});

test("a name is cut at twenty characters, and one without a letter still has a surname", () => {
  expect(passName("Featherstonehaugh", "Olivia")).toBe("FEATHERSTONEHAUGH/OL");
  expect(passName("李", "Wei")).toBe("X/WEI");
});

test("whatever the name, only what a pass can carry comes out", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (last, first) => {
      expect(passName(last, first)).toMatch(/^(?=.{2,20}$)(?:[A-Z]+\/[A-Z]*|[A-Z]{20})$/);
    }),
  );
});
