import { createHash, randomUUID } from "node:crypto";
import { presenceSeconds } from "@gatehouse/domain/chat";
import { and, desc, eq, gt, inArray, lte } from "drizzle-orm";
import type { Database, Queryable } from "../platform/database.ts";
import { append, systemLine } from "./append.ts";
import { type Publisher, tellRoom } from "./news.ts";
import type { Speaker } from "./speakers.ts";
import { chatMessage, chatPresence, chatRoom } from "./tables.ts";

interface Parts {
  readonly live: Publisher;
  readonly now: number;
}

/** Whether a room's traveller is there. */
const isThere = async (tx: Queryable, roomId: string, now: number): Promise<boolean> =>
  (await tx.$count(
    chatPresence,
    and(eq(chatPresence.roomId, roomId), eq(chatPresence.side, "TRAVELLER"), gt(chatPresence.until, now)),
  )) > 0;

/** All calls to a room count as one connection, which has a name of its own. */
const callerOf = (roomId: string): string => {
  const hash = createHash("sha256").update(`calls ${roomId}`).digest("hex");
  return [8, 12, 16, 20, 32].map((end, place) => hash.slice([0, 8, 12, 16, 20][place], end)).join("-");
};

/** Says in the conversation that its traveller came or went, where that is not the last that was said of it (CHAT-10). */
async function noteTraveller(db: Database, roomId: string, { live, now }: Parts): Promise<void> {
  await db.transaction(async (tx) => {
    const [room] = await tx.select().from(chatRoom).where(eq(chatRoom.id, roomId)).for("update");
    if (!room) return;
    const there = await isThere(tx, roomId, now);
    const kind = there ? "TRAVELLER_CONNECTED" : "TRAVELLER_DISCONNECTED";
    const [last] = await tx
      .select({ kind: chatMessage.kind })
      .from(chatMessage)
      .where(
        and(
          eq(chatMessage.roomId, roomId),
          inArray(chatMessage.kind, ["TRAVELLER_CONNECTED", "TRAVELLER_DISCONNECTED"]),
        ),
      )
      .orderBy(desc(chatMessage.seq))
      .limit(1);
    if (last?.kind === kind || (!last && !there)) return tellRoom(tx, live, room);
    await append(tx, room, systemLine(kind), now);
    await tellRoom(tx, live, room);
  });
}

/** Who is connected, as all server processes know it. A process that dies says nothing: its connections' time runs out. */
export interface Presence {
  /** @returns the name of the connection */
  enter(speaker: Speaker): Promise<string>;
  /** Somebody of staff looks at a room, or at none any more. */
  look(connection: string, roomId: string | null): Promise<void>;
  leave(connection: string, speaker: Speaker): Promise<void>;
  /** A traveller without a socket asks by calls: they are there until they have not asked for a while. */
  call(speaker: Extract<Speaker, { side: "TRAVELLER" }>): Promise<void>;
  /** Says that these connections are still there, and takes those away whose time is up. */
  renew(connections: readonly string[]): Promise<void>;
}

/** Who is connected to the chat, across all server processes. */
export function createPresence(
  db: Database,
  { live, now, graceMs = 5000 }: { readonly live: Publisher; readonly now: () => number; readonly graceMs?: number },
): Presence {
  const parts = () => ({ live, now: now() });
  return {
    async enter(speaker) {
      const connection = randomUUID();
      await db.insert(chatPresence).values({
        connection,
        side: speaker.side,
        roomId: speaker.side === "TRAVELLER" ? speaker.roomId : null,
        userId: speaker.side === "TRAVELLER" ? speaker.userId : speaker.staff.userId,
        until: now() + presenceSeconds,
      });
      if (speaker.side === "TRAVELLER") await noteTraveller(db, speaker.roomId, parts());
      return connection;
    },
    async look(connection, roomId) {
      const [before] = await db
        .select({ roomId: chatPresence.roomId })
        .from(chatPresence)
        .where(eq(chatPresence.connection, connection));
      if (!before || before.roomId === roomId) return;
      await db.update(chatPresence).set({ roomId }).where(eq(chatPresence.connection, connection));
      const ids = [before.roomId, roomId].filter((id) => id !== null);
      const rooms = await db.select().from(chatRoom).where(inArray(chatRoom.id, ids));
      for (const room of rooms) await tellRoom(db, live, room);
    },
    async leave(connection, speaker) {
      await db.delete(chatPresence).where(eq(chatPresence.connection, connection));
      if (speaker.side === "OPERATOR") return;
      // A page that is loaded again comes back at once: that is no news.
      setTimeout(() => {
        noteTraveller(db, speaker.roomId, parts()).catch(() => undefined);
      }, graceMs).unref();
    },
    async call({ roomId, userId }) {
      const until = now() + presenceSeconds;
      const renewed = await db
        .update(chatPresence)
        .set({ until })
        .where(eq(chatPresence.connection, callerOf(roomId)))
        .returning({ connection: chatPresence.connection });
      if (renewed.length > 0) return;
      await db
        .insert(chatPresence)
        .values({ connection: callerOf(roomId), side: "TRAVELLER", roomId, userId, until })
        .onConflictDoNothing();
      await noteTraveller(db, roomId, parts());
    },
    async renew(connections) {
      if (connections.length > 0)
        await db
          .update(chatPresence)
          .set({ until: now() + presenceSeconds })
          .where(inArray(chatPresence.connection, [...connections]));
      const gone = await db
        .delete(chatPresence)
        .where(lte(chatPresence.until, now()))
        .returning({ roomId: chatPresence.roomId, side: chatPresence.side });
      const rooms = gone.flatMap(({ roomId, side }) => (side === "TRAVELLER" && roomId !== null ? [roomId] : []));
      for (const roomId of new Set(rooms)) await noteTraveller(db, roomId, parts());
    },
  };
}
