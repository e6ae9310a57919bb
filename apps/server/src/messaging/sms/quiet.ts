import { quietUntil } from "@gatehouse/domain/messaging";
import { zonesOfPhone } from "@gatehouse/domain/travellers";
import type { Queryable } from "../../platform/database.ts";
import { wroteJustNow } from "./opt-outs.ts";

interface Wanted {
  /** E.164. */
  readonly number: string;
  readonly urgent: boolean;
  /** Where the receiver is, as far as more is known than what the number tells. */
  readonly zones?: readonly string[] | undefined;
}

/** Until when an SMS waits because it is night where its receiver is; undefined where it may go (MSG-13). */
export async function quietFor(
  tx: Queryable,
  { number, urgent, zones = zonesOfPhone(number) }: Wanted,
  now: number,
): Promise<number | undefined> {
  const until = urgent ? undefined : quietUntil(now, zones);
  return until === undefined || (await wroteJustNow(tx, number, now)) ? undefined : until;
}
