import { createOffer } from "@gatehouse/api/mocks/factories";
import { emptyAddress, itinerariesOf, type SearchRequest } from "@gatehouse/domain/flights";
import { expect, test } from "vitest";
import { sharedAddress, sharedText } from "./shared-text.ts";

const request: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-28",
  passengers: { adults: 2, child: 0, infants: 0 },
  nonstop: false,
};
const [itinerary] = itinerariesOf(
  [
    createOffer({
      id: "one",
      one: [{ flight: "TP 210", from: "JFK", to: "LIS", dept: "2026-11-28T22:15", minutes: 405 }],
    }),
  ],
  request,
);

// FLT-28
test("a shared itinerary names its flights, its price and the page, and nothing of the booking", () => {
  const address = { ...emptyAddress, search: { ...emptyAddress.search, ...request, returnDate: "" }, itinerary: "one" };
  const link = sharedAddress(address, "https://travel.example");
  expect(link).toBe(
    "https://travel.example/fsbsearch?from=JFK&to=LIS&departDate=2026-11-28&passengerCount=2&itinerary=one",
  );
  if (!itinerary) throw new Error("No itinerary was made.");
  const lines = sharedText(itinerary, { language: "en", price: "$1,096.20 USD", link }).split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^\S.* TP 210: JFK 28 Nov 2026, 22:15 – LIS 29 Nov 2026, \d\d:\d\d$/),
    "$1,096.20 USD",
    link,
  ]);
});
