import { Moon, Sun } from "lucide-react";
import { expect, test } from "vitest";
import { messages } from "./messages/index.ts";
import { weatherIcon, weatherKind } from "./weather-kind.ts";

/** Every code that Open-Meteo documents. */
const documented = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
];

test.each(documented)("code %d has a word and a picture", (code) => {
  const kind = weatherKind(code);
  expect(kind).toBeDefined();
  expect(Object.keys(messages.en)).toContain(`kind.${kind}`);
  expect(weatherIcon(kind ?? "clear", "2026-11-21T12:00")).toBeDefined();
});

test("codes that nobody knows, and none at all, are no weather", () => {
  expect(weatherKind(7)).toBeUndefined();
  expect(weatherKind(null)).toBeUndefined();
});

test.each([
  ["2026-11-21T05:00", Moon],
  ["2026-11-21T06:00", Sun],
  ["2026-11-21T18:30", Sun],
  ["2026-11-21T19:00", Moon],
])("a clear sky at %s", (time, icon) => {
  expect(weatherIcon("clear", time)).toBe(icon);
});
