import type { ChannelState } from "@gatehouse/domain/messaging";
import type { SQL } from "drizzle-orm";
import type { SignedInCalls } from "../access/guard.ts";
import type { Documents } from "../documents/documents.ts";
import type { Database } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { once } from "../platform/answered-requests/once.ts";
import { type ContactOf, shownContact } from "./contact.ts";
import { letterFacts } from "./email/letter.ts";
import { writeMail } from "./email/write-mail.ts";
import { findBooking } from "./find-booking.ts";
import { messagesOfBooking } from "./of-booking.ts";
import type { OwnMail } from "./email/own-mail.ts";
import type { Outbox } from "./outbox.ts";
import { readAttachment, readEmail, subjectOf } from "./read-email.ts";
import { searchEmails } from "./search.ts";
import { sendAgain } from "./send-again.ts";
import { writeEmail, writeSms } from "./send-by-hand.ts";
import type { QuietHoursOf } from "./sms/quiet.ts";
import { e164 } from "./sms/add-sms.ts";
import { searchSms } from "./sms/search.ts";

interface Parts {
  /** Who speaks where no vendor does (BRD-1). */
  readonly product: string;
  readonly db: Database;
  readonly live: Pick<LiveHub, "publishAll">;
  readonly now: () => number;
  readonly documents: Documents;
  readonly outbox: Pick<Outbox, "compose">;
  readonly channelState: () => Promise<ChannelState>;
  readonly smsState: () => Promise<ChannelState>;
  /** Number that SMS come from; empty where nobody knows. */
  readonly smsSender: string;
  readonly pnrOf: SQL<string | null>;
  /** Mails in templates of vendors. */
  readonly ownMail?: OwnMail | undefined;
  readonly quietHoursOf?: QuietHoursOf | undefined;
  readonly contactOf: ContactOf;
}

/** Implements `contract.messaging`. */
export function messagingRouter(calls: SignedInCalls, parts: Parts) {
  const { emails: area, sms, ofBooking, traveller } = calls.messaging;
  const { db } = parts;
  return {
    ofBooking: ofBooking.handler(({ input, context: { principal } }) => messagesOfBooking(db, principal, input)),
    traveller: traveller.handler(async ({ input, context: { principal }, errors }) => {
      const on = await findBooking(db, principal, input);
      if (!on) throw errors.UNKNOWN_BOOKING();
      return shownContact(db, principal, await parts.contactOf(db, on));
    }),
    sms: {
      send: sms.send.handler(({ input: { requestId, ...input }, context: { principal }, errors }) =>
        once(db, { principal, call: "messaging.sms.send", requestId, now: parts.now() }, async (tx) => {
          const written = await writeSms(tx, principal, input, parts);
          if (written.outcome !== "written") throw errors[written.outcome]();
          const { outcome: _, ...answer } = written;
          return answer;
        }),
      ),
      search: sms.search.handler(
        async ({ input: { toPhnNo = "", fromPhnNo = "", notDelivered }, context: { principal }, errors }) => {
          const [to, from] = [toPhnNo, fromPhnNo].map((typed) => (typed === "" ? null : e164(typed)));
          if (to === undefined || from === undefined || (to === null && from === null && !notDelivered))
            throw errors.BAD_NUMBER();
          const wanted = { to: to ?? undefined, from: from ?? undefined, notDelivered };
          const data = await searchSms(db, principal, wanted, parts.smsSender);
          return { status: true, data: [...data], channel: await parts.smsState() };
        },
      ),
      sendAgain: sms.sendAgain.handler(({ input: { ids, requestId }, context: { principal } }) =>
        once(db, { principal, call: "messaging.sms.sendAgain", requestId, now: parts.now() }, (tx) =>
          sendAgain(tx, principal, { channel: "sms", ids }, parts),
        ),
      ),
    },
    emails: {
      send: area.send.handler(({ input: { requestId, ...input }, context: { principal }, errors }) =>
        once(db, { principal, call: "messaging.emails.send", requestId, now: parts.now() }, async (tx) => {
          const written = await writeEmail(tx, principal, input, parts);
          if (written.outcome !== "written") throw errors[written.outcome]();
          const { outcome: _, ...answer } = written;
          return answer;
        }),
      ),
      preview: area.preview.handler(
        async ({ input: { subject = "", text = "", ...about }, context: { principal }, errors }) => {
          const on = await findBooking(db, principal, about);
          if (!on) throw errors.UNKNOWN_BOOKING();
          const facts = await letterFacts(db, { ...on, subject, text }, parts.product);
          return { ...writeMail(facts), fromName: facts.vendorName };
        },
      ),
      search: area.search.handler(async ({ input, context: { principal } }) =>
        searchEmails(db, principal, input, {
          channel: await parts.channelState(),
          pnrOf: parts.pnrOf,
          subjectOf: (row) => subjectOf(db, row, parts),
        }),
      ),
      read: area.read.handler(async ({ input, context: { principal }, errors }) => {
        const found = await readEmail(db, principal, input.id, parts);
        if (!found) throw errors.NOT_FOUND();
        return found;
      }),
      attachment: area.attachment.handler(async ({ input, context: { principal }, errors }) => {
        const found = await readAttachment(db, principal, input, parts);
        if (!found) throw errors.NOT_FOUND();
        return found;
      }),
      sendAgain: area.sendAgain.handler(({ input: { ids, requestId }, context: { principal } }) =>
        once(db, { principal, call: "messaging.emails.sendAgain", requestId, now: parts.now() }, (tx) =>
          sendAgain(tx, principal, { channel: "email", ids }, parts),
        ),
      ),
    },
  };
}
