import { isProofFresh } from "@gatehouse/domain/access";
import { eq } from "drizzle-orm";
import type { Platform } from "../../platform/platform.ts";
import { isPassword } from "../passwords.ts";
import type { Principal } from "../principal.ts";
import type { Caller } from "../entry.ts";
import { signOnOf } from "../single-sign-on/providers.ts";
import { appUser, loginSession } from "../tables.ts";
import { type FactorOwner, type Factors, factorsOf } from "./factors.ts";
import type { Passkeys, Site } from "./passkeys.ts";
import { admitGuess, clearGuesses } from "./guesses.ts";

type Way = "password" | "app" | "passkey" | "signOn";

interface Parts extends Pick<Platform, "db" | "now" | "config"> {
  readonly factors: Pick<Factors, "take">;
  readonly passkeys: Pick<Passkeys, "signer">;
  readonly ownerOf: (principal: Principal) => Promise<FactorOwner>;
}

interface Proof {
  readonly password: string;
  readonly code: string;
  /** What a passkey has signed. */
  readonly passkey: object | null;
}

/** Who is at work, said once more before what could do harm (ACC-36). */
export function createProofs({ db, now, config, factors, passkeys, ownerOf }: Parts) {
  /**
   * Whoever has a second factor gives both: the password with a code of the app or a recovery code, or a passkey, which is both where its
   * authenticator has made sure of its user. Who comes by single sign-on has no password here.
   */
  const waysOf = async (userId: string): Promise<Way[]> => {
    const kinds = await factorsOf(db, userId);
    if (!(await signOnOf(db, config, userId))) return ["password", ...kinds];
    return kinds.length > 0 ? [...kinds] : ["signOn"];
  };
  return {
    /** @returns undefined where the last proof still counts, or what another one can be given with */
    async proofNeeded({ sessionId, userId }: Pick<Principal, "sessionId" | "userId">): Promise<Way[] | undefined> {
      const [session] = await db
        .select({ createdAt: loginSession.createdAt, provenAt: loginSession.provenAt })
        .from(loginSession)
        .where(eq(loginSession.id, sessionId));
      if (session && isProofFresh(session.provenAt ?? session.createdAt, now())) return undefined;
      return waysOf(userId);
    },

    async prove(
      principal: Principal,
      { password, code, passkey: signed }: Proof,
      { address, log, site }: Pick<Caller, "address" | "log"> & { readonly site: Site },
    ): Promise<"done" | "wrong" | { readonly retryAfter: number }> {
      const { userId, sessionId } = principal;
      const retryAfter = await admitGuess(db, userId, address, now());
      if (retryAfter !== undefined) {
        log.warn({ security: "proof.throttled", userId, address, retryAfter }, "too many failed proofs");
        return { retryAfter };
      }
      const ways = await waysOf(userId);
      const owner = await ownerOf(principal);
      const hasFactor = ways.includes("app") || ways.includes("passkey");
      const isPasswordRight = async () => !ways.includes("password") || isPassword(await hashOf(userId), password);
      const isFactorRight = async () =>
        !hasFactor || (await db.transaction((tx) => factors.take(tx, owner, code))) !== undefined;
      const isPasskeyRight = async (by: object) => {
        const signer = await passkeys.signer(site, by, userId);
        return signer !== undefined && (signer.verified || (await isPasswordRight()));
      };
      const isRight =
        !ways.includes("signOn") &&
        // A code is used up only behind the right password.
        (hasFactor && signed ? await isPasskeyRight(signed) : (await isPasswordRight()) && (await isFactorRight()));
      if (!isRight) {
        log.warn({ security: "proof.failed", userId, address }, "a proof of who is at work failed");
        return "wrong";
      }
      await clearGuesses(db, userId, address);
      await db.update(loginSession).set({ provenAt: now() }).where(eq(loginSession.id, sessionId));
      log.info({ security: "proof", userId, sessionId, address }, "proved once more who is at work");
      return "done";
    },
  };

  async function hashOf(userId: string): Promise<string | undefined> {
    const [row] = await db.select({ hash: appUser.passwordHash }).from(appUser).where(eq(appUser.id, userId));
    return row?.hash;
  }
}

export type Proofs = ReturnType<typeof createProofs>;
