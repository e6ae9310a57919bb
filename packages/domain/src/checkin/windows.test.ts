import { expect, test } from "vitest";
import { localClock, localInstant } from "../time/local-instant.ts";
import { windowOf } from "./windows.ts";

const hours = (seconds: number) => seconds / 3600;

// CHK-6
test.each([
  ["TP", 24, 1],
  ["W6", 24, 3],
  ["5W", 24, 3],
  ["U2", 24, 2],
  ["FR", 24, 2],
])("%s opens %i h and closes %i h before departure", (airline, opens, closes) => {
  const departsAt = 1_800_000_000;
  const window = windowOf(airline, departsAt);
  expect([hours(departsAt - window.windowOpensAt), hours(departsAt - window.windowClosesAt), window.departsAt]).toEqual(
    [opens, closes, departsAt],
  );
});

test.each([
  // The clocks go forward in the night before the flight: 24 h before 10:00 is 09:00 on the wall.
  ["Europe/London", "2027-03-28", "10:00", "2027-03-27 09:00"],
  // They go back: 24 h before 10:00 is 11:00.
  ["Europe/London", "2027-10-31", "10:00", "2027-10-30 11:00"],
  ["America/New_York", "2026-11-01", "09:30", "2026-10-31 10:30"],
  ["Asia/Kolkata", "2027-03-28", "10:00", "2027-03-27 10:00"],
  ["Australia/Lord_Howe", "2027-04-04", "12:00", "2027-04-03 12:30"],
])("in %s the check-in for %s %s opens at %s", (zone, date, time, opens) => {
  const clock = localClock(windowOf("TP", localInstant(date, time, zone)).windowOpensAt, zone);
  expect(`${clock.date} ${clock.time}`).toBe(opens);
});
