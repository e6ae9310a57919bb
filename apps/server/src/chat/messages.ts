import {
  chatPageSize,
  type ChatMessage,
  messageLength,
  type Receipts,
  type RefusalReason,
  roomAfter,
  sendingRate,
  type SentType,
} from "@gatehouse/domain/chat";
import { and, asc, desc, eq, gt, lt, min, sql } from "drizzle-orm";
import { placeNames } from "../reference/place-names.ts";
import type { ChatModel } from "../platform/chat-model.ts";
import type { Database, Queryable } from "../platform/database.ts";
import type { Logger } from "../platform/log.ts";
import { append, type Line } from "./append.ts";
import { answerAutomatically, answerByModel } from "./assistant.ts";
import { claimFile, fileOfMessage } from "./files.ts";
import { type Publisher, tellRoom } from "./news.ts";
import { findRoom, nameOf, type RoomRow, senderOf, type Speaker, vendorNameOf } from "./speakers.ts";
import { chatAudit, chatMessage, chatRoom } from "./tables.ts";

interface Parts {
  readonly live: Publisher;
  readonly now: number;
}

interface SayParts extends Parts {
  /** Reads for the assistant, where there is one. */
  readonly model?: ChatModel | undefined;
  readonly log: Logger;
}

export interface IncomingMessage {
  readonly messageId: string;
  readonly messageType: SentType;
  readonly message: string;
}

export type SendOutcome =
  | { readonly outcome: "unknown" }
  | { readonly outcome: "refused"; readonly reason: RefusalReason }
  | { readonly outcome: "too-fast"; readonly seconds: number }
  | { readonly outcome: "said"; readonly seq: number };

/** Seconds until somebody may say something again; undefined where they may now (CHAT-5). */
async function mustWait(tx: Queryable, sender: string, now: number): Promise<number | undefined> {
  const since = now - sendingRate.seconds;
  const [said] = await tx
    .select({ count: sql<number>`count(*)`.mapWith(Number), first: min(chatMessage.at) })
    .from(chatMessage)
    .where(and(eq(chatMessage.sender, sender), gt(chatMessage.at, since)));
  if (!said || said.count < sendingRate.messages) return undefined;
  return Math.max(1, (said.first ?? now) + sendingRate.seconds - now + 1);
}

/** What a message does to its room: a traveller waits for an answer; who answers has the room from then on, if nobody else does (CHAT-2). */
function moved(room: RoomRow, speaker: Speaker, now: number): Partial<typeof chatRoom.$inferInsert> {
  if (speaker.side === "TRAVELLER") {
    const state = roomAfter(room.state, "asked") ?? room.state;
    return {
      state,
      waitingSince: room.waitingSince ?? now,
      ...(room.state === "CLOSED" ? { operatorId: null } : {}),
    };
  }
  const state = roomAfter(room.state, "answered") ?? room.state;
  return { state, waitingSince: null, ...(room.state === "ASSIGNED" ? {} : { operatorId: speaker.staff.userId }) };
}

/**
 * Says something in a room (CHAT-4): kept with the next place of the room, once, however often it is sent. Whoever looks on is told
 * when it is committed.
 */
export async function say(
  db: Database,
  speaker: Speaker,
  roomId: string,
  sent: IncomingMessage,
  { live, now, model, log }: SayParts,
): Promise<SendOutcome> {
  if (sent.message.trim() === "") return { outcome: "refused", reason: "BLANK" };
  if (sent.message.length > messageLength) return { outcome: "refused", reason: "TOO_LONG" };
  // Its index is made before anything is locked.
  const findPlace = speaker.side === "TRAVELLER" ? await placeNames() : undefined;
  /** The place of a message that a model is to read once it is kept. */
  let toRead: number | undefined;
  const result = await db.transaction(async (tx): Promise<SendOutcome> => {
    const room = await findRoom(tx, speaker, roomId, now, true);
    if (!room) return { outcome: "unknown" };
    const [former] = await tx
      .select({ seq: chatMessage.seq })
      .from(chatMessage)
      .where(and(eq(chatMessage.roomId, roomId), eq(chatMessage.clientId, sent.messageId)));
    if (former) return { outcome: "said", seq: former.seq };
    const sender = senderOf(speaker);
    const seconds = await mustWait(tx, sender, now);
    if (seconds !== undefined) return { outcome: "too-fast", seconds };
    const fileId = fileOfMessage(sent.messageType, sent.message);
    // What a message says of its file is what is known of it here.
    const file = fileId === undefined ? undefined : await claimFile(tx, room, sender, fileId);
    if (fileId !== undefined && file === undefined) return { outcome: "refused", reason: "NO_FILE" };
    const line: Line = {
      clientId: sent.messageId,
      kind: sent.messageType,
      side: speaker.side,
      sender,
      name: await nameOf(tx, speaker, room),
      body: file ?? sent.message.trim(),
    };
    const seq = await append(tx, room, line, now, moved(room, speaker, now));
    if (room.state === "CLOSED") {
      const userid = speaker.side === "OPERATOR" ? speaker.staff.userid : "";
      await tx.insert(chatAudit).values({ roomId, action: "REOPENED", userid, at: now });
    }
    if (findPlace && sent.messageType === "USER_MESSAGE" && room.state !== "ASSIGNED") {
      if (model) toRead = seq;
      else await answerAutomatically(tx, room, findPlace, now);
    }
    await tellRoom(tx, live, room);
    return { outcome: "said", seq };
  });
  // A model takes its time: nobody waits for it, and no lock does.
  if (findPlace && model && toRead !== undefined)
    answerByModel(db, roomId, toRead, { model, live, findPlace, now }).catch((error: unknown) => {
      log.error({ err: error }, "the assistant could not answer");
    });
  return result;
}

export interface Page {
  readonly after: number;
  readonly messages: readonly ChatMessage[];
  readonly more: boolean;
  readonly receipts: Receipts;
}

/** What the other side has got and seen of what a side said. */
const receiptsFor = (side: Speaker["side"], room: RoomRow): Receipts =>
  side === "TRAVELLER"
    ? { delivered: room.staffDelivered, read: room.staffRead }
    : { delivered: room.travellerDelivered, read: room.travellerRead };

/** A page of a room that was found for a reader: what follows a place, what is before one, or the newest (CHAT-4). */
export async function pageOf(
  tx: Queryable,
  speaker: Speaker,
  room: RoomRow,
  asked: { readonly after: number; readonly before?: number | undefined; readonly limit?: number },
): Promise<Page> {
  const limit = asked.limit ?? chatPageSize;
  const backwards = asked.before !== undefined;
  const after = asked.after < 0 ? Math.max(0, room.lastSeq - limit) : asked.after;
  const found = await tx
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.roomId, room.id),
        backwards ? lt(chatMessage.seq, asked.before ?? 0) : gt(chatMessage.seq, after),
      ),
    )
    .orderBy(backwards ? desc(chatMessage.seq) : asc(chatMessage.seq))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  if (backwards) rows.reverse();
  // Travellers are told the organisation's name alone (CHAT-6).
  const alias = speaker.side === "TRAVELLER" ? await vendorNameOf(tx, room.vendor) : "";
  const sender = senderOf(speaker);
  return {
    after: rows[0] ? rows[0].seq - 1 : after,
    messages: rows.map(({ seq, clientId, kind, side, name, body, at, sender: by }) => ({
      seq,
      messageId: clientId,
      messageType: kind,
      message: body,
      timestamp: at,
      side,
      name: side === "OPERATOR" && speaker.side === "TRAVELLER" ? alias : name,
      isSelf: by === sender,
    })),
    more: found.length > limit,
    receipts: receiptsFor(speaker.side, room),
  };
}

/** Keeps how far a side has got and seen (CHAT-8): never backwards, and never beyond what there is. */
export async function keepReceipts(
  db: Database,
  speaker: Speaker,
  roomId: string,
  { delivered, read }: Receipts,
  { live, now }: Parts,
): Promise<boolean> {
  const room = await findRoom(db, speaker, roomId, now);
  if (!room) return false;
  // Who only looks on has seen nothing for the one who has the room.
  if (speaker.side === "OPERATOR" && room.operatorId !== null && room.operatorId !== speaker.staff.userId) return true;
  const [got, seen] =
    speaker.side === "TRAVELLER"
      ? ([chatRoom.travellerDelivered, chatRoom.travellerRead] as const)
      : ([chatRoom.staffDelivered, chatRoom.staffRead] as const);
  const [before, after] = [
    speaker.side === "TRAVELLER"
      ? [room.travellerDelivered, room.travellerRead]
      : [room.staffDelivered, room.staffRead],
    [Math.min(room.lastSeq, Math.max(delivered, read)), Math.min(room.lastSeq, read)],
  ];
  if ((after[0] ?? 0) <= (before[0] ?? 0) && (after[1] ?? 0) <= (before[1] ?? 0)) return true;
  await db.transaction(async (tx) => {
    await tx
      .update(chatRoom)
      .set(
        speaker.side === "TRAVELLER"
          ? {
              travellerDelivered: sql`greatest(${got}, ${after[0] ?? 0})`,
              travellerRead: sql`greatest(${seen}, ${after[1] ?? 0})`,
            }
          : {
              staffDelivered: sql`greatest(${got}, ${after[0] ?? 0})`,
              staffRead: sql`greatest(${seen}, ${after[1] ?? 0})`,
            },
      )
      .where(eq(chatRoom.id, roomId));
    await tellRoom(tx, live, room);
  });
  return true;
}
