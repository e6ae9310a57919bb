import { describe, expect, it } from "vitest";
import { noPreferences, parsePreferences, serializePreferences, type ColumnPreferences } from "./column-preferences.ts";

const full: ColumnPreferences = {
  order: ["b", "a"],
  hidden: { a: true, b: false },
  pins: { a: "start", b: "none" },
  widths: { a: 80, b: 120.5 },
  density: "comfortable",
};

describe("column preferences", () => {
  it.each([
    ["everything", full],
    ["nothing", noPreferences],
  ])("come back as written: %s", (_, preferences) => {
    expect(parsePreferences(serializePreferences(preferences))).toEqual(preferences);
  });

  it.each([
    ["nothing stored", null],
    ["not JSON", "{order:"],
    ["empty text", ""],
    ["null", "null"],
    ["a number", "42"],
    ["a list", "[1,2]"],
    ["another version", JSON.stringify({ ...full, version: 99 })],
    ["no version", JSON.stringify(full)],
  ])("%s counts as no preferences", (_, text) => expect(parsePreferences(text)).toEqual(noPreferences));

  it("keeps the sound entries of damaged ones", () => {
    const text = JSON.stringify({
      version: 1,
      order: ["b", 3, null, "a", "b"],
      hidden: { a: "yes", b: true },
      pins: { a: "left", b: "end" },
      widths: { a: -1, b: "wide", c: 1e9, d: 90, e: null },
      density: "huge",
    });
    expect(parsePreferences(text)).toEqual({
      order: ["b", "a"],
      hidden: { b: true },
      pins: { b: "end" },
      widths: { d: 90 },
    });
  });

  it("survives entries of any type", () => {
    for (const value of [null, 1, "x", [], [[]], {}, { a: {} }, true]) {
      const text = JSON.stringify({
        version: 1,
        order: value,
        hidden: value,
        pins: value,
        widths: value,
        density: value,
      });
      expect(() => parsePreferences(text)).not.toThrow();
    }
  });
});
