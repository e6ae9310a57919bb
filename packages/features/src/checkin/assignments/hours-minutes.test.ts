import { expect, test } from "vitest";
import { parseAssignmentsSearch } from "./assignments-search.ts";
import { hoursMinutes } from "./hours-minutes.ts";

// QUE-23
test.each([
  [0, "00:00"],
  [-3, "00:00"],
  [59.9, "00:59"],
  [60, "01:00"],
  [605, "10:05"],
  [60 * 123 + 4, "123:04"],
])("%d minutes are %s", (minutes, text) => {
  expect(hoursMinutes(minutes)).toBe(text);
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
