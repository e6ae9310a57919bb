import { type Claims, roleFromClaims, roleOf } from "@gatehouse/domain/access";
import { isPlainLine } from "@gatehouse/domain/validation";
import { and, eq } from "drizzle-orm";
import type { Platform } from "../../platform/platform.ts";
import type { Vault } from "../../platform/vault.ts";
import type { Transaction } from "../../platform/database.ts";
import { accountMessages, type SendAccountMail } from "../account-mail.ts";
import { recordAccess } from "../audit.ts";
import { hashPassword } from "../passwords.ts";
import { randomSecret } from "../secrets.ts";
import { endSessions } from "../sessions.ts";
import { appUser, loginSession } from "../tables.ts";
import { addAccount, tellUserChanged } from "../user-admin.ts";
import { changeRole } from "../user-changes.ts";
import { SignOnError } from "./client.ts";
import { isOfProvider, type Provider } from "./providers.ts";
import { signOnIdentity } from "./tables.ts";

interface Parts extends Pick<Platform, "db" | "live" | "now"> {
  readonly vault: Vault;
  readonly sendMail: SendAccountMail;
  /** Told of sessions that ended, before the caller learns of it. */
  readonly onEnded: (sessionIds: readonly string[]) => void;
}

/** Who a provider says that has come. */
export interface Arrival {
  readonly claims: Claims & { readonly sub: string };
  /** The ID token. */
  readonly token: string;
}

const account = {
  id: appUser.id,
  userid: appUser.userid,
  email: appUser.email,
  vendor: appUser.vendor,
  roleList: appUser.roleList,
  disabledAt: appUser.disabledAt,
};

/** What an ID token is sealed with. */
export const contextOfToken = (userId: string): string => `sign-on-token ${userId}`;

/** Who has changed something where a provider has said so. */
const actorOf = ({ scope }: Provider, at: number) => ({
  doneBy: scope === "" ? "single sign-on" : `single sign-on of ${scope}`,
  at,
});

/** The name that a provider gives, or else what stands before the @. */
function nameIn(claims: Claims, email: string): string {
  const text = (key: string): string => {
    const value = claims[key];
    return typeof value === "string" ? value.trim() : "";
  };
  const given = text("name") || `${text("given_name")} ${text("family_name")}`.trim();
  return given !== "" && given.length <= 120 && isPlainLine(given) ? given : (email.split("@")[0] ?? email);
}

/** The e-mail address of whom a provider vouches for: verified, and of its own domains. */
function emailIn(provider: Provider, { email, email_verified: verified }: Claims): string {
  if (typeof email !== "string" || verified !== true || !isOfProvider(provider, email))
    throw new SignOnError("email", "There is no verified e-mail address of the provider's domains.");
  return email.toLowerCase();
}

/** Finds or makes the account of whoever has come by single sign-on, and gives it the role that the provider says (ACC-39, ACC-40). */
export function createSignOnAccounts({ db, live, now, vault, sendMail, onEnded }: Parts) {
  /** The role that somebody has from now on. @throws SignOnError */
  const roleFor = (provider: Provider, claims: Claims, roleList: string | undefined) => {
    const current = roleList === undefined ? undefined : roleOf(roleList);
    const role =
      roleList !== undefined && !current ? undefined : roleFromClaims(provider, provider.owner, claims, current);
    if (!role) throw new SignOnError("noRole", "The provider gives no role that it may give.");
    return role;
  };

  /** The first time: whoever has the e-mail address within the vendor, and nobody else. */
  async function link(tx: Transaction, provider: Provider, claims: Claims, sub: string): Promise<string> {
    const email = emailIn(provider, claims);
    const actor = actorOf(provider, now());
    const [user] = await tx.select(account).from(appUser).where(eq(appUser.email, email)).for("update");
    if (!user) {
      if (!provider.createsAccounts) throw new SignOnError("noAccount", "Nobody has this e-mail address.");
      const made = await addAccount(
        tx,
        live,
        { email, name: nameIn(claims, email), role: roleFor(provider, claims, undefined), vendor: provider.scope },
        { actor, action: "SIGN_ON_USER_CREATED" },
      );
      if (made === "taken") throw new SignOnError("noAccount", "Somebody else has made this account just now.");
      return made.id;
    }
    // Somebody of another vendor is nobody here.
    if (user.vendor !== provider.vendor) throw new SignOnError("noAccount", "The e-mail address is of another vendor.");
    if (user.disabledAt !== null) throw new SignOnError("disabled", "The account is disabled.");
    roleFor(provider, claims, user.roleList);
    const others = await tx.$count(
      signOnIdentity,
      and(
        eq(signOnIdentity.userId, user.id),
        eq(signOnIdentity.scope, provider.scope),
        eq(signOnIdentity.issuer, provider.issuer),
      ),
    );
    // An address that was given to another person does not take the account along.
    if (others > 0) throw new SignOnError("linked", "The account belongs to another subject.");
    await tx
      .update(appUser)
      // Nobody knows the password from now on, and no key that was bound to the one before opens anything (ACC-43).
      .set({ passwordHash: await hashPassword(randomSecret()), mustChangePassword: false, invitedAt: null })
      .where(eq(appUser.id, user.id));
    await recordAccess(tx, actor, user.userid, "SIGN_ON_LINKED", `${provider.issuer} ${sub}`);
    await sendMail(tx, { kind: accountMessages.signOnLinked, email: user.email, vendor: user.vendor ?? "" }, now());
    onEnded(await endSessions(tx, live, eq(loginSession.userId, user.id), now()));
    await tellUserChanged(tx, live, user.id, [user.vendor]);
    return user.id;
  }

  return {
    /** @returns the id of the user who has come @throws SignOnError where they are not let in */
    async resolve(provider: Provider, { claims, token }: Arrival): Promise<string> {
      const identity = { scope: provider.scope, issuer: provider.issuer, subject: claims.sub };
      const which = and(
        eq(signOnIdentity.scope, identity.scope),
        eq(signOnIdentity.issuer, identity.issuer),
        eq(signOnIdentity.subject, identity.subject),
      );
      const userId = await db.transaction(async (tx) => {
        const [known] = await tx.select({ userId: signOnIdentity.userId }).from(signOnIdentity).where(which);
        const found = known?.userId ?? (await link(tx, provider, claims, claims.sub));
        const sealedToken = await vault.seal(token, contextOfToken(found));
        await tx
          .insert(signOnIdentity)
          .values({ ...identity, userId: found, linkedAt: now(), lastSignInAt: now(), sealedToken })
          .onConflictDoUpdate({
            target: [signOnIdentity.scope, signOnIdentity.issuer, signOnIdentity.subject],
            set: { lastSignInAt: now(), sealedToken },
          });
        return found;
      });
      const [user] = await db.select(account).from(appUser).where(eq(appUser.id, userId));
      if (!user || user.vendor !== provider.vendor)
        throw new SignOnError("noAccount", "The account is of another vendor now.");
      if (user.disabledAt !== null) throw new SignOnError("disabled", "The account is disabled.");
      const role = roleFor(provider, claims, user.roleList);
      if (role !== roleOf(user.roleList)) {
        const { vendor } = user;
        await changeRole({ db, live, actor: actorOf(provider, now()) }, user, { roleList: role, vendor });
        await tellUserChanged(db, live, userId, [vendor]);
      }
      return userId;
    },
  };
}
