import { object } from "yup";
import { text } from "../validation/index.ts";

/** Length in seconds of the time step of an authenticator app's codes (RFC 6238). */
export const codeSeconds = 30;
/** Digits of an authenticator app's code. */
export const codeDigits = 6;
/** How many recovery codes are made at once (ACC-31). */
export const recoveryCodeCount = 10;
/** Seconds for which a proof of who is at work counts (ACC-36). */
export const proofSeconds = 10 * 60;

/** What a second factor can be. */
export const factorKinds = ["app", "passkey"] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Time steps by which the clock of a phone may be wrong, either way. */
const drift = 1;

/**
 * The time steps whose code is right at a moment (ACC-29). The step that was used last, and all before it, are over: a code is good once.
 * @param now seconds since 1970, UTC
 * @param lastStep the step whose code was taken last; null where none was
 */
export function stepsThatCount(now: number, lastStep: number | null): readonly number[] {
  const step = Math.floor(now / codeSeconds);
  return Array.from({ length: 2 * drift + 1 }, (_, index) => step - drift + index).filter(
    (one) => one >= 0 && (lastStep === null || one > lastStep),
  );
}

/** Crockford's base 32: nothing in it looks like something else. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const recoveryLength = 10;

/** A recovery code of random bytes, ten of which are used: "K7QWM-3TX9B". */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const code = Array.from(bytes.subarray(0, recoveryLength), (byte) => letters[byte & 31] ?? "").join("");
  if (code.length < recoveryLength) throw new RangeError("A recovery code takes ten bytes.");
  return `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;
}

/** A code that somebody typed, by what it can be. */
export type TypedCode =
  | { readonly kind: "app"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string };

/** What a typed code can be: blanks, dashes, small letters, and letters that look like digits are no mistakes. */
export function readCode(typed: string): TypedCode | undefined {
  const plain = typed.replaceAll(/[\s\u2010-\u2015-]/g, "").toUpperCase();
  if (/^\d{6}$/.test(plain)) return { kind: "app", code: plain };
  const code = plain.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  if (code.length !== recoveryLength || !new RegExp(`^[${letters}]+$`).test(code)) return undefined;
  return { kind: "recovery", code: `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}` };
}

/** Whether a proof from then still counts. @param provenAt @param now seconds since 1970, UTC */
export const isProofFresh = (provenAt: number, now: number): boolean => now - provenAt < proofSeconds;

/** A code of an app or a recovery code, as it is typed. */
export const typedCode = () =>
  text(40)
    .required("access.code.required")
    .test("code", "access.code.form", (value) => value === undefined || readCode(value) !== undefined);

export const codeSchema = object({ code: typedCode() }).noUnknown();
