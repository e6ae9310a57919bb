import { visitRoutes } from "./routes.ts";
import { integer } from "@gatehouse/domain/validation";
import { object, string } from "yup";
import { guardedCall, publicCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  attachmentSchema,
  colleaguesInput,
  colleaguesSchema,
  doneSchema,
  fileInput,
  fileLinkSchema,
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
  uploadInput,
  visitFileInput,
  visitInput,
  visitMessagesInput,
  visitReceiptsInput,
  visitSayInput,
  visitSchema,
  visitUploadInput,
} from "./schema.ts";

const tags = ["chat"];
const noRoom = { NOT_FOUND: { status: 404, message: "There is no such conversation." } } as const;
const call = guardedCall("chat", "chatSupervise");
const full = { CAPACITY: { status: 409, message: "You look after as many conversations as you can." } } as const;

const tooFast = {
  TOO_FAST: { status: 429, message: "That was much at once.", data: object({ retryAfter: integer().required() }) },
} as const;
const noVisit = {
  NOT_FOUND: { status: 404, message: "This link or key opens nothing, or nothing any more." },
} as const;
const refusedMessages = {
  BLANK: { status: 422, message: "There is nothing in this message." },
  TOO_LONG: { status: 422, message: "This message is too long." },
  NO_FILE: { status: 422, message: "The file of this message is not there: send it up again." },
} as const;
const noFile = { NOT_FOUND: { status: 404, message: "There is no such file." } } as const;
const refusedFiles = {
  TOO_LARGE: { status: 422, message: "The file is too large: 10 MB at most." },
  NOT_TAKEN: { status: 422, message: "The file is no PNG, JPEG or PDF, or cannot be read." },
  ENCRYPTED: { status: 422, message: "The PDF is protected by a password." },
  TOO_COMPLEX: { status: 422, message: "The PDF has too many pages, or is too complex." },
} as const;

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
  visitMessages: publicCall
    .errors(noVisit)
    .route(visitRoutes.visitMessages)
    .input(visitMessagesInput)
    .output(readonlyOutput(messagesSchema)),
  /** The same as over the socket, where a network lets none through (CHAT-9). */
  visitSay: publicCall
    .errors({ ...noVisit, ...refusedMessages, ...tooFast })
    .route(visitRoutes.visitSay)
    .input(visitSayInput)
    .output(saidSchema),
  visitReceipts: publicCall
    .errors(noVisit)
    .route(visitRoutes.visitReceipts)
    .input(visitReceiptsInput)
    .output(doneSchema),
  visitUpload: publicCall
    .errors({ ...noVisit, ...refusedFiles, ...tooFast })
    .route(visitRoutes.visitUpload)
    .input(visitUploadInput)
    .output(attachmentSchema),
  visitFile: publicCall.errors(noVisit).route(visitRoutes.visitFile).input(visitFileInput).output(fileLinkSchema),
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
      ...refusedMessages,
      ...tooFast,
    })
    .route({ method: "POST", path: "/chat/rooms/{id}/messages", tags, summary: "Say something" })
    .input(sayInput)
    .output(saidSchema),
  /** A picture or a PDF, by its content; the message that it comes with is said afterwards. */
  upload: call
    .errors({ ...noRoom, ...refusedFiles, ...tooFast })
    .route({ method: "POST", path: "/chat/files", tags, summary: "Send up a file for a message" })
    .input(uploadInput)
    .output(attachmentSchema),
  file: call
    .errors(noFile)
    .route({
      method: "GET",
      path: "/chat/rooms/{id}/files/{fileId}",
      tags,
      summary: "A link to a file of a conversation",
    })
    .input(fileInput)
    .output(fileLinkSchema),
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
    .input(colleaguesInput)
    .output(readonlyOutput(colleaguesSchema)),
  transcript: call
    .errors(noRoom)
    .route({ method: "GET", path: "/chat/rooms/{id}/transcript", tags, summary: "A conversation as text" })
    .input(roomInput)
    .output(transcriptSchema),
};
