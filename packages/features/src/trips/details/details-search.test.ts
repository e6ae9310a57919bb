import { describe, expect, test } from "vitest";
import { parseTripSearch } from "./details-search.ts";

describe("the address of a trip's page", () => {
  test("says booking, vendor, version and whether it is shown as a PDF", () => {
    expect(
      parseTripSearch({ data: 55_501, vendorCode: " ALD ", type: "itinerary", view: "pdf", version: "2" }),
    ).toEqual({ data: "55501", vendorCode: "ALD", view: "pdf", version: 2 });
  });

  test.each([
    {},
    { data: "", vendorCode: "x".repeat(41) },
    { view: "html", version: "0" },
    { version: "1.5" },
    { version: [] },
  ])("whatever is missing or damaged is as if it were not there: %j", (raw) => {
    expect(parseTripSearch(raw)).toEqual({});
  });
});
