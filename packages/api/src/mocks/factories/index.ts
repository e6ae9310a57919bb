export { createAuditLog } from "./audit-log.ts";
export {
  type CandidatePageOptions,
  createCandidatePage,
  createCandidatePages,
  createReadPass,
  createTextPage,
  type ReadPassOptions,
} from "./candidate-page.ts";
export { type CheckInOptions, createCheckIn, departureOf, disposedWith, withPass } from "./check-in.ts";
export { type CheckInsOptions, createCheckIns } from "./check-ins.ts";
export { createExpected } from "./facts.ts";
export { flightAirlines, flightPlace, type FlightPlace, flightPlaces } from "./flight-places.ts";
export {
  createMissingInfo,
  createPassenger,
  type InfoFlight,
  type InfoSample,
  type MissingInfoOptions,
  type MockInfoBooking,
} from "./missing-info.ts";
export { createOffer, createSegment, flightTime, type OfferOptions, type SegmentOptions } from "./offer.ts";
export { createSampleOffers, type OfferSample, offerSamples } from "./offer-samples.ts";
export { createOffers, type OffersOptions } from "./offers.ts";
export { createPassengerData, type PassengerData } from "./passenger-data.ts";
export { createReport, createReports, type MockReport, type ReportOptions } from "./report.ts";
export { createCheckInCounts, createWatchedFlights } from "./report-data.ts";
export {
  type SampleAirport,
  sampleAirports,
  sampleNetworks,
  sampleOperators,
  type SampleVendor,
  sampleVendors,
} from "./sample-data.ts";
export { sampleAirlineNames, sampleAirportNames } from "./sample-names.ts";
export { createWeather, type MockWeather } from "./weather.ts";
export { createUser, mockToken, type MockUser } from "./user.ts";
export { createWorkedHours, type WorkedHoursOptions } from "./worked-hours.ts";
export { createEmail, createEmails } from "./email.ts";
export { createSms, createSmsList, mockSender } from "./sms.ts";
export { createRequest, createRequests, type MockRequest, type RequestOptions } from "./request.ts";
export { requestPrograms, requestTravellers } from "./request-data.ts";
export {
  createTrip,
  createTripContent,
  createTrips,
  type MockTrip,
  type MockVersion,
  type TripOptions,
} from "./trip.ts";
