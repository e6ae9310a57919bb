/** What is read of each confirmation, in lines: field, value, doubts, and what the file says elsewhere. */
export const expectedReadings: Readonly<Record<string, string>> = {
  agency: `EML Your trip to Rochester
flight
  airlineCode: DL
  flightNum: 1862
  departure.airportCode: ATL
  departure.dateTime: 2026-11-30T08:40
  arrival.airportCode: MSP
  arrival.dateTime: 2026-11-30T10:22 DIFFERS_IN_FILE ≠ 2026-11-30T10:25
  pnr: GK3P7Q
  confirmationNumber: GK3P7Q
  - name: Ellen Marchetti
  missing departure.terminal arrival.terminal
accommodation
  name: Mill Race Inn
  address: 12 Mill Street SW, Rochester
  checkinDateTime: 2026-11-30 NO_TIME
  checkOutDateTime: 2026-12-01 NO_TIME
  confirmationNumber: H-9
  missing city zone phone website
car
  company: Example Cars
  pickupLocation: Rochester airport
  pickupDateTime: 2026-11-30T12:30
  dropDateTime: 2026-12-03T16:00
  confirmationNumber: C-4
  missing pickupZone dropOffLocation dropZone phone
ignored EventReservation OTHER_RESERVATION
pdf voucher.pdf`,
  airlineCalendar: `ICS 
flight
  airlineCode: BA FROM_WORDS
  flightNum: 178 FROM_WORDS
  departure.airportCode: JFK FROM_WORDS
  departure.dateTime: 2026-12-09T19:00
  arrival.airportCode: LHR FROM_WORDS
  arrival.dateTime: 2026-12-10T07:05
  pnr: R4TQ9Z FROM_WORDS
  confirmationNumber: R4TQ9Z FROM_WORDS
  missing departure.terminal arrival.terminal`,
  airlineCancellation: `EML Your flight is cancelled
flight
  airlineCode: DL
  flightNum: 3911
  departure.airportCode: MSP
  departure.dateTime: 2026-11-30T11:05
  departure.terminal: S
  arrival.airportCode: RST
  arrival.dateTime: 2026-11-30T11:58
  pnr: GK3P7Q
  confirmationNumber: GK3P7Q
  cancelled: true
  - name: Ellen Marcheti, eticket: 0062418553907, seatno: 9D
  missing arrival.terminal`,
  airlineFamily: `EML e-ticket R4TQ9Z
flight
  airlineCode: BA
  flightNum: 117
  departure.airportCode: LHR
  departure.dateTime: 2026-12-02T08:25
  departure.terminal: 5
  arrival.airportCode: JFK
  arrival.dateTime: 2026-12-02T11:20
  arrival.terminal: 8
  pnr: R4TQ9Z
  confirmationNumber: R4TQ9Z
  - name: Ada Okonkwo, eticket: 1252400000011, seatno: 12A
  - name: Emeka Okonkwo, eticket: 1252400000012, seatno: 12B`,
  airlineMicrodata: `EML Tu reserva K7XQ2M
flight
  airlineCode: VY
  flightNum: 7821
  departure.airportCode: BCN
  departure.dateTime: 2026-12-31T23:20
  arrival.airportCode: LHR
  arrival.dateTime: 2027-01-01T00:45
  pnr: K7XQ2M
  confirmationNumber: K7XQ2M
  - name: Inés García López, eticket: 0302400000017
  missing departure.terminal arrival.terminal`,
  airlinePage: `HTML Booking & details
flight ENDS_BEFORE_IT_STARTS
  airlineCode: LX
  flightNum: 316
  departure.airportCode: ZRH
  departure.dateTime: 2026-06-12T09:05 OFFSET_DIFFERS
  arrival.airportCode: LHR
  arrival.dateTime: 2026-06-12T07:50
  pnr: QX7RTM
  confirmationNumber: QX7RTM
  - name: Zoë Müller
  missing departure.terminal arrival.terminal`,
  airlineReceipt: `EML Your flight receipt - GK3P7Q
flight
  airlineCode: DL
  flightNum: 1862
  departure.airportCode: ATL
  departure.dateTime: 2026-11-30T08:40
  departure.terminal: S
  arrival.airportCode: MSP
  arrival.dateTime: 2026-11-30T11:22
  pnr: GK3P7Q
  confirmationNumber: GK3P7Q
  - name: Ellen Marcheti, eticket: 0062418553907, seatno: 14C
  missing arrival.terminal
flight
  airlineCode: DL
  flightNum: 3911
  departure.airportCode: MSP
  departure.dateTime: 2026-11-30T11:05
  departure.terminal: S
  arrival.airportCode: RST
  arrival.dateTime: 2026-11-30T11:58
  pnr: GK3P7Q
  confirmationNumber: GK3P7Q
  - name: Ellen Marcheti, eticket: 0062418553907, seatno: 9D
  missing arrival.terminal`,
  barCode: `BCBP 
flight
  airlineCode: LX
  flightNum: 316
  departure.airportCode: ZRH
  departure.dateTime: 2026-06-12 NO_TIME NO_YEAR
  arrival.airportCode: LHR
  pnr: QX7RTM
  confirmationNumber: QX7RTM
  - name: JANE MS SAMPLE, seatno: 14C
  missing departure.terminal arrival.dateTime arrival.terminal`,
  carOne: `EML Your reservation 1187724430
car
  company: National Car Rental
  pickupLocation: Rochester airport, 7600 Helgerson Dr SW, Rochester
  pickupDateTime: 2026-11-30T12:30
  dropOffLocation: Rochester airport
  dropDateTime: 2026-12-03T16:00
  phone: +1 507 555 0131
  confirmationNumber: 1187724430
  missing pickupZone dropZone`,
  carTwo: `HTML Confirmación
car
  company: Automóviles Ejemplo
  pickupLocation: Málaga aeropuerto
  pickupDateTime: 2026-10-03T10:00
  dropOffLocation: Sevilla centro
  dropDateTime: 2026-10-06T18:00
  confirmationNumber: ES-77120-4
  missing pickupZone dropZone phone`,
  forwarded: `EML Fwd: Your flight receipt
flight
  airlineCode: DL
  flightNum: 1862
  departure.airportCode: ATL
  departure.dateTime: 2026-11-30T08:40
  departure.terminal: S
  arrival.airportCode: MSP
  arrival.dateTime: 2026-11-30T11:22
  pnr: GK3P7Q
  confirmationNumber: GK3P7Q
  - name: Ellen Marcheti, eticket: 0062418553907, seatno: 14C
  missing arrival.terminal
flight
  airlineCode: DL
  flightNum: 3911
  departure.airportCode: MSP
  departure.dateTime: 2026-11-30T11:05
  departure.terminal: S
  arrival.airportCode: RST
  arrival.dateTime: 2026-11-30T11:58
  pnr: GK3P7Q
  confirmationNumber: GK3P7Q
  - name: Ellen Marcheti, eticket: 0062418553907, seatno: 9D
  missing arrival.terminal`,
  hotel: `EML Reservation MRI-50318 confirmed
accommodation
  name: Mill Race Inn
  address: 12 Mill Street SW, Rochester, MN, 55902, US
  city: Rochester
  checkinDateTime: 2026-11-30T15:00
  checkOutDateTime: 2026-12-01 NO_TIME
  phone: +1 507 555 0119
  website: https://millrace.example.com/
  confirmationNumber: MRI-50318
  missing zone`,
  mixedCalendar: `ICS 
accommodation
  name: Mill Race Inn FROM_WORDS
  address: 12 Mill Street SW, Rochester
  checkinDateTime: 2026-11-30 NO_TIME
  checkOutDateTime: 2026-12-01 NO_TIME
  confirmationNumber: MRI50318 FROM_WORDS
  missing city zone phone website
car NOT_CONFIRMED
  company: Example Cars FROM_WORDS
  pickupLocation: Rochester airport
  pickupDateTime: 2026-11-30T12:30 ZONE_NAME_UNKNOWN
  dropDateTime: 2026-12-03T16:00
  dropZone: America/Chicago
  missing pickupZone dropOffLocation phone confirmationNumber
train
  trainNum: 2153 FROM_WORDS
  departureStation: New York Penn FROM_WORDS
  departureDateTime: 2026-12-05T09:00
  departureZone: America/New_York
  arrivalStation: Washington Union FROM_WORDS
  arrivalDateTime: 2026-12-05T11:56
  arrivalZone: America/New_York
  missing company confirmationNumber
ignored Meeting with the team OTHER_EVENT`,
  newPass: `PKPASS Boarding pass
flight
  airlineCode: DL
  flightNum: 1862
  departure.airportCode: ATL
  departure.dateTime: 2026-11-30T08:40 OFFSET_DIFFERS
  departure.terminal: S
  arrival.airportCode: MSP
  arrival.dateTime: 2026-11-30T10:22 OFFSET_DIFFERS
  pnr: GK3P7Q
  confirmationNumber: GK3P7Q
  - name: Ellen Marchetti, seatno: 14C
  missing arrival.terminal`,
  oldPass: `PKPASS Boarding pass
flight
  airlineCode: LX
  flightNum: 316
  departure.airportCode: ZRH
  departure.dateTime: 2026-06-12T09:05 RELEVANT_DATE
  arrival.airportCode: LHR
  pnr: QX7RTM
  confirmationNumber: QX7RTM
  - name: JANE SAMPLE, seatno: 14C
  missing departure.terminal arrival.dateTime arrival.terminal`,
  rail: `EML Your tickets A1B2C3
train NOT_CONFIRMED
  company: Amtrak
  trainNum: 2153
  departureStation: New York Penn
  departureDateTime: 2026-12-05T09:00
  arrivalStation: Washington Union
  arrivalDateTime: 2026-12-05T11:56
  confirmationNumber: A1B2C3
  - name: Ellen Marchetti, eticket: – NOT_A_CODE, seatno: 7F
  missing departureZone arrivalZone`,
  railPass: `PKPASS Boarding pass
train
  company: Example Rail
  trainNum: 2153
  departureStation: New York Penn
  departureDateTime: 2026-12-05T09:00 RELEVANT_DATE
  arrivalStation: Washington Union
  confirmationNumber: A1B2C3
  missing departureZone arrivalDateTime arrivalZone`,
};
