import { hasRoute } from "@gatehouse/domain/brand";
import { idlePermissions } from "./brand-permissions.ts";
import { demoPassword, demoUsers, menuFor, roleOf, type MenuNode, type Role } from "@gatehouse/domain/access";
import type { Transaction } from "../platform/database.ts";
import type { Vault } from "../platform/vault.ts";
import type { Platform } from "../platform/platform.ts";
import { accessTokenLife, readAccessToken, signAccessToken } from "./access-token.ts";
import {
  createPrincipalCache,
  grantedTo,
  loadPrincipal,
  openSessions,
  permittedIn,
  type Principal,
} from "./principal.ts";
import type { SendAccountMail } from "./account-mail.ts";
import { createPasswordReset, type PasswordReset } from "./password-reset.ts";
import type { CommandActor } from "./audit.ts";
import { createOwnSessions, type OwnSessions } from "./own-sessions.ts";
import { createFactors, type FactorOwner, type Factors } from "./second-factor/factors.ts";
import { createPasskeys, type Passkeys } from "./second-factor/passkeys.ts";
import { createProofs, type Proofs } from "./second-factor/proof.ts";
import { createSecondSteps, type SecondSteps } from "./second-factor/steps.ts";
import { hashOf } from "./secrets.ts";
import { createSignOn, type SignOn } from "./single-sign-on/sign-on.ts";
import { createUserAdmin, inviteUser, type NewAccount, type UserAdmin } from "./user-admin.ts";
import { createTokenReceipts, type OpenSession } from "./sessions.ts";
import { createSignIn, type SignInService } from "./sign-in.ts";
import type { KeyRing } from "./signing-keys.ts";
import { issueTicket, redeemTicket } from "./tickets.ts";
import { accountById, type Account } from "./users.ts";
import { type FeedClient, feedClientOf } from "./vendor-keys.ts";

/** Staff of the house belong to no vendor. */
const house = (name: string) => ({ code: "GATEHOUSE", name, logo: null, address: null }) as const;

interface Parts extends Platform {
  /** Sign access tokens. */
  readonly keys: KeyRing;
  /** Sign the keys in mails about accounts. */
  readonly linkKeys: KeyRing;
  readonly sendMail: SendAccountMail;
  /** Encrypts the keys of authenticator apps. */
  readonly vault: Vault;
  /** Version of the program, for the login page. */
  readonly version: string;
  /** The address at which a browser finds a vendor's logo, given its dmscode. */
  readonly logoAddress?: (dmscode: string) => string;
  /** Milliseconds for which a principal is believed without asking again. */
  readonly freshness?: number;
  readonly compare?: Parameters<typeof createSignIn>[0]["compare"];
}

interface SessionAnswer {
  readonly body: { readonly accessToken: string; readonly expiresAt: number; readonly user: UserView };
  /** Seconds until the session ends at the latest: the life of the cookie. */
  readonly sessionSeconds: number;
}

/** Users, and their open sessions. One per process. */
export interface Access extends SignInService, SecondSteps, Proofs, PasswordReset {
  /** @param authorization header of a call. @returns undefined without a good token of a session that still holds */
  authenticate(authorization: string | undefined): Promise<Principal | undefined>;
  /** Whose system calls, by the vendor key in the authorization header. */
  feedClient(authorization: string | undefined): Promise<FeedClient | undefined>;
  /** Consumes a ticket of the live stream. */
  readonly openTicket: (ticket: string) => Promise<Principal | undefined>;
  /** Which of these sessions still hold. */
  readonly openSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  issueTicket(principal: Principal): Promise<{ readonly ticket: string; readonly expiresAt: number }>;
  /** What the answer to a sign-in or a refresh carries. @returns undefined when the user is gone or disabled */
  describe(session: OpenSession & Pick<Principal, "embedded">): Promise<SessionAnswer | undefined>;
  user(principal: Principal): Promise<UserView | undefined>;
  /** Sessions that their user looks at and ends. */
  readonly ownSessions: OwnSessions;
  /** Second factors, of whoever `ownerOf` names. */
  readonly factors: Factors;
  readonly passkeys: Passkeys;
  readonly factorOwner: (principal: Principal) => Promise<FactorOwner>;
  /** Signing in at a provider. */
  readonly signOn: SignOn;
  /** Looking after users. */
  readonly users: UserAdmin;
  /** Makes an account for somebody: see `inviteUser`. */
  readonly invite: (tx: Transaction, account: NewAccount, actor: CommandActor) => ReturnType<typeof inviteUser>;
  menu(principal: Principal): readonly MenuNode[];
  settings(): Promise<{
    readonly demo: boolean;
    readonly demoUsers: { email: string; role: Role }[];
    readonly demoPassword: string;
    readonly version: string;
    readonly signOn: boolean;
  }>;
}

/** Puts the access area of a server process together: signing in, sessions, users and their permissions. */
export function createAccess({
  keys,
  linkKeys,
  sendMail,
  vault,
  version,
  logoAddress,
  compare,
  freshness,
  ...platform
}: Parts): Access {
  const { db, live, now, config } = platform;
  const principals = createPrincipalCache(live, freshness);
  const tokenReceipts = createTokenReceipts(db);
  const product = config.brand.name;
  const idle = idlePermissions(config.brand);
  const view = (account: Account | undefined, embedded?: Principal["embedded"]) =>
    account && viewOf(account, { product, logoAddress, embedded, idle });

  const entry = { db, live, now, onEnded: principals.forget };
  const factors = createFactors({ ...entry, vault, sendMail, product });
  const signOn = createSignOn({ ...entry, config, vault, linkKeys, sendMail });
  const passkeys = createPasskeys({ db, now, factors, product });
  const factorOwner = async ({ userId, sessionId }: Principal): Promise<FactorOwner> => {
    const account = await accountById(db, userId);
    if (!account) throw new Error("Whoever is signed in has no account.");
    return { userId, sessionId, userid: account.userid, email: account.email, vendor: account.vendor };
  };

  return {
    ...createSignIn({ ...entry, config, linkKeys, ...(compare ? { compare } : {}) }),
    ...createSecondSteps({ ...entry, config, linkKeys, factors, passkeys }),
    ...createProofs({ db, now, config, factors, passkeys, ownerOf: factorOwner }),
    ...createPasswordReset({ ...entry, linkKeys, sendMail }),
    signOn,
    factors,
    passkeys,
    factorOwner,
    async authenticate(authorization) {
      const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? "")?.[1];
      const claims = token === undefined ? undefined : await readAccessToken(keys, token, now());
      if (!claims) return undefined;
      const principal = await principals.get(claims.sessionId, () => loadPrincipal(db, claims.sessionId, now()));
      if (!principal || principal.userId !== claims.userId || principal.endsAt <= now()) return undefined;
      await tokenReceipts.note(claims.refreshHash, now());
      return principal;
    },
    feedClient: (authorization) => feedClientOf(db, authorization, now()),
    openTicket: (ticket) => redeemTicket(db, ticket, now()),
    openSessions: (sessionIds) => openSessions(db, sessionIds, now()),
    issueTicket: (principal) => issueTicket(db, principal, now()),
    async describe({ userId, sessionId, refreshToken, expiresAt: sessionEnd, embedded }) {
      const account = await accountById(db, userId);
      const user = view(account, embedded);
      if (!account || !user || account.disabledAt !== null) return undefined;
      const issued = now();
      const expiresAt = Math.min(issued + accessTokenLife, sessionEnd);
      const claims = {
        userId,
        sessionId,
        refreshHash: hashOf(refreshToken),
        name: user.name,
        vendor: account.vendor ?? "",
        org: user.organisation.name,
        scope: [account.roleList, ...user.permissions],
      };
      return {
        body: { accessToken: await signAccessToken(keys, claims, issued, expiresAt), expiresAt, user },
        sessionSeconds: sessionEnd - issued,
      };
    },
    ownSessions: createOwnSessions(entry),
    users: createUserAdmin({ ...entry, sendMail }),
    invite: (tx, invited, actor) => inviteUser(tx, { live, sendMail }, invited, actor),
    user: async ({ userId, embedded }) => view(await accountById(db, userId), embedded),
    menu: ({ permissions }) => menuFor(permissions, (path) => hasRoute(config.brand.routes, path)),
    settings: async () => ({
      ...(config.demo
        ? { demo: true, demoUsers: demoUsers.map(({ email, role }) => ({ email, role })), demoPassword }
        : { demo: false, demoUsers: [], demoPassword: "" }),
      version,
      signOn: await signOn.hasAny(),
    }),
  };
}

/** The organisation that the shell shows (UI-7). */
function organisationOf({ vendor, organisation }: Account, product: string, logoAddress: Parts["logoAddress"]) {
  if (!vendor || !organisation) return house(product);
  const { name, logo, ...address } = organisation;
  const known = Object.values(address).some((line) => line !== "");
  return { code: vendor, name, logo: logo && logoAddress ? logoAddress(logo) : null, address: known ? address : null };
}

interface View {
  readonly logoAddress: Parts["logoAddress"] | undefined;
  /** The brand's name. */
  readonly product: string;
  readonly embedded: Principal["embedded"];
  /** What the brand has no use for. */
  readonly idle: ReturnType<typeof idlePermissions>;
}

/** A user as the contract shows it, in a frame with what a module needs; undefined without a known role. */
function viewOf(account: Account, { product, logoAddress, embedded, idle }: View) {
  const { id, userid, name, email, roleList, permissions } = account;
  const role = roleOf(roleList);
  return (
    role && {
      id,
      userid,
      name,
      email,
      role,
      permissions: permittedIn(embedded, grantedTo(role, permissions, account.vendor)).filter(
        (code) => !idle.has(code),
      ),
      organisation: organisationOf(account, product, logoAddress),
    }
  );
}

type UserView = NonNullable<ReturnType<typeof viewOf>>;
