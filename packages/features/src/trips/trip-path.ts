/** The page of a trip. @param vendorCode empty for travellers */
export function tripPath(bookingNo: string, vendorCode: string): string {
  const query = new URLSearchParams({
    data: bookingNo,
    ...(vendorCode === "" ? {} : { vendorCode }),
    type: "itinerary",
  });
  return `/dashboard/my-trips/view-trips-details?${query}`;
}
