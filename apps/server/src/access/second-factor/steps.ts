import type { Platform } from "../../platform/platform.ts";
import { type AccountLinkPurpose, type LinkHolder, openAccountLink } from "../account-links.ts";
import { type Caller, enter, type EntryParts } from "../entry.ts";
import { type OpenSession, openSession } from "../sessions.ts";
import type { KeyRing } from "../signing-keys.ts";
import { roleOf } from "@gatehouse/domain/access";
import { eq } from "drizzle-orm";
import { signOnOf } from "../single-sign-on/providers.ts";
import { appUser } from "../tables.ts";
import type { Passkeys, Site } from "./passkeys.ts";
import type { FactorOwner, Factors } from "./factors.ts";
import { admitGuess, clearGuesses } from "./guesses.ts";

interface Parts extends EntryParts, Pick<Platform, "db" | "now" | "config"> {
  readonly linkKeys: KeyRing;
  readonly factors: Factors;
  readonly passkeys: Passkeys;
}

type Refused =
  /** The key is used up, too old or none. */
  | { readonly outcome: "over" }
  | { readonly outcome: "wrong" }
  | { readonly outcome: "throttled"; readonly retryAfter: number };

interface Opened {
  readonly outcome: "open";
  readonly session: OpenSession;
}

const ownerOf = ({ id: userId, userid, email, vendor }: LinkHolder): FactorOwner => ({ userId, userid, email, vendor });

/** What comes after a right password: the second factor, or setting one up (ACC-30, ACC-34). */
export function createSecondSteps({ linkKeys, factors, passkeys, config, ...parts }: Parts) {
  const { db, now } = parts;
  const holderOf = (key: string, purpose: AccountLinkPurpose) => openAccountLink(db, linkKeys, key, [purpose], now());

  async function admit({ id }: LinkHolder, { address, log }: Caller): Promise<Refused | undefined> {
    const retryAfter = await admitGuess(db, id, address, now());
    if (retryAfter === undefined) return undefined;
    log.warn({ security: "factor.throttled", userId: id, address, retryAfter }, "too many wrong second factors");
    return { outcome: "throttled", retryAfter };
  }
  const wrong = ({ id: userId }: LinkHolder, { address, log }: Caller): Refused => {
    log.warn({ security: "factor.failed", userId, address }, "a second factor was wrong");
    return { outcome: "wrong" };
  };

  return {
    async secondStep(
      { key, code }: { readonly key: string; readonly code: string },
      caller: Caller,
    ): Promise<Refused | Opened> {
      const holder = await holderOf(key, "secondStep");
      if (!holder) return { outcome: "over" };
      const refused = await admit(holder, caller);
      if (refused) return refused;
      const done = await db.transaction(async (tx) => {
        const by = await factors.take(tx, ownerOf(holder), code);
        return by && { by, session: await openSession(tx, holder.id, holder.passwordHash, now(), caller) };
      });
      if (!done) return wrong(holder, caller);
      await clearGuesses(db, holder.id, caller.address);
      if (!done.session) return { outcome: "over" };
      await enter(parts, done.session, caller, done.by);
      return { outcome: "open", session: done.session };
    },

    /** @param key of the second step; empty where the passkey says who signs in @returns undefined where the key is over */
    async passkeyOptions(key: string, site: Site) {
      if (key === "") return passkeys.options(site, undefined);
      const holder = await holderOf(key, "secondStep");
      return holder && passkeys.options(site, holder.id);
    },

    /** Signs in by a passkey: as the second step, or as the only one (ACC-33). */
    async signInByPasskey(
      { key, response }: { readonly key: string; readonly response: object },
      site: Site,
      caller: Caller,
    ): Promise<Refused | Opened> {
      const holder = key === "" ? undefined : await holderOf(key, "secondStep");
      if (key !== "" && !holder) return { outcome: "over" };
      const { address, log } = caller;
      const userId = (await passkeys.signer(site, response, holder?.id))?.userId;
      const [user] =
        userId === undefined
          ? []
          : await db
              .select({
                hash: appUser.passwordHash,
                mustChange: appUser.mustChangePassword,
                roleList: appUser.roleList,
              })
              .from(appUser)
              .where(eq(appUser.id, userId));
      // A password that somebody else has chosen is changed first (ACC-22).
      const admitted = user && !user.mustChange && roleOf(user.roleList) !== undefined ? user : undefined;
      // By itself a passkey would go around the provider, which may have let them go (ACC-43).
      const goesAround = userId !== undefined && !holder && (await signOnOf(db, config, userId)) !== undefined;
      const session =
        userId !== undefined && admitted && !goesAround
          ? await db.transaction((tx) => openSession(tx, userId, holder?.passwordHash ?? admitted.hash, now(), caller))
          : undefined;
      if (!session) {
        log.warn({ security: "passkey.failed", userId, address }, "a sign-in by passkey failed");
        return { outcome: "wrong" };
      }
      await enter(parts, session, caller, "passkey");
      return { outcome: "open", session };
    },

    async beginSetup(key: string) {
      const holder = await holderOf(key, "setUp");
      return holder && factors.begin({ userId: holder.id, email: holder.email });
    },

    async finishSetup(
      { key, ...given }: { readonly key: string; readonly setup: string; readonly code: string },
      caller: Caller,
    ): Promise<Refused | { readonly outcome: "setup-over" } | (Opened & { readonly codes: string[] })> {
      const holder = await holderOf(key, "setUp");
      // Whoever has a factor by now signs in with it: this key would get around it.
      if (!holder || (await factors.kindsOf(holder.id)).length > 0) return { outcome: "over" };
      const refused = await admit(holder, caller);
      if (refused) return refused;
      const done = await factors.confirm(ownerOf(holder), given, { once: true }, (tx) =>
        openSession(tx, holder.id, holder.passwordHash, now(), caller),
      );
      if (done === "SETUP_OVER") return { outcome: "setup-over" };
      if (done === "WRONG_CODE") return wrong(holder, caller);
      if (done === "NOT_FIRST" || !done.result) return { outcome: "over" };
      await clearGuesses(db, holder.id, caller.address);
      await enter(parts, done.result, caller, "app");
      return { outcome: "open", session: done.result, codes: done.codes };
    },
  };
}

export type SecondSteps = ReturnType<typeof createSecondSteps>;
