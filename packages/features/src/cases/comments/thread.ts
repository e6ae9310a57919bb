import type { CommentAudience, CommentKind } from "@gatehouse/domain/cases";

/** What comments are about: a booking or a travel request, and one of its flights. */
export interface CommentSubject {
  readonly bookingNo?: string;
  readonly travelRequestId?: number;
  /** The vendor's code; travellers leave it out. */
  readonly vCode?: string;
  readonly kind: CommentKind;
  readonly segmentId?: number;
}

export interface Thread extends CommentSubject {
  readonly audience: CommentAudience;
}

/** A thread as calls name it. */
export const asked = ({ bookingNo = "", travelRequestId = 0, vCode = "", kind, segmentId = 0, audience }: Thread) => ({
  bookingNo,
  travelRequestId,
  vCode,
  commentsType: kind,
  commentsFor: audience,
  segmentId,
});

/** The name under which a thread's draft is kept on the device. */
export const draftName = ({ bookingNo, travelRequestId, vCode, kind, segmentId, audience }: Thread): string =>
  ["comment", vCode ?? "", bookingNo ?? `TR-${String(travelRequestId)}`, kind, segmentId ?? 0, audience].join(".");
