import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import type { KeyRing } from "./signing-keys.ts";
import { appUser } from "./tables.ts";

/**
 * What a key opens: by mail the choice of another password, or of the first one; in the answer to a right password the second step of
 * signing in, or setting up a second factor.
 */
export type AccountLinkPurpose = "reset" | "invitation" | "secondStep" | "setUp";

/** Seconds for which a key is good (ACC-19, ACC-24, ACC-30). */
export const accountLinkLife: Readonly<Record<AccountLinkPurpose, number>> = {
  reset: 30 * 60,
  invitation: 7 * 86_400,
  secondStep: 10 * 60,
  setUp: 30 * 60,
};

/** The user of a key, as far as the key depends on it. */
interface Holder {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
}

const letters: Readonly<Record<AccountLinkPurpose, string>> = {
  reset: "r",
  invitation: "i",
  secondStep: "s",
  setUp: "u",
};
const purposeOf = (letter: string | undefined, among: readonly AccountLinkPurpose[]) =>
  among.find((purpose) => letters[purpose] === letter);

/** Bound to the password that stands: whoever uses one key uses up all of them. */
const sign = (key: Uint8Array, { id, email, passwordHash }: Holder, purpose: AccountLinkPurpose, madeAt: number) =>
  createHmac("sha256", key)
    .update(JSON.stringify(["account", purpose, id, email, passwordHash, madeAt]))
    .digest("base64url");

/** A key that opens what it is for; the choice of a password once. Nothing of it is stored: the same user and moment give the same key. */
export function accountLink(keys: KeyRing, holder: Holder, purpose: AccountLinkPurpose, madeAt: number): string {
  const { id, key } = keys.current();
  const user = Buffer.from(holder.id.replaceAll("-", ""), "hex").toString("base64url");
  return [letters[purpose], user, madeAt.toString(36), id, sign(key, holder, purpose, madeAt)].join("~");
}

/** Who comes with a key. */
export interface LinkHolder extends Holder {
  readonly userid: string;
  readonly name: string;
  readonly vendor: string | null;
  readonly purpose: AccountLinkPurpose;
}

const uuidOf = (text: string): string | undefined => {
  const hex = Buffer.from(text, "base64url").toString("hex");
  return /^[\da-f]{32}$/.test(hex) ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") : undefined;
};

/**
 * Whose key of a mailed link this is: of an invitation, or of a password to reset.
 * @param presented anything that came as a key
 * @param purposes what it may be for
 * @returns undefined for a key that is none of ours, used, too old, or of a user who was disabled
 */
export async function openAccountLink(
  tx: Queryable,
  keys: KeyRing,
  presented: string,
  purposes: readonly AccountLinkPurpose[],
  now: number,
): Promise<LinkHolder | undefined> {
  const [letter, user = "", made = "", keyId = "", signature = ""] = presented.split("~");
  const purpose = purposeOf(letter, purposes);
  const id = uuidOf(user);
  const madeAt = Number.parseInt(made, 36);
  if (!purpose || id === undefined || !Number.isSafeInteger(madeAt)) return undefined;
  if (madeAt > now || madeAt + accountLinkLife[purpose] <= now) return undefined;
  const key = await keys.byId(keyId);
  const [row] = await tx
    .select({
      id: appUser.id,
      userid: appUser.userid,
      name: appUser.name,
      email: appUser.email,
      vendor: appUser.vendor,
      passwordHash: appUser.passwordHash,
      disabledAt: appUser.disabledAt,
    })
    .from(appUser)
    .where(eq(appUser.id, id));
  if (!key || !row || row.disabledAt !== null) return undefined;
  const wanted = Buffer.from(sign(key, row, purpose, madeAt));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined;
  const { disabledAt: _, ...holder } = row;
  return { ...holder, purpose };
}
