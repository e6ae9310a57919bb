import { domainOf, type SignOnOwner, type SignOnRules } from "@gatehouse/domain/access";
import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Config } from "../../platform/config.ts";
import type { Database, Queryable } from "../../platform/database.ts";
import type { Vault } from "../../platform/vault.ts";
import { appUser } from "../tables.ts";
import { signOnDomain, signOnIdentity, vendorSignOn } from "./tables.ts";

/** The name of the house's own provider in addresses; vendors' have the vendor's code. */
const houseProvider = "staff";

/** A provider of single sign-on with everything that it takes to ask it. */
export interface Provider extends SignOnRules {
  /** In addresses. */
  readonly id: string;
  /** Code of its vendor; null for the house. */
  readonly vendor: string | null;
  readonly owner: SignOnOwner;
  /** Code of its vendor; empty for the house. */
  readonly scope: string;
  /** Another one where anything of it has changed. */
  readonly version: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What the secret of a vendor's client is sealed with. */
export const contextOfSecret = (vendor: string): string => `sign-on-secret ${vendor}`;

/** The provider for staff, as the settings name it. */
function providerOfHouse(config: Config): Provider | undefined {
  const { ssoIssuer: issuer, ssoClientId: clientId, ssoClientSecret: clientSecret } = config;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return {
    id: houseProvider,
    vendor: null,
    owner: "house",
    scope: "",
    version: "",
    name: config.ssoName,
    issuer,
    clientId,
    clientSecret,
    domains: config.ssoDomains,
    roleClaim: config.ssoRoleClaim ?? "",
    claimRoles: config.ssoRoles,
    defaultRole: config.ssoDefaultRole ?? null,
    createsAccounts: config.ssoCreate === "on",
  };
}

interface Parts {
  readonly db: Database;
  readonly config: Config;
  readonly vault: Vault;
}

/** The providers of single sign-on: that of the settings, and those of vendors. */
export function createProviders({ db, config, vault }: Parts) {
  const house = providerOfHouse(config);
  const byScope = async (scope: string): Promise<Provider | undefined> => {
    if (scope === "") return house;
    const [row] = await db.select().from(vendorSignOn).where(eq(vendorSignOn.vendor, scope));
    const clientSecret = row && (await vault.open(row.sealedSecret, contextOfSecret(scope)));
    if (!row || clientSecret === undefined) return undefined;
    const { sealedSecret: _, version, vendor, ...rest } = row;
    const domains = await db.select().from(signOnDomain).where(eq(signOnDomain.vendor, scope));
    return {
      ...rest,
      id: vendor,
      vendor,
      owner: "vendor",
      scope,
      version: String(version),
      clientSecret,
      domains: domains.map(({ domain }) => domain),
    };
  };
  return {
    house,
    byScope,
    byId: (id: string) => (id === "" ? Promise.resolve(undefined) : byScope(id === houseProvider ? "" : id)),
    /** The provider that a domain of e-mail addresses leads to. It depends on no account. */
    async byDomain(domain: string): Promise<{ readonly id: string; readonly name: string } | undefined> {
      if (house?.domains.includes(domain)) return { id: house.id, name: house.name };
      const [row] = await db
        .select({ id: vendorSignOn.vendor, name: vendorSignOn.name })
        .from(signOnDomain)
        .innerJoin(vendorSignOn, eq(vendorSignOn.vendor, signOnDomain.vendor))
        .where(eq(signOnDomain.domain, domain));
      return row;
    },
    /** Whether there is any. */
    hasAny: async () => house !== undefined || (await db.$count(signOnDomain)) > 0,
  };
}

/** Whether an e-mail address belongs to a provider. */
export const isOfProvider = ({ domains }: SignOnRules, email: string): boolean => domains.includes(domainOf(email));

/** The identities by which accounts come in as things stand now: of a provider that is there, and of the vendor that the user is of. */
const standing = (houseIssuer: string | undefined): SQL | undefined =>
  or(
    and(isNull(appUser.vendor), eq(signOnIdentity.scope, ""), eq(signOnIdentity.issuer, houseIssuer ?? "")),
    and(isNotNull(vendorSignOn.vendor), eq(appUser.vendor, signOnIdentity.scope)),
  );

/** By which provider somebody signs in; undefined for an account that has a password (ACC-43). */
export async function signOnOf(
  tx: Queryable,
  { ssoIssuer }: Pick<Config, "ssoIssuer">,
  userId: string,
): Promise<{ readonly scope: string; readonly sealedToken: string; readonly name: string | null } | undefined> {
  const [found] = await tx
    .select({ scope: signOnIdentity.scope, sealedToken: signOnIdentity.sealedToken, name: vendorSignOn.name })
    .from(signOnIdentity)
    .innerJoin(appUser, eq(appUser.id, signOnIdentity.userId))
    .leftJoin(
      vendorSignOn,
      and(eq(vendorSignOn.vendor, signOnIdentity.scope), eq(vendorSignOn.issuer, signOnIdentity.issuer)),
    )
    .where(and(eq(signOnIdentity.userId, userId), standing(ssoIssuer)));
  return found;
}
