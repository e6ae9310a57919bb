import { describe, expect, test } from "vitest";
import { segmentOf } from "../flights/testing/itineraries.ts";
import { emptyContent, type ItineraryContent } from "./itinerary.ts";
import { nextFlightToFind, takeFlights, withoutTakenFlights, withTakenFlights } from "./taken-flights.ts";
import { flight } from "./testing/sample-trip.ts";

const asked = (from: string, to: string, dateTime: string) => ({
  departure: { airportCode: from, dateTime },
  arrival: { airportCode: to },
});
const there = asked("ATL", "RST", "2026-11-30");
const back = asked("RST", "ATL", "2026-12-03T18:00");
const open = (id: string, from: string, to: string) =>
  flight(id, "", from, to, { airlineCode: "", pnr: "", confirmationNumber: "" });
const withFlights = (...flights: ItineraryContent["flights"]): ItineraryContent => ({ ...emptyContent, flights });

// TRP-40
describe("the flight to look for next", () => {
  test("is the first that is asked for and to which nothing leads", () => {
    expect(nextFlightToFind(emptyContent, [there, back])).toEqual({ from: "ATL", to: "RST", date: "2026-11-30" });
    const direct = flight("f1", "1862", "ATL 2026-11-30T08:40", "RST 2026-11-30T10:58");
    expect(nextFlightToFind(withFlights(direct), [there, back])).toEqual({
      from: "RST",
      to: "ATL",
      date: "2026-12-03",
    });
  });

  test("counts changes of planes as leading there, in their order, and not what is cancelled or leaves on another day", () => {
    const first = flight("f1", "1862", "ATL 2026-11-30T08:40", "MSP 2026-11-30T10:22");
    const second = flight("f2", "3911", "MSP 2026-11-30T11:05", "RST 2026-11-30T11:58");
    const isMet = (...flights: ItineraryContent["flights"]) =>
      nextFlightToFind(withFlights(...flights), [there]) === undefined;
    expect(isMet(second, first)).toBe(true);
    expect(isMet(first)).toBe(false);
    expect(isMet(first, { ...second, cancelled: true })).toBe(false);
    expect(isMet(first, flight("f2", "3911", "MSP 2026-11-30T09:05", "RST 2026-11-30T09:58"))).toBe(false);
    expect(isMet(flight("f1", "1862", "ATL 2026-12-01T08:40", "RST 2026-12-01T10:58"))).toBe(false);
    // There and back again within the day leads nowhere for ever.
    expect(isMet(first, flight("f3", "77", "MSP 2026-11-30T12:00", "ATL 2026-11-30T15:00"))).toBe(false);
  });

  test("is otherwise one that stands in the itinerary without a number; then there is none", () => {
    const typed = open("f1", "ATL 2026-11-30", "MSP");
    expect(nextFlightToFind(withFlights(typed), [])).toEqual({ from: "ATL", to: "MSP", date: "2026-11-30" });
    expect(nextFlightToFind(withFlights({ ...typed, cancelled: true }), [])).toBeUndefined();
    expect(nextFlightToFind(emptyContent, [])).toBeUndefined();
  });
});

// TRP-40
describe("taking a flight", () => {
  const segments = [
    segmentOf({ flight: "TP 0210", from: "JFK", to: "LIS", dept: "2026-11-24T23:30Z", arrival: "2026-11-25T06:10Z" }),
    segmentOf({ flight: "AF 77", from: "LIS", to: "CDG", dept: "2026-11-25T08:00Z", arrival: "2026-11-25T10:30Z" }),
  ];
  const searched = { from: "JFK", to: "CDG", date: "2026-11-24" };
  let made = 0;
  const newId = () => `new-${(made += 1)}`;

  test("makes one flight of each segment, in the clocks and zones of its airports", () => {
    const { added, replaced } = takeFlights(emptyContent, segments, searched, newId);
    expect(replaced).toBeUndefined();
    expect(added).toMatchObject([
      {
        airlineCode: "TP",
        flightNum: "210",
        departure: { airportCode: "JFK", dateTime: "2026-11-24T18:30", zone: "America/New_York", terminal: "" },
        arrival: { airportCode: "LIS", dateTime: "2026-11-25T06:10", zone: "Europe/Lisbon" },
        pnr: "",
        cancelled: false,
      },
      { airlineCode: "AF", flightNum: "77", arrival: { airportCode: "CDG", dateTime: "2026-11-25T11:30" } },
    ]);
    expect(new Set(added.map(({ id }) => id)).size).toBe(2);
  });

  test("puts them in the place of the open flight, and back again without losing what was typed since", () => {
    const aboard = [{ travelerId: "t1", name: "Ellen Marchetti", eticket: "006", seatno: "14C" }];
    const openFlight = { ...open("open", "JFK 2026-11-24", "CDG"), passengerExtra: aboard };
    const other = open("other", "JFK 2026-11-25", "CDG");
    const content = withFlights(other, openFlight, flight("home", "1", "CDG 2026-12-01T10:00", "JFK 2026-12-01T13:00"));
    const taken = takeFlights(content, segments, searched, newId);
    expect(taken.replaced).toBe(openFlight);
    expect(taken.added.map(({ passengerExtra }) => passengerExtra)).toEqual(
      Array.from({ length: 2 }, () => [{ travelerId: "t1", name: "Ellen Marchetti", eticket: "", seatno: "" }]),
    );
    const next = withTakenFlights(content, taken);
    expect(next.flights.map(({ id }) => id)).toEqual(["other", ...taken.added.map(({ id }) => id), "home"]);
    const typed = { ...next, itinerarySummary: "Paris", flights: next.flights.toReversed() };
    const undone = withoutTakenFlights(typed, taken);
    expect(undone.itinerarySummary).toBe("Paris");
    expect(undone.flights.map(({ id }) => id)).toEqual(["home", "open", "other"]);
  });

  test("is added at the end where there was no open flight for it", () => {
    const home = flight("home", "1", "CDG 2026-12-01T10:00", "JFK 2026-12-01T13:00");
    const content = withFlights(home);
    const taken = takeFlights(content, segments, searched, newId);
    expect(withTakenFlights(content, taken).flights).toEqual([home, ...taken.added]);
    expect(withoutTakenFlights(withTakenFlights(content, taken), taken)).toEqual(content);
  });
});
