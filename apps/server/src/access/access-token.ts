import { errors, jwtVerify, SignJWT } from "jose";
import type { KeyRing } from "./signing-keys.ts";

/** Life of an access token in seconds (ACC-5). */
export const accessTokenLife = 15 * 60;

const algorithm = "HS256";
const issuer = "gatehouse";
const audience = "gatehouse-api";
/** RFC 9068: tells access tokens from other tokens that may come to be signed. */
const type = "at+jwt";

/** What a token says. The server believes only who it is for: everything else is read again on every call. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** Hash of the refresh token that came with it. */
  readonly refreshHash: string;
  readonly name: string;
  /** Vendor code; empty for staff of the house. */
  readonly vendor: string;
  /** Name of the organisation. */
  readonly org: string;
  /** The role list, then the permission codes (ACC-5). */
  readonly scope: readonly string[];
}

/** Signs the short-lived token with which a signed-in user's calls come. @param expiresAt seconds since 1970, UTC */
export function signAccessToken(
  keys: KeyRing,
  { userId, sessionId, refreshHash, ...claims }: AccessClaims,
  now: number,
  expiresAt: number,
): Promise<string> {
  const { id, key } = keys.current();
  return new SignJWT({ ...claims, sid: sessionId, rth: refreshHash })
    .setProtectedHeader({ alg: algorithm, kid: id, typ: type })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(key);
}

/**
 * Whose token this is. Algorithm, type, issuer and audience are pinned, and a token without end is refused.
 * @returns undefined for anything but a token of ours that still holds
 */
export async function readAccessToken(
  keys: KeyRing,
  token: string,
  now: number,
): Promise<Pick<AccessClaims, "userId" | "sessionId" | "refreshHash"> | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? undefined : await keys.byId(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [algorithm],
        issuer,
        audience,
        typ: type,
        requiredClaims: ["sub", "sid", "rth", "iat", "exp"],
        maxTokenAge: accessTokenLife,
        currentDate: new Date(now * 1000),
      },
    );
    const { sub, sid, rth } = payload;
    if (typeof sub !== "string" || typeof sid !== "string" || typeof rth !== "string") return undefined;
    return { userId: sub, sessionId: sid, refreshHash: rth };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error; // the database did not answer: not the token's fault
  }
}
