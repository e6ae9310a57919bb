import {
  attachmentTypes,
  chatPageSize,
  chatSides,
  messageLength,
  messageTypes,
  replyLanguages,
  roomStates,
  sentTypes,
} from "@gatehouse/domain/chat";
import { anyText, integer, line, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, string } from "yup";
import { requestId } from "../schema/request-id.ts";

const uuid = () =>
  text(36).matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, {
    message: "validation.text",
    excludeEmptyString: true,
  });
const roomId = uuid().required("validation.required");

export const ticketSchema = object({
  /** Opens `/api/chat/socket`, once. */
  ticket: string().required(),
  /** Seconds since 1970, UTC. */
  expiresAt: number().required(),
  /** A traveller's own room; null for staff. */
  roomId: string().nullable().defined(),
});

export const visitInput = object({
  /** The secret of a link to a booking, and the number of the booking. Empty for a guest. */
  linkId: text(200).default(""),
  bookingNo: text(40).default(""),
  /** A guest: who they are, and whose customers; or the key of their last visit. */
  name: line(120).default(""),
  email: line(254).default(""),
  vendor: text(40).default(""),
  key: text(200).default(""),
  /** Of the page that they come by; empty for unknown. */
  language: string()
    .oneOf(["", ...replyLanguages])
    .default(""),
}).noUnknown();

/** Who has come in before: by the secret of a link and the number of its booking, or by the key of a guest. */
const visitor = {
  linkId: text(200).default(""),
  bookingNo: text(40).default(""),
  key: text(200).default(""),
};

export const visitSchema = object({
  ticket: string().required(),
  expiresAt: number().required(),
  roomId: string().required(),
  /** Opens the same room again: kept on the device. Null where the link does. */
  key: string().nullable().defined(),
  /** In whose name staff write. */
  vendorName: string().defined(),
});

/** Code and name of the vendor whose staff answer. */
export const offerSchema = object({ vendor: string().required(), vendorName: string().defined() });

const person = object({ userid: string().required(), name: string().defined() });
const side = string().oneOf(chatSides).required();
const messageType = string().oneOf(messageTypes).required();

const room = object({
  roomId: string().required(),
  /** User id of the traveller; null for one who comes by a link or as a guest. */
  travellerId: string().nullable().defined(),
  name: string().defined(),
  email: string().defined(),
  phone: string().defined(),
  /** In which of the languages of ready-made replies the traveller is written to. */
  language: string().oneOf(replyLanguages).required(),
  /** Code of the vendor. */
  vendor: string().required(),
  vendorName: string().defined(),
  /** The booking that they came with; empty where they came without. */
  bookingNo: string().defined(),
  state: string().oneOf(roomStates).required(),
  operator: person.nullable().defined(),
  /** Whether the one who has the room is there. */
  operatorPresent: boolean().required(),
  isMine: boolean().required(),
  /** Whether the traveller is there. */
  connected: boolean().required(),
  /** Since when a traveller waits for an answer; null where nobody does. Seconds since 1970, UTC. */
  waitingSince: number().nullable().defined(),
  createdAt: number().required(),
  lastAt: number().required(),
  /** What the reader has not seen. */
  newMessageCount: number().required(),
  last: object({ messageType, message: string().defined(), side }).nullable().defined(),
  /** Colleagues who look at the room at the moment. */
  lookers: array(string().required()).required(),
  /** What a colleague said who handed the room to the reader. */
  note: string().defined(),
});

export const roomsSchema = object({
  rooms: array(room.required()).required(),
  /** Rooms of the reader, and how many they can have (CHAT-3). */
  mine: number().required(),
  capacity: number().required(),
  /** Travellers who wait and have nobody. */
  waiting: number().required(),
});

export const roomInput = object({ id: roomId }).noUnknown();

export const messagesInput = object({
  id: roomId,
  /** Messages after this one; −1 for the newest. */
  after: integer().min(-1, "validation.range").default(-1),
  /** Messages before this one instead, where it is given. */
  before: integer().min(1, "validation.range"),
  limit: integer().min(1, "validation.range").max(chatPageSize, "validation.range").default(chatPageSize),
}).noUnknown();

const message = object({
  seq: number().required(),
  messageId: string().required(),
  messageType,
  message: string().defined(),
  /** What kind of message the protocol knows it as. */
  type: mixed<"CM">().oneOf(["CM"]).required(),
  timestamp: number().required(),
  side,
  name: string().defined(),
  isSelf: boolean().required(),
  isSystem: boolean().required(),
});

export const messagesSchema = object({
  /** The place before the first of them. */
  after: number().required(),
  messages: array(message.required()).required(),
  more: boolean().required(),
  receipts: object({ delivered: number().required(), read: number().required() }).required(),
});

export const visitMessagesInput = object({
  ...visitor,
  /** What was said before this place; without it, what follows `after`. */
  before: integer().min(1, "validation.range"),
  /** −1 for the newest. */
  after: integer().min(-1, "validation.range").default(-1),
}).noUnknown();

const file = mixed<File>((value): value is File => value instanceof File)
  .typeError("validation.required")
  .meta({ file: attachmentTypes.join(",") })
  .required("validation.required");
/** Names what is sent up: sending it up twice makes one file. */
const uploadId = requestId.clone().required("validation.required");
const fileId = uuid().required("validation.required");

export const uploadInput = object({ id: roomId, uploadId, file }).noUnknown();
export const visitUploadInput = object({ ...visitor, uploadId, file }).noUnknown();

/** A file as an application message of type `ATTACHMENT` carries it. */
export const attachmentSchema = object({
  fileId: string().required(),
  name: string().required(),
  /** Bytes. */
  size: number().required(),
  mediaType: string().oneOf(attachmentTypes).required(),
  /** Of a picture, in points, as it stands upright. */
  width: number(),
  height: number(),
});

export const fileInput = object({ id: roomId, fileId }).noUnknown();
export const visitFileInput = object({ ...visitor, fileId }).noUnknown();

export const fileLinkSchema = object({
  /** Opens the file for some minutes. */
  url: string().required(),
  /** Seconds since 1970, UTC. */
  expiresAt: number().required(),
  name: string().required(),
  /** Bytes. */
  size: number().required(),
});

const saying = {
  /** Names the message: sending it twice makes one. */
  messageId: requestId.clone().required("validation.required"),
  messageType: string().oneOf(sentTypes, "validation.choice").default("USER_MESSAGE"),
  // A little more is let in, so that the call can say in its own words that it is too long.
  message: anyText(messageLength * 2).defined(),
};
export const sayInput = object({ id: roomId, ...saying }).noUnknown();
export const visitSayInput = object({ ...visitor, ...saying }).noUnknown();

export const saidSchema = object({ messageId: string().required(), seq: number().required() });

const seen = {
  delivered: integer().min(0, "validation.range").required("validation.required"),
  read: integer().min(0, "validation.range").default(0),
};
export const receiptsInput = object({ id: roomId, ...seen }).noUnknown();
export const visitReceiptsInput = object({ ...visitor, ...seen }).noUnknown();

export const transferInput = object({
  id: roomId,
  /** User id of the colleague. */
  userid: text(60).required("validation.required"),
  note: line(500).default(""),
}).noUnknown();

export const colleaguesInput = object({
  /** Code of the vendor whose conversation is to be handed on; empty for any. */
  vendor: text(40).default(""),
}).noUnknown();

export const takenSchema = object({ roomId: string().required() });

export const colleaguesSchema = object({
  colleagues: array(
    object({
      userid: string().required(),
      name: string().defined(),
      present: boolean().required(),
      rooms: number().required(),
    }).required(),
  ).required(),
});

export const transcriptSchema = object({ name: string().required(), text: string().defined() });

export const doneSchema = object({ ok: mixed<true>().oneOf([true]).required() });
