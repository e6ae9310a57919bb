import { smsLength, smsText } from "@gatehouse/domain/messaging";
import type { Database, Queryable } from "../../platform/database.ts";
import type { Channel, OutgoingSms } from "../channel.ts";
import type { Composition, ComposedSms, DeliverMessage } from "../outbox.ts";
import type { OutboxMessage } from "../tables.ts";
import { e164 } from "./add-sms.ts";
import { isOptedOut, keepOptOut } from "./opt-outs.ts";
import { quietFor, type QuietHoursOf } from "./quiet.ts";

interface Parts {
  readonly db: Database;
  readonly now: () => number;
  readonly channel: () => Promise<Channel<OutgoingSms>>;
  readonly quietHoursOf?: QuietHoursOf | undefined;
  readonly compose: (tx: Queryable, message: OutboxMessage) => Promise<Composition>;
}

/** What an SMS says: by the rule of its area, or as it was written. */
export function wordsOf({ sms }: Composition, { payload }: OutboxMessage): ComposedSms | undefined {
  if (sms) return sms;
  return payload["text"] === undefined ? undefined : { text: payload["text"] };
}

/** What is kept of an SMS that went. */
export const keptOfSms = ({ text, shown = text }: ComposedSms) => ({
  facts: { template: "sms", text: smsText(shown) } as const,
  segments: smsLength(smsText(text)).segments,
});

/** Takes a message to a telephone: not to one whose owner wants none, and not at night unless it is urgent. */
export const deliverSms =
  ({ db, now, channel, quietHoursOf, compose }: Parts): DeliverMessage =>
  async (message) => {
    const composed = await compose(db, message);
    const sms = wordsOf(composed, message);
    const { receiver = message.receiver, obstacle, zones, urgent = message.payload["urgent"] === "yes" } = composed;
    const number = e164(receiver);
    const about = { receiver: number ?? receiver, ...(sms ? keptOfSms(sms) : {}) };
    if (obstacle) return { outcome: "obstacle", obstacle, answer: "", ...about };
    if (!sms) throw new Error(`Nobody composes messages of the kind ${message.kind}.`);
    if (receiver === "") return { outcome: "obstacle", obstacle: "no-address", answer: "", ...about };
    if (number === undefined) return { outcome: "obstacle", obstacle: "bad-number", answer: "", ...about };
    if (await isOptedOut(db, number)) return { outcome: "obstacle", obstacle: "opted-out", answer: "", ...about };
    const until = await quietFor(db, { vendor: message.vendor, number, urgent, zones }, { now: now(), quietHoursOf });
    if (until !== undefined) return { outcome: "obstacle", obstacle: "quiet-hours", answer: "", until, ...about };
    const delivery = await (await channel()).send({ id: message.id, to: number, text: smsText(sms.text) });
    // Somebody who said STOP to the gateway wants nothing from us either.
    if (delivery.optedOut) await keepOptOut(db, number, "stop", now());
    return { ...delivery, ...about };
  };
