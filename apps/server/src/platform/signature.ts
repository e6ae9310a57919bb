import { createHmac, timingSafeEqual } from "node:crypto";

/** Headers of a signed message, both ways. */
export const signatureHeaders = { time: "gatehouse-timestamp", signature: "gatehouse-signature" } as const;

/** Seconds by which the clocks of the two sides may differ, travel included; older messages could be replayed ones. */
const tolerance = 300;

const digest = (secret: string, timestamp: string, body: Uint8Array | string) =>
  createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest();

/**
 * The headers that sign a body: HMAC-SHA256 over "timestamp.body", as hexadecimal digits.
 * @param now seconds since 1970, UTC
 */
export const sign = (secret: string, body: Uint8Array | string, now: number): Record<string, string> => ({
  [signatureHeaders.time]: String(now),
  [signatureHeaders.signature]: `v1=${digest(secret, String(now), body).toString("hex")}`,
});

/** Whether a body was signed with the secret, at about this time. */
export function isSigned(
  secret: string,
  body: Uint8Array,
  { timestamp, signature }: { readonly timestamp: unknown; readonly signature: unknown },
  now: number,
): boolean {
  if (typeof timestamp !== "string" || typeof signature !== "string") return false;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > tolerance) return false;
  const [, given] = /^v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return given !== undefined && timingSafeEqual(Buffer.from(given, "hex"), digest(secret, timestamp, body));
}
