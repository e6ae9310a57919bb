import { sql } from "drizzle-orm";
import { bigint, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { appUser } from "../access/tables.ts";

/** What a traveller has said about themselves besides name and e-mail address of their account (REQ-15). */
export const travellerProfile = pgTable("traveller_profile", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => appUser.id, { onDelete: "cascade" }),
  prefix: text("prefix").notNull().default(""),
  firstName: text("first_name").notNull().default(""),
  middleName: text("middle_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  dob: date("dob", { mode: "string" }),
  gender: text("gender").notNull().default(""),
  phone: text("phone").notNull().default(""),
  /** IANA zone. */
  tz: text("tz").notNull().default(""),
  /** The language they are written to in: a BCP 47 tag. */
  language: text("language"),
  frequentFlyerNos: jsonb("frequent_flyer_nos")
    .$type<readonly { readonly airline: string; readonly membershipId: string }[]>()
    .notNull()
    .default(sql`'[]'`),
  loyaltyMemberships: jsonb("loyalty_memberships")
    .$type<
      readonly {
        readonly memberShipType: "car" | "hotel";
        readonly programName: string;
        readonly membershipId: string;
      }[]
    >()
    .notNull()
    .default(sql`'[]'`),
  /** IATA codes, parted by commas. */
  prefAirports: text("pref_airports").notNull().default(""),
  preferredTravelTime: text("preferred_travel_time").notNull().default(""),
  carRentalDetails: text("car_rental_details").notNull().default(""),
  specialNote: text("special_note").notNull().default(""),
  /** Who pays for what. */
  paymentInfo: jsonb("payment_info")
    .$type<{ readonly flight: string; readonly car: string; readonly hotel: string }>()
    .notNull()
    .default(sql`'{"flight":"","car":"","hotel":""}'`),
});

/** Passport, licence and known traveller number of a traveller, encrypted (PRO-7). */
export const identityDocuments = pgTable("identity_documents", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => appUser.id, { onDelete: "cascade" }),
  /** What `Vault.seal` made of them. */
  sealed: text("sealed").notNull(),
  /** Counts changes. */
  version: integer("version").notNull(),
});

/** Users who want what they said about themselves deleted, as soon as no request and no trip needs it (PRO-11). */
export const profileDeletion = pgTable("profile_deletion", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => appUser.id, { onDelete: "cascade" }),
  /** Seconds since 1970, UTC. */
  askedAt: bigint("asked_at", { mode: "number" }).notNull(),
});
