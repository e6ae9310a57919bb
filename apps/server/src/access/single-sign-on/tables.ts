import type { ClaimRole, Role } from "@gatehouse/domain/access";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { appUser, vendor } from "../tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });

/** The provider of single sign-on of a vendor (ACC-38). That of the house is in the settings. */
export const vendorSignOn = pgTable("vendor_sign_on", {
  vendor: text("vendor")
    .primaryKey()
    .references(() => vendor.code, { onDelete: "cascade" }),
  name: text("name").notNull(),
  issuer: text("issuer").notNull(),
  clientId: text("client_id").notNull(),
  /** The client's secret, encrypted by the vault. */
  sealedSecret: text("sealed_secret").notNull(),
  roleClaim: text("role_claim").notNull(),
  claimRoles: jsonb("claim_roles").$type<readonly ClaimRole[]>().notNull(),
  defaultRole: text("default_role").$type<Role>(),
  createsAccounts: boolean("creates_accounts").notNull(),
  /** Grows with every change. */
  version: integer("version").notNull(),
});

/** A domain of e-mail addresses leads to one provider at most. */
export const signOnDomain = pgTable(
  "sign_on_domain",
  {
    domain: text("domain").primaryKey(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendorSignOn.vendor, { onDelete: "cascade" }),
  },
  (table) => [index("sign_on_domain_vendor").on(table.vendor)],
);

/** Who somebody is at a provider (ACC-39). */
export const signOnIdentity = pgTable(
  "sign_on_identity",
  {
    /** Code of the provider's vendor; empty for the house. */
    scope: text("scope").notNull(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    linkedAt: instant("linked_at").notNull(),
    lastSignInAt: instant("last_sign_in_at").notNull(),
    /** The ID token of the last sign-in, encrypted by the vault: signing out there takes it. */
    sealedToken: text("sealed_token").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.issuer, table.subject] }),
    index("sign_on_identity_user").on(table.userId),
  ],
);

/** A sign-in that has been sent to a provider and has not come back. */
export const signOnAttempt = pgTable(
  "sign_on_attempt",
  {
    /** SHA-256 of the state. */
    state: text("state").primaryKey(),
    /** SHA-256 of what the cookie of its browser carries. */
    browser: text("browser").notNull(),
    /** Code of the provider's vendor; empty for the house. */
    scope: text("scope").notNull(),
    nonce: text("nonce").notNull(),
    verifier: text("verifier").notNull(),
    /** Where it leads afterwards: a path of this site; empty where the menu decides. */
    redirectUrl: text("redirect_url").notNull(),
    /** The provider was told to ask who it is although it knows. */
    fresh: boolean("fresh").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("sign_on_attempt_expires").on(table.expiresAt)],
);
