import { expect, test } from "vitest";
import { timePreferenceHours, timePreferenceOf, timePreferences } from "./time-preferences.ts";

// REQ-8
test("every hour of the day is in exactly one band, and bands begin where they say", () => {
  for (const band of timePreferences) {
    const { from, to } = timePreferenceHours[band];
    expect(timePreferenceOf(`${String(from).padStart(2, "0")}:00`)).toBe(band);
    expect(timePreferenceOf(`${String(to).padStart(2, "0")}:00`)).not.toBe(band);
  }
  expect(timePreferenceOf("03:59")).toBe("Night");
  expect(timePreferenceOf("00:00")).toBe("Night");
  expect(() => timePreferenceOf("noon")).toThrow(RangeError);
});
