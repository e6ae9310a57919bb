import { createHmac, timingSafeEqual } from "node:crypto";
import { prospectLimits } from "@gatehouse/domain/vendors";
import { eq } from "drizzle-orm";
import type { KeyRing } from "../../access/signing-keys.ts";
import type { Queryable } from "../../platform/database.ts";
import { prospect, type ProspectRow } from "./tables.ts";

/** What the key of a mail opens: the confirmation of a request, or the sending of another file (VEN-17, VEN-20). */
export type ProspectLinkPurpose = "confirm" | "file";

const letters: Readonly<Record<ProspectLinkPurpose, string>> = { confirm: "c", file: "f" };

/** Seconds for which a key is good. */
export const prospectLinkLife: Readonly<Record<ProspectLinkPurpose, number>> = {
  confirm: prospectLimits.confirmLife,
  file: prospectLimits.fileLife,
};

/** The state in which a key opens anything. */
export const stateOfLink = { confirm: "UNCONFIRMED", file: "FILE_ASKED" } as const;

/** A prospect, as far as a key depends on it. */
type Holder = Pick<ProspectRow, "id" | "version">;

/** Bound to the version: whatever happens to the prospect uses up its keys. */
const sign = (key: Uint8Array, { id, version }: Holder, purpose: ProspectLinkPurpose, madeAt: number) =>
  createHmac("sha256", key)
    .update(JSON.stringify(["prospect", purpose, id, version, madeAt]))
    .digest("base64url");

/** A key that does one thing once. Nothing of it is stored: the same prospect and moment give the same key. */
export function prospectLink(keys: KeyRing, holder: Holder, purpose: ProspectLinkPurpose, madeAt: number): string {
  const { id, key } = keys.current();
  const numbers = [holder.id, holder.version, madeAt].map((number) => number.toString(36));
  return [letters[purpose], ...numbers, id, sign(key, holder, purpose, madeAt)].join("~");
}

export type OpenedProspect =
  | { readonly outcome: "unknown" | "expired" | "used" }
  | { readonly outcome: "open"; readonly row: ProspectRow };

const numberOf = (text: string): number => (/^[\da-z]{1,10}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN);

/**
 * Opens a key for a change, or to look at what it is about.
 * @param tx a transaction that changes something locks the row
 * @param presented anything that came as a key
 */
export async function openProspectLink(
  tx: Queryable,
  keys: KeyRing,
  {
    presented,
    purpose,
    lock,
  }: { readonly presented: string; readonly purpose: ProspectLinkPurpose; readonly lock: boolean },
  now: number,
): Promise<OpenedProspect> {
  const [letter, ...rest] = presented.split("~");
  const [idText = "", versionText = "", madeText = "", keyId = "", signature = ""] = rest;
  const [id = Number.NaN, version = Number.NaN, madeAt = Number.NaN] = [idText, versionText, madeText].map(numberOf);
  if (letter !== letters[purpose] || rest.length !== 5) return { outcome: "unknown" };
  if (![id, version, madeAt].every(Number.isSafeInteger) || madeAt > now) return { outcome: "unknown" };
  const key = await keys.byId(keyId);
  if (!key) return { outcome: "unknown" };
  const wanted = Buffer.from(sign(key, { id, version }, purpose, madeAt));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return { outcome: "unknown" };
  const query = tx.select().from(prospect).where(eq(prospect.id, id));
  const [row] = lock ? await query.for("update") : await query;
  // One that was replaced before it was confirmed, or forgotten, is no longer there.
  if (!row || row.version !== version || row.state !== stateOfLink[purpose])
    return { outcome: madeAt + prospectLinkLife[purpose] <= now && !row ? "expired" : "used" };
  return madeAt + prospectLinkLife[purpose] <= now ? { outcome: "expired" } : { outcome: "open", row };
}
