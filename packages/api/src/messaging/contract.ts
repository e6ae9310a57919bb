import { guardedCall, changeCall } from "../schema/errors.ts";
import {
  attachmentInput,
  attachmentSchema,
  emailIdInput,
  foundEmailsSchema,
  openedEmailSchema,
  searchEmailsInput,
  sendAgainInput,
  sentAgainSchema,
} from "./schema.ts";

const communicationCall = guardedCall("communication");
const notFound = { NOT_FOUND: { status: 404, message: "There is no such message." } } as const;

/** Messages to travellers, and what became of them. */
export const messaging = {
  emails: {
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
