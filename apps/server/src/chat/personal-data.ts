import { asc, eq, and } from "drizzle-orm";
import type { PersonalData } from "../profiles/personal-data.ts";
import { chatMessage, chatRoom } from "./tables.ts";

/** What a traveller said in chats, and what they were told (CHAT-12). */
export const chatData: PersonalData = {
  name: "chats",
  held: async (tx, { userId }) =>
    tx
      .select({ at: chatMessage.at, side: chatMessage.side, kind: chatMessage.kind, message: chatMessage.body })
      .from(chatMessage)
      .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
      .where(and(eq(chatRoom.travellerId, userId)))
      .orderBy(asc(chatMessage.roomId), asc(chatMessage.seq)),
};
