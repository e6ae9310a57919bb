import { bytesOf, mail, page } from "./envelope.ts";

/** A hotel: an address in parts, days with hours and no offset. */
export const hotel = mail("Reservation MRI-50318 confirmed", [
  {
    type: "text/html; charset=utf-8",
    encoding: "base64",
    body: page("Mill Race Inn", {
      "@context": "http://schema.org",
      "@type": "LodgingReservation",
      reservationNumber: "MRI-50318",
      reservationStatus: "http://schema.org/Confirmed",
      underName: { "@type": "Person", name: "Ellen Marchetti" },
      reservationFor: {
        "@type": "LodgingBusiness",
        name: "Mill Race Inn",
        address: {
          "@type": "PostalAddress",
          streetAddress: "12 Mill Street SW",
          addressLocality: "Rochester",
          addressRegion: "MN",
          postalCode: "55902",
          addressCountry: "US",
        },
        telephone: "+1 507 555 0119",
        url: "https://millrace.example.com/",
      },
      checkinDate: "2026-11-30T15:00:00-06:00",
      checkoutDate: "2026-12-01",
    }),
  },
]);

/** A car by JSON-LD. */
export const carOne = mail("Your reservation 1187724430", [
  {
    type: "text/html; charset=utf-8",
    encoding: "quoted-printable",
    body: page("National", {
      "@context": "http://schema.org",
      "@type": "RentalCarReservation",
      reservationNumber: "1187724430",
      reservationStatus: "http://schema.org/Confirmed",
      underName: { "@type": "Person", name: "Ellen Marchetti" },
      reservationFor: {
        "@type": "RentalCar",
        name: "Midsize SUV",
        rentalCompany: { "@type": "Organization", name: "National Car Rental" },
      },
      pickupLocation: {
        "@type": "Place",
        name: "Rochester airport",
        address: { "@type": "PostalAddress", streetAddress: "7600 Helgerson Dr SW", addressLocality: "Rochester" },
        telephone: "+1 507 555 0131",
      },
      pickupTime: "2026-11-30T12:30:00-06:00",
      dropoffLocation: { "@type": "Place", name: "Rochester airport" },
      dropoffTime: "2026-12-03T16:00:00-06:00",
    }),
  },
]);

/** A car by microdata in a saved page, in Windows-1252 as it says. */
export const carTwo = bytesOf(
  `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Confirmaci\u00f3n</title></head><body>
<table itemscope itemtype="http://schema.org/RentalCarReservation"><tr><td>
<span itemprop="reservationNumber">ES-77120-4</span>
<div itemprop="provider" itemscope itemtype="http://schema.org/Organization"><span itemprop="name">Autom\u00f3viles Ejemplo</span></div>
<div itemprop="pickupLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="name">M\u00e1laga aeropuerto</span></div>
<time itemprop="pickupTime" datetime="2026-10-03T10:00+02:00">3 oct 10:00</time>
<div itemprop="dropoffLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="name">Sevilla centro</span></div>
<time itemprop="dropoffTime" datetime="2026-10-06T18:00+02:00">6 oct 18:00</time>
</td></tr></table></body></html>`,
  "latin1",
);

/** A train with its seat. */
export const rail = mail("Your tickets A1B2C3", [
  {
    type: "text/html; charset=utf-8",
    body: page("Tickets", {
      "@context": "http://schema.org",
      "@type": "TrainReservation",
      reservationNumber: "A1B2C3",
      reservationStatus: "http://schema.org/ReservationHold",
      underName: { "@type": "Person", name: "Ellen Marchetti" },
      reservationFor: {
        "@type": "TrainTrip",
        provider: { "@type": "Organization", name: "Amtrak" },
        trainNumber: "2153",
        departureStation: { "@type": "TrainStation", name: "New York Penn" },
        departureTime: "2026-12-05T09:00:00-05:00",
        arrivalStation: { "@type": "TrainStation", name: "Washington Union" },
        arrivalTime: "2026-12-05T11:56:00-05:00",
      },
      reservedTicket: {
        "@type": "Ticket",
        ticketNumber: "T-77",
        ticketedSeat: { "@type": "Seat", seatNumber: "7F", seatSection: "4" },
      },
    }),
  },
]);

const agencyCalendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example Travel//Trips//EN
BEGIN:VEVENT
UID:1@agency.example
DTSTAMP:20261119T100000Z
DTSTART;TZID=America/New_York:20261130T084000
DTEND;TZID=America/Chicago:20261130T102500
SUMMARY:Flight DL 1862 ATL-MSP
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");

/** An agency: a package of flight, hotel and car, an event beside it, a calendar that says another arrival, a voucher as PDF. */
export const agency = mail(
  "Your trip to Rochester",
  [
    {
      type: "text/html; charset=utf-8",
      encoding: "quoted-printable",
      body: page("Your trip", {
        "@context": "http://schema.org",
        "@type": "ReservationPackage",
        reservationNumber: "OTA-5512",
        subReservation: [
          {
            "@type": "FlightReservation",
            reservationNumber: "GK3P7Q",
            underName: { "@type": "Person", name: "Ellen Marchetti" },
            reservationFor: {
              "@type": "Flight",
              flightNumber: "1862",
              airline: { "@type": "Airline", iataCode: "DL" },
              departureAirport: { "@type": "Airport", iataCode: "ATL" },
              departureTime: "2026-11-30T08:40:00",
              arrivalAirport: { "@type": "Airport", iataCode: "MSP" },
              arrivalTime: "2026-11-30T10:22:00",
            },
          },
          {
            "@type": "LodgingReservation",
            reservationNumber: "H-9",
            reservationFor: { "@type": "Hotel", name: "Mill Race Inn", address: "12 Mill Street SW, Rochester" },
            checkinTime: "2026-11-30",
            checkoutTime: "2026-12-01",
          },
          {
            "@type": "RentalCarReservation",
            reservationNumber: "C-4",
            provider: { "@type": "Organization", name: "Example Cars" },
            pickupLocation: { "@type": "Place", name: "Rochester airport" },
            pickupTime: "2026-11-30T12:30",
            dropoffTime: "2026-12-03T16:00",
          },
          {
            "@type": "EventReservation",
            reservationNumber: "E-1",
            reservationFor: { "@type": "Event", name: "Concert in the park", startDate: "2026-12-01T20:00" },
          },
        ],
      }),
    },
    { type: "text/calendar; charset=utf-8; method=PUBLISH", body: agencyCalendar, fileName: "trip.ics" },
    {
      type: "application/pdf",
      encoding: "base64",
      body: "%PDF-1.4\n% a voucher\n%%EOF\n",
      fileName: "voucher.pdf",
    },
  ],
  "mixed",
);
