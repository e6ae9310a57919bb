import { type Claims, type FactorKind, hasProvenFactor, safeRedirect } from "@gatehouse/domain/access";
import { and, eq, gt } from "drizzle-orm";
import type { Config } from "../../platform/config.ts";
import type { Vault } from "../../platform/vault.ts";
import { accountLink } from "../account-links.ts";
import type { SendAccountMail } from "../account-mail.ts";
import { type Caller, enter, type EntryParts } from "../entry.ts";
import { factorsOf } from "../second-factor/factors.ts";
import { isFactorRequired } from "../second-factor/required.ts";
import { hashOf } from "../secrets.ts";
import { type OpenSession, openSession } from "../sessions.ts";
import type { KeyRing } from "../signing-keys.ts";
import type { Principal } from "../principal.ts";
import { appUser, loginSession } from "../tables.ts";
import { contextOfToken, createSignOnAccounts } from "./accounts.ts";
import { createSignOnClient, SignOnError } from "./client.ts";
import { createProviders, type Provider, signOnOf } from "./providers.ts";
import { signOnAttempt } from "./tables.ts";

/** Seconds in which a sign-in must come back from its provider. */
export const attemptSeconds = 10 * 60;

/** Who has come back, and what comes next. */
export interface Arrived {
  readonly redirectUrl: string;
  readonly outcome:
    | { readonly kind: "open"; readonly session: OpenSession }
    /** The provider has not asked for a second factor, and ours comes next (ACC-42). */
    | {
        readonly kind: "secondStep";
        readonly key: string;
        readonly email: string;
        readonly ways: readonly FactorKind[];
      }
    | { readonly kind: "setUp"; readonly key: string; readonly email: string };
}

interface Parts extends EntryParts {
  readonly config: Config;
  readonly vault: Vault;
  readonly linkKeys: KeyRing;
  readonly sendMail: SendAccountMail;
}

/** Where a provider sends browsers back to: one address for each, so that no answer of one counts as another's. */
const redirectUri = (origin: string, { id }: Provider): string => `${origin}/login/sso/${encodeURIComponent(id)}`;

/** Signing in by OpenID Connect (ACC-37 to ACC-43). */
export function createSignOn({ config, vault, linkKeys, sendMail, ...entry }: Parts) {
  const { db, now } = entry;
  const providers = createProviders({ db, config, vault });
  const client = createSignOnClient({ allowPrivate: config.ssoPrivateAddresses === "on" });
  const accounts = createSignOnAccounts({ ...entry, vault, sendMail });

  const providerOf = async (id: string): Promise<Provider> => {
    const provider = await providers.byId(id);
    if (!provider) throw new SignOnError("off", "There is no such provider.");
    return provider;
  };

  /** A second factor of ours, where there is one or must be one and the provider has asked for none. */
  async function next(userId: string, claims: Claims, caller: Caller): Promise<Arrived["outcome"]> {
    const [user] = await db.select().from(appUser).where(eq(appUser.id, userId));
    if (!user) throw new SignOnError("noAccount", "The account is gone.");
    const { email } = user;
    if (!hasProvenFactor(claims)) {
      const ways = await factorsOf(db, userId);
      if (ways.length > 0)
        return { kind: "secondStep", key: accountLink(linkKeys, user, "secondStep", now()), email, ways };
      if (await isFactorRequired(db, user.roleList))
        return { kind: "setUp", key: accountLink(linkKeys, user, "setUp", now()), email };
    }
    const session = await db.transaction(async (tx) => {
      const opened = await openSession(tx, userId, user.passwordHash, now(), caller);
      // Who has signed in there hours ago has not said now who they are (ACC-36).
      const provenAt = Math.min(Number(claims["auth_time"] ?? 0) || 0, now());
      if (opened) await tx.update(loginSession).set({ provenAt }).where(eq(loginSession.id, opened.sessionId));
      return opened;
    });
    if (!session) throw new SignOnError("disabled", "The account was disabled meanwhile.");
    await enter(entry, session, caller, "single sign-on");
    return { kind: "open", session };
  }

  const note = (caller: Caller, provider: string, error: unknown): void => {
    if (!(error instanceof SignOnError)) return;
    const { problem, message: reason } = error;
    caller.log.warn(
      { security: "sign-on.failed", provider, problem, reason, address: caller.address },
      "a sign-in by single sign-on failed",
    );
  };

  /** @param fresh the provider asks who it is although it knows */
  async function begin(
    provider: Provider,
    { redirectUrl, email, fresh }: { readonly redirectUrl: string; readonly email: string; readonly fresh: boolean },
    { origin, browser }: { readonly origin: string; readonly browser: string },
  ): Promise<string> {
    const ticket = client.newTicket();
    const asked = { redirectUri: redirectUri(origin, provider), email, fresh };
    const address = await client.addressFor(provider, ticket, asked);
    await db.insert(signOnAttempt).values({
      state: hashOf(ticket.state),
      browser: hashOf(browser),
      scope: provider.scope,
      nonce: ticket.nonce,
      verifier: ticket.verifier,
      redirectUrl: safeRedirect(redirectUrl) ?? "",
      fresh,
      expiresAt: now() + attemptSeconds,
    });
    return address;
  }

  return {
    byDomain: (domain: string) => providers.byDomain(domain),
    hasAny: providers.hasAny,

    /**
     * Begins a sign-in.
     * @param place with what the cookie of the browser carries: nobody else can bring the answer
     * @returns the address at the provider @throws SignOnError
     */
    async begin(
      { provider: id, ...asked }: Readonly<Record<"provider" | "redirectUrl" | "email", string>>,
      place: Parameters<typeof begin>[2],
      caller: Caller,
    ): Promise<string> {
      try {
        return await begin(await providerOf(id), { ...asked, fresh: false }, place);
      } catch (error) {
        note(caller, id, error);
        throw error;
      }
    },

    /** Begins a sign-in of whoever is signed in, to prove once more who they are (ACC-36). @throws SignOnError */
    async again(
      { userId }: Pick<Principal, "userId">,
      redirectUrl: string,
      place: Parameters<typeof begin>[2],
      caller: Caller,
    ): Promise<string> {
      const found = await signOnOf(db, config, userId);
      const provider = found && (await providers.byScope(found.scope));
      if (!provider) throw new SignOnError("off", "Whoever is signed in has no provider.");
      try {
        return await begin(provider, { redirectUrl, email: "", fresh: true }, place);
      } catch (error) {
        note(caller, provider.id, error);
        throw error;
      }
    },

    /**
     * Takes the answer of a provider, once.
     * @param answer the query of the address at which the browser came back
     * @throws SignOnError where they are not let in
     */
    async finish(
      { provider: id, answer }: { readonly provider: string; readonly answer: string },
      { origin, browser }: { readonly origin: string; readonly browser: string | undefined },
      caller: Caller,
    ): Promise<Arrived> {
      try {
        const provider = await providerOf(id);
        const given = new URL(redirectUri(origin, provider));
        given.search = answer;
        const state = given.searchParams.get("state") ?? "";
        const [attempt] = await db
          .delete(signOnAttempt)
          .where(
            and(
              eq(signOnAttempt.state, hashOf(state)),
              eq(signOnAttempt.browser, hashOf(browser ?? "")),
              eq(signOnAttempt.scope, provider.scope),
              gt(signOnAttempt.expiresAt, now()),
            ),
          )
          .returning();
        if (!attempt) throw new SignOnError("over", "Nobody has begun this sign-in here, or it is over.");
        const { nonce, verifier, redirectUrl, fresh } = attempt;
        const arrival = await client.claimsFor(provider, { state, nonce, verifier }, given, fresh);
        const userId = await accounts.resolve(provider, arrival);
        return { redirectUrl, outcome: await next(userId, arrival.claims, caller) };
      } catch (error) {
        note(caller, id, error);
        throw error;
      }
    },

    /** Where somebody signs out at their provider, if they have come by one that has such a place. */
    async signOutAddress(userId: string, origin: string): Promise<string | undefined> {
      const found = await signOnOf(db, config, userId);
      const provider = found && (await providers.byScope(found.scope));
      const token = found && (await vault.open(found.sealedToken, contextOfToken(userId)));
      if (!provider || token === undefined) return undefined;
      return client.signOutAddress(provider, token, `${origin}/login`);
    },
  };
}

export type SignOn = ReturnType<typeof createSignOn>;
