import type { TemplateContext } from "@gatehouse/domain/messaging";
import { channels } from "@gatehouse/domain/vendors";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { vendor } from "../access/tables.ts";

/** Basic details of a vendor, and how it works, beyond what every area knows of it (VEN-3, VEN-8). */
export const vendorDetails = pgTable(
  "vendor_details",
  {
    vendor: text("vendor")
      .primaryKey()
      .references(() => vendor.code, { onDelete: "cascade" }),
    /** The address of its page. */
    email: text("email").notNull().unique(),
    alertEmail: text("alert_email").notNull(),
    bcc: text("bcc").notNull(),
    phoneCode: text("phone_code").notNull(),
    phoneNumber: text("phone_number").notNull(),
    website: text("website").notNull().default(""),
    productTypes: text("product_types").array().notNull(),
    supportFirstname: text("support_firstname").notNull(),
    supportMiddlename: text("support_middlename").notNull().default(""),
    supportLastname: text("support_lastname").notNull(),
    supportGender: text("support_gender").notNull(),
    supportEmail: text("support_email").notNull(),
    /** ISO 3166-1 alpha-3; the rest of the address is with the vendor. */
    country: text("country").notNull(),
    createdAt: bigint("created_at", { mode: "number" }).notNull(),
  },
  (table) => [check("vendor_details_email_lower", sql`${table.email} = lower(${table.email})`)],
);

/** How a vendor works (VEN-8). */
export const vendorSettings = pgTable("vendor_settings", {
  vendor: text("vendor")
    .primaryKey()
    .references(() => vendor.code, { onDelete: "cascade" }),
  /** `HH:MM` where the receiver is (MSG-13); both empty where the vendor has said none. */
  quietFrom: text("quiet_from").notNull().default(""),
  quietTo: text("quiet_to").notNull().default(""),
  /** Exact origins of sites that may show our pages in a frame. */
  origins: text("origins")
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Whether its logo stands on a white plate on dark pages. */
  logoPlate: boolean("logo_plate").notNull().default(false),
  /** Grows with every change of details or settings. */
  version: integer("version").notNull().default(0),
});

/** What a vendor's travellers hear by a channel (VEN-6). */
export const vendorPreference = pgTable(
  "vendor_preference",
  {
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code, { onDelete: "cascade" }),
    channel: text("channel", { enum: channels }).notNull(),
    channelKey: text("channel_key").notNull(),
    maxNoChangeCommunication: integer("max_no_change_communication").notNull(),
    minMinsToNotifyForChange: integer("min_mins_to_notify_for_change").notNull(),
    minOnTimeHoursToNotify: integer("min_on_time_hours_to_notify").notNull(),
    communicateOnTerminalChange: boolean("communicate_on_terminal_change").notNull(),
    communicateOnGateChange: boolean("communicate_on_gate_change").notNull(),
    welcomeMsg: text("welcome_msg").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.channel] })],
);

/** How a vendor writes to its travellers: every version of every template; one of each is in use (VEN-11, VEN-13). */
export const vendorTemplate = pgTable(
  "vendor_template",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code, { onDelete: "cascade" }),
    channel: text("channel").notNull(),
    context: text("context").$type<TemplateContext>().notNull(),
    language: text("language").notNull(),
    version: integer("version").notNull(),
    name: text("name").notNull(),
    productType: text("product_type").notNull(),
    channelKey: text("channel_key").notNull(),
    /** Of the file it came in. */
    documentName: text("document_name").notNull(),
    /** Of its title; empty for ours. */
    subject: text("subject").notNull(),
    /** Sanitised. */
    html: text("html").notNull(),
    uploadedBy: text("uploaded_by").notNull(),
    uploadedAt: bigint("uploaded_at", { mode: "number" }).notNull(),
    /** The one in use. */
    active: boolean("active").notNull(),
  },
  (table) => [
    uniqueIndex("vendor_template_version").on(
      table.vendor,
      table.channel,
      table.context,
      table.language,
      table.version,
    ),
    uniqueIndex("vendor_template_active")
      .on(table.vendor, table.channel, table.context, table.language)
      .where(sql`active`),
  ],
);
