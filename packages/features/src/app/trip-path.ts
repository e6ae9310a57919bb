/** The page of a trip. @param vendorCode empty for travellers */
export function tripPath(bookingNo: string, vendorCode: string): string {
  const query = new URLSearchParams({
    data: bookingNo,
    ...(vendorCode === "" ? {} : { vendorCode }),
    type: "itinerary",
  });
  return `/dashboard/my-trips/view-trips-details?${query}`;
}

interface Wanted {
  readonly bookingNo?: string;
  readonly vendorCode?: string;
  readonly travelRequestId: number | null;
}

/** The page on which a version of an itinerary is made. */
export function createTripPath({ bookingNo, vendorCode, travelRequestId }: Wanted): string {
  const query = new URLSearchParams({
    ...(travelRequestId === null ? {} : { travelRequestId: String(travelRequestId) }),
    ...(bookingNo === undefined ? {} : { bookingNo, bookingCreated: "true" }),
    ...(vendorCode === undefined ? {} : { vendorCode }),
  });
  return `/dashboard/trips/create?${query}`;
}
