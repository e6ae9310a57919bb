/** Lists of cases that a case's state does not name: one's own, and what was searched for. */
export const caseOrigins = ["mine", "search"] as const;
export type CaseOrigin = (typeof caseOrigins)[number];

/** What a case is about. */
interface About {
  readonly bookingNo?: string | null;
  readonly travelRequestId?: number | null;
  readonly vendorCode: string;
  readonly segmentId?: number | null;
  /** The list of cases from which one goes there, where the case's state does not say it. */
  readonly from?: CaseOrigin | undefined;
}

/** The path of a case (CMT-14): by its booking, and by its travel request before there is one. */
export function casePath({ bookingNo, travelRequestId, vendorCode, segmentId, from }: About): string {
  const about = new URLSearchParams(bookingNo ? { bookingNo } : { travelRequestId: String(travelRequestId ?? "") });
  about.set("vCode", vendorCode);
  if (segmentId) about.set("segmentId", String(segmentId));
  if (from) about.set("from", from);
  return `/dashboard/casemgmt/case-details?${about.toString()}`;
}
