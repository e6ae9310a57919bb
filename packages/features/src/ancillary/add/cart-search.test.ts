import { productsIn } from "@gatehouse/domain/ancillary";
import { expect, test } from "vitest";
import { flightsIn, parseCartSearch } from "./cart-search.ts";

test("the address carries the cart", () => {
  const search = { bookingNo: "60421002", products: "flight-watcher,auto-checkin", passengers: 3, flights: "11,12" };
  expect(parseCartSearch(search)).toEqual(search);
  expect(parseCartSearch({ bookingNo: 60421002, flights: 11 })).toEqual({ bookingNo: "60421002", flights: "11" });
  expect(parseCartSearch({ bookingNo: "1", flights: "-" })).toEqual({ bookingNo: "1", flights: "-" });
});
test.each([
  [{}, {}],
  [{ vendorCode: "NWT" }, {}],
  [{ bookingNo: "1", passengers: 10, products: "gold", flights: "x,0" }, { bookingNo: "1" }],
  [{ bookingNo: ["1"], passengers: "1.5" }, {}],
])("what is damaged is as if it were not there: %o", (raw, read) => {
  expect(parseCartSearch(raw)).toEqual(read);
});
// ANC-2
test("what is contained in a named product is not named beside it", () => {
  expect(productsIn("weather-alerts,air-traveler-assist,flight-watcher")).toEqual(["air-traveler-assist"]);
  expect(flightsIn("")).toBeUndefined();
});
