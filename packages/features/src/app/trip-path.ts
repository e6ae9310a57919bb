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
  /** Products that are to be added to the booking once it is there, parted by commas. */
  readonly ancillaries?: string;
}

/** The page on which a version of an itinerary is made. */
export function createTripPath({ bookingNo, vendorCode, travelRequestId, ancillaries }: Wanted): string {
  const query = new URLSearchParams({
    ...(travelRequestId === null ? {} : { travelRequestId: String(travelRequestId) }),
    ...(bookingNo === undefined ? {} : { bookingNo, bookingCreated: "true" }),
    ...(vendorCode === undefined ? {} : { vendorCode }),
    ...(ancillaries === undefined ? {} : { ancillaries }),
  });
  return `/dashboard/trips/create?${query}`;
}

/** The page on which products are added to a booking (ANC-5). @param products those that are chosen already */
export function cartPath(bookingNo: string, vendorCode: string, products: readonly string[]): string {
  const query = new URLSearchParams({ bookingNo, vendorCode, products: products.join(",") });
  return `/dashboard/ancillary/add?${query}`;
}
