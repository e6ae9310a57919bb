export { createAuditLog } from "./audit-log.ts";
export { type CheckInWish, createCheckIn, departureOf, disposedWith, withPass } from "./check-in.ts";
export { type CheckInsWish, createCheckIns } from "./check-ins.ts";
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
export { createUser, type MockUser } from "./user.ts";
