import { expect, test } from "vitest";
import {
  newCar,
  newFlight,
  newHotel,
  newTrain,
  railStations,
  returnFlight,
  stationText,
  visitPurposes,
} from "./index.ts";

const trip = { startDate: "2026-12-09", endDate: "2026-12-11" };
const flights = [
  { flightDeparture: "ATL", flightDestination: "MSP", flightDepartureDate: "2026-12-09" },
  { flightDeparture: "MSP", flightDestination: "RST", flightDepartureDate: "2026-12-10" },
];

// REQ-6
test("a visit is for one of two purposes", () => {
  expect(visitPurposes).toEqual(["Surgeon/APP Travel", "Corporate Travel"]);
});

// REQ-7
test("a new car is of National Car Rental", () => {
  expect(newCar(trip).company).toBe("National Car Rental");
});

// REQ-9
test("trains are asked for between ten stations: nine with Amtrak's codes, and Others, whose name is written", () => {
  expect(railStations.map(({ code }) => code)).toEqual([
    "NYP",
    "PHL",
    "WAS",
    "BOS",
    "BAL",
    "WIL",
    "NWK",
    "NHV",
    "PVD",
    "Others",
  ]);
  expect([stationText("BOS"), stationText("Albany"), stationText("Others")]).toEqual([
    "Boston South (BOS)",
    "Albany",
    "Others",
  ]);
});

// REQ-11
test("a new flight begins where the last one ends, and the first one nowhere yet", () => {
  expect(newFlight(flights)).toEqual({ flightDeparture: "RST", flightDestination: "", flightDepartureDate: "" });
  expect(newFlight([]).flightDeparture).toBe("");
});

// REQ-11
test("the flight back leads from where the last one ends to where the first one begins, on the trip's last day", () => {
  expect(returnFlight(flights, trip)).toEqual({
    flightDeparture: "RST",
    flightDestination: "ATL",
    flightDepartureDate: "2026-12-11",
  });
});

// REQ-11
test("a new hotel and a new car have the trip's dates, a new train its first", () => {
  expect(newHotel(trip)).toMatchObject({ checkInDate: "2026-12-09", checkOutDate: "2026-12-11" });
  expect(newCar(trip)).toMatchObject({ pickupDate: "2026-12-09", dropOffDate: "2026-12-11" });
  expect(newTrain(trip)).toMatchObject({ trainDepartureDate: "2026-12-09" });
});
