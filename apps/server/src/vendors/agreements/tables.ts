import { prospectStates } from "@gatehouse/domain/vendors";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { vendor } from "../../access/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });

/** Organisations that have asked to become vendors (VEN-15, VEN-16). */
export const prospect = pgTable(
  "prospect",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orgName: text("org_name").notNull(),
    /** In small letters. */
    email: text("email").notNull(),
    phoneCode: text("phone_code").notNull(),
    phoneNumber: text("phone_number").notNull(),
    website: text("website").notNull().default(""),
    /** In which it is written to. */
    language: text("language", { enum: ["en", "fr"] }).notNull(),
    state: text("state", { enum: prospectStates }).notNull().default("UNCONFIRMED"),
    /** Document that holds the agreement; null where none was sent. */
    document: text("document"),
    /** Of the agreement. */
    pages: integer("pages").notNull().default(0),
    agreementSigned: boolean("agreement_signed").notNull().default(false),
    /** Why it was refused, or another file was asked for. */
    reason: text("reason").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    /** Since when it is in its state. */
    changedAt: instant("changed_at").notNull(),
    /** Which user brought it there; empty for the prospect itself. */
    changedBy: text("changed_by").notNull().default(""),
    /** The vendor that was made of it. */
    vendor: text("vendor").references(() => vendor.code, { onDelete: "set null" }),
    /** Grows with every change: links of mails are bound to it, and whoever changes it says which one they saw. */
    version: integer("version").notNull().default(0),
    /** Network that it came from; forgotten when it is confirmed. */
    network: text("network").notNull().default(""),
    /** Made with the demo world, and gone with it. */
    demo: boolean("demo").notNull().default(false),
  },
  (table) => [
    index("prospect_email").on(table.email),
    index("prospect_name").on(sql`lower(${table.orgName})`),
    index("prospect_state").on(table.state, table.changedAt),
    index("prospect_network")
      .on(table.network)
      .where(sql`network <> ''`),
  ],
);

export type ProspectRow = typeof prospect.$inferSelect;
