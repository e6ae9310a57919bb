import { describe, expect, test } from "vitest";
import { alternateFlightOf, baggageLimit, isBaggageCount, isSoldOut } from "./booking.ts";
import { onTimePercent, seatsLeft } from "./itinerary.ts";
import { flightCodes, withPerformance } from "./performance.ts";
import { guaranteeText, priceText } from "./price-text.ts";
import { alternatesOf, itinerariesOf, type PricedItinerary, pricePerPassenger } from "./priced-itinerary.ts";
import type { FlightSearchId, SearchRequest } from "./search-request.ts";
import { findSelection, selectedFlightsOf } from "./selection.ts";
import { segmentOf } from "./testing/itineraries.ts";

const request: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-21",
  returnDate: "2026-11-28",
  passengers: { adults: 2, child: 1, infants: 0 },
  nonstop: false,
};
const usd = (base: number, tax: number) => ({
  basePrice: { amount: base, unit: "USD" },
  tax: { amount: tax, unit: "USD" },
});
// 21:50 on the 21st in New York.
const out = segmentOf({
  flight: "TP 0210",
  from: "JFK",
  to: "LIS",
  dept: "2026-11-22T02:50Z",
  arrival: "2026-11-22T09:40Z",
  seats: 5,
});
const back = segmentOf({
  flight: "S4 123",
  from: "LIS",
  to: "EWR",
  dept: "2026-11-28T14:10Z",
  arrival: "2026-11-28T22:20Z",
  seats: 2,
});
const offer: PricedItinerary = {
  id: "a",
  one: { segments: [out] },
  ret: { segments: [back] },
  totalPrice: usd(1500.1, 144.2),
};
const only = (offered: PricedItinerary, asked: SearchRequest = request) => {
  const [itinerary] = itinerariesOf([offered], asked);
  if (!itinerary) throw new Error("nothing was offered");
  return itinerary;
};

describe("an offer", () => {
  test("has trips with their tags, each against what was asked for", () => {
    expect(only(offer).trips).toMatchObject([
      { isAlternateAirport: false, isAlternateDate: false },
      { isAlternateAirport: true, isAlternateDate: false },
    ]);
    // FLT-31
    expect(only(offer, { ...request, from: "NYC" }).trips).toMatchObject([
      { isAlternateAirport: false },
      { isAlternateAirport: false },
    ]);
    expect(only(offer, { ...request, from: "WAS" }).trips).toMatchObject([
      { isAlternateAirport: true },
      { isAlternateAirport: true },
    ]);
    expect(only(offer, { ...request, departDate: "2026-11-22", from: "EWR" }).trips).toMatchObject([
      { isAlternateAirport: true, isAlternateDate: true },
      { isAlternateAirport: false, isAlternateDate: false },
    ]);
    expect(only({ ...offer, ret: null }).trips).toHaveLength(1);
    expect(alternatesOf(offer.one, 0, { ...request, departDate: "2026-11-22" })).toEqual({
      from: false,
      to: false,
      date: true,
    });
    expect(alternatesOf({ segments: [back] }, 1, request)).toEqual({ from: false, to: true, date: false });
    expect(alternatesOf({ segments: [back] }, 1, { ...request, returnDate: undefined }).date).toBe(false);
  });

  test("without flights is dropped", () => {
    expect(
      itinerariesOf(
        [
          { ...offer, one: { segments: [] } },
          { ...offer, ret: { segments: [] } },
        ],
        request,
      ),
    ).toEqual([]);
  });

  test.each([
    [1500.1, 144.2, 3, 54_810],
    [100, 0, 3, 3333],
    [200, 0, 3, 6667],
    // Binary fractions never cost anybody a cent.
    [0.1, 0.2, 1, 30],
    [1.005, 0, 1, 100],
    [1_000_000, 0.01, 1, 100_000_001],
  ])("of %d + %d for %d costs each %d hundredths", (base, tax, adults, expected) => {
    expect(pricePerPassenger(usd(base, tax), { adults, child: 0, infants: 0 })).toBe(expected);
  });

  // FLT-13
  test("divides by everybody, infants included", () => {
    expect(pricePerPassenger(usd(300, 0), { adults: 1, child: 1, infants: 1 })).toBe(10_000);
  });
});

describe("seats and figures", () => {
  test("the fullest flight decides how many seats are left", () => {
    expect(seatsLeft(only(offer))).toBe(2);
    expect(seatsLeft(only({ ...offer, one: { segments: [{ ...out, seatsRemaining: null }] } }))).toBe(2);
    expect(seatsLeft(only({ ...offer, ret: null, one: { segments: [{ ...out, seatsRemaining: null }] } }))).toBeNull();
    expect(isSoldOut(only(offer), { adults: 2, child: 0, infants: 2 })).toBe(false);
    expect(isSoldOut(only(offer), { adults: 2, child: 1, infants: 0 })).toBe(true);
  });

  test("on-time figures find their flights by number and route", () => {
    const figure = {
      airline_code: "TP",
      flight_number: "210",
      origin: "JFK",
      destination: "LIS",
      punctuality_percent: 74,
    };
    const before = [only(offer)];
    expect(flightCodes(before)).toEqual(["S4123", "TP210"]);
    const [measured] = withPerformance(before, [figure, { ...figure, origin: "BOS", punctuality_percent: 10 }]);
    expect(measured && onTimePercent(measured)).toBe(74);
    expect(measured?.trips[1]?.segments[0]?.performance).toBeNull();
    expect(withPerformance(before, [])).toBe(before);
    expect(onTimePercent(only(offer))).toBeNull();
  });
});

describe("choosing", () => {
  const itinerary = only(offer);
  const choice = {
    itinerary,
    booking: { bookingNo: "B-1" },
    searchId: "01234567" as FlightSearchId,
    passengers: { adults: 1, child: 1, infants: 1 },
    baggage: 4,
  };

  test("sends the flights with their search and booking", () => {
    const answer = alternateFlightOf(choice);
    expect(answer).toMatchObject({
      submission: { type: "ALTERNATIVE_FLIGHTS", itineraryId: "a", bookingNo: "B-1", baggage: 4, searchId: "01234567" },
    });
    expect("submission" in answer && answer.submission.segments.map(({ airline }) => airline.flightNum)).toEqual([
      "0210",
      "123",
    ]);
  });

  // FLT-21
  test.each([
    [{ booking: undefined }, "flights.booking.missing"],
    [{ booking: { bookingNo: "" } }, "flights.booking.missing"],
    [{ itinerary: undefined, baggage: 99 }, "flights.booking.missing"],
    [{ passengers: request.passengers }, "flights.booking.soldOut"],
    [{ baggage: 5 }, "flights.booking.baggage"],
    [{ baggage: -1 }, "flights.booking.baggage"],
  ])("%j cannot be sent: %s", (changes, problem) => {
    expect(alternateFlightOf({ ...choice, ...changes })).toEqual({ problem });
  });

  // FLT-20
  test("two pieces for everybody with a seat", () => {
    expect(baggageLimit({ adults: 2, child: 1, infants: 2 })).toBe(6);
    expect([0, 6, 7, 1.5].map((count) => isBaggageCount(count, { adults: 2, child: 1, infants: 2 }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test("a message names flights as its writer prints them", () => {
    const flights = selectedFlightsOf(itinerary).map((flight) => ({
      ...flight,
      flightNum: flight.flightNum.replace("0210", "210"),
    }));
    expect(findSelection([itinerary], flights)).toEqual({ itinerary });
    expect(
      findSelection(
        [itinerary],
        flights.map((flight) => ({ ...flight, deptUtc: flight.deptUtc + 60 })),
      ),
    ).toEqual({
      problem: "flights.selection.notFound",
    });
    expect(findSelection([], flights)).toEqual({ problem: "flights.selection.noItineraries" });
  });
});

test.each([
  [54_810, "USD", "en", "$548.10"],
  [164_430, "USD", "en", "$1,644.30"],
  [54_810, "USD", "fr", "548,10 $"],
  [54_800, "JPY", "en", "¥548.00"],
  [54_800, "EUR", "fr", "548,00 €"],
  [54_810, "??", "en", "548.10"],
])("%d hundredths of %s in %s", (hundredths, unit, locale, expected) => {
  const { amount, ...text } = priceText(hundredths, unit, locale);
  expect(amount.replaceAll(/\s/g, " ")).toBe(expected);
  expect(text).toEqual({ unit });
});

// FLT-19
test("the guarantee is said without decimals", () => {
  expect(guaranteeText("en")).toBe("$1,000");
});
