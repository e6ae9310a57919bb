import { randomUUID } from "node:crypto";
import type { ChatMessage, MessageType } from "@gatehouse/domain/chat";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import type { RoomRow } from "./speakers.ts";
import { chatMessage, chatRoom } from "./tables.ts";

/** A message as it is written. */
export interface Line {
  readonly clientId: string;
  readonly kind: MessageType;
  readonly side: ChatMessage["side"];
  readonly sender: string;
  readonly name: string;
  readonly body: string;
}

/** Writes the next message of a room whose row is locked: its place follows the last one (CHAT-4). */
export async function append(
  tx: Queryable,
  room: RoomRow,
  line: Line,
  now: number,
  patch: Partial<typeof chatRoom.$inferInsert> = {},
): Promise<number> {
  const [next] = await tx
    .update(chatRoom)
    .set({ ...patch, lastSeq: sql`${chatRoom.lastSeq} + 1`, lastAt: now })
    .where(eq(chatRoom.id, room.id))
    .returning({ seq: chatRoom.lastSeq });
  if (!next) throw new Error("A room that was locked is not there.");
  await tx.insert(chatMessage).values({ roomId: room.id, seq: next.seq, at: now, ...line });
  return next.seq;
}

/** A line of the server's own: a traveller came or went. */
export const systemLine = (kind: MessageType, body = ""): Line => ({
  clientId: randomUUID(),
  kind,
  side: "SYSTEM",
  sender: "",
  name: "",
  body,
});
