import { asc, eq, inArray } from "drizzle-orm";
import type { PersonalData } from "./personal-data.ts";
import { e164 } from "../messaging/sms/add-sms.ts";
import { emailOptOut, outbox } from "../messaging/tables.ts";
import { readProfile } from "./read-profile.ts";

/** Mails to a user, and SMS to the number in their profile. */
export const mailData: PersonalData = {
  name: "mails",
  held: async (tx, { email, userId }) => {
    const number = e164((await readProfile(tx, userId))?.profile?.phone ?? "");
    return tx
      .select({
        kind: outbox.kind,
        bookingNo: outbox.bookingNo,
        receiver: outbox.receiver,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
        facts: outbox.facts,
      })
      .from(outbox)
      .where(inArray(outbox.receiver, number === undefined ? [email] : [email, number]))
      .orderBy(asc(outbox.createdAt));
  },
};

/** That a user wants no e-mails of the kinds that can be stopped, or wanted none once (MSG-21). */
export const mailChoiceData: PersonalData = {
  name: "mailChoices",
  held: (tx, { email }) =>
    tx
      .select({ address: emailOptOut.address, since: emailOptOut.since, endedAt: emailOptOut.endedAt })
      .from(emailOptOut)
      .where(eq(emailOptOut.address, email.toLowerCase())),
};
