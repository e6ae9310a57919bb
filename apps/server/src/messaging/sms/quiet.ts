import { type QuietHours, quietUntil } from "@gatehouse/domain/messaging";
import { zonesOfPhone } from "@gatehouse/domain/travellers";
import type { Queryable } from "../../platform/database.ts";
import { wroteJustNow } from "./opt-outs.ts";

/** The quiet hours that a vendor has said; undefined where it leaves them to us. */
export type QuietHoursOf = (tx: Queryable, vendor: string) => Promise<QuietHours | undefined>;

interface Wanted {
  /** In whose name it goes. */
  readonly vendor: string;
  /** E.164. */
  readonly number: string;
  readonly urgent: boolean;
  /** Where the receiver is, as far as more is known than what the number tells. */
  readonly zones?: readonly string[] | undefined;
}

/** Until when an SMS waits because it is night where its receiver is; undefined where it may go (MSG-13). */
export async function quietFor(
  tx: Queryable,
  { vendor, number, urgent, zones = zonesOfPhone(number) }: Wanted,
  { now, quietHoursOf }: { readonly now: number; readonly quietHoursOf?: QuietHoursOf | undefined },
): Promise<number | undefined> {
  if (urgent) return undefined;
  const until = quietUntil(now, zones, await quietHoursOf?.(tx, vendor));
  return until === undefined || (await wroteJustNow(tx, number, now)) ? undefined : until;
}
