import type { DeliveryState } from "./delivery-report.ts";
import type { MessageState } from "./states.ts";

/** How an SMS stands, in one word: how it stands in the outbox, and what was reported of it afterwards. */
export const smsStatuses = [
  "queued",
  "waiting",
  "retrying",
  "dead",
  "cancelled",
  "sent",
  "delivered",
  "undelivered",
  "received",
] as const;
export type SmsStatus = (typeof smsStatuses)[number];

/**
 * The status of an SMS as people read it: what the gateway reported of its delivery goes before having been sent.
 * @param delivery what was reported last, null for nothing yet
 */
export function smsStatus(state: MessageState, delivery: DeliveryState | null): SmsStatus {
  return state === "sent" && (delivery === "delivered" || delivery === "undelivered") ? delivery : state;
}

/**
 * An instant of an SMS as it is shown: year-month-day hour:minute in UTC. Values up to 1e10 are seconds, larger ones milliseconds.
 * @returns an empty text for none
 */
export function smsTime(value: number | null): string {
  if (value === null) return "";
  const date = new Date(value <= 1e10 ? value * 1000 : value);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 16).replace("T", " ");
}

/** SMS that a search answers at most, the latest of those that there are (MSG-15). */
export const mostSmsFound = 10_000;
