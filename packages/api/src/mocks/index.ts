export * from "./factories/index.ts";
export { createMockWorld, type MockWorld, type MockWorldWish } from "./world.ts";
export type { MockCandidate, MockUpload } from "./mock-candidates.ts";
export type { MockFlights, MockFlightsWish } from "./mock-flights.ts";
export type { MockReports } from "./mock-reports.ts";
export type { MockTravellers, MockTravellersWish } from "./mock-travellers.ts";
