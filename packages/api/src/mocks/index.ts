export * from "./factories/index.ts";
export { createMockWorld, type MockWorld, type MockWorldOptions } from "./world.ts";
export type { MockCandidate, MockUpload } from "./mock-candidates.ts";
export type { MockFlights, MockFlightsOptions } from "./mock-flights.ts";
export type { MockReports } from "./mock-reports.ts";
export type { MockTravellers, MockTravellersOptions } from "./mock-travellers.ts";
export { mockPartnerKeys } from "./mock-agreements.ts";
