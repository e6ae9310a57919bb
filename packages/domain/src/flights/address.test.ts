import { expect, test } from "vitest";
import {
  addressOfSearch,
  emptyAddress,
  type FlightAddress,
  passengersProblem,
  readFlightAddress,
  requestInAddress,
  writeFlightAddress,
} from "./address.ts";
import { defaultDisplay } from "./display-options.ts";
import { noFilters } from "./filters.ts";
import type { FlightSearchId, SearchRequest } from "./search-request.ts";

const request: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-22",
  returnDate: "2026-11-28",
  passengers: { adults: 2, child: 1, infants: 0 },
  nonstop: false,
};

test("a link with from, to, departDate and passengerCount begins a search (FLT-7)", () => {
  const link = { from: "jfk", to: "LIS", departDate: "2026-11-22", passengerCount: "2" };
  expect(requestInAddress(readFlightAddress(link))).toEqual({
    from: "JFK",
    to: "LIS",
    departDate: "2026-11-22",
    passengers: { adults: 2, child: 0, infants: 0 },
    nonstop: false,
  });
  for (const key of Object.keys(link))
    expect(requestInAddress(readFlightAddress({ ...link, [key]: "" })), key).toBeUndefined();
});

// FLT-17
test("an address says only what differs, in words that people can read", () => {
  expect(writeFlightAddress(emptyAddress)).toEqual({});
  const address: FlightAddress = {
    ...addressOfSearch(request, { ...defaultDisplay, isCustomer: true, weather: false, performance: false }),
    searchId: "0192f1c0-5a7e" as FlightSearchId,
    itinerary: "s4-222",
    filters: {
      price: [54_810, 62_000],
      stops: ["nonstop", "one"],
      airlines: ["TP", "S4"],
      mainAirports: ["JFK"],
      connectingAirports: ["DUB", "PDL"],
      dates: ["asked"],
      trips: [
        { departure: ["12-18", "18-23"], arrival: [] },
        { departure: [], arrival: ["05-12"] },
      ],
      onTime: [70, 100],
    },
    sort: { type: "duration", isAscending: false },
  };
  expect(new URLSearchParams(writeFlightAddress(address)).toString()).toBe(
    "from=JFK&to=LIS&departDate=2026-11-22&returnDate=2026-11-28&passengerCount=3&children=1&customer=1&hide=performance_weather" +
      "&results=0192f1c0-5a7e&itinerary=s4-222&sort=-duration&price=548.10-620&stops=nonstop_one&airlines=TP_S4&airports=JFK" +
      "&via=DUB_PDL&dates=asked&departs=12-18_18-23&arrives2=05-12&onTime=70-100",
  );
  expect(requestInAddress(address)).toEqual(request);
});

// FLT-17
test.each<[Record<string, string>, Partial<FlightAddress> | Partial<FlightAddress["search"]>]>([
  [{ stops: "nonstop_seven_nonstop" }, { filters: { ...noFilters, stops: ["nonstop"] } }],
  [{ airlines: "TP_tp_LUFTHANSA" }, { filters: { ...noFilters, airlines: ["TP"] } }],
  [{ price: "620-548.10" }, { filters: noFilters }],
  [{ price: "cheap", onTime: "50-101", departs: "morning" }, { filters: noFilters }],
  [
    { departs9: "05-12" },
    {
      filters: {
        ...noFilters,
        trips: [
          ...Array.from({ length: 8 }, () => ({ departure: [], arrival: [] })),
          { departure: ["05-12"], arrival: [] },
        ],
      },
    },
  ],
  [{ sort: "-beauty" }, { sort: emptyAddress.sort }],
  [{ sort: "-best" }, { sort: emptyAddress.sort }],
  [{ dates: "asked_someday" }, { filters: { ...noFilters, dates: ["asked"] } }],
  [{ sort: "-price" }, { sort: { type: "price", isAscending: false } }],
  [{ hide: "sort_isCustomer_nothing" }, { display: { ...defaultDisplay, sort: false } }],
  [
    { results: "../etc", itinerary: "a b" },
    { searchId: null, itinerary: null },
  ],
])("%j is read as far as it makes sense", (parameters, expected) => {
  expect(readFlightAddress(parameters)).toMatchObject(expected);
});

test.each([
  ["3", "1", "1", { adults: 1, child: 1, infants: 1 }],
  ["3", "3", "", { adults: 3, child: 0, infants: 0 }],
  ["4", "", "3", { adults: 4, child: 0, infants: 0 }],
  ["9", "", "", { adults: 9, child: 0, infants: 0 }],
  ["10", "", "", null],
  ["0", "", "", null],
  ["two", "", "", null],
])("%s passengers, of them %s children and %s infants", (passengerCount, children, infants, expected) => {
  expect(readFlightAddress({ passengerCount, children, infants }).search.passengers).toEqual(expected);
});

test.each([
  [undefined, undefined],
  ["", undefined],
  ["9", undefined],
  ["10", "flights.passengers.maximum"],
  ["1000", "flights.passengers.maximum"],
  ["0", "flights.passengers.adults"],
  ["two", "flights.passengers.count"],
  ["-1", "flights.passengers.count"],
])("passengerCount=%s: %s", (passengerCount, problem) => {
  expect(passengersProblem(passengerCount === undefined ? {} : { passengerCount })).toBe(problem);
});
