import type { InferSchemaOutput } from "@orpc/contract";
import type { smsSchema } from "../../messaging/schema.ts";

export type MockSms = InferSchemaOutput<typeof smsSchema>;

/** The number that the mocks' SMS come from. */
export const mockSender = "+33639980000";

/** An SMS of a mock world. @param now seconds since 1970, UTC */
export const createSms = (now: number, number: number, more: Partial<MockSms> = {}): MockSms => ({
  id: `00000000-0000-4000-9000-${String(number).padStart(12, "0")}`,
  datecreated: now - number * 420,
  dateupdated: now - number * 420 + 6,
  datesent: now - number * 420 + 3,
  from: mockSender,
  to: "+33639981234",
  msg: "Your gate has changed: B42 instead of A10. Boarding begins at 10:35.",
  status: "delivered",
  noofsegments: 1,
  noofmedia: 0,
  errorcode: null,
  errormessage: null,
  reason: null,
  bookingNo: String(4_100_000 + number),
  vendor: "NWT",
  nextTryAt: null,
  canSendAgain: true,
  ...more,
});

/** One SMS of every kind of standing, to and from one number, the latest first. */
export const createSmsList = (now: number): readonly MockSms[] => [
  createSms(now, 1, {
    status: "queued",
    reason: "quiet-hours",
    datesent: null,
    dateupdated: now - 420,
    nextTryAt: now + 7200,
    canSendAgain: false,
  }),
  createSms(now, 2),
  createSms(now, 3, { from: "+33639981234", to: mockSender, msg: "Merci !", status: "received", canSendAgain: false }),
  createSms(now, 4, { status: "undelivered", errorcode: "30003", errormessage: "Unreachable destination handset" }),
  createSms(now, 5, {
    status: "dead",
    reason: "refused",
    datesent: null,
    errorcode: "21211",
    errormessage: "400 The number is not in service",
  }),
  createSms(now, 6, { status: "sent", noofsegments: 3, msg: "Bonjour ! ".repeat(16).trim() }),
  createSms(now, 7, { status: "dead", reason: "opted-out", datesent: null }),
];
