import type { FactorKind, LoginForm } from "@gatehouse/domain/access";
import { roleOf } from "@gatehouse/domain/access";
import { eq, or, type SQL } from "drizzle-orm";
import type { Platform } from "../platform/platform.ts";
import { accountLink, type AccountLinkPurpose } from "./account-links.ts";
import { type Caller, enter } from "./entry.ts";
import { isPassword } from "./passwords.ts";
import { factorsOf } from "./second-factor/factors.ts";
import { isFactorRequired } from "./second-factor/required.ts";
import type { KeyRing } from "./signing-keys.ts";
import { signOnOf } from "./single-sign-on/providers.ts";
import { endSessions, openSession, renewSession, sessionOfToken, type OpenSession } from "./sessions.ts";
import { loginSession } from "./tables.ts";
import { admitAttempt, clearFailures } from "./throttle.ts";
import { accountById, credentialsOf } from "./users.ts";

type SignIn =
  | { readonly outcome: "open"; readonly session: OpenSession }
  /** The password is right, and opens nothing but the choice of another one, by this key. */
  | { readonly outcome: "must-change"; readonly key: string }
  /** The password is right, and opens nothing but the second step, by this key. */
  | { readonly outcome: "second-step"; readonly key: string; readonly ways: readonly FactorKind[] }
  /** The password is right, and opens nothing but the setting up of a second factor, by this key. */
  | { readonly outcome: "must-set-up"; readonly key: string }
  | { readonly outcome: "refused" }
  | { readonly outcome: "throttled"; readonly retryAfter: number };

type Parts = Pick<Platform, "db" | "live" | "now" | "config"> & {
  /** Told of sessions that ended, before the caller learns of it. */
  readonly onEnded: (sessionIds: readonly string[]) => void;
  readonly linkKeys: KeyRing;
  /** Compares a password with a hash; tests watch that it is asked for unknown users, too. */
  readonly compare?: typeof isPassword;
};

/** Signing in, staying signed in and signing out. */
export interface SignInService {
  signIn(form: LoginForm, caller: Caller): Promise<SignIn>;
  renew(caller: Caller): Promise<Extract<SignIn, { readonly outcome: "open" | "refused" | "throttled" }>>;
  /** Ends the session of the cookie and that of the access token. */
  signOut(caller: Caller, sessionId: string | undefined): Promise<void>;
}

/** Signing in with a password: compares it, counts what failed, and asks for the second factor. */
export function createSignIn({ db, live, now, config, onEnded, linkKeys, compare = isPassword }: Parts): SignInService {
  const end = async (which: SQL | undefined) =>
    onEnded(await db.transaction((tx) => endSessions(tx, live, which, now())));

  /** What a password opens that is right for somebody who may sign in. */
  const open = async ({ email, password }: LoginForm, caller: Caller): Promise<SignIn | undefined> => {
    const known = await credentialsOf(db, email);
    const right = await compare(known?.passwordHash, password);
    if (!known || !right) return undefined;
    const account = await accountById(db, known.id);
    if (!account || !roleOf(account.roleList)) return undefined;
    // Whoever comes by single sign-on has no password here (ACC-43).
    if (await signOnOf(db, config, known.id)) return undefined;
    const keyFor = (purpose: AccountLinkPurpose) => accountLink(linkKeys, known, purpose, now());
    if (account.disabledAt === null) {
      if (known.mustChangePassword) return { outcome: "must-change", key: keyFor("reset") };
      const ways = await factorsOf(db, known.id);
      if (ways.length > 0) return { outcome: "second-step", key: keyFor("secondStep"), ways };
      if (await isFactorRequired(db, account.roleList)) return { outcome: "must-set-up", key: keyFor("setUp") };
    }
    const session = await db.transaction((tx) => openSession(tx, known.id, known.passwordHash, now(), caller));
    return session && { outcome: "open", session };
  };

  /** Counts a refresh that failed. Tokens cannot be guessed, so a good one is never refused for the bad ones before it. */
  const refuseRenewal = async (account: string, { address }: Caller) => {
    const retryAfter = await admitAttempt(db, { account: `refresh:${account}`, address }, now());
    return retryAfter === undefined
      ? ({ outcome: "refused" } as const)
      : ({ outcome: "throttled", retryAfter } as const);
  };

  return {
    async signIn(form, caller) {
      const { address, log } = caller;
      const attempt = { account: form.email.toLowerCase(), address };
      const retryAfter = await admitAttempt(db, attempt, now());
      if (retryAfter !== undefined) {
        log.warn(
          { security: "login.throttled", account: attempt.account, address, retryAfter },
          "too many failed sign-ins",
        );
        return { outcome: "throttled", retryAfter };
      }
      const opened = await open(form, caller);
      if (!opened) {
        log.warn({ security: "login.failed", account: attempt.account, address }, "a sign-in failed");
        return { outcome: "refused" };
      }
      await clearFailures(db, attempt);
      if (opened.outcome === "open") await enter({ db, live, now, onEnded }, opened.session, caller, "password");
      return opened;
    },

    async renew(caller) {
      const { refreshToken, log, address } = caller;
      if (refreshToken === undefined) return { outcome: "refused" };
      const renewal = await renewSession(db, live, refreshToken, now());
      if (renewal.outcome === "renewed") return { outcome: "open", session: renewal.session };
      if (renewal.outcome === "reused") {
        const { sessionId, userId } = renewal;
        onEnded([sessionId]);
        log.error(
          { security: "refresh.reused", userId, sessionId, address },
          "a used refresh token came back: its session is revoked",
        );
      } else log.warn({ security: "refresh.failed", reason: renewal.outcome, address }, "a refresh failed");
      const refused = await refuseRenewal(renewal.outcome === "unknown" ? "unknown" : renewal.userId, caller);
      if (refused.outcome === "throttled")
        log.warn(
          { security: "refresh.throttled", address, retryAfter: refused.retryAfter },
          "too many failed refreshes",
        );
      return refused;
    },

    async signOut({ refreshToken, log, address }, sessionId) {
      const ofCookie = refreshToken === undefined ? undefined : sessionOfToken(refreshToken);
      const ofToken = sessionId === undefined ? undefined : eq(loginSession.id, sessionId);
      if (!ofCookie && !ofToken) return;
      await end(or(ofCookie, ofToken));
      log.info({ security: "logout", sessionId, address }, "signed out");
    },
  };
}
