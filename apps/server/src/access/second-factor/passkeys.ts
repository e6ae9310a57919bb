import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Platform } from "../../platform/platform.ts";
import { hashOf } from "../secrets.ts";
import { type FactorOwner, type Factors, factorsOf } from "./factors.ts";
import { makeCodes, replaceCodes } from "./recovery-codes.ts";
import { passkey, passkeyChallenge, recoveryCode } from "./tables.ts";

/** The site that passkeys are bound to, as the browser knows it. */
export interface Site {
  /** Host name, without a port. */
  readonly rpID: string;
  readonly origins: string[];
}

interface Parts extends Pick<Platform, "db" | "now"> {
  readonly factors: Pick<Factors, "change" | "tell">;
}

/** Seconds in which a signature must come. */
const challengeLife = 5 * 60;
const timeout = challengeLife * 1000;

/** Ed25519, ES256 and RS256, which authenticators know; newer ones are experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Passkeys by WebAuthn, as first or second factor (ACC-33). */
export function createPasskeys({ db, now, factors }: Parts) {
  const keep = (challenge: string, purpose: "add" | "use", userId: string | undefined) =>
    db
      .insert(passkeyChallenge)
      .values({ hash: hashOf(challenge), userId: userId ?? null, purpose, expiresAt: now() + challengeLife });
  /** A challenge is good once, for whom it was made. */
  const redeem = async (challenge: string, purpose: "add" | "use", userId: string | undefined): Promise<boolean> => {
    const found = await db
      .delete(passkeyChallenge)
      .where(
        and(
          eq(passkeyChallenge.hash, hashOf(challenge)),
          eq(passkeyChallenge.purpose, purpose),
          userId === undefined ? isNull(passkeyChallenge.userId) : eq(passkeyChallenge.userId, userId),
          gt(passkeyChallenge.expiresAt, now()),
        ),
      )
      .returning({ hash: passkeyChallenge.hash });
    return found.length > 0;
  };
  const of = (userId: string) =>
    db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt));
  const named = async (userId: string) =>
    (await of(userId)).map(({ credentialId, transports }) => ({ id: credentialId, transports }));

  return {
    async list(userId: string) {
      return (await of(userId)).map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
    },

    /** What the browser needs to make one. */
    async beginAdding({ userId, email }: FactorOwner, { rpID }: Site) {
      const options = await generateRegistrationOptions({
        rpName: "Gatehouse",
        rpID,
        userName: email,
        userID: new Uint8Array(Buffer.from(userId.replaceAll("-", ""), "hex")),
        timeout,
        attestationType: "none",
        supportedAlgorithmIDs,
        excludeCredentials: await named(userId),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      });
      await keep(options.challenge, "add", userId);
      return options;
    },

    /** @returns recovery codes where it is the first factor, else none; undefined where it is not what was asked for */
    async add(
      owner: FactorOwner,
      { rpID, origins }: Site,
      { name, response }: { readonly name: string; readonly response: object },
    ): Promise<readonly string[] | undefined> {
      const { userId } = owner;
      const { registrationInfo: made } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON, // the library checks all of it
        expectedChallenge: (challenge) => redeem(challenge, "add", userId),
        expectedOrigin: origins,
        expectedRPID: rpID,
        requireUserVerification: false,
        supportedAlgorithmIDs,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!made) return undefined;
      const { id, publicKey, counter, transports = [] } = made.credential;
      const { codes, hashes } = await makeCodes();
      return factors.change(owner, async (tx) => {
        const taken = await tx.$count(passkey, eq(passkey.credentialId, id));
        if (taken > 0) return undefined;
        const first = (await factorsOf(tx, userId)).length === 0;
        await tx.insert(passkey).values({
          userId,
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: [...transports],
          name,
          createdAt: now(),
        });
        if (first) await replaceCodes(tx, userId, hashes, now());
        return { result: first ? codes : [], ended: await factors.tell(tx, owner, "PASSKEY_ADDED", "passkey-on") };
      });
    },

    /** @returns whether there is such a passkey */
    async rename(userId: string, { id, name }: { readonly id: string; readonly name: string }): Promise<boolean> {
      if (!uuid.test(id)) return false;
      const found = await db
        .update(passkey)
        .set({ name })
        .where(and(eq(passkey.id, id), eq(passkey.userId, userId)))
        .returning({ id: passkey.id });
      return found.length > 0;
    },

    /** @param required whether the last factor must stay @returns "done", or why not */
    async remove(owner: FactorOwner, id: string, required: boolean): Promise<"done" | "NOT_FOUND" | "REQUIRED"> {
      const { userId } = owner;
      if (!uuid.test(id)) return "NOT_FOUND";
      let last = false;
      const done = await factors.change(owner, async (tx) => {
        const all = await tx.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, userId));
        if (!all.some((one) => one.id === id)) return undefined;
        last = all.length === 1 && !(await factorsOf(tx, userId)).includes("app");
        if (last && required) return undefined;
        await tx.delete(passkey).where(eq(passkey.id, id));
        if (last) await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
        return { result: true, ended: await factors.tell(tx, owner, "PASSKEY_REMOVED", "passkey-off") };
      });
      if (done) return "done";
      return last ? "REQUIRED" : "NOT_FOUND";
    },

    /** What a passkey is to sign. @param userId whose; undefined where the passkey says who signs in */
    async options({ rpID }: Site, userId: string | undefined) {
      const options = await generateAuthenticationOptions({
        rpID,
        timeout,
        userVerification: userId === undefined ? "required" : "preferred",
        ...(userId === undefined ? {} : { allowCredentials: await named(userId) }),
      });
      await keep(options.challenge, "use", userId);
      return options;
    },

    /**
     * @param userId who it must be; undefined where the passkey says who signs in: then its authenticator must have made sure of them
     * @returns whose passkey has signed, and whether its authenticator has made sure of them; undefined where none of theirs has
     */
    async signer(
      { rpID, origins }: Site,
      response: object,
      userId: string | undefined,
    ): Promise<{ readonly userId: string; readonly verified: boolean } | undefined> {
      const { id } = response as { readonly id?: unknown };
      if (typeof id !== "string") return undefined;
      const [known] = await db.select().from(passkey).where(eq(passkey.credentialId, id));
      if (!known || (userId !== undefined && known.userId !== userId)) return undefined;
      const { authenticationInfo: signed, verified } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON, // the library checks all of it
        expectedChallenge: (challenge) => redeem(challenge, "use", userId),
        expectedOrigin: origins,
        expectedRPID: rpID,
        credential: {
          id: known.credentialId,
          publicKey: new Uint8Array(Buffer.from(known.publicKey, "base64url")),
          counter: known.counter,
        },
        requireUserVerification: userId === undefined,
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !signed) return undefined;
      await db.update(passkey).set({ counter: signed.newCounter, lastUsedAt: now() }).where(eq(passkey.id, known.id));
      return { userId: known.userId, verified: signed.userVerified };
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
