import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { appUser } from "../tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const user = () =>
  uuid("user_id")
    .notNull()
    .references(() => appUser.id, { onDelete: "cascade" });

/** The authenticator app of a user (ACC-29). */
export const authenticator = pgTable("authenticator", {
  userId: user().primaryKey(),
  /** The app's key, encrypted by the vault. */
  sealed: text("sealed").notNull(),
  since: instant("since").notNull(),
  /** The time step whose code was taken last: it is not taken again. */
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
});

/** What signs in where the app is lost, once each (ACC-31). */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: user(),
    /** argon2id, PHC format: a code has 50 bits. */
    hash: text("hash").notNull(),
    madeAt: instant("made_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("recovery_code_user").on(table.userId)],
);

/** A passkey of a user: one that a device or a security key keeps (ACC-33). */
export const passkey = pgTable(
  "passkey",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: user(),
    /** As the authenticator calls it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it was used, where its authenticator counts. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How a browser reaches it. */
    transports: text("transports").array().notNull(),
    /** In the words of its user. */
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkey_user").on(table.userId)],
);

/** What a passkey is to sign, once; only its SHA-256 is kept. */
export const passkeyChallenge = pgTable(
  "passkey_challenge",
  {
    hash: text("hash").primaryKey(),
    /** Null where it is the passkey that says who signs in. */
    userId: uuid("user_id").references(() => appUser.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<"add" | "use">().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("passkey_challenge_expires").on(table.expiresAt), index("passkey_challenge_user").on(table.userId)],
);

/** The roles whose users must have a second factor (ACC-34). */
export const roleWithFactor = pgTable("role_with_factor", {
  role: text("role").primaryKey(),
});
