import type { ReadPass } from "@gatehouse/domain/boarding-pass";
import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { pnr } from "../bookings/tables.ts";
import { document } from "../documents/tables.ts";
import { checkIn } from "../checkin/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const reference = (name: string) => bigint(name, { mode: "number" });

export const uploadStates = ["waiting", "reading", "done", "failed"] as const;
export const readingStates = ["waiting", "reading", "read", "failed"] as const;
/** Why a page could not be read: it took too much memory, too much time, or it is damaged. */
export const pageFailures = ["MEMORY", "TIME", "DAMAGED"] as const;
export type PageFailure = (typeof pageFailures)[number];
/** Why a page is missing: it could not even be taken out of its PDF, and an empty one is in its place. */
const pageLosses = [
  "NOT_TAKEN_MEMORY",
  "NOT_TAKEN_TIME",
  "NOT_TAKEN_DAMAGED",
] as const satisfies readonly `NOT_TAKEN_${PageFailure}`[];
export type PageLoss = (typeof pageLosses)[number];
/** Whether there is nothing of a page but its place. */
export const isMissing = (failure: PageFailure | PageLoss | null): failure is PageLoss =>
  failure !== null && (pageLosses as readonly string[]).includes(failure);
export const passSources = ["barcode", "text", "none"] as const;

/** A PDF that somebody uploaded for a booking's PNR. Its pages become `candidatePage`s. */
export const passUpload = pgTable(
  "pass_upload",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    pnrId: reference("pnr_id")
      .notNull()
      .references(() => pnr.id),
    vendor: text("vendor").notNull(),
    /** The PDF as it came. */
    dmscode: text("dmscode")
      .notNull()
      .references(() => document.dmscode),
    name: text("name").notNull(),
    pages: smallint("pages").notNull(),
    state: text("state", { enum: uploadStates }).notNull().default("waiting"),
    uploadedBy: text("uploaded_by").notNull(),
    uploadedAt: instant("uploaded_at").notNull(),
    /** When whoever reads it said last that it still does; what has fallen silent is taken up by somebody else. */
    activeAt: instant("active_at"),
  },
  (table) => [
    index("pass_upload_unit").on(table.pnrId),
    // Whenever a document is deleted the database looks whether an upload is made of it.
    index("pass_upload_dmscode").on(table.dmscode),
    index("pass_upload_unfinished")
      .on(table.uploadedAt)
      .where(sql`state in ('waiting', 'reading')`),
  ],
);

/**
 * One page that is, or was, a candidate for the check-ins of a booking's PNR: of an upload, or delivered by automation. A page that a
 * check-in has stays here with the check-in's id, so that it comes back when it is unlinked.
 */
export const candidatePage = pgTable(
  "candidate_page",
  {
    /** The page as a document of its own. */
    dmscode: text("dmscode")
      .primaryKey()
      .references(() => document.dmscode),
    /** Null for what automation delivered. */
    uploadId: reference("upload_id").references(() => passUpload.id),
    pnrId: reference("pnr_id")
      .notNull()
      .references(() => pnr.id),
    vendor: text("vendor").notNull(),
    /** One-based, within its PDF. */
    page: smallint("page").notNull(),
    pageCount: smallint("page_count").notNull(),
    uploadedBy: text("uploaded_by").notNull(),
    uploadedAt: instant("uploaded_at").notNull(),
    reading: text("reading", { enum: readingStates }).notNull().default("waiting"),
    source: text("source", { enum: passSources }).notNull().default("none"),
    /** Of a page whose reading failed since that is told. */
    failure: text("failure", { enum: [...pageFailures, ...pageLosses] }),
    /** Every pass that is on the page. */
    passes: jsonb("passes").$type<readonly ReadPass[]>().notNull().default([]),
    /** The check-in that has it, who linked it and when; null while it is a candidate. */
    linkedTo: reference("linked_to").references(() => checkIn.id),
    linkedBy: text("linked_by"),
    linkedAt: instant("linked_at"),
  },
  (table) => [
    index("candidate_page_unit")
      .on(table.pnrId)
      .where(sql`linked_to is null`),
    index("candidate_page_linked")
      .on(table.linkedTo)
      .where(sql`linked_to is not null`),
    // Anyone who reads a page, and however often: it is there once.
    uniqueIndex("candidate_page_upload").on(table.uploadId, table.page),
    index("candidate_page_waiting")
      .on(table.uploadedAt)
      .where(sql`reading = 'waiting'`),
  ],
);
