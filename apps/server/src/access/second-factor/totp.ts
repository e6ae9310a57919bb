import { timingSafeEqual } from "node:crypto";
import { codeDigits, codeSeconds, stepsThatCount } from "@gatehouse/domain/access";
import bwip from "bwip-js/node";
import { Secret, TOTP } from "otpauth";

const totpOf = (key: string, account: string, issuer: string) =>
  new TOTP({
    issuer,
    label: account,
    algorithm: "SHA1", // RFC 6238's default, and the only one that every app knows
    digits: codeDigits,
    period: codeSeconds,
    secret: Secret.fromBase32(key),
  });

/** A key for an authenticator app: 160 random bits in base 32. */
export const newAppKey = (): string => new Secret({ size: 20 }).base32;

/** What the app reads: `otpauth://totp/…`. @param account what it is listed as @param issuer name of the product */
export const appUri = (key: string, account: string, issuer: string): string => totpOf(key, account, issuer).toString();

/**
 * The time step whose code this is, among those that count (ACC-29).
 * @param now seconds since 1970, UTC
 */
export function stepOfCode(key: string, code: string, now: number, lastStep: number | null): number | undefined {
  const totp = totpOf(key, "", "");
  const given = Buffer.from(code);
  return stepsThatCount(now, lastStep).find((step) => {
    const right = Buffer.from(totp.generate({ timestamp: step * codeSeconds * 1000 }));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** The rows of a QR code, `1` for dark. */
export function qrRows(text: string): string[] {
  const [drawn] = bwip.raw({ bcid: "qrcode", text });
  if (!drawn || !("pixs" in drawn)) throw new Error("The QR code was not drawn as a matrix.");
  const { pixs, pixx } = drawn;
  const modules = Array.from(pixs, (dark) => (dark === 1 ? "1" : "0")).join("");
  return modules.match(new RegExp(`.{${pixx}}`, "g")) ?? [];
}
