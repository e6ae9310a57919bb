import { constantFrom, assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { ValidationError, type Schema } from "yup";
import { billedVendor, billingSchema, checkInCountSchema, efficiencyQuery, performanceSchema } from "./index.ts";

const today = "2026-11-21";

/** The value, or `path: key` of everything that is wrong with it. */
function check(schema: Schema, value: unknown): unknown {
  try {
    return schema.validateSync(value, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path}: ${message}`);
  }
}

// REP-2
describe("the billing form", () => {
  const good = { productType: "AC", vid: "NWT", from: "2026-11-01", to: "2026-11-20" };

  test("takes a whole form and fills in what was not said", () => {
    expect(check(billingSchema(today), good)).toEqual({ ...good, deactivated: false, format: "csv" });
  });

  test("names everything that is missing, each with its own message", () => {
    expect(check(billingSchema(today), {})).toEqual([
      "productType: reports.productType.required",
      "vid: reports.vendor.required",
      "from: reports.from.required",
      "to: reports.to.required",
    ]);
    expect(check(billingSchema(today), { productType: "", vid: "", from: "", to: "" })).toEqual(
      expect.arrayContaining(["vid: reports.vendor.required", "to: reports.to.required"]),
    );
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["a product of somebody else", { productType: "XX" }, "productType: reports.productType.required"],
    ["other without its vendor", { vid: "other" }, "otherVendorId: reports.otherVendor.required"],
    [
      "other with blanks for a vendor",
      { vid: "other", otherVendorId: "  " },
      "otherVendorId: reports.otherVendor.required",
    ],
    ["from after to", { from: "2026-11-21" }, "to: reports.from.afterTo"],
    ["the day after tomorrow", { to: "2026-11-23" }, "to: reports.date.tooLate"],
    ["the day after tomorrow as from", { from: "2026-11-23", to: "2026-11-23" }, "from: reports.date.tooLate"],
    ["a day that does not exist", { to: "2026-11-31" }, "to: reports.date.invalid"],
    ["29 February of a common year", { from: "2025-02-29" }, "from: reports.date.invalid"],
    ["another way of writing", { from: "01/11/2026" }, "from: reports.date.invalid"],
    ["before 1900", { from: "1899-12-31" }, "from: reports.date.outOfBounds"],
    ["after 2099", { to: "2100-01-01" }, "to: reports.date.outOfBounds"],
    ["an unknown format", { format: "pdf" }, "format: validation.choice"],
  ])("refuses %s", (_, change, problem) => {
    expect(check(billingSchema(today), { ...good, ...change })).toContain(problem);
  });

  test.each<[string, Record<string, unknown>]>([
    ["tomorrow", { to: "2026-11-22" }],
    ["one day", { from: "2026-11-20" }],
    ["29 February of a leap year", { from: "2024-02-29" }],
    ["the first day of all", { from: "1900-01-01" }],
    ["another vendor", { vid: "other", otherVendorId: "ZED" }],
  ])("takes %s", (_, change) => {
    expect(check(billingSchema(today), { ...good, ...change })).toMatchObject(change);
  });

  test("leaves tomorrow to the server where the vendor's day is not known, but not the calendar's end", () => {
    expect(check(billingSchema(), { ...good, to: "2099-12-31" })).toMatchObject({ to: "2099-12-31" });
    expect(check(billingSchema(), { ...good, to: "2100-01-01" })).toEqual(["to: reports.date.outOfBounds"]);
  });

  test("bills the chosen vendor, or the one that was typed", () => {
    expect(billedVendor({ vid: "NWT", otherVendorId: "ZED" })).toBe("NWT");
    expect(billedVendor({ vid: "other", otherVendorId: "ZED" })).toBe("ZED");
  });
});

// REP-3
describe("the performance form", () => {
  const good = {
    startDate: "2026-11-21",
    startTime: "09:00",
    endDate: "2026-11-21",
    endTime: "10:00",
    timeZone: "Europe/Paris",
  };

  test("takes a whole form and fills in what was not said", () => {
    expect(check(performanceSchema(today), good)).toEqual({ ...good, createdDate: false, format: "csv" });
  });

  test("names everything that is missing, each with its own message", () => {
    expect(check(performanceSchema(today), {})).toEqual(
      expect.arrayContaining([
        "startDate: reports.startDate.required",
        "startTime: reports.startTime.required",
        "endDate: reports.endDate.required",
        "endTime: reports.endTime.required",
        "timeZone: reports.zone.invalid",
      ]),
    );
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["an end before the start", { endTime: "08:59" }, "endDate: reports.start.afterEnd"],
    ["an end the day before", { endDate: "2026-11-20", endTime: "23:00" }, "endDate: reports.start.afterEnd"],
    ["24:00", { endTime: "24:00" }, "endTime: reports.time.invalid"],
    ["a time with seconds", { startTime: "09:00:00" }, "startTime: validation.tooLong"],
    ["9:00", { startTime: "9:00" }, "startTime: reports.time.invalid"],
    ["an unknown zone", { timeZone: "Mars/Olympus" }, "timeZone: reports.zone.invalid"],
    ["the day after tomorrow", { endDate: "2026-11-23" }, "endDate: reports.date.tooLate"],
  ])("refuses %s", (_, change, problem) => {
    expect(check(performanceSchema(today), { ...good, ...change })).toContain(problem);
  });

  // REP-5
  test("takes one minute: its seconds run to 59", () => {
    expect(check(performanceSchema(today), { ...good, endTime: "09:00" })).toMatchObject({ endTime: "09:00" });
  });
});

// REP-4
describe("the form of Total Checkin Count", () => {
  const good = { vendorId: "NWT", from: "2026-11-12", to: "2026-11-21" };

  test("takes a whole form", () => {
    expect(check(checkInCountSchema(today), good)).toEqual(good);
  });

  test("says one thing of whatever is missing", () => {
    expect(check(checkInCountSchema(today), {})).toEqual([
      "vendorId: reports.required",
      "from: reports.required",
      "to: reports.required",
    ]);
  });

  test("refuses a start after the end", () => {
    expect(check(checkInCountSchema(today), { ...good, to: "2026-11-11" })).toEqual(["to: reports.start.afterEnd"]);
  });
});

describe("what efficiency is asked for", () => {
  test.each<[string, unknown, unknown]>([
    ["a query string", { start: "1800000000", end: "1800003600" }, { start: 1_800_000_000, end: 1_800_003_600 }],
    ["one second", { start: 5, end: 5 }, { start: 5, end: 5 }],
    ["a start after the end", { start: 6, end: 5 }, ["end: reports.start.afterEnd"]],
    ["nothing", {}, ["start: reports.startDate.required", "end: reports.endDate.required"]],
    ["a time beyond the calendar", { start: 0, end: 5_000_000_000 }, ["end: reports.date.outOfBounds"]],
    ["parts of a second", { start: 0.5, end: 1 }, ["start: validation.integer"]],
  ])("%s", (_, value, expected) => {
    expect(check(efficiencyQuery, value)).toEqual(expected);
  });
});

test("whatever is typed into a date makes a message, never a defect", () => {
  assert(
    property(string(), constantFrom("from", "to"), (typed, field) => {
      const answer = check(billingSchema(today), {
        productType: "FW",
        vid: "N",
        from: today,
        to: today,
        [field]: typed,
      });
      expect(Array.isArray(answer) || (answer as Record<string, unknown>)[field] !== undefined).toBe(true);
    }),
  );
});
