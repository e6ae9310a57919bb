import type { Queryable } from "../../platform/database.ts";
import type { MailFacts, VendorCare } from "../mail-facts.ts";
import { type WrittenMail, writeMail } from "./write-mail.ts";

/**
 * A mail in a template of the vendor's own: undefined where it has none for this mail in this language.
 * @param vendor its code
 * @returns also the id of the template; the subject is ours where the template has none
 */
export type OwnMail = (
  tx: Queryable,
  vendor: string,
  facts: MailFacts,
) => Promise<
  { readonly template: number; readonly html: string; readonly subject?: string; readonly care: VendorCare } | undefined
>;

/** Writes mails in vendors' own templates where there are any, and in ours otherwise. What is read as text is always ours. */
export const writeOwnMail =
  (own: OwnMail | undefined) =>
  async (
    tx: Queryable,
    vendor: string,
    facts: MailFacts,
  ): Promise<{ readonly written: WrittenMail; readonly facts: MailFacts }> => {
    const ours = writeMail(facts);
    const found = await own?.(tx, vendor, facts);
    if (!found) return { written: ours, facts };
    const { template, html, subject = ours.subject, care } = found;
    return { written: { ...ours, html, subject }, facts: { ...facts, vendorTemplate: template, vendorCare: care } };
  };
