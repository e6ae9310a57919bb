import { channelStates, messagePurposes, messageReasons, messageStates } from "@gatehouse/domain/messaging";
import { integer, list, text } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";
import { pageInput, pageOf } from "../schema/page.ts";
import { requestId } from "../schema/request-id.ts";

const messageId = () => text(36).matches(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/, "validation.unknown");

/** A message to a traveller. Instants are seconds since 1970, UTC. */
export const emailSchema = object({
  id: string().required(),
  state: string().oneOf(messageStates).required(),
  /** Why it stands so; null where there is no more to say. */
  reason: string().oneOf(messageReasons).nullable().defined(),
  purpose: string().oneOf(messagePurposes).required(),
  /** Its address; masked for those whose role does not show travellers' addresses; empty where there is none. */
  receiver: string().defined(),
  vendor: string().defined(),
  bookingNo: string().defined(),
  /** The PNR of the check-in it speaks of; null for one about the booking. */
  pnr: string().nullable().defined(),
  createdAt: number().required(),
  sentAt: number().nullable().defined(),
  /** When it is tried next; null where it is not. */
  nextTryAt: number().nullable().defined(),
  attempts: number().required(),
  /** What the mail server said last: why it did not take it, or that it did. */
  answer: string().nullable().defined(),
});

export const searchEmailsInput = object({
  /** Only these; all of them when left out or empty. */
  states: list(string().oneOf(messageStates, "validation.unknown").required(), messageStates.length),
  /** A booking's number, or the beginning of an address. */
  text: text(254),
  ...pageInput(),
}).noUnknown();

/** How e-mail stands, and how many messages stand how: said beside every page. */
export const foundEmailsSchema = pageOf(emailSchema.required()).concat(
  object({
    channel: string().oneOf(channelStates).required(),
    counts: array(
      object({ state: string().oneOf(messageStates).required(), count: number().required() }).required(),
    ).required(),
  }),
);

export const emailIdInput = object({ id: messageId().required() }).noUnknown();

/** A message with what is in it. */
export const openedEmailSchema = object({
  email: emailSchema.required(),
  /** Null where it can no longer be said. */
  content: object({
    /** `received`: as the demo's mail server got it; `sent`: as it was written; `draft`: as it would be written now. */
    source: string()
      .oneOf(["received", "sent", "draft"] as const)
      .required(),
    subject: string().defined(),
    fromName: string().defined(),
    text: string().defined(),
    /** A whole document, to be shown in a frame that runs nothing. */
    html: string().defined(),
    attachments: array(
      object({
        name: string().required(),
        mediaType: string().required(),
        /** Whether the caller's role may have it. */
        readable: boolean().required(),
      }).required(),
    ).required(),
  })
    .nullable()
    .defined(),
  /** What people did about it, the oldest first. */
  log: array(
    object({
      action: string()
        .oneOf(["SENT_AGAIN", "COPIED"] as const)
        .required(),
      userid: string().required(),
      at: number().required(),
      note: string().defined(),
    }).required(),
  ).required(),
});

export const attachmentInput = object({
  id: messageId().required(),
  index: integer().min(0, "validation.range").max(20, "validation.range").required(),
}).noUnknown();

export const attachmentSchema = object({
  name: string().required(),
  mediaType: string().required(),
  /** Base64. */
  content: string().required(),
});

export const sendAgainInput = object({
  ids: list(messageId().required(), 200).min(1, "validation.range").required(),
  requestId,
}).noUnknown();

/** Why one cannot be sent again. */
const sendAgainRefusals = ["NOT_FOUND", "CANCELLED", "UNDER_WAY", "NO_LONGER_VALID", "SECRET_GONE"] as const;

export const sentAgainSchema = object({
  /** Those that go again. */
  again: array(string().required()).required(),
  refused: array(
    object({ id: string().required(), code: string().oneOf(sendAgainRefusals).required() }).required(),
  ).required(),
});
