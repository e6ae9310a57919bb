import { expect, test } from "vitest";
import { asked, parseBoardSearch } from "./board-search.ts";

// TRP-31
test.each([
  [{}, {}],
  [
    { vendor: "NWT", airline: "ba", text: 60_418_827, disrupted: true },
    { vendor: "NWT", airline: "BA", text: "60418827", disrupted: true },
  ],
  [
    { page: "2", size: "50" },
    { page: 2, size: 50 },
  ],
  [{ vendor: "NWT,BLA", airline: {}, text: "  ", disrupted: "no", page: -1, size: 7 }, {}],
])("%j is read as %j", (raw, expected) => {
  expect(parseBoardSearch(raw)).toEqual(expected);
});

test("what is typed is an address where it has an at sign", () => {
  expect(asked("ana@novak.example")).toEqual({ passengerEmail: "ana@novak.example", bookingNo: "" });
  expect(asked("60418827")).toEqual({ passengerEmail: "", bookingNo: "60418827" });
  expect(asked()).toEqual({ passengerEmail: "", bookingNo: "" });
});
