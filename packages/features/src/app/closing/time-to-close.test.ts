import { expect, test } from "vitest";
import { closingText } from "./closing-text.ts";
import { timeToClose } from "./time-to-close.ts";

const now = 1_800_000_000;
const over = { days: 0, hours: 0, minutes: 0, urgency: "late" };

// QUE-28
test.each([
  ["has left long ago", -36_000, -32_400, { state: "departed", ...over }],
  ["leaves this very second", -3600, 0, { state: "departed", ...over }],
  ["leaves in a second", -3599, 1, { state: "closed", ...over }],
  ["closes this very second", 0, 3600, { state: "closed", ...over }],
  ["closes in a second", 1, 3601, { state: "open", days: 0, hours: 0, minutes: 0, urgency: "late" }],
  [
    "closes in less than a quarter of an hour",
    899,
    4499,
    { state: "open", days: 0, hours: 0, minutes: 14, urgency: "late" },
  ],
  ["closes in a quarter of an hour", 900, 4500, { state: "open", days: 0, hours: 0, minutes: 15, urgency: "soon" }],
  ["closes in less than an hour", 3599, 7199, { state: "open", days: 0, hours: 0, minutes: 59, urgency: "soon" }],
  ["closes in an hour", 3600, 7200, { state: "open", days: 0, hours: 1, minutes: 0, urgency: "calm" }],
  [
    "closes in a day and three hours",
    97_559,
    101_159,
    { state: "open", days: 1, hours: 3, minutes: 5, urgency: "calm" },
  ],
] as const)("a flight that %s", (_, closesIn, departsIn, expected) => {
  expect(timeToClose(now, now + closesIn, now + departsIn)).toEqual(expected);
});

test("how near the departure is changes no urgency", () => {
  for (const departsIn of [3601, 10_800, 864_000])
    expect(timeToClose(now, now + 3600, now + departsIn).urgency).toBe("calm");
});

const told = (key: string, { days, hours, minutes, time }: Readonly<Record<string, string | number>>) =>
  [key.replace("closing.", ""), days, hours, minutes, time].join(" ").trim();

test.each([
  [59, "minutes 0 0 0"],
  [7500, "hours 0 2 05"],
  [97_559, "days 1 3 5"],
  [0, "closed 0 0 0"],
  [-7200, "departed 0 0 0"],
])("a window that closes in %d seconds is told as %s", (closesIn, expected) => {
  const row = { windowClosesAt: now + closesIn, dept: { deptTimeUTCSecs: now + closesIn + 3600 } };
  expect(closingText(now, row, told)).toBe(expected);
  expect(closingText(now, row, told, true)).toMatch(
    closesIn > 0 ? /^in .*(minutes|hours|days) / : /^(closed|departed) /,
  );
});
