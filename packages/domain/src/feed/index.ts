export {
  type FedBooking,
  type FedField,
  type FedPassenger,
  type FedSegment,
  type FeedIssue,
  feedLimits,
  type ImportOutcome,
  importOutcomes,
  type ImportRefusal,
  importRefusals,
  type LocalTime,
  notTakenCodes,
} from "./fed-booking.ts";
export { mergeLanguage, mergePassenger, type MergedPassenger } from "./passenger.ts";
export { resolveBooking } from "./resolve.ts";
export { fedBookingSchema, feedSchema } from "./schema.ts";
export { type SegmentChange, segmentChange, type SegmentFacts, windowAfter, type ZoneOf } from "./segment.ts";
