import type { ItineraryContent, MeantSo } from "@gatehouse/domain/trips";
import { sql, type SQL } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { vendor } from "../access/tables.ts";
import { document } from "../documents/tables.ts";
import { travelRequest } from "../requests/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const identity = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** The seconds that a trip takes, both ends included. */
export const tripRange = ({
  startsAt,
  endsAt,
}: {
  readonly startsAt: AnyPgColumn;
  readonly endsAt: AnyPgColumn;
}): SQL => sql`int8range(${startsAt}, greatest(${startsAt}, ${endsAt}), '[]')`;

/** The itinerary of a booking (TRP-14), with what lists show of its current version. */
export const itinerary = pgTable(
  "itinerary",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    bookingNo: text("booking_no").notNull(),
    requestId: bigint("request_id", { mode: "number" }).references(() => travelRequest.id),
    /** Number of the version that counts. */
    version: integer("version").notNull(),
    startDate: date("start_date", { mode: "string" }).notNull(),
    endDate: date("end_date", { mode: "string" }).notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Users among its travellers: it is theirs to see. */
    travellerIds: uuid("traveller_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    travellers: jsonb("travellers")
      .$type<readonly { readonly firstname: string; readonly lastname: string }[]>()
      .notNull(),
  },
  (table) => [
    unique("itinerary_booking").on(table.vendor, table.bookingNo),
    // Lists of what is to come, in their order, and of what takes place: what is over, or far ahead, does not make them slower.
    index("itinerary_starts").on(table.startsAt, table.id),
    index("itinerary_vendor_starts").on(table.vendor, table.startsAt, table.id),
    index("itinerary_span").using("gist", tripRange(table)),
    index("itinerary_ends").on(table.endsAt),
    index("itinerary_vendor_ends").on(table.vendor, table.endsAt),
    index("itinerary_travellers").using("gin", table.travellerIds),
    index("itinerary_request").on(table.requestId),
  ],
);

/** A finished itinerary that somebody has uploaded (TRP-41). What is in no version is forgotten after a while. */
export const itineraryPdf = pgTable(
  "itinerary_pdf",
  {
    /** Unguessable. */
    id: uuid("id").primaryKey(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    dmscode: text("dmscode")
      .notNull()
      .references(() => document.dmscode),
    pages: integer("pages").notNull(),
    /** User id. */
    uploadedBy: text("uploaded_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("itinerary_pdf_created").on(table.createdAt),
    index("itinerary_pdf_dmscode").on(table.dmscode),
    index("itinerary_pdf_uploader").on(table.uploadedBy),
  ],
);

/** A supplier's file that could not be read and stays with the itinerary (TRP-42). What is in no version is forgotten after a while. */
export const itineraryFile = pgTable(
  "itinerary_file",
  {
    /** Unguessable. */
    id: uuid("id").primaryKey(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    dmscode: text("dmscode")
      .notNull()
      .references(() => document.dmscode),
    /** User id. */
    uploadedBy: text("uploaded_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("itinerary_file_created").on(table.createdAt),
    index("itinerary_file_dmscode").on(table.dmscode),
    index("itinerary_file_uploader").on(table.uploadedBy),
  ],
);

/** A version as it was published. Rows never change: the database refuses it. */
export const itineraryVersion = pgTable(
  "itinerary_version",
  {
    itineraryId: bigint("itinerary_id", { mode: "number" })
      .notNull()
      .references(() => itinerary.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    content: jsonb("content").$type<ItineraryContent>().notNull(),
    /** What is viewed and sent instead of the PDF that is drawn; null where it is drawn (TRP-41). */
    pdf: uuid("pdf").references(() => itineraryPdf.id),
    /** Files that are kept with it, by their ids (TRP-42). */
    attachments: uuid("attachments")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Problems that are meant so (TRP-10). */
    meantSo: jsonb("meant_so").$type<readonly MeantSo[]>().notNull(),
    publishedAt: instant("published_at").notNull(),
    /** User id. */
    publishedBy: text("published_by").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itineraryId, table.version] }),
    index("itinerary_version_pdf").on(table.pdf),
    index("itinerary_version_attachments").using("gin", table.attachments),
  ],
);

/** Who did what to an itinerary, and when. Rows are only ever added. */
export const itineraryAudit = pgTable(
  "itinerary_audit",
  {
    id: identity(),
    itineraryId: bigint("itinerary_id", { mode: "number" })
      .notNull()
      .references(() => itinerary.id, { onDelete: "cascade" }),
    action: text("action").$type<"PUBLISHED">().notNull(),
    version: integer("version").notNull(),
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("itinerary_audit_itinerary").on(table.itineraryId, table.id)],
);
