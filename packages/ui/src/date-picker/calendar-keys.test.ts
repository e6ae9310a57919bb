import { expect, test } from "vitest";
import { dayByKey } from "./calendar-keys.ts";

test.each([
  ["ArrowRight", "2026-11-30", "2026-12-01"],
  ["ArrowLeft", "2026-11-01", "2026-10-31"],
  ["ArrowDown", "2026-11-28", "2026-12-05"],
  ["ArrowUp", "2026-11-03", "2026-10-27"],
  ["Home", "2026-11-22", "2026-11-16"],
  ["End", "2026-11-16", "2026-11-22"],
  ["PageDown", "2026-10-31", "2026-11-30"],
  ["PageUp", "2026-03-31", "2026-02-28"],
  ["Shift+PageDown", "2024-02-29", "2025-02-28"],
  ["Shift+PageUp", "2026-11-22", "2025-11-22"],
])("%s on %s leads to %s", (keys, from, to) => {
  const shiftKey = keys.startsWith("Shift+");
  expect(dayByKey({ key: keys.replace("Shift+", ""), shiftKey }, from, 1, false)).toBe(to);
});

test("weeks begin where the locale has them begin", () => {
  const key = (name: string) => ({ key: name, shiftKey: false });
  expect(dayByKey(key("Home"), "2026-11-22", 7, false)).toBe("2026-11-22");
  expect(dayByKey(key("End"), "2026-11-22", 7, false)).toBe("2026-11-28");
});

test("from right to left the arrows follow the eye", () => {
  const key = (name: string) => ({ key: name, shiftKey: false });
  expect(dayByKey(key("ArrowLeft"), "2026-11-22", 6, true)).toBe("2026-11-23");
  expect(dayByKey(key("ArrowRight"), "2026-11-22", 6, true)).toBe("2026-11-21");
  expect(dayByKey(key("ArrowDown"), "2026-11-22", 6, true)).toBe("2026-11-29");
});

test("other keys do not move", () => {
  for (const key of ["Enter", " ", "Tab", "a", "Escape"]) {
    expect(dayByKey({ key, shiftKey: false }, "2026-11-22", 1, false)).toBeUndefined();
  }
});
