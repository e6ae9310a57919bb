import { expect, test } from "vitest";
import { parseAssignmentsSearch } from "./assignments-search.ts";
import { hoursMinutes } from "./hours-minutes.ts";

// QUE-23
test.each([
  [0, "00:00 h"],
  [-3, "00:00 h"],
  [59.9, "00:59 h"],
  [60, "01:00 h"],
  [605, "10:05 h"],
  [60 * 123 + 4, "123:04 h"],
  [34_591, "576:31 h"],
  [70_571, "1,176:11 h"],
])("%d minutes are %s", (minutes, text) => {
  expect(hoursMinutes(minutes, "en")).toBe(text);
});

// QUE-23
test("hours are grouped as the language has them", () => {
  expect(hoursMinutes(70_571, "fr")).toBe("1\u202F176:11 h");
});

test.each([
  [{}, {}],
  [
    { page: "2", size: "100", grouped: "true" },
    { page: 2, size: 100, grouped: true },
  ],
  [{ page: "-1", size: "50", grouped: "yes" }, {}],
])("the address %o is read as %o", (raw, search) => {
  expect(parseAssignmentsSearch(raw)).toEqual(search);
});
