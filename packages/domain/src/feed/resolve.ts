import type { FeedBooking, FeedIssue } from "./feed-booking.ts";
import { nameIssues } from "./passenger.ts";
import { resolveSegment, type SegmentFacts, type ZoneOf } from "./segment.ts";

/** Numbers that come twice, as issues at the second. */
function repeated(numbers: readonly number[], path: (index: number) => string, code: string): readonly FeedIssue[] {
  return numbers.flatMap((number, index) => (numbers.indexOf(number) < index ? [{ path: path(index), code }] : []));
}

/**
 * A fed booking with its flights as they are stored, in the order of the message; or everything that cannot be right about it, with
 * the path inside the booking.
 */
export function resolveBooking(
  { segments, passengers }: Pick<FeedBooking, "segments" | "passengers">,
  zoneOf: ZoneOf,
): { readonly flights: readonly SegmentFacts[] } | { readonly issues: readonly FeedIssue[] } {
  const resolved = segments.map((segment) => resolveSegment(segment, zoneOf));
  const issues = [
    ...repeated(
      segments.map(({ segment }) => segment),
      (index) => `segments[${index}].segment`,
      "feed.segment.repeated",
    ),
    ...resolved.flatMap((one, index) =>
      "issues" in one ? one.issues.map(({ path, code }) => ({ path: `segments[${index}].${path}`, code })) : [],
    ),
    ...repeated(
      passengers.map(({ passenger }) => passenger),
      (index) => `passengers[${index}].passenger`,
      "feed.passenger.repeated",
    ),
    ...passengers.flatMap((one, index) =>
      nameIssues(one).map(({ path, code }) => ({ path: `passengers[${index}].${path}`, code })),
    ),
  ];
  if (issues.length > 0) return { issues };
  return { flights: resolved.flatMap((one) => ("facts" in one ? [one.facts] : [])) };
}
