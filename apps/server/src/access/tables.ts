import type { EmbeddedModule } from "@gatehouse/domain/embedding";
import type { RequestMode } from "@gatehouse/domain/requests";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });

/** An organisation whose bookings we look after (CHK-1). */
export const vendor = pgTable("vendor", {
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  /** Document that holds the logo; null for the default one. */
  logo: text("logo"),
  line1: text("line1").notNull().default(""),
  line2: text("line2").notNull().default(""),
  city: text("city").notNull().default(""),
  state: text("state").notNull().default(""),
  pincode: text("pincode").notNull().default(""),
  /** IANA zone of its reports' days (API-5). */
  zone: text("zone").notNull().default("UTC"),
  /** The language in which it writes to travellers who have not said theirs: a BCP 47 tag; null for English. */
  language: text("language"),
  /** In which it is billed, ISO 4217: new billing records are in it (COST-4). */
  currency: varchar("currency", { length: 3 }).notNull().default("USD"),
  /** How its travel requests are made (REQ-3). */
  requestMode: text("request_mode").$type<RequestMode>().notNull().default("standard"),
  /** Whether the first traveller of a booking must give a phone number on the missing-information page. */
  phoneRequired: boolean("phone_required").notNull().default(true),
  /** Made with the demo world, and gone with it. */
  demo: boolean("demo").notNull().default(false),
});

/** The vendors that a level-1 vendor sees besides its own rows. */
export const connectedVendor = pgTable(
  "connected_vendor",
  {
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    connected: text("connected")
      .notNull()
      .references(() => vendor.code),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.connected] })],
);

export const appUser = pgTable(
  "app_user",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The short name that locks and audit entries carry; never changes. */
    userid: text("userid").notNull().unique(),
    email: text("email").notNull().unique(),
    name: text("name").notNull(),
    /** Comma-separated; the first entry is the role (ACC-1). */
    roleList: text("role_list").notNull(),
    /** Permission codes over those of the role. */
    permissions: text("permissions")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Null for staff of the house. */
    vendor: text("vendor").references(() => vendor.code),
    /** argon2id, PHC format. */
    passwordHash: text("password_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    disabledAt: instant("disabled_at"),
    /** Somebody invited them, and they have not chosen a password yet. */
    invitedAt: instant("invited_at"),
    /** When the password was chosen last; null where nobody knows. */
    passwordChangedAt: instant("password_changed_at"),
    /** Somebody else chose the password: it opens nothing but the choice of another one. */
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    lastSignInAt: instant("last_sign_in_at"),
    /** Made with the demo world: everybody knows the password. */
    demo: boolean("demo").notNull().default(false),
  },
  (table) => [
    check("app_user_email_lower", sql`${table.email} = lower(${table.email})`),
    // Two people whose names differ only in case could not be told apart in an audit log.
    uniqueIndex("app_user_userid_lower").on(sql`lower(${table.userid})`),
    index("app_user_vendor").on(table.vendor),
  ],
);

/** A sign-in: the family of all refresh tokens that follow from it. */
export const loginSession = pgTable(
  "login_session",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    /** Key that turns a used refresh token into its one successor; worthless without a token. */
    rotationKey: text("rotation_key").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Its absolute end, however often it is renewed. */
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** What its browser calls itself, in short: "Firefox on Windows"; empty where it says nothing. */
    browser: text("browser").notNull().default(""),
    /** The address it was opened from, as it is counted: IPv6 by its network. */
    address: text("address").notNull().default(""),
    /** Nobody signed in as this user from this browser and network before, and the user has not said that it was them. */
    unfamiliar: boolean("unfamiliar").notNull().default(false),
    /** When its access token was last renewed. */
    lastUsedAt: instant("last_used_at"),
    /** When its user said last who they are; null since it was opened (ACC-36). */
    provenAt: instant("proven_at"),
    /** Of a session in a frame of another product's page, which no password opened: the one module that it is for (EMB-5). */
    embedded: text("embedded").$type<EmbeddedModule>(),
    /** The vendor's key that asked for it: it ends with the key. */
    vendorKeyId: bigint("vendor_key_id", { mode: "number" }).references(() => vendorKey.id, {
      onDelete: "cascade",
    }),
    /** Of the page around it: it ends when the vendor names it no more. */
    origin: text("origin"),
  },
  (table) => [
    index("login_session_user").on(table.userId),
    index("login_session_expires").on(table.expiresAt),
    index("login_session_vendor_key").on(table.vendorKeyId),
  ],
);

/** From which browsers and networks somebody has signed in. */
export const signInPlace = pgTable(
  "sign_in_place",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    /** Browser and network, as sessions name them. */
    place: text("place").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] }), index("sign_in_place_last").on(table.lastAt)],
);

/** A refresh token that was handed out; only its SHA-256 is kept. */
export const refreshToken = pgTable(
  "refresh_token",
  {
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => loginSession.id, { onDelete: "cascade" }),
    usedAt: instant("used_at"),
    /** When a call was first made with an access token that came with it: until then it may have been lost on its way. */
    arrivedAt: instant("arrived_at"),
  },
  (table) => [index("refresh_token_session").on(table.sessionId)],
);

/** Secrets that sign access tokens and document links; the newest signs, all are accepted. */
export const signingKey = pgTable("signing_key", {
  id: uuid("id").primaryKey().defaultRandom(),
  secret: text("secret").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** A sign-in attempt that failed, or that is under way. */
export const loginAttempt = pgTable(
  "login_attempt",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    account: text("account").notNull(),
    address: text("address").notNull(),
    attemptedAt: instant("attempted_at").notNull(),
  },
  (table) => [
    index("login_attempt_account").on(table.account, table.address),
    index("login_attempt_at").on(table.attemptedAt),
  ],
);

/** A ticket that opens one live stream, once; only its SHA-256 is kept. */
export const streamTicket = pgTable(
  "stream_ticket",
  {
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => loginSession.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("stream_ticket_session").on(table.sessionId), index("stream_ticket_expires").on(table.expiresAt)],
);

/** A key with which a vendor's system sends bookings; only its SHA-256 is kept. */
export const vendorKey = pgTable(
  "vendor_key",
  {
    /** What people call it by. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    hash: text("hash").notNull().unique(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    /** What it is for, in the words of whoever made it. */
    name: text("name").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    /** To the minute. */
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [index("vendor_key_vendor").on(table.vendor)],
);

/** What a command at the terminal changed about who may do what, and what people changed about themselves. Rows are only ever added. */
export const accessAudit = pgTable(
  "access_audit",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The user it is about, or whatever else was changed. */
    subject: text("subject").notNull(),
    action: text("action").$type<AccessAction>().notNull(),
    /** What it was and is: names of roles, never a secret. */
    detail: text("detail"),
    /** Account of the machine on which the command ran; of a profile, the user id. */
    doneBy: text("done_by").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("access_audit_subject").on(table.subject, table.id)],
);

export type AccessAction =
  | "USER_CREATED"
  | "USER_INVITED"
  | "INVITATION_ACCEPTED"
  | "USER_UNLOCKED"
  | "ACCOUNT_SAVED"
  | "PASSWORD_CHANGED"
  | "ROLE_CHANGED"
  | "SECOND_FACTOR_ON"
  | "SECOND_FACTOR_OFF"
  | "SECOND_FACTOR_RESET"
  | "SECOND_FACTOR_REQUIRED"
  | "SECOND_FACTOR_OPTIONAL"
  | "RECOVERY_CODES_MADE"
  | "PASSKEY_ADDED"
  | "PASSKEY_REMOVED"
  | "RECOVERY_CODE_USED"
  | "SIGN_ON_LINKED"
  | "SIGN_ON_USER_CREATED"
  | "SESSION_ENDED"
  | "SESSIONS_ENDED"
  | "USER_DISABLED"
  | "USER_ENABLED"
  | "VENDOR_CREATED"
  | "VENDOR_CHANGED"
  | "VENDOR_LOGO_CHANGED"
  | "VENDOR_PREFERENCE_CHANGED"
  | "VENDOR_SETTINGS_CHANGED"
  | "VENDOR_PRICES_CHANGED"
  | "VENDOR_TEMPLATE_UPLOADED"
  | "VENDOR_TEMPLATE_CHOSEN"
  | "VENDOR_SIGN_ON_CHANGED"
  | "VENDOR_SIGN_ON_REMOVED"
  | "VENDOR_KEY_CREATED"
  | "VENDOR_KEY_REVOKED"
  | "AGREEMENT_CONFIRMED"
  | "AGREEMENT_FILE_ASKED"
  | "AGREEMENT_FILE_RECEIVED"
  | "AGREEMENT_APPROVED"
  | "AGREEMENT_REFUSED"
  | "AGREEMENT_REPLACED"
  | "PROFILE_SAVED"
  | "DOCUMENTS_SAVED"
  | "DOCUMENT_SHOWN"
  | "DATA_EXPORTED"
  | "DELETION_ASKED"
  | "DELETION_CANCELLED"
  | "PROFILE_DELETED"
  | "DEMO_REMOVED";
