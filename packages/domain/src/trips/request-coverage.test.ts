import { expect, test } from "vitest";
import { emptyContent, type ItineraryContent } from "./itinerary.ts";
import { requestCoverage } from "./request-coverage.ts";

const requested = {
  flights: [
    { departure: { airportCode: "ATL", dateTime: "2026-11-30" }, arrival: { airportCode: "RST" } },
    { departure: { airportCode: "RST", dateTime: "2026-12-03" }, arrival: { airportCode: "ATL" } },
  ],
  accommodations: [
    {
      type: "HOTEL",
      name: "Mill Race Inn",
      address: "",
      website: "",
      checkinDateTime: "2026-11-30",
      checkOutDateTime: "2026-12-01",
    },
    {
      type: "CALL_HOUSE",
      name: "Brigid House",
      address: "",
      website: "",
      checkinDateTime: "2026-12-01",
      checkOutDateTime: "2026-12-03",
    },
  ],
  cars: [
    {
      company: "National Car Rental",
      pickupLocation: "RST",
      dropOffLocation: "RST",
      pickupDateTime: "2026-11-30T14:30",
      dropDateTime: "2026-12-03",
    },
  ],
  trains: [{ departureStation: "NYP", arrivalStation: "WAS", departureDateTime: "2026-12-02" }],
} as const;

const end = (airportCode: string, dateTime: string) => ({ airportCode, dateTime, zone: "", terminal: "" });
const flight = (id: string, from: string, to: string, day: string, hour: number) => ({
  id,
  airlineCode: "DL",
  flightNum: "1862",
  departure: end(from, `${day}T${String(hour).padStart(2, "0")}:00`),
  arrival: end(to, `${day}T${String(hour + 2).padStart(2, "0")}:00`),
  pnr: "",
  confirmationNumber: "",
  passengerExtra: [],
  cancelled: false,
});
const stay = (
  type: "HOTEL" | "CALL_HOUSE" | "APARTMENT",
  checkinDateTime: string,
  checkOutDateTime: string,
): ItineraryContent["accommodations"][number] => ({
  id: checkinDateTime,
  type,
  name: "",
  address: "",
  city: "",
  phone: "",
  website: "",
  checkinDateTime,
  checkOutDateTime,
  zone: "",
  confirmationNumber: "MRI-50318",
  cancelled: false,
});

// TRP-48
test("what suppliers have confirmed meets what was asked for, night by night", () => {
  expect(requestCoverage(emptyContent, requested)).toMatchObject({ met: 0, all: 6 });
  const content: ItineraryContent = {
    ...emptyContent,
    // By two planes, on the day.
    flights: [flight("1", "ATL", "MSP", "2026-11-30", 8), flight("2", "MSP", "RST", "2026-11-30", 11)],
    accommodations: [
      stay("APARTMENT", "2026-11-30T15:00", "2026-12-01T11:00"),
      stay("CALL_HOUSE", "2026-12-01", "2026-12-02"),
    ],
    cars: [
      {
        id: "c",
        company: "Another",
        pickupLocation: "RST",
        dropOffLocation: "RST",
        pickupDateTime: "2026-11-30T12:30",
        pickupZone: "",
        dropDateTime: "2026-12-03T16:00",
        dropZone: "",
        phone: "",
        confirmationNumber: "1187724430",
        cancelled: false,
      },
    ],
  };
  expect(requestCoverage(content, requested)).toEqual({
    flights: [true, false],
    accommodations: [
      { nights: 1, booked: 1 },
      { nights: 2, booked: 1 },
    ],
    cars: [true],
    trains: [false],
    met: 3,
    all: 6,
  });
});

test("what is not confirmed, or was cancelled, meets nothing", () => {
  const [open, gone] = [
    { ...stay("HOTEL", "2026-11-30", "2026-12-01"), confirmationNumber: "" },
    { ...stay("HOTEL", "2026-11-30", "2026-12-01"), cancelled: true },
  ];
  for (const accommodation of [open, gone])
    expect(
      requestCoverage({ ...emptyContent, accommodations: [accommodation] }, requested).accommodations[0]?.booked,
    ).toBe(0);
});
