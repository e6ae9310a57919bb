import { type FactorKind, readCode } from "@gatehouse/domain/access";
import { and, count, eq, isNull, max, ne } from "drizzle-orm";
import type { Platform } from "../../platform/platform.ts";
import type { Queryable, Transaction } from "../../platform/database.ts";
import type { Vault } from "../../platform/vault.ts";
import { accountMessages, type FactorNews, type SendAccountMail } from "../account-mail.ts";
import { recordAccess } from "../audit.ts";
import { type Announcer, endSessions } from "../sessions.ts";
import { type AccessAction, appUser, loginSession } from "../tables.ts";
import { removeFactors } from "./remove.ts";
import { makeCodes, replaceCodes, useCode } from "./recovery-codes.ts";
import { isFactorRequired } from "./required.ts";
import { authenticator, passkey, recoveryCode } from "./tables.ts";
import { appUri, newAppKey, qrRows, stepOfCode } from "./totp.ts";

/** Whose factors are changed. */
export interface FactorOwner {
  readonly userId: string;
  readonly userid: string;
  readonly email: string;
  readonly vendor: string | null;
  /** The session that stays; all others end. */
  readonly sessionId?: string;
}

interface Parts extends Pick<Platform, "db" | "now"> {
  readonly live: Announcer;
  readonly vault: Vault;
  readonly sendMail: SendAccountMail;
  readonly onEnded: (sessionIds: readonly string[]) => void;
  /** Name of the product, as authenticator apps list it (BRD-1). */
  readonly product: string;
}

/** Seconds in which a code of a new app must come back. */
const setupLife = 30 * 60;

/** What the vault binds a key to. */
export const contextOfApp = (userId: string): string => `authenticator:${userId}`;
const contextOfSetup = (userId: string) => `authenticator-setup:${userId}`;

/** What a user has. */
export async function factorsOf(tx: Queryable, userId: string): Promise<readonly FactorKind[]> {
  const apps = await tx.$count(authenticator, eq(authenticator.userId, userId));
  const passkeys = await tx.$count(passkey, eq(passkey.userId, userId));
  return [...(apps > 0 ? (["app"] as const) : []), ...(passkeys > 0 ? (["passkey"] as const) : [])];
}

/** Nobody else changes the factors of a user until the transaction ends. */
const holdUser = (tx: Transaction, userId: string) =>
  tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for("no key update");

/** Second factors: what somebody has, setting them up, and what is made of a typed code (ACC-29 to ACC-33). */
export function createFactors({ db, now, live, vault, sendMail, onEnded, product }: Parts) {
  /** Notes and tells a change in its transaction. @returns the sessions that end with it */
  async function tell(
    tx: Transaction,
    { userId, userid, email, vendor, sessionId }: FactorOwner,
    action: AccessAction,
    news: FactorNews,
  ): Promise<readonly string[]> {
    await recordAccess(tx, { doneBy: userid, at: now() }, userid, action);
    await sendMail(tx, { kind: accountMessages.secondFactor, email, vendor: vendor ?? "", news }, now());
    await live.publish(tx, { type: "account.changed" }, { to: "user", userId });
    await live.publish(
      tx,
      { type: "user.changed", ids: [userId] },
      { to: "vendor", vendor: vendor ?? "", permission: "users" },
    );
    const others = sessionId === undefined ? undefined : ne(loginSession.id, sessionId);
    return endSessions(tx, live, and(eq(loginSession.userId, userId), others), now());
  }

  /** Uses a code up. The transaction holds the user. @returns what it was, undefined where it is wrong */
  async function take(tx: Transaction, userId: string, typed: string): Promise<"app" | "recovery" | undefined> {
    const code = readCode(typed);
    if (code?.kind === "recovery") return (await useCode(tx, userId, code.code, now())) ? "recovery" : undefined;
    const [app] = await tx.select().from(authenticator).where(eq(authenticator.userId, userId));
    if (!code || !app) return undefined;
    const key = await vault.open(app.sealed, contextOfApp(userId));
    if (key === undefined) throw new Error("No known key opens the authenticator of a user.");
    const lastStep = stepOfCode(key, code.code, now(), app.lastStep);
    if (lastStep === undefined) return undefined;
    await tx.update(authenticator).set({ lastStep }).where(eq(authenticator.userId, userId));
    return "app";
  }

  /** Changes the factors of a user, and ends their sessions before the caller learns of it. */
  async function change<T>(
    { userId }: FactorOwner,
    work: (tx: Transaction) => Promise<{ readonly result: T; readonly ended: readonly string[] } | undefined>,
  ): Promise<T | undefined> {
    const done = await db.transaction(async (tx) => {
      await holdUser(tx, userId);
      return work(tx);
    });
    if (!done) return undefined;
    onEnded(done.ended);
    return done.result;
  }

  return {
    change,
    tell,
    kindsOf: (userId: string) => factorsOf(db, userId),

    /** Takes a code within a transaction, which holds the user from then on. */
    async take(tx: Transaction, owner: FactorOwner, typed: string) {
      await holdUser(tx, owner.userId);
      const by = await take(tx, owner.userId, typed);
      if (by === "recovery") {
        await recordAccess(tx, { doneBy: owner.userid, at: now() }, owner.userid, "RECOVERY_CODE_USED");
        const mail = { kind: accountMessages.secondFactor, email: owner.email, vendor: owner.vendor ?? "" };
        await sendMail(tx, { ...mail, news: "recovery-used" }, now());
        // The page says how many are left.
        await live.publish(tx, { type: "account.changed" }, { to: "user", userId: owner.userId });
      }
      return by;
    },

    async mine(userId: string, role: string) {
      const [app] = await db
        .select({ since: authenticator.since })
        .from(authenticator)
        .where(eq(authenticator.userId, userId));
      const [codes] = await db
        .select({ left: count(), madeAt: max(recoveryCode.madeAt) })
        .from(recoveryCode)
        .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));
      const [made] = await db
        .select({ at: max(recoveryCode.madeAt) })
        .from(recoveryCode)
        .where(eq(recoveryCode.userId, userId));
      return {
        required: await isFactorRequired(db, role),
        app: app ?? null,
        recovery: made?.at == null ? null : { left: codes?.left ?? 0, madeAt: made.at },
      };
    },

    /** A key for an app; it is kept by the caller, encrypted, until a code of it comes back. */
    async begin({ userId, email }: Pick<FactorOwner, "userId" | "email">) {
      const secret = newAppKey();
      const uri = appUri(secret, email, product);
      const setup = await vault.seal(JSON.stringify({ secret, until: now() + setupLife }), contextOfSetup(userId));
      return { secret, uri, qr: qrRows(uri), setup };
    },

    /**
     * Asks for codes of an app from now on, in the place of the one before.
     * @param once only where there was no factor before
     * @param within runs in the same transaction, once the app is there
     */
    async confirm<T>(
      owner: FactorOwner,
      { setup, code }: { readonly setup: string; readonly code: string },
      { once }: { readonly once: boolean },
      within: (tx: Transaction) => Promise<T>,
    ): Promise<"WRONG_CODE" | "SETUP_OVER" | "NOT_FIRST" | { readonly codes: string[]; readonly result: T }> {
      const { userId } = owner;
      const opened = await vault.open(setup, contextOfSetup(userId));
      const { secret, until } = JSON.parse(opened ?? '{"until":0}') as { secret: string; until: number };
      if (until <= now()) return "SETUP_OVER";
      const typed = readCode(code);
      const lastStep = typed?.kind === "app" ? stepOfCode(secret, typed.code, now(), null) : undefined;
      if (lastStep === undefined) return "WRONG_CODE";
      const sealed = await vault.seal(secret, contextOfApp(userId));
      const { codes, hashes } = await makeCodes();
      const result = await change(owner, async (tx) => {
        if (once && (await factorsOf(tx, userId)).length > 0) return undefined;
        const row = { sealed, since: now(), lastStep };
        await tx
          .insert(authenticator)
          .values({ userId, ...row })
          .onConflictDoUpdate({ target: authenticator.userId, set: row });
        await replaceCodes(tx, userId, hashes, now());
        const ended = await tell(tx, owner, "SECOND_FACTOR_ON", "on");
        return { result: { codes, result: await within(tx) }, ended };
      });
      return result ?? "NOT_FIRST";
    },

    async turnOff(owner: FactorOwner): Promise<"NOT_ON" | "done"> {
      const { userId } = owner;
      const done = await change(owner, async (tx) => {
        const kinds = await factorsOf(tx, userId);
        if (!kinds.includes("app")) return undefined;
        // Recovery codes stand in for passkeys, too.
        if (kinds.length === 1) await removeFactors(tx, userId);
        else await tx.delete(authenticator).where(eq(authenticator.userId, userId));
        return { result: "done" as const, ended: await tell(tx, owner, "SECOND_FACTOR_OFF", "off") };
      });
      return done ?? "NOT_ON";
    },

    async newCodes(owner: FactorOwner): Promise<"NOT_ON" | { readonly codes: string[] }> {
      const { codes, hashes } = await makeCodes();
      const done = await change(owner, async (tx) => {
        if ((await factorsOf(tx, owner.userId)).length === 0) return undefined;
        await replaceCodes(tx, owner.userId, hashes, now());
        return { result: { codes }, ended: await tell(tx, owner, "RECOVERY_CODES_MADE", "codes") };
      });
      return done ?? "NOT_ON";
    },
  };
}

export type Factors = ReturnType<typeof createFactors>;
