import type { ReportStatus } from "@gatehouse/domain/reports";

/**
 * Live events, as `GET /api/events?ticket=…` sends them: server-sent events whose `event` field is the type and whose `data` is
 * the JSON of the rest. They carry ids only; anyone who cares reads the rows again.
 */
export type LiveEvent =
  /** These check-ins changed or vanished from some view. */
  | { readonly type: "checkin.changed"; readonly ids: readonly number[] }
  /** The numbers on the views may have changed. */
  | { readonly type: "checkin.counts" }
  /** The candidate pages of a booking's PNR changed: uploaded, read, linked, given back. */
  | { readonly type: "candidates.changed"; readonly pnr: string; readonly bookingNo: string }
  /** The reading of an uploaded PDF went on: see `boardingPasses.uploadProgress`. */
  | { readonly type: "upload.progress"; readonly uploadId: number }
  /** What this user holds changed elsewhere: claimed in another tab, timed out, unlocked by an administrator. */
  | { readonly type: "assignment.changed" }
  /** A report of this user is done or has failed. */
  | { readonly type: "report.finished"; readonly id: number }
  /**
   * A report went on: it began, wrote more rows (told at most once a second), ended, was cancelled, tried again or seen. Told to its
   * owner, and to those who see everybody's.
   */
  | { readonly type: "report.changed"; readonly id: number; readonly status: ReportStatus }
  /** These messages to travellers stand otherwise than before. Told to those who look after messages. */
  | { readonly type: "message.changed"; readonly ids: readonly string[] }
  /** How the passes of these check-ins get to their travellers has changed. Told to those who see check-ins. */
  | { readonly type: "delivery.changed"; readonly checkInIds: readonly number[] }
  /** These travel requests are new, or stand otherwise. Told to staff of the vendor, and to the traveller. */
  | { readonly type: "request.changed"; readonly ids: readonly number[] }
  /** These travel requests were given to this user. */
  | { readonly type: "request.assigned"; readonly ids: readonly number[]; readonly by: string }
  /** Itineraries of these bookings have a new version, or stand otherwise. Told to staff of the vendor, and to the travellers. */
  | { readonly type: "trip.changed"; readonly bookingNos: readonly string[] }
  /**
   * Comments or the state of this case changed. Told to staff of the vendor; what is for the traveller's eyes, too, to the travellers,
   * who are told by the booking's number and the travel request's.
   */
  | {
      readonly type: "case.changed";
      readonly caseId: number;
      readonly bookingNo: string | null;
      readonly travelRequestId: number | null;
    }
  /** Disruptions are new, or stand otherwise. Told to those who have the board of them. */
  | { readonly type: "disruption.changed"; readonly ids: readonly number[] }
  /** Something of this vendor changed. Told to those who look after it. */
  | { readonly type: "vendor.changed"; readonly code: string }
  /** These prospects are new, or stand otherwise. Told to those who decide about agreements. */
  | { readonly type: "agreement.changed"; readonly ids: readonly number[] }
  /** Flights of the next days, or check-ins on them, stand otherwise. Told to those who have the board of them. */
  | { readonly type: "tripsBoard.changed" }
  /** Something was said, seen or done in this chat room. Told to staff of the vendor who chat, and to the traveller (CHAT-10). */
  | { readonly type: "chat.changed"; readonly roomId: string }
  /** Somebody types in this chat room. Nothing of it is kept. */
  | { readonly type: "chat.typing"; readonly roomId: string; readonly side: "TRAVELLER" | "OPERATOR" }
  /** What this user may do has changed: the stream ends, and may be opened again. */
  | { readonly type: "access.changed" }
  /** These users, or what they may do, stand otherwise than before. Told to those who look after users. */
  | { readonly type: "user.changed"; readonly ids: readonly string[] }
  /** Sessions, passkeys or other ways in of this user changed. */
  | { readonly type: "account.changed" }
  /** The billing record of this booking was saved. Told to those who enter costs. */
  | {
      readonly type: "billing.changed";
      readonly vendorCode: string;
      readonly bookingNo: string;
      readonly version: number;
    }
  /** These orders, or their payments, stand otherwise. Told to their buyer, and to those of the vendor who sell or look after payments. */
  | { readonly type: "order.changed"; readonly ids: readonly number[] }
  /** The session is over: nothing more will come. */
  | { readonly type: "session.ended" }
  /** Events may have been missed: read everything again. */
  | { readonly type: "resync" };

/** Sent while nothing else is, so that a page notices a stream that is dead: screens do not hear it. */
export const heartbeat = { event: "beat", milliseconds: 15_000 } as const;

export type LiveEventType = LiveEvent["type"];

export const liveEventTypes = [
  "checkin.changed",
  "checkin.counts",
  "candidates.changed",
  "upload.progress",
  "assignment.changed",
  "report.finished",
  "report.changed",
  "message.changed",
  "delivery.changed",
  "request.changed",
  "request.assigned",
  "trip.changed",
  "case.changed",
  "disruption.changed",
  "tripsBoard.changed",
  "chat.changed",
  "chat.typing",
  "access.changed",
  "user.changed",
  "account.changed",
  "billing.changed",
  "order.changed",
  "vendor.changed",
  "agreement.changed",
  "session.ended",
  "resync",
] as const satisfies readonly LiveEventType[];
