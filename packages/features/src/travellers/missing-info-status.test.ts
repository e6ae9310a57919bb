import { expect, test } from "vitest";
import { linkInAddress } from "./missing-info-search.ts";
import { nextStatus, type PageStatus } from "./missing-info-status.ts";
import { samplePage } from "./stories/sample-info.ts";

const { info, update } = samplePage();
const updated = update({ passengers: [{ id: "1001" }, { id: "1002" }] });
const submitted = { info: updated, removed: new Set<string>(), isAnythingDone: true };
const begin: PageStatus = { status: "no-update" };

// TRV-2
test("the page goes from fetching to its form, to success and back", () => {
  const fetched = nextStatus(begin, { type: "fetched", info });
  expect(fetched.status).toBe("fetch-success");
  const success = nextStatus(fetched, { type: "submitted", submitted });
  expect(success).toEqual({ status: "submission-success", submitted });
  expect(nextStatus(success, { type: "went-back" })).toEqual({
    status: "fetch-success",
    info: submitted.info,
    isBack: true,
  });
});

test("an answer without passengers, and no answer, are failures that may be tried again", () => {
  const empty = nextStatus(begin, { type: "fetched", info: { ...info, passengers: [] } });
  expect(empty).toEqual({ status: "fetch-failed", failure: { reason: "nothing" } });
  expect(nextStatus(empty, { type: "asked" })).toEqual(begin);
});

test("what comes too late changes nothing", () => {
  expect(nextStatus(begin, { type: "submitted", submitted })).toBe(begin);
  expect(nextStatus(begin, { type: "went-back" })).toBe(begin);
});

const searchid = "bWlzc2luZy1pbmZvLW1vY2s";
test.each([
  [
    { searchid, bookingNo: "60418827" },
    { searchId: searchid, bookingNo: "60418827" },
  ],
  [
    { SearchId: searchid, BOOKINGNO: " 60418827 " },
    { searchId: searchid, bookingNo: "60418827" },
  ],
  [{ searchid }, undefined],
  [{ bookingNo: "60418827" }, undefined],
  [{ searchid: "short", bookingNo: "60418827" }, undefined],
  [{ searchid, bookingNo: "9".repeat(41) }, undefined],
])("the link in %o", (search, link) => expect(linkInAddress(search)).toEqual(link));
