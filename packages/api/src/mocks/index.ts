export * from "./factories/index.ts";
export { createMockWorld, type MockWorld, type MockWorldWish } from "./world.ts";
export type { MockCandidate, MockUpload } from "./mock-candidates.ts";
