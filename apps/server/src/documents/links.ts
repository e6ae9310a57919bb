import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds for which a signed link opens its document (API-10). */
export const linkLife = 300;

/** Keys that sign links, shared by all server processes. */
export interface LinkKeys {
  current(): { readonly id: string; readonly key: Uint8Array };
  byId(id: string): Promise<Uint8Array | undefined>;
}

export interface SignedLink {
  /** Path and query within this site. */
  readonly url: string;
  /** Seconds since 1970, UTC. */
  readonly expiresAt: number;
}

const sign = (key: Uint8Array, dmscode: string, expires: number) =>
  createHmac("sha256", key).update(`document\n${dmscode}\n${expires}`).digest();

/** Signs a link that opens a document for a short while without signing in. */
export function signLink(keys: LinkKeys, dmscode: string, now: number): SignedLink {
  const { id, key } = keys.current();
  const expiresAt = now + linkLife;
  const query = new URLSearchParams({
    expires: String(expiresAt),
    key: id,
    signature: sign(key, dmscode, expiresAt).toString("base64url"),
  });
  return { url: `/api/documents/${dmscode}?${query.toString()}`, expiresAt };
}

/** Whether the query of a link opens this document now. */
export async function isLinkValid(
  keys: LinkKeys,
  dmscode: string,
  query: Readonly<Record<string, unknown>>,
  now: number,
): Promise<boolean> {
  const { expires, key: id, signature } = query;
  if (
    typeof expires !== "string" ||
    typeof id !== "string" ||
    typeof signature !== "string" ||
    !/^\d{1,12}$/.test(expires) ||
    Number(expires) <= now ||
    Number(expires) > now + linkLife
  )
    return false;
  const key = await keys.byId(id);
  if (!key) return false;
  const given = Buffer.from(signature, "base64url");
  const right = sign(key, dmscode, Number(expires));
  return given.length === right.length && timingSafeEqual(given, right);
}
