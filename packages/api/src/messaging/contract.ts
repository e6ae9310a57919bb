import { guardedCall, changeCall } from "../schema/errors.ts";
import {
  attachmentInput,
  attachmentSchema,
  emailIdInput,
  foundEmailsSchema,
  messagesOfBookingInput,
  messagesOfBookingSchema,
  openedEmailSchema,
  previewedEmailSchema,
  previewEmailInput,
  searchEmailsInput,
  sendAgainInput,
  sendEmailInput,
  sendSmsInput,
  sentAgainSchema,
  sentEmailSchema,
  sentSmsSchema,
  smsFoundSchema,
  smsSearchInput,
  travellerInput,
  travellerSchema,
} from "./schema.ts";

const communicationCall = guardedCall("communication");
const unknownBooking = { UNKNOWN_BOOKING: { status: 422, message: "There is no such booking." } } as const;
const notFound = { NOT_FOUND: { status: 404, message: "There is no such message." } } as const;

/** Messages to travellers, and what became of them. */
export const messaging = {
  /** Shown on the case of a booking. */
  ofBooking: guardedCall("cases")
    .route({ method: "GET", path: "/messaging/of-booking", tags: ["messaging"], summary: "Messages about a booking" })
    .input(messagesOfBookingInput)
    .output(messagesOfBookingSchema),
  /** Whom Send SMS and Send Email write to where they write to the traveller of a booking; masked for who may not see addresses. */
  traveller: communicationCall
    .errors(unknownBooking)
    .route({
      method: "GET",
      path: "/messaging/traveller",
      tags: ["messaging"],
      summary: "The traveller of a booking, as far as the caller may see how they are reached",
    })
    .input(travellerInput)
    .output(travellerSchema),
  sms: {
    /** Written by hand. Audited. The id of a request makes it safe to ask again. */
    send: changeCall("communication")
      .errors({
        ...unknownBooking,
        BAD_NUMBER: { status: 422, message: "This is no phone number." },
        NO_NUMBER: { status: 422, message: "The traveller of this booking has no phone number." },
        TOO_LONG: { status: 422, message: "This is too long for an SMS." },
        OPTED_OUT: { status: 409, message: "The owner of this number wants no SMS." },
      })
      .route({
        method: "POST",
        path: "/travelapi/request/communicate/message",
        tags: ["messaging"],
        summary: "Send an SMS",
      })
      .input(sendSmsInput)
      .output(sentSmsSchema),
    search: communicationCall
      .errors({ BAD_NUMBER: { status: 422, message: "This is no phone number." } })
      .route({
        method: "POST",
        path: "/travelapi/util/smssearch",
        tags: ["messaging"],
        summary: "SMS to or from a number, the latest first",
      })
      .input(smsSearchInput)
      .output(smsFoundSchema),
    sendAgain: changeCall("communication")
      .route({ method: "POST", path: "/messaging/sms/send-again", tags: ["messaging"], summary: "Send SMS again" })
      .input(sendAgainInput)
      .output(sentAgainSchema),
  },
  emails: {
    /** Written by hand. Audited. The id of a request makes it safe to ask again. */
    send: changeCall("communication")
      .errors({
        ...unknownBooking,
        BAD_ADDRESS: { status: 422, message: "This is no e-mail address." },
        OPTED_OUT: { status: 409, message: "The owner of this address wants no such e-mails." },
        NO_ADDRESS: { status: 422, message: "The traveller of this booking has no e-mail address." },
      })
      .route({ method: "POST", path: "/messaging/emails", tags: ["messaging"], summary: "Send an e-mail" })
      .input(sendEmailInput)
      .output(sentEmailSchema),
    preview: communicationCall
      .errors(unknownBooking)
      .route({
        method: "POST",
        path: "/messaging/emails/preview",
        tags: ["messaging"],
        summary: "An e-mail as it would be sent",
      })
      .input(previewEmailInput)
      .output(previewedEmailSchema),
    search: communicationCall
      .route({
        method: "POST",
        path: "/messaging/emails/search",
        tags: ["messaging"],
        summary: "E-mails to travellers, the latest first",
      })
      .input(searchEmailsInput)
      .output(foundEmailsSchema),
    read: communicationCall
      .errors(notFound)
      .route({
        method: "GET",
        path: "/messaging/emails/{id}",
        tags: ["messaging"],
        summary: "An e-mail with what stands in it",
      })
      .input(emailIdInput)
      .output(openedEmailSchema),
    /** Only for those whose role may see the document. */
    attachment: communicationCall
      .errors(notFound)
      .route({
        method: "GET",
        path: "/messaging/emails/{id}/attachments/{index}",
        tags: ["messaging"],
        summary: "A file that is attached to an e-mail",
      })
      .input(attachmentInput)
      .output(attachmentSchema),
    /**
     * What waits or was given up is tried at once; a pass that went is sent once more, as a new message. Each is answered by itself.
     * Audited. The id of a request makes it safe to ask again.
     */
    sendAgain: changeCall("communication")
      .route({
        method: "POST",
        path: "/messaging/emails/send-again",
        tags: ["messaging"],
        summary: "Send e-mails again",
      })
      .input(sendAgainInput)
      .output(sentAgainSchema),
  },
};
