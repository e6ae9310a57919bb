/** What a case is about. */
interface About {
  readonly bookingNo?: string | null;
  readonly travelRequestId?: number | null;
  readonly vendorCode: string;
  readonly segmentId?: number | null;
}

/** The path of a case (CMT-14): by its booking, and by its travel request before there is one. */
export function casePath({ bookingNo, travelRequestId, vendorCode, segmentId }: About): string {
  const about = new URLSearchParams(bookingNo ? { bookingNo } : { travelRequestId: String(travelRequestId ?? "") });
  about.set("vCode", vendorCode);
  if (segmentId) about.set("segmentId", String(segmentId));
  return `/dashboard/casemgmt/case-details?${about.toString()}`;
}
