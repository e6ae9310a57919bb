import { languageToWrite } from "@gatehouse/domain/travellers";
import type { Queryable } from "../../platform/database.ts";
import { voiceOf } from "../find-booking.ts";
import { mailLanguages, type MailFacts } from "../mail-facts.ts";
import type { Composition } from "../outbox.ts";
import type { OutboxMessage } from "../tables.ts";

/** Kind of the e-mails that are written by hand. */
export const letterKind = "messaging.letter";

interface Letter {
  readonly vendor: string;
  readonly bookingNo: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * What an e-mail written by hand says, in the name of the vendor whose booking it is about.
 * @param product who speaks where no vendor does
 */
export async function letterFacts(
  tx: Queryable,
  { vendor, bookingNo, subject, text }: Letter,
  product: string,
): Promise<MailFacts> {
  const { name, language } = await voiceOf(tx, vendor, product);
  return {
    template: "letter",
    vendorName: name,
    traveller: "",
    bookingNo,
    language: languageToWrite([language], mailLanguages),
    subject,
    text,
    optOut: {},
  };
}

/** Composes the mail of an outbox message by its template, with the product's name. */
export const composeLetter =
  (product: string) =>
  async (tx: Queryable, message: OutboxMessage): Promise<Composition> => {
    const { vendor, bookingNo, receiver, payload } = message;
    const { subject = "", text = "" } = payload;
    return { receiver, facts: await letterFacts(tx, { vendor, bookingNo, subject, text }, product) };
  };
