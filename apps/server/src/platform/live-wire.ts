import { liveEventTypes, type LiveEvent } from "@gatehouse/api/realtime";
import type { Audience, LiveMessage } from "./live-message.ts";

/** PostgreSQL refuses a notification of 8,000 bytes; some room stays for the envelope. */
const limit = 7000;

const bytes = (text: string) => Buffer.byteLength(text);

/** One message as notifications: a list of ids that is too long becomes several events of the same kind. */
export function encodeMessage({ event, audience }: LiveMessage): readonly string[] {
  const whole = JSON.stringify([event, audience]);
  if (bytes(whole) <= limit) return [whole];
  if (event.type !== "checkin.changed" || event.ids.length < 2)
    throw new Error(`The live event ${event.type} is too long: it must carry ids only.`);
  const middle = Math.ceil(event.ids.length / 2);
  return [event.ids.slice(0, middle), event.ids.slice(middle)].flatMap((ids) =>
    encodeMessage({ event: { ...event, ids }, audience }),
  );
}

const audiences: readonly string[] = [
  "everyone",
  "vendor",
  "user",
  "owner",
  "session",
] satisfies readonly Audience["to"][];

/**
 * Reads a live event and its audience out of what PostgreSQL's NOTIFY brought.
 * @returns undefined for what this version of the program does not know
 */
export function decodeMessage(payload: string): LiveMessage | undefined {
  try {
    const [event, audience] = JSON.parse(payload) as [LiveEvent, Audience];
    return liveEventTypes.includes(event.type) && audiences.includes(audience.to) ? { event, audience } : undefined;
  } catch {
    return undefined;
  }
}
