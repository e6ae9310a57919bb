import type { InferSchemaOutput } from "@orpc/contract";
import type { emailSchema } from "../../messaging/schema.ts";

export type MockEmail = InferSchemaOutput<typeof emailSchema>;

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A message to a traveller. @param now seconds since 1970, UTC */
export const createEmail = (now: number, number: number, more: Partial<MockEmail> = {}): MockEmail => ({
  id: idOf(number),
  state: "sent",
  reason: null,
  purpose: "checkin.pass",
  subject: "Your boarding pass for British Airways BA 117 on 20 November 2026 – Northwind Travel",
  receiver: `amelia.hart${number}@traveller.example`,
  vendor: "NWT",
  bookingNo: String(4_100_000 + number),
  pnr: `Q7${String(number).padStart(4, "K")}`,
  createdAt: now - number * 420,
  sentAt: now - number * 420 + 4,
  delivery: null,
  nextTryAt: null,
  attempts: 1,
  answer: "250 2.0.0 OK queued as 4F1K2",
  ...more,
});

/** One message of every kind of standing, the latest first. */
export const createEmails = (now: number): readonly MockEmail[] => [
  createEmail(now, 1, { state: "queued", sentAt: null, attempts: 0, answer: null, nextTryAt: now }),
  createEmail(now, 2),
  createEmail(now, 3, {
    state: "dead",
    reason: "refused",
    sentAt: null,
    answer: "550 5.1.1 The email account that you tried to reach does not exist",
  }),
  createEmail(now, 4, {
    state: "waiting",
    reason: "channel-fault",
    sentAt: null,
    attempts: 4,
    nextTryAt: now + 75,
    answer: "connect ECONNREFUSED 203.0.113.7:587",
  }),
  createEmail(now, 5, {
    state: "retrying",
    reason: "busy",
    sentAt: null,
    attempts: 2,
    nextTryAt: now + 20,
    answer: "451 4.7.1 Greylisted, please come back",
  }),
  createEmail(now, 6, {
    state: "waiting",
    reason: "no-address",
    receiver: "",
    sentAt: null,
    attempts: 0,
    nextTryAt: now + 500,
    answer: null,
  }),
  createEmail(now, 7, {
    purpose: "travellers.missing-info-link",
    pnr: null,
    delivery: { state: "undelivered", at: now - 2800, why: "5.2.2 Mailbox full" },
  }),
  createEmail(now, 8, {
    purpose: "checkin.pass-revoked",
    delivery: { state: "delivered", at: now - 3300, why: "" },
  }),
  createEmail(now, 9, { state: "cancelled", reason: "pass-over", sentAt: null, attempts: 0, answer: null }),
  createEmail(now, 10, {
    purpose: "cases.unread",
    subject: "",
    pnr: null,
    state: "cancelled",
    reason: "read-meanwhile",
    sentAt: null,
    attempts: 0,
    answer: null,
  }),
];
