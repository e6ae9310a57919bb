import { encodeBcbp, type EncodedLeg } from "../../../boarding-pass/testing/encode-bcbp.ts";
import { bytesOf, walletPass } from "./envelope.ts";

const leg: EncodedLeg = {
  pnr: "QX7RTM",
  from: "ZRH",
  to: "LHR",
  carrier: "LX",
  flight: "0316",
  day: 163,
  compartment: "Y",
  seat: "014C",
  sequence: "0062",
  status: "1",
  conditional: "",
};
const bcbp = encodeBcbp("SAMPLE/JANE MS", [leg]);

const passHead = {
  formatVersion: 1,
  passTypeIdentifier: "pass.com.example.boarding",
  serialNumber: "0001",
  teamIdentifier: "EXAMPLE000",
  organizationName: "Example Air",
  description: "Boarding pass",
};

/** A pass of today: what it means stands in semantics. */
export const newPass = walletPass({
  ...passHead,
  relevantDate: "2026-11-30T07:55-05:00",
  semantics: {
    airlineCode: "DL",
    flightNumber: 1862,
    departureAirportCode: "ATL",
    destinationAirportCode: "MSP",
    originalDepartureDate: "2026-11-30T13:40:00Z",
    originalArrivalDate: "2026-11-30T16:22:00Z",
    departureTerminal: "S",
    confirmationNumber: "GK3P7Q",
    passengerName: { givenName: "Ellen", familyName: "Marchetti" },
    seats: [{ seatNumber: "14C" }],
  },
  boardingPass: {
    transitType: "PKTransitTypeAir",
    primaryFields: [
      { key: "origin", label: "ATLANTA", value: "ATL" },
      { key: "destination", label: "MINNEAPOLIS", value: "MSP" },
    ],
  },
});

/** An older pass: printed fields and a barcode. */
export const oldPass = walletPass({
  ...passHead,
  relevantDate: "2026-06-12T09:05+02:00",
  barcode: { format: "PKBarcodeFormatAztec", message: bcbp, messageEncoding: "iso-8859-1" },
  boardingPass: {
    transitType: "PKTransitTypeAir",
    headerFields: [{ key: "gate", label: "GATE", value: "A72" }],
    primaryFields: [
      { key: "from", label: "Zurich", value: "ZRH" },
      { key: "to", label: "London", value: "LHR" },
    ],
    auxiliaryFields: [{ key: "passenger", label: "PASSENGER", value: "JANE SAMPLE" }],
    secondaryFields: [{ key: "seat", label: "SEAT", value: "14C" }],
  },
});

/** A train's pass. */
export const railPass = walletPass({
  ...passHead,
  organizationName: "Example Rail",
  relevantDate: "2026-12-05T09:00-05:00",
  boardingPass: {
    transitType: "PKTransitTypeTrain",
    primaryFields: [
      { key: "origin", label: "FROM", value: "New York Penn" },
      { key: "destination", label: "TO", value: "Washington Union" },
    ],
    secondaryFields: [
      { key: "train", label: "TRAIN", value: "2153" },
      { key: "reservation", label: "RESERVATION", value: "A1B2C3" },
    ],
  },
});

export const barCode = bytesOf(`${bcbp}\r\n`);

/** An airline's calendar: zones with their definitions, a line that goes on in the next, escaped commas. */
export const airlineCalendar = bytesOf(
  `BEGIN:VCALENDAR
PRODID:-//Example Air//Booking//EN
VERSION:2.0
METHOD:PUBLISH
BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:STANDARD
DTSTART:20261101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:BA178-20261209@air.example
DTSTAMP:20261119T090000Z
DTSTART;TZID=America/New_York:20261209T190000
DTEND;TZID=Europe/London:20261210T070500
SUMMARY:Flight BA 178: New York (JFK) to London (LHR)
LOCATION:John F. Kennedy International\\, Terminal 8
DESCRIPTION:Booking reference: R4TQ9Z\\nPassengers: Ada Okonkwo\\, Emeka Ok
 onkwo
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n"),
);

/** A calendar of a program for mails: a hotel by whole days, a car, a zone by a name of its own, and a meeting. */
export const mixedCalendar = bytesOf(
  `BEGIN:VCALENDAR
PRODID:-//Example Mailer//EN
VERSION:2.0
BEGIN:VEVENT
UID:h@hotel.example
DTSTAMP:20261119T090000Z
DTSTART;VALUE=DATE:20261130
DTEND;VALUE=DATE:20261201
SUMMARY:Your stay at Mill Race Inn
LOCATION:12 Mill Street SW\\, Rochester
DESCRIPTION:Confirmation number: MRI50318
END:VEVENT
BEGIN:VEVENT
UID:c@cars.example
DTSTAMP:20261119T090000Z
DTSTART;TZID=Central Standard Time:20261130T123000
DTEND;TZID=America/Chicago:20261203T160000
SUMMARY:Car rental: Example Cars
LOCATION:Rochester airport
STATUS:TENTATIVE
END:VEVENT
BEGIN:VEVENT
UID:t@rail.example
DTSTAMP:20261119T090000Z
DTSTART;TZID=America/New_York:20261205T090000
DTEND;TZID=America/New_York:20261205T115600
SUMMARY:Train 2153: New York Penn to Washington Union
END:VEVENT
BEGIN:VEVENT
UID:m@office.example
DTSTAMP:20261119T090000Z
DTSTART:20261201T150000Z
SUMMARY:Meeting with the team
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n"),
);
