import type { Queryable } from "../../platform/database.ts";
import type { MailFacts } from "../mail-facts.ts";
import type { Composition, ComposedSms } from "../outbox.ts";

/**
 * An SMS in a template of the vendor's own: undefined where it has none for this message in this language.
 * @param vendor its code
 */
export type OwnSms = (tx: Queryable, vendor: string, facts: MailFacts) => Promise<ComposedSms | undefined>;

/** Writes an SMS in its vendor's own template where there is one, and as its area composed it otherwise. */
export const writeOwnSms =
  (own: OwnSms | undefined) =>
  async (tx: Queryable, vendor: string, composed: Composition): Promise<Composition> => {
    const sms = composed.facts && (await own?.(tx, vendor, composed.facts));
    return sms ? { ...composed, sms } : composed;
  };
