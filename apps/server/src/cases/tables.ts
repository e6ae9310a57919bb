import type { CaseAction, CaseState, CommentKind } from "@gatehouse/domain/cases";
import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { appUser, vendor } from "../access/tables.ts";
import { document } from "../documents/tables.ts";
import { travelRequest } from "../requests/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const identity = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
const searchable = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What is said and done about a booking, a travel request or one flight of a booking (CMT-1). */
export const travelCase = pgTable(
  "travel_case",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    bookingNo: text("booking_no"),
    requestId: bigint("request_id", { mode: "number" }).references(() => travelRequest.id),
    /** The flight; null for the whole. */
    segmentId: bigint("segment_id", { mode: "number" }),
    state: text("state").$type<CaseState>().notNull().default("OPEN"),
    /** User id of the operator. */
    assignedTo: text("assigned_to"),
    initialComment: text("initial_comment").notNull().default(""),
    closingComment: text("closing_comment").notNull().default(""),
    search: searchable("search").generatedAlwaysAs(
      (): SQL => sql`to_tsvector('simple', initial_comment || ' ' || closing_comment)`,
    ),
    createdAt: instant("created_at").notNull(),
    /** Who travels, where it is a user: the case's comments are theirs to see, as far as they are external. */
    travellerId: uuid("traveller_id").references(() => appUser.id),
    /** Name and address of who travels when the case was opened: what lists show and find. */
    travellerName: text("traveller_name").notNull().default(""),
    travellerEmail: text("traveller_email").notNull().default(""),
  },
  (table) => [
    // One case for a request, one for a booking, one for a flight.
    uniqueIndex("travel_case_request")
      .on(table.requestId)
      .where(sql`segment_id is null and request_id is not null`),
    uniqueIndex("travel_case_booking")
      .on(table.vendor, table.bookingNo)
      .where(sql`segment_id is null and booking_no is not null`),
    uniqueIndex("travel_case_segment")
      .on(table.segmentId)
      .where(sql`segment_id is not null`),
    // Lists: the latest of a state, of all vendors and of one, and those of an operator.
    index("travel_case_state").on(table.state, table.createdAt, table.id),
    index("travel_case_vendor").on(table.vendor, table.state, table.createdAt, table.id),
    index("travel_case_assigned").on(table.assignedTo, table.state, table.id),
    index("travel_case_booking_no").on(table.bookingNo),
    index("travel_case_traveller").on(table.travellerId),
    index("travel_case_search").using("gin", table.search),
  ],
);

/** Who did what to a case, and when. Rows are only ever added. */
export const caseAudit = pgTable(
  "case_audit",
  {
    id: identity(),
    caseId: bigint("case_id", { mode: "number" })
      .notNull()
      .references(() => travelCase.id, { onDelete: "cascade" }),
    action: text("action").$type<CaseAction>().notNull(),
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
    /** Whom it was assigned to, who had it, the booking that was made, or why. */
    note: text("note").notNull().default(""),
  },
  (table) => [index("case_audit_case").on(table.caseId, table.id)],
);

/** A comment of a case (CMT-3). It is never changed; within a minute its writer can take it back, and its row with it (CMT-7). */
export const caseComment = pgTable(
  "case_comment",
  {
    id: identity(),
    caseId: bigint("case_id", { mode: "number" })
      .notNull()
      .references(() => travelCase.id, { onDelete: "cascade" }),
    kind: text("kind").$type<CommentKind>().notNull(),
    internal: boolean("internal").notNull(),
    segmentId: bigint("segment_id", { mode: "number" }),
    /** Sanitised HTML. */
    html: text("html").notNull(),
    /** Its words. */
    words: text("words").notNull(),
    search: searchable("search").generatedAlwaysAs((): SQL => sql`to_tsvector('simple', words)`),
    createdAt: instant("created_at").notNull(),
    /** Who wrote it. */
    writerId: uuid("writer_id")
      .notNull()
      .references(() => appUser.id),
    /** The short name, the name and the role of the writer, and the organisation in whose name staff wrote, as they were then. */
    writer: text("writer").notNull(),
    writerName: text("writer_name").notNull(),
    role: text("role").notNull(),
    alias: text("alias").notNull().default(""),
    /** Names what was written once. */
    clientId: uuid("client_id").notNull(),
    /** The case was opened by it (CMT-28). */
    openedCase: boolean("opened_case").notNull().default(false),
  },
  (table) => [
    uniqueIndex("case_comment_opened")
      .on(table.caseId)
      .where(sql`opened_case`),
    unique("case_comment_once").on(table.writerId, table.clientId),
    index("case_comment_thread").on(table.caseId, table.kind, table.internal, table.id),
    index("case_comment_search").using("gin", table.search),
  ],
);

/** Up to which comment of a thread somebody has read. */
export const caseRead = pgTable(
  "case_read",
  {
    caseId: bigint("case_id", { mode: "number" })
      .notNull()
      .references(() => travelCase.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    kind: text("kind").$type<CommentKind>().notNull(),
    internal: boolean("internal").notNull(),
    /** 0 for what is about no flight. */
    segmentId: bigint("segment_id", { mode: "number" }).notNull().default(0),
    /** Id of the comment. */
    upTo: bigint("up_to", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.userId, table.kind, table.internal, table.segmentId] })],
);

/** A picture that somebody put into a comment, or is about to (CMT-15). Its file is a document. */
export const casePicture = pgTable(
  "case_picture",
  {
    id: uuid("id").primaryKey(),
    dmscode: text("dmscode")
      .notNull()
      .references(() => document.dmscode, { onDelete: "cascade" }),
    uploaderId: uuid("uploader_id")
      .notNull()
      .references(() => appUser.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("case_picture_uploader").on(table.uploaderId), index("case_picture_created").on(table.createdAt)],
);

/** Which comments show a picture: whoever reads one of them sees it. */
export const commentPicture = pgTable(
  "case_comment_picture",
  {
    pictureId: uuid("picture_id")
      .notNull()
      .references(() => casePicture.id, { onDelete: "cascade" }),
    commentId: bigint("comment_id", { mode: "number" })
      .notNull()
      .references(() => caseComment.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.commentId] }),
    index("case_comment_picture_comment").on(table.commentId),
  ],
);
