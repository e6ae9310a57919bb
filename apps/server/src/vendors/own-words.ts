import { checkTemplate, renderSms, renderTemplate, type TemplateContext } from "@gatehouse/domain/messaging";
import type { TemplateChannel } from "@gatehouse/domain/vendors";
import { and, eq } from "drizzle-orm";
import { mailWords } from "../messaging/email/mail-words.ts";
import type { OwnMail } from "../messaging/email/own-mail.ts";
import type { MailFacts } from "../messaging/mail-facts.ts";
import type { OwnSms } from "../messaging/sms/own-sms.ts";
import type { Queryable } from "../platform/database.ts";
import { vendorTemplate } from "./tables.ts";
import { templateValuesOf } from "./template-values.ts";

/**
 * The template that a message is written by; undefined where there is none, or where it was taken when templates could name what is not
 * known when they are sent: a message with holes helps nobody.
 */
const findTemplate = async (
  tx: Queryable,
  code: string,
  { language, vendorTemplate: sentBy }: MailFacts,
  place: { readonly channel: TemplateChannel; readonly context: TemplateContext },
) => {
  const [found] = await tx
    .select({ id: vendorTemplate.id, subject: vendorTemplate.subject, html: vendorTemplate.html })
    .from(vendorTemplate)
    .where(
      and(
        eq(vendorTemplate.vendor, code),
        eq(vendorTemplate.channel, place.channel),
        eq(vendorTemplate.context, place.context),
        eq(vendorTemplate.language, language),
        // What was sent is shown as it was, whatever is in use now.
        sentBy === undefined ? eq(vendorTemplate.active, true) : eq(vendorTemplate.id, sentBy),
      ),
    );
  const wasSent = sentBy !== undefined;
  return found && (wasSent || checkTemplate(`${found.subject}\n${found.html}`, place.context).length === 0)
    ? found
    : undefined;
};

/** The mail in the vendor's own template, in the reader's language; undefined where the vendor has none, and ours is written (VEN-14). */
export const ownMail: OwnMail = async (tx, code, facts) => {
  const places = await templateValuesOf(tx, code, facts);
  const found = places && (await findTemplate(tx, code, facts, { channel: "email", context: places.context }));
  if (!places || !found) return undefined;
  const subject = renderTemplate(found.subject, places.values, "text").replaceAll(/\s+/g, " ").trim();
  return {
    template: found.id,
    html: renderTemplate(found.html, places.values),
    care: places.care,
    ...(subject === "" ? {} : { subject }),
  };
};

/** The SMS in the vendor's own template, in the reader's language; undefined where the vendor has none, and ours is written (VEN-14). */
export const ownSms: OwnSms = async (tx, code, facts) => {
  const places = await templateValuesOf(tx, code, facts);
  const found = places && (await findTemplate(tx, code, facts, { channel: "sms", context: places.context }));
  if (!places || !found) return undefined;
  const { hidden } = mailWords[facts.language].missingInfo;
  return {
    text: renderSms(found.html, places.values),
    shown: renderSms(found.html, { ...places.values, rebookLink: hidden }),
  };
};
