export {
  type FeedBooking,
  type FeedField,
  type FeedPassenger,
  type FeedSegment,
  type FeedIssue,
  feedLimits,
  type ImportOutcome,
  importOutcomes,
  type ImportRefusal,
  importRefusals,
  type LocalTime,
  notTakenCodes,
} from "./feed-booking.ts";
export { mergeLanguage, mergePassenger, type MergedPassenger } from "./passenger.ts";
export { resolveBooking } from "./resolve.ts";
export { feedBookingSchema, feedSchema } from "./schema.ts";
export { type SegmentChange, segmentChange, type SegmentFacts, windowAfter, type ZoneOf } from "./segment.ts";
