export { createAuditLog } from "./audit-log.ts";
export {
  type CandidatePageWish,
  createCandidatePage,
  createCandidatePages,
  createReadPass,
  createTextPage,
  type ReadPassWish,
} from "./candidate-page.ts";
export { type CheckInWish, createCheckIn, departureOf, disposedWith, withPass } from "./check-in.ts";
export { type CheckInsWish, createCheckIns } from "./check-ins.ts";
export { createExpected } from "./facts.ts";
export { createPassengerData, type PassengerData } from "./passenger-data.ts";
export { createRandom, type Random } from "./random.ts";
export {
  type SampleAirport,
  sampleAirports,
  sampleFirstNames,
  sampleLastNames,
  sampleNetworks,
  sampleOperators,
  type SampleVendor,
  sampleVendors,
} from "./sample-data.ts";
export { sampleAirlineNames, sampleAirportNames } from "./sample-names.ts";
export { createUser, type MockUser } from "./user.ts";
