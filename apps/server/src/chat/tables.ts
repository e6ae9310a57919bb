import type { ChatSide, MessageType, ReplyLanguage, RoomState } from "@gatehouse/domain/chat";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { appUser, loginSession, vendor } from "../access/tables.ts";
import { document } from "../documents/tables.ts";
import { publicLink } from "../travellers/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });

/** A conversation of one traveller with one vendor (CHAT-1). */
export const chatRoom = pgTable(
  "chat_room",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    /** The traveller, where they are a user. */
    travellerId: uuid("traveller_id").references(() => appUser.id, { onDelete: "cascade" }),
    /** Else what they come by: the hash of a guest's key, or the booking of a link. */
    visitor: text("visitor"),
    name: text("name").notNull(),
    email: text("email").notNull().default(""),
    bookingNo: text("booking_no").notNull().default(""),
    /** The language of the page that a visitor has come by; empty where there is none. */
    language: text("language").$type<ReplyLanguage | "">().notNull().default(""),
    state: text("state").$type<RoomState>().notNull().default("UNASSIGNED"),
    /** Who of staff has it. */
    operatorId: uuid("operator_id").references(() => appUser.id, { onDelete: "set null" }),
    /** The place of the last message. */
    lastSeq: integer("last_seq").notNull().default(0),
    /** Up to which message each side has got and seen what was said. */
    travellerDelivered: integer("traveller_delivered").notNull().default(0),
    travellerRead: integer("traveller_read").notNull().default(0),
    staffDelivered: integer("staff_delivered").notNull().default(0),
    staffRead: integer("staff_read").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    lastAt: instant("last_at").notNull(),
    /** Since when the traveller waits for an answer. */
    waitingSince: instant("waiting_since"),
  },
  (table) => [
    uniqueIndex("chat_room_traveller")
      .on(table.vendor, table.travellerId)
      .where(sql`traveller_id is not null`),
    uniqueIndex("chat_room_visitor")
      .on(table.visitor)
      .where(sql`visitor is not null`),
    index("chat_room_vendor").on(table.vendor, table.lastAt),
    index("chat_room_operator").on(table.operatorId, table.state),
    index("chat_room_waiting").on(table.state, table.waitingSince),
    index("chat_room_last").on(table.lastAt),
  ],
);

/** A message of a room. Rows are only ever added, until the conversation is purged. */
export const chatMessage = pgTable(
  "chat_message",
  {
    roomId: uuid("room_id")
      .notNull()
      .references(() => chatRoom.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    /** Chosen by who sent it. */
    clientId: uuid("client_id").notNull(),
    kind: text("kind").$type<MessageType>().notNull(),
    side: text("side").$type<ChatSide>().notNull(),
    /** Id of the user; the room's for a traveller who is none; empty for nobody. */
    sender: text("sender").notNull(),
    /** Their name then. */
    name: text("name").notNull(),
    body: text("body").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.seq] }),
    unique("chat_message_once").on(table.roomId, table.clientId),
    index("chat_message_rate").on(table.sender, table.at),
  ],
);

/** A file that came, or is to come, with a message of a room (CHAT-18). */
export const chatFile = pgTable(
  "chat_file",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    roomId: uuid("room_id")
      .notNull()
      .references(() => chatRoom.id, { onDelete: "cascade" }),
    /** Chosen by who sends it up: however often it is sent, it is one file. */
    uploadId: uuid("upload_id").notNull(),
    /** Id of the user; the room's for a traveller who is none. */
    sender: text("sender").notNull(),
    /** Null where it made room for later ones before it was said: it still counts. */
    dmscode: text("dmscode").references(() => document.dmscode, { onDelete: "set null" }),
    /** Of a picture, in points, as it stands upright. */
    width: integer("width"),
    height: integer("height"),
    /** The message that it came with; null while it was not said. */
    seq: integer("seq"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique("chat_file_once").on(table.roomId, table.sender, table.uploadId),
    index("chat_file_sender").on(table.sender, table.createdAt),
    index("chat_file_created").on(table.createdAt),
    index("chat_file_document").on(table.dmscode),
  ],
);

/** Who did what to a room, and when. Rows are only ever added. */
export const chatAudit = pgTable(
  "chat_audit",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    roomId: uuid("room_id")
      .notNull()
      .references(() => chatRoom.id, { onDelete: "cascade" }),
    action: text("action").$type<"TAKEN" | "TRANSFERRED" | "CLOSED" | "REOPENED" | "TRANSCRIPT">().notNull(),
    /** User id; empty for the traveller. */
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
    note: text("note").notNull().default(""),
  },
  (table) => [index("chat_audit_room").on(table.roomId, table.id)],
);

/** A connection that is there at the moment (CHAT-10). It says so again before its time is up. */
export const chatPresence = pgTable(
  "chat_presence",
  {
    connection: uuid("connection").primaryKey(),
    side: text("side").$type<"TRAVELLER" | "OPERATOR">().notNull(),
    /** A traveller's room; the one that somebody of staff looks at, if any. */
    roomId: uuid("room_id").references(() => chatRoom.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => appUser.id, { onDelete: "cascade" }),
    until: instant("until").notNull(),
  },
  (table) => [
    index("chat_presence_room").on(table.roomId),
    index("chat_presence_user").on(table.userId),
    index("chat_presence_until").on(table.until),
  ],
);

/** A ticket that opens one connection, once; only its SHA-256 is kept. */
export const chatTicket = pgTable(
  "chat_ticket",
  {
    hash: text("hash").primaryKey(),
    /** Of a user; null for a visitor, who has a room. */
    sessionId: uuid("session_id").references(() => loginSession.id, { onDelete: "cascade" }),
    roomId: uuid("room_id").references(() => chatRoom.id, { onDelete: "cascade" }),
    /** The link that a visitor came by, if any: it ends with it. */
    linkId: bigint("link_id", { mode: "number" }).references(() => publicLink.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("chat_ticket_expires").on(table.expiresAt)],
);
