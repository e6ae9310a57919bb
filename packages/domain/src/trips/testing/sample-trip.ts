import {
  emptyContent,
  type ItineraryAccommodation,
  type ItineraryCar,
  type ItineraryContent,
  type ItineraryFlight,
  type ItineraryTrain,
  type ItineraryTraveller,
} from "../itinerary.ts";

/** Zones and cities of the airports in tests. */
export const airports: Readonly<Record<string, { readonly zone: string; readonly city: string }>> = {
  ATL: { zone: "America/New_York", city: "Atlanta" },
  MSP: { zone: "America/Chicago", city: "Minneapolis" },
  RST: { zone: "America/Chicago", city: "Rochester" },
  JFK: { zone: "America/New_York", city: "New York" },
  LGA: { zone: "America/New_York", city: "New York" },
  LHR: { zone: "Europe/London", city: "London" },
  CDG: { zone: "Europe/Paris", city: "Paris" },
  ZRH: { zone: "Europe/Zurich", city: "Zurich" },
  BCN: { zone: "Europe/Madrid", city: "Barcelona" },
  LIS: { zone: "Europe/Lisbon", city: "Lisbon" },
  FRA: { zone: "Europe/Berlin", city: "Frankfurt" },
  AKL: { zone: "Pacific/Auckland", city: "Auckland" },
  HNL: { zone: "Pacific/Honolulu", city: "Honolulu" },
  SYD: { zone: "Australia/Sydney", city: "Sydney" },
  DEL: { zone: "Asia/Kolkata", city: "Delhi" },
};

/** The time zone of an airport of the tests' sample trip. */
export const zoneOf = (iata: string): string | undefined => airports[iata]?.zone;

/** A flight of Delta, "ATL 2026-11-30T08:40" to "MSP 2026-11-30T10:22". */
export function flight(
  id: string,
  number: string,
  from: string,
  to: string,
  more: Partial<ItineraryFlight> = {},
): ItineraryFlight {
  const end = (text: string) => {
    const [airportCode = "", dateTime = ""] = text.split(" ");
    return { airportCode, dateTime, zone: zoneOf(airportCode) ?? "", terminal: "" };
  };
  return {
    id,
    airlineCode: "DL",
    flightNum: number,
    departure: end(from),
    arrival: end(to),
    pnr: "GK3P7Q",
    confirmationNumber: "GK3P7Q",
    passengerExtra: [],
    cancelled: false,
    ...more,
  };
}

/** A hotel stay for tests of itineraries. */
export const stay = (
  id: string,
  name: string,
  checkinDateTime: string,
  checkOutDateTime: string,
  more: Partial<ItineraryAccommodation> = {},
): ItineraryAccommodation => ({
  id,
  type: "HOTEL",
  name,
  address: "12 Mill Street SW, Rochester, MN 55902",
  city: "Rochester",
  phone: "",
  website: "",
  checkinDateTime,
  checkOutDateTime,
  zone: "America/Chicago",
  confirmationNumber: "MRI-50318",
  cancelled: false,
  ...more,
});

export const car: ItineraryCar = {
  id: "car-1",
  company: "National Car Rental",
  pickupLocation: "Rochester airport (RST)",
  dropOffLocation: "Rochester airport (RST)",
  pickupDateTime: "2026-11-30T12:30",
  pickupZone: "America/Chicago",
  dropDateTime: "2026-12-03T16:00",
  dropZone: "America/Chicago",
  confirmationNumber: "1187724430",
  phone: "+1 507 555 0131",
  cancelled: false,
};

export const train: ItineraryTrain = {
  id: "train-1",
  company: "Amtrak",
  trainNum: "2153",
  departureStation: "New York Penn",
  arrivalStation: "Washington Union",
  departureDateTime: "2026-12-05T09:00",
  departureZone: "America/New_York",
  arrivalDateTime: "2026-12-05T11:56",
  arrivalZone: "America/New_York",
  confirmationNumber: "A1B2C3",
  passengerExtra: [],
  cancelled: false,
};

export const ellen: ItineraryTraveller = {
  travelerId: "t1",
  prefix: "Ms",
  firstName: "Ellen",
  middleName: "Grace",
  lastName: "Marchetti",
  email: "ellen.marchetti@example.com",
  phone: "",
};

/** Four days in Rochester: there with one stop, a car, a hotel and a call house, and back. */
export const rochester: ItineraryContent = {
  ...emptyContent,
  itinerarySummary: "Rochester, Minnesota",
  travellers: [ellen],
  flights: [
    flight("f1", "1862", "ATL 2026-11-30T08:40", "MSP 2026-11-30T10:22"),
    flight("f2", "3911", "MSP 2026-11-30T11:05", "RST 2026-11-30T11:58"),
    flight("f3", "4017", "RST 2026-12-03T18:25", "ATL 2026-12-03T22:05"),
  ],
  cars: [car],
  accommodations: [
    stay("h1", "Mill Race Inn", "2026-11-30T15:00", "2026-12-01T11:00"),
    stay("h2", "Brigid House 3", "2026-12-01T12:00", "2026-12-03T11:00", { type: "CALL_HOUSE" }),
  ],
};
