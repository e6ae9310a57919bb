import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "../../access/signing-keys.ts";

/** Where the links of mails lead that stop mails of their kind. */
export const optOutPath = "/api/messaging/opt-out";

/** A text without the keys of such links: they are known to the mail's reader alone (MSG-21). */
export const withoutOptOutKeys = (text: string): string =>
  text.replaceAll(/(\/api\/messaging\/opt-out\/)[\w~-]+/g, "$1•••");

const sign = (key: Uint8Array, message: string): Buffer =>
  createHmac("sha256", key)
    .update(JSON.stringify(["opt-out", message]))
    .digest();

/** The key of a link by which the receiver of a mail stops mails of its kind: it names the mail, and no address. @param message its id */
export function optOutKey(keys: KeyRing, message: string): string {
  const { id, key } = keys.current();
  const compact = Buffer.from(message.replaceAll("-", ""), "hex").toString("base64url");
  return [compact, id, sign(key, message).toString("base64url")].join("~");
}

/** The id of the mail that a key is of; undefined for one that is none of ours. @param presented anything that came as a key */
export async function openOptOutKey(keys: KeyRing, presented: string): Promise<string | undefined> {
  const [compact = "", keyId = "", signature = ""] = presented.split("~");
  const hex = Buffer.from(compact, "base64url").toString("hex");
  const key = /^[\da-f]{32}$/.test(hex) ? await keys.byId(keyId) : undefined;
  if (!key) return undefined;
  const message = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const [wanted, given] = [sign(key, message), Buffer.from(signature, "base64url")];
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? message : undefined;
}
