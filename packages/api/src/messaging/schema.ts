import {
  channelStates,
  messageChannels,
  messagePurposes,
  messageReasons,
  messageStates,
  smsStatuses,
} from "@gatehouse/domain/messaging";
import { flag, integer, line, list, text } from "@gatehouse/domain/validation";
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
  /** Empty where nobody can say it any more. */
  subject: string().defined(),
  /** Its address; masked for those whose role does not show travellers' addresses; empty where there is none. */
  receiver: string().defined(),
  vendor: string().defined(),
  bookingNo: string().defined(),
  /** The PNR of the check-in it speaks of; null for one about the booking. */
  pnr: string().nullable().defined(),
  createdAt: number().required(),
  sentAt: number().nullable().defined(),
  /** What its receiver's side reported afterwards (MSG-14); null for nothing yet. */
  delivery: object({
    state: string()
      .oneOf(["delivered", "undelivered"] as const)
      .required(),
    at: number().required(),
    /** Why it was not delivered; empty where that was not said. */
    why: string().defined(),
  })
    .nullable()
    .defined(),
  /** When it is tried next; null where it is not. */
  nextTryAt: number().nullable().defined(),
  attempts: number().required(),
  /** What the mail server said last: why it did not take it, or that it did. */
  answer: string().nullable().defined(),
});

export const searchEmailsInput = object({
  /** Only these; all of them when left out or empty. */
  states: list(string().oneOf(messageStates, "validation.unknown").required(), messageStates.length),
  /** A booking's number, or the beginning of an address; the whole of it for those whose role does not show travellers' addresses. */
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
        .oneOf(["WRITTEN", "SENT_AGAIN", "COPIED"] as const)
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
const sendAgainRefusals = [
  "NOT_FOUND",
  "CANCELLED",
  "UNDER_WAY",
  "NO_LONGER_VALID",
  "SECRET_GONE",
  "OPTED_OUT",
] as const;

export const sentAgainSchema = object({
  /** Those that go again. */
  again: array(string().required()).required(),
  refused: array(
    object({ id: string().required(), code: string().oneOf(sendAgainRefusals).required() }).required(),
  ).required(),
});

/** The booking that a message hangs on; none where it is left out. */
const about = {
  bookingNo: line(60),
  /** Code of the vendor, for a number that several have. */
  vendorCode: line(20),
};

/** To the traveller of the booking, as the server knows how they are reached: whoever writes need not know it (MSG-20). */
const toTraveller = flag().default(false);

export const sendSmsInput = object({
  /** With its country's code; left out where it goes to the traveller of the booking. */
  toPhnNo: line(40).default(""),
  toTraveller,
  msg: text(4000).required("validation.required"),
  ...about,
  requestId,
}).noUnknown();

export const sentSmsSchema = object({
  id: string().required(),
  segments: number().required(),
  /** When it goes, where it is night at its receiver's; null for at once. */
  quietUntil: number().nullable().defined(),
});

/** At least one of them. */
export const smsSearchInput = object({
  toPhnNo: line(40),
  fromPhnNo: line(40),
  /** Only those that did not arrive, of any number where none is given (MSG-15). */
  notDelivered: flag().default(false),
}).noUnknown();

/** An SMS that was sent, is to be sent, or came in. Instants are seconds since 1970, UTC. */
export const smsSchema = object({
  id: string().required(),
  datecreated: number().required(),
  dateupdated: number().required(),
  datesent: number().nullable().defined(),
  from: string().defined(),
  to: string().defined(),
  msg: string().defined(),
  status: string().oneOf(smsStatuses).required(),
  noofsegments: number().nullable().defined(),
  noofmedia: number().required(),
  errorcode: string().nullable().defined(),
  errormessage: string().nullable().defined(),
  /** Why it stands so; null where there is no more to say. */
  reason: string().oneOf(messageReasons).nullable().defined(),
  bookingNo: string().defined(),
  vendor: string().defined(),
  /** When it is tried next; null where it is not. */
  nextTryAt: number().nullable().defined(),
  canSendAgain: boolean().required(),
});

export const smsFoundSchema = object({
  status: boolean().required(),
  data: array(smsSchema.required()).required(),
  channel: string().oneOf(channelStates).required(),
});

export const sendEmailInput = object({
  /** Left out where it goes to the traveller of the booking. */
  email: line(254).default(""),
  toTraveller,
  subject: line(200).required("validation.required"),
  text: text(100_000).required("validation.required"),
  ...about,
  requestId,
}).noUnknown();

export const sentEmailSchema = object({ id: string().required() });

export const previewEmailInput = object({ subject: line(200), text: text(100_000), ...about }).noUnknown();

export const previewedEmailSchema = object({
  subject: string().defined(),
  fromName: string().defined(),
  text: string().defined(),
  /** A whole document, to be shown in a frame that runs nothing. */
  html: string().defined(),
});

export const messagesOfBookingInput = object({
  bookingNo: line(60).required("validation.required"),
  vendorCode: line(20).required("validation.required"),
}).noUnknown();

/** Messages that hang on a booking, the latest first. */
export const messagesOfBookingSchema = object({
  messages: array(
    object({
      id: string().required(),
      channel: string().oneOf(messageChannels).required(),
      /** Null for an SMS that came in. */
      purpose: string().oneOf(messagePurposes).nullable().defined(),
      status: string().oneOf(smsStatuses).required(),
      reason: string().oneOf(messageReasons).nullable().defined(),
      /** Who it went to or came from; masked for those whose role does not show travellers' addresses. */
      person: string().defined(),
      /** What an SMS says, or what an e-mail written by hand is about; empty for others. */
      words: string().defined(),
      at: number().required(),
    }).required(),
  ).required(),
});

export const travellerInput = object({
  bookingNo: line(60).required("validation.required"),
  /** Code of the vendor, for a number that several have. */
  vendorCode: line(20),
}).noUnknown();

/** The traveller of a booking. */
export const travellerSchema = object({
  name: string().defined(),
  /** Masked for those whose role does not show travellers' addresses; empty where nobody knows one. */
  email: string().defined(),
  phone: string().defined(),
  /** Whether they have stopped the e-mails that can be stopped (MSG-21). */
  wantsNoEmails: boolean().required(),
  /** Whether they have said STOP (MSG-12). */
  wantsNoSms: boolean().required(),
});
