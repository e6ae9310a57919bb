import type { PnrData, Segment } from "./data/use-pnr.ts";

/**
 * Segments that depart in the future, with those of their passengers that belong to the booking (QUE-24); without any the
 * segment is left out.
 * @param now seconds since 1970, UTC
 */
export const futureSegments = (
  { segments, bookingNo }: Pick<PnrData, "segments" | "bookingNo">,
  now: number,
): readonly Segment[] =>
  segments
    .filter(({ dept }) => dept.deptTimeUTCSecs > now)
    .map((segment) => ({
      ...segment,
      passengers: segment.passengers.filter(({ extraAttributes }) => extraAttributes.bookingNo === bookingNo),
    }))
    .filter(({ passengers }) => passengers.length > 0);
