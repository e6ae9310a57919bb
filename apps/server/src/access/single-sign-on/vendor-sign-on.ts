import {
  readDomain,
  readIssuer,
  type SignOnForm,
  type SignOnFormProblem,
  signOnFormProblems,
} from "@gatehouse/domain/access";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Config } from "../../platform/config.ts";
import type { Queryable, Transaction } from "../../platform/database.ts";
import type { Vault } from "../../platform/vault.ts";
import { type CommandActor, recordAccess } from "../audit.ts";
import { contextOfSecret } from "./providers.ts";
import { signOnDomain, signOnIdentity, vendorSignOn } from "./tables.ts";

type Shown = Omit<SignOnForm, "clientSecret">;

/** The provider of a vendor as it is set up, without its secret. */
export async function readVendorSignOn(
  tx: Queryable,
  code: string,
): Promise<{ readonly signOn: Shown | null; readonly version: number }> {
  const [row] = await tx.select().from(vendorSignOn).where(eq(vendorSignOn.vendor, code));
  if (!row) return { signOn: null, version: 0 };
  const { vendor: _vendor, sealedSecret: _secret, version, ...shown } = row;
  const domains = await tx
    .select()
    .from(signOnDomain)
    .where(eq(signOnDomain.vendor, code))
    .orderBy(signOnDomain.domain);
  return { signOn: { ...shown, domains: domains.map(({ domain }) => domain) }, version };
}

type Outcome =
  | { readonly outcome: "saved" | "changed" | "read-only" }
  | { readonly outcome: "invalid"; readonly problems: readonly SignOnFormProblem[] };

interface Parts {
  readonly vault: Vault;
  readonly config: Pick<Config, "ssoDomains">;
  readonly actor: CommandActor;
  /** Whether whoever saves may give domains. */
  readonly mayChangeDomains: boolean;
}

const words = ({ issuer, clientId, domains, roleClaim, claimRoles, defaultRole, createsAccounts }: Shown): string =>
  [
    `${issuer} as ${clientId}`,
    `domains ${domains.join(", ") || "–"}`,
    `roles ${claimRoles.map(({ value, role }) => `${roleClaim} ${value} → ${role}`).join(", ") || "–"}`,
    `others ${defaultRole ?? "–"}`,
    createsAccounts ? "makes accounts" : "makes no accounts",
  ].join("; ");

/** Sets up the provider of a vendor, or changes it (ACC-38). The caller holds the vendor's lock. */
export async function saveVendorSignOn(
  tx: Transaction,
  code: string,
  { signOn: form, version }: { readonly signOn: SignOnForm; readonly version: number },
  { vault, config, actor, mayChangeDomains }: Parts,
): Promise<Outcome> {
  const before = await readVendorSignOn(tx, code);
  if (before.version !== version) return { outcome: "changed" };
  const problems = [...signOnFormProblems(form, before.signOn !== null)];
  const domains = [...new Set(form.domains.map((domain) => readDomain(domain) ?? domain))].toSorted();
  if (domains.join(" ") !== (before.signOn?.domains ?? []).join(" ")) {
    if (!mayChangeDomains) return { outcome: "read-only" };
    const others = await tx
      .select({ domain: signOnDomain.domain })
      .from(signOnDomain)
      .where(and(inArray(signOnDomain.domain, [...domains, ""]), ne(signOnDomain.vendor, code)));
    const taken = [...others.map(({ domain }) => domain), ...domains.filter((one) => config.ssoDomains.includes(one))];
    for (const value of taken) problems.push({ field: "domains", code: "taken", value });
  }
  if (problems.length > 0) return { outcome: "invalid", problems };
  const { clientSecret, domains: _typed, claimRoles, ...rest } = form;
  const shown = {
    ...rest,
    name: form.name.trim(),
    issuer: readIssuer(form.issuer) ?? form.issuer,
    clientId: form.clientId.trim(),
    roleClaim: form.roleClaim.trim(),
    claimRoles: claimRoles.map(({ value, role }) => ({ value: value.trim(), role })),
  };
  const secret = clientSecret === "" ? {} : { sealedSecret: await vault.seal(clientSecret, contextOfSecret(code)) };
  if (before.signOn === null) {
    const sealedSecret = await vault.seal(clientSecret, contextOfSecret(code));
    await tx.insert(vendorSignOn).values({ vendor: code, ...shown, sealedSecret, version: version + 1 });
  } else
    await tx
      .update(vendorSignOn)
      .set({ ...shown, ...secret, version: version + 1 })
      .where(eq(vendorSignOn.vendor, code));
  await tx.delete(signOnDomain).where(eq(signOnDomain.vendor, code));
  if (domains.length > 0) await tx.insert(signOnDomain).values(domains.map((domain) => ({ domain, vendor: code })));
  // Who somebody is at another provider says nothing here.
  if (before.signOn && before.signOn.issuer !== shown.issuer)
    await tx.delete(signOnIdentity).where(eq(signOnIdentity.scope, code));
  const detail = `${words({ ...shown, domains })}${clientSecret === "" ? "" : "; another secret"}`;
  await recordAccess(tx, actor, code, "VENDOR_SIGN_ON_CHANGED", detail);
  return { outcome: "saved" };
}

/** Takes the provider of a vendor away: its users have passwords again, and choose them by mail (ACC-43). @returns whether there was one */
export async function removeVendorSignOn(tx: Transaction, code: string, actor: CommandActor): Promise<boolean> {
  const [gone] = await tx.delete(vendorSignOn).where(eq(vendorSignOn.vendor, code)).returning();
  if (!gone) return false;
  await tx.delete(signOnIdentity).where(eq(signOnIdentity.scope, code));
  await recordAccess(tx, actor, code, "VENDOR_SIGN_ON_REMOVED", gone.issuer);
  return true;
}
