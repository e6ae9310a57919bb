import { randomUUID } from "node:crypto";
import { assistantAnswer, type AssistantLanguage, type FindPlace } from "@gatehouse/domain/chat/assistant";
import { readContent } from "@gatehouse/domain/chat";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { travellerProfile } from "../profiles/tables.ts";
import { append } from "./append.ts";
import type { RoomRow } from "./speakers.ts";
import { chatMessage } from "./tables.ts";

/** Under this name the assistant is read; it says of itself that it answers automatically (CHAT-17). */
const assistantName = "Assistant";

/** How far back what was said may belong together: messages, and seconds. */
const memory = { messages: 12, seconds: 3600 } as const;

/** The language of a traveller who is a user; of anybody else it shows in what they say. */
async function languageOf(tx: Queryable, { travellerId }: RoomRow): Promise<AssistantLanguage> {
  if (travellerId === null) return "en";
  const [row] = await tx
    .select({ language: travellerProfile.language })
    .from(travellerProfile)
    .where(eq(travellerProfile.userId, travellerId));
  return row?.language?.startsWith("fr") ? "fr" : "en";
}

/** What an answer of the assistant leaves: `over` where a person goes on, `done` where it has found a search. */
function leftBy(body: string): "over" | "done" | "open" {
  const content = readContent("API_MESSAGE", body);
  if (content.kind !== "api") return "open";
  if ((JSON.parse(body) as { readonly handsOver?: unknown }).handsOver === true) return "over";
  return content.content.flightSearchRequest === undefined ? "open" : "done";
}

/**
 * Answers a traveller's last message automatically where nobody has the room (CHAT-17). In the transaction that keeps the message, whose
 * room is locked: the answer is there once, and comes with it.
 */
export async function answerAutomatically(
  tx: Queryable,
  room: RoomRow,
  findPlace: FindPlace,
  now: number,
): Promise<void> {
  const rows = await tx
    .select({ side: chatMessage.side, kind: chatMessage.kind, body: chatMessage.body })
    .from(chatMessage)
    .where(and(eq(chatMessage.roomId, room.id), gt(chatMessage.at, now - memory.seconds)))
    .orderBy(desc(chatMessage.seq))
    .limit(memory.messages);
  const said: string[] = [];
  for (const { side, kind, body } of rows) {
    const left = kind === "API_MESSAGE" ? leftBy(body) : "open";
    // A person is in this conversation.
    if (side === "OPERATOR" || left === "over") return;
    if (left === "done") break;
    if (side === "TRAVELLER" && kind === "USER_MESSAGE") said.unshift(body);
  }
  const answer = assistantAnswer({
    said,
    language: await languageOf(tx, room),
    today: new Date(now * 1000).toISOString().slice(0, 10),
    findPlace,
  });
  if (!answer) return;
  const handsOver = answer.outcome === "handsOver" ? { handsOver: true } : {};
  await append(
    tx,
    room,
    {
      clientId: randomUUID(),
      kind: "API_MESSAGE",
      side: "SYSTEM",
      sender: "",
      name: assistantName,
      body: JSON.stringify({ ...answer.content, ...handsOver }),
    },
    now,
  );
}
