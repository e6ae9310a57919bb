import { bytesOf, mail, page } from "./envelope.ts";

/** A receipt of two flights, JSON-LD in quoted-printable, times with offsets; the name on the ticket misses a letter. */
const flightOf = (number: string, from: string, to: string, departs: string, arrives: string, seat: string) => ({
  "@context": "http://schema.org",
  "@type": "FlightReservation",
  reservationNumber: "GK3P7Q",
  reservationStatus: "http://schema.org/ReservationConfirmed",
  underName: { "@type": "Person", name: "Ellen Marcheti", email: "ellen.marchetti@example.com" },
  reservationFor: {
    "@type": "Flight",
    flightNumber: number,
    airline: { "@type": "Airline", name: "Delta Air Lines", iataCode: "DL" },
    departureAirport: { "@type": "Airport", name: "Departure airport", iataCode: from },
    departureTime: departs,
    departureTerminal: "S",
    arrivalAirport: { "@type": "Airport", name: "Arrival airport", iataCode: to },
    arrivalTime: arrives,
  },
  reservedTicket: {
    "@type": "Ticket",
    ticketNumber: "006 2418553907",
    ticketedSeat: { "@type": "Seat", seatNumber: seat },
  },
});
const receiptFlights = [
  flightOf("1862", "ATL", "MSP", "2026-11-30T08:40:00-05:00", "2026-11-30T11:22:00-06:00", "14C"),
  flightOf("3911", "MSP", "RST", "2026-11-30T11:05:00-06:00", "2026-11-30T11:58:00-06:00", "9D"),
];
export const airlineReceipt = mail("Your flight receipt - GK3P7Q", [
  { type: "text/plain; charset=utf-8", body: "Your flight receipt. Confirmation GK3P7Q." },
  {
    type: "text/html; charset=utf-8",
    encoding: "quoted-printable",
    body: page("Your receipt", receiptFlights, "DL 1862, Seat 14C"),
  },
]);

/** Microdata in a page of ISO 8859-1, base64: no zone in the times, the flight number with its airline. */
const microdataPage = `<html><body>
<div itemscope itemtype="http://schema.org/FlightReservation">
  <meta itemprop="reservationNumber" content="K7XQ2M">
  <link itemprop="reservationStatus" href="http://schema.org/Confirmed">
  <div itemprop="underName" itemscope itemtype="http://schema.org/Person">
    Passenger: <span itemprop="name">Inés García López</span>
  </div>
  <p itemprop="reservationFor" itemscope itemtype="http://schema.org/Flight">
    Flight <b itemprop="flightNumber">VY 7821</b>
    <span itemprop="airline" itemscope itemtype="http://schema.org/Airline"><meta itemprop="iataCode" content="VY"><span itemprop="name">Vueling</span></span>
    from <span itemprop="departureAirport" itemscope itemtype="http://schema.org/Airport"><span itemprop="name">Barcelona</span> (<span itemprop="iataCode">BCN</span>)</span>
    <time itemprop="departureTime" datetime="2026-12-31T23:20:00">31 dic. 23:20</time>
    to <span itemprop="arrivalAirport" itemscope itemtype="http://schema.org/Airport">London (<span itemprop="iataCode">LHR</span>)</span>
    <time itemprop="arrivalTime" datetime="2027-01-01T00:45">1 ene. 00:45</time>
  </p>
  <div itemprop="reservedTicket" itemscope itemtype="http://schema.org/Ticket">
    <span itemprop="ticketNumber">030-2400000017</span>
  </div>
</div></body></html>
`;
export const airlineMicrodata = mail("Tu reserva K7XQ2M", [
  { type: "text/html; charset=iso-8859-1", encoding: "base64", body: bytesOf(microdataPage, "latin1") },
]);

/** One reservation for each of two passengers on the same flight, in a graph. */
const familyFlight = {
  "@type": "Flight",
  flightNumber: "BA117",
  provider: { "@type": "Airline", name: "British Airways", iataCode: "BA" },
  departureAirport: { "@type": "Airport", iataCode: "LHR" },
  departureTime: "2026-12-02T08:25",
  departureTerminal: "5",
  arrivalAirport: { "@type": "Airport", iataCode: "JFK" },
  arrivalTime: "2026-12-02T11:20",
  arrivalTerminal: "8",
};
const familyMember = (givenName: string, seat: string, ticket: string) => ({
  "@type": "FlightReservation",
  reservationId: "R4TQ9Z",
  reservationStatus: "ReservationConfirmed",
  underName: { "@type": "Person", givenName, familyName: "Okonkwo" },
  reservationFor: familyFlight,
  airplaneSeat: seat,
  ticketNumber: ticket,
});
export const airlineFamily = mail("e-ticket R4TQ9Z", [
  {
    type: "text/html; charset=utf-8",
    body: page("e-ticket", {
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "Organization", name: "British Airways" },
        familyMember("Ada", "12A", "1252400000011"),
        familyMember("Emeka", "12B", "1252400000012"),
      ],
    }),
  },
]);

/** A saved page: JSON in a comment, commas too many, universal time where the clock of the airport is meant to be read. */
export const airlinePage = bytesOf(`<!doctype html><html><head><title>Booking &amp; details</title>
<script>document.title = "never run";</script>
<script type="application/ld+json"><!--
[{
  "@type": ["FlightReservation"],
  "reservationNumber": "QX7RTM",
  "underName": {"@type": "Person", "name": "Zo\\u00eb M\\u00fcller"},
  "reservationFor": {
    "@type": "https://schema.org/Flight", "flightNumber": "LX0316",
    "departureAirport": {"iataCode": "ZRH",}, "departureTime": "2026-06-12T07:05:00Z",
    "arrivalAirport": {"iataCode": "LHR"}, "arrivalTime": "2026-06-12T07:50:00+01:00",
  },
},]
--></script></head><body>Booking details</body></html>`);

/** A cancellation of a flight that stood. */
export const airlineCancellation = mail("Your flight is cancelled", [
  {
    type: "text/html; charset=utf-8",
    body: page("Cancelled", { ...receiptFlights[1], reservationStatus: "http://schema.org/ReservationCancelled" }),
  },
]);

/** A colleague forwards the receipt as a file. */
export const forwarded = mail(
  "Fwd: Your flight receipt",
  [
    { type: "text/plain", body: "For the trip of Ellen." },
    { type: "message/rfc822", body: airlineReceipt, fileName: "receipt.eml" },
  ],
  "mixed",
);
