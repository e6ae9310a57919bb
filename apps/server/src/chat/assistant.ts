import { randomUUID } from "node:crypto";
import {
  answerTo,
  type AssistantAnswer,
  assistantAnswer,
  type AssistantLanguage,
  type FindPlace,
  handOver,
  modelInstructions,
  type ModelReading,
  type ModelTurn,
  readModelAnswer,
} from "@gatehouse/domain/chat/assistant";
import { readContent } from "@gatehouse/domain/chat";
import { and, desc, eq, gt, inArray, or } from "drizzle-orm";
import type { ChatModel } from "../platform/chat-model.ts";
import type { Database, Queryable } from "../platform/database.ts";
import { travellerProfile } from "../profiles/tables.ts";
import { append } from "./append.ts";
import { type Publisher, tellRoom } from "./news.ts";
import type { RoomRow } from "./speakers.ts";
import { chatMessage, chatRoom } from "./tables.ts";

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

/** What is said since the assistant last had nothing to do; undefined where a person is in the conversation. */
async function talkOf(tx: Queryable, roomId: string, now: number): Promise<readonly ModelTurn[] | undefined> {
  const rows = await tx
    .select({ side: chatMessage.side, kind: chatMessage.kind, body: chatMessage.body })
    .from(chatMessage)
    .where(and(eq(chatMessage.roomId, roomId), gt(chatMessage.at, now - memory.seconds)))
    .orderBy(desc(chatMessage.seq))
    .limit(memory.messages);
  const turns: ModelTurn[] = [];
  for (const { side, kind, body } of rows) {
    const left = kind === "API_MESSAGE" ? leftBy(body) : "open";
    if (side === "OPERATOR" || left === "over") return undefined;
    if (left === "done") break;
    if (side === "TRAVELLER" && kind === "USER_MESSAGE") turns.unshift({ by: "traveller", words: body });
    const content = kind === "API_MESSAGE" ? readContent(kind, body) : undefined;
    if (content?.kind === "api") turns.unshift({ by: "assistant", words: content.content.followUpResponse });
  }
  return turns;
}

const saidIn = (turns: readonly ModelTurn[]): readonly string[] =>
  turns.flatMap(({ by, words }) => (by === "traveller" ? [words] : []));

const dayOf = (now: number): string => new Date(now * 1000).toISOString().slice(0, 10);

/** The answer to what a model has read; `person` counts once something was asked automatically (CHAT-17). */
function answerToReading(reading: ModelReading, turns: readonly ModelTurn[]): AssistantAnswer | undefined {
  if (reading.intent === "flight") return answerTo(reading.query, reading.language);
  const hasSpoken = turns.some(({ by }) => by === "assistant");
  return reading.intent === "person" && hasSpoken ? handOver(reading.language) : undefined;
}

/**
 * Answers a traveller's last message automatically where nobody has the room (CHAT-17). The room is locked.
 * @param reading what a model has made of it; the assistant's own rules read where there is none
 */
export async function answerAutomatically(
  tx: Queryable,
  room: RoomRow,
  findPlace: FindPlace,
  now: number,
  reading?: ModelReading,
): Promise<void> {
  const turns = await talkOf(tx, room.id, now);
  if (!turns) return;
  const answer = reading
    ? answerToReading(reading, turns)
    : assistantAnswer({
        said: saidIn(turns),
        language: await languageOf(tx, room),
        today: dayOf(now),
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

interface Parts {
  readonly model: ChatModel;
  readonly live: Publisher;
  readonly findPlace: FindPlace;
  readonly now: number;
}

/** What a model makes of a talk: it gets what the traveller has written and was told automatically, and nothing else (CHAT-19). */
async function readByModel(
  turns: readonly ModelTurn[],
  { model, findPlace, now }: Pick<Parts, "model" | "findPlace" | "now">,
): Promise<ModelReading | undefined> {
  const today = dayOf(now);
  const answer = await model.ask([
    { role: "system", content: modelInstructions(today) },
    ...turns.map(({ by, words }) => ({ role: by === "traveller" ? ("user" as const) : by, content: words })),
  ]);
  return answer === undefined ? undefined : readModelAnswer(answer, { said: saidIn(turns), today, findPlace });
}

/**
 * Answers a message that is kept by what a model makes of it, and by the assistant's own rules where that is nothing (CHAT-19). Whoever
 * has said something meanwhile is answered to that instead.
 * @param seq place of the message
 */
export async function answerByModel(db: Database, roomId: string, seq: number, parts: Parts): Promise<void> {
  const { live, findPlace, now } = parts;
  const turns = await talkOf(db, roomId, now);
  if (!turns) return;
  const reading = await readByModel(turns, parts);
  await db.transaction(async (tx) => {
    const [room] = await tx.select().from(chatRoom).where(eq(chatRoom.id, roomId)).for("update");
    if (!room || room.state === "ASSIGNED") return;
    const spoken = or(inArray(chatMessage.side, ["TRAVELLER", "OPERATOR"]), eq(chatMessage.kind, "API_MESSAGE"));
    if ((await tx.$count(chatMessage, and(eq(chatMessage.roomId, roomId), gt(chatMessage.seq, seq), spoken))) > 0)
      return;
    await answerAutomatically(tx, room, findPlace, now, reading);
    await tellRoom(tx, live, room);
  });
}
