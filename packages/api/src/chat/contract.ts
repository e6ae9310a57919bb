import { visitRoutes } from "./routes.ts";
import { integer } from "@gatehouse/domain/validation";
import { object, string } from "yup";
import { guardedCall, publicCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  colleaguesSchema,
  doneSchema,
  messagesInput,
  messagesSchema,
  offerSchema,
  receiptsInput,
  roomInput,
  roomsSchema,
  saidSchema,
  sayInput,
  takenSchema,
  ticketSchema,
  transcriptSchema,
  transferInput,
  visitInput,
  visitSchema,
} from "./schema.ts";

const tags = ["chat"];
const noRoom = { NOT_FOUND: { status: 404, message: "There is no such conversation." } } as const;
const call = guardedCall("chat", "chatSupervise");
const full = { CAPACITY: { status: 409, message: "You look after as many conversations as you can." } } as const;

/** Live chat: the same over HTTP as over the socket, which a ticket opens (CHAT-9). */
export const chat = {
  ticket: call
    .errors({ NO_VENDOR: { status: 409, message: "You travel with nobody who could answer." } })
    .route({ method: "POST", path: "/chat/ticket", tags, summary: "A ticket that opens the chat's socket once" })
    .output(ticketSchema),
  visit: publicCall
    .errors({
      NOT_FOUND: { status: 404, message: "This link opens nothing, or nothing any more." },
      WHO: { status: 422, message: "A guest needs a name and an e-mail address." },
    })
    .route(visitRoutes.visit)
    .input(visitInput)
    .output(visitSchema),
  /** What the traveller site asks before it offers a chat. */
  offer: publicCall
    .errors({ NOT_FOUND: { status: 404, message: "Guests chat with nobody here." } })
    .route(visitRoutes.offer)
    .output(offerSchema),
  rooms: call
    .route({ method: "GET", path: "/chat/rooms", tags, summary: "Conversations that the caller may see" })
    .output(readonlyOutput(roomsSchema)),
  messages: call
    .errors(noRoom)
    .route({ method: "GET", path: "/chat/rooms/{id}/messages", tags, summary: "Messages of a conversation" })
    .input(messagesInput)
    .output(readonlyOutput(messagesSchema)),
  say: call
    .errors({
      ...noRoom,
      BLANK: { status: 422, message: "There is nothing in this message." },
      TOO_LONG: { status: 422, message: "This message is too long." },
      TOO_FAST: {
        status: 429,
        message: "That was much at once.",
        data: object({ retryAfter: integer().required() }),
      },
    })
    .route({ method: "POST", path: "/chat/rooms/{id}/messages", tags, summary: "Say something" })
    .input(sayInput)
    .output(saidSchema),
  receipts: call
    .errors(noRoom)
    .route({ method: "POST", path: "/chat/rooms/{id}/receipts", tags, summary: "What has arrived, and what was seen" })
    .input(receiptsInput)
    .output(doneSchema),
  take: call
    .errors({
      ...noRoom,
      ...full,
      TAKEN: { status: 409, message: "A colleague has this conversation.", data: object({ name: string().defined() }) },
    })
    .route({ method: "POST", path: "/chat/rooms/{id}/take", tags, summary: "Take a conversation" })
    .input(roomInput)
    .output(takenSchema),
  next: call
    .errors({ ...full, NOBODY: { status: 404, message: "Nobody waits." } })
    .route({ method: "POST", path: "/chat/rooms/next", tags, summary: "Take the conversation that waits longest" })
    .output(takenSchema),
  transfer: call
    .errors({ ...noRoom, NO_OPERATOR: { status: 409, message: "There is no such colleague, or they are not there." } })
    .route({ method: "POST", path: "/chat/rooms/{id}/transfer", tags, summary: "Hand a conversation to a colleague" })
    .input(transferInput)
    .output(doneSchema),
  close: call
    .errors({ ...noRoom, STATE: { status: 409, message: "This conversation is closed already." } })
    .route({ method: "POST", path: "/chat/rooms/{id}/close", tags, summary: "Close a conversation" })
    .input(roomInput)
    .output(doneSchema),
  colleagues: call
    .route({ method: "GET", path: "/chat/colleagues", tags, summary: "Who else can take conversations" })
    .output(readonlyOutput(colleaguesSchema)),
  transcript: call
    .errors(noRoom)
    .route({ method: "GET", path: "/chat/rooms/{id}/transcript", tags, summary: "A conversation as text" })
    .input(roomInput)
    .output(transcriptSchema),
};
