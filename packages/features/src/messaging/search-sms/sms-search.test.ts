import { expect, test } from "vitest";
import { parseSmsSearch } from "./sms-search.ts";

test.each([
  [{ to: "+33639981234" }, { to: "+33639981234" }],
  [
    { to: " 33639981234", from: 33639980000 },
    { to: "+33639981234", from: "+33639980000" },
  ],
  [{ notDelivered: "true" }, { notDelivered: true }],
  [{ notDelivered: "no" }, {}],
  [{ to: "<script>", from: "", more: 1 }, {}],
])("%j is read as %j", (raw, search) => {
  expect(parseSmsSearch(raw)).toEqual(search);
});
