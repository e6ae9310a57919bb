import { renderTemplate, type TemplateContext } from "@gatehouse/domain/messaging";
import { and, eq } from "drizzle-orm";
import type { MailFacts } from "../messaging/mail-facts.ts";
import type { OwnMail } from "../messaging/email/own-mail.ts";
import { mailWords } from "../messaging/email/mail-words.ts";
import type { Queryable } from "../platform/database.ts";
import { vendorTemplate } from "./tables.ts";

type Values = Readonly<Partial<Record<string, string>>>;

const day = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Which template a mail is written by, and what stands in the places of its variables; undefined for mails that are ours. */
function placesOf(facts: MailFacts): { readonly context: TemplateContext; readonly values: Values } | undefined {
  const common = { travellerName: facts.traveller, vendorName: facts.vendorName, bookingNumber: facts.bookingNo };
  const { locale, missingInfo } = mailWords[facts.language];
  switch (facts.template) {
    case "missingInfo":
      return {
        context: "missing-information",
        values: { ...common, missingInfoLink: facts.link ?? missingInfo.hidden },
      };
    case "tripPublished":
      return {
        context: "itinerary",
        values: {
          ...common,
          itineraryLink: facts.link,
          tripStart: day(facts.startDate, locale),
          tripEnd: day(facts.endDate, locale),
        },
      };
    default:
      return undefined;
  }
}

/** The mail in the vendor's own template, in the reader's language; undefined where the vendor has none, and ours is written (VEN-14). */
export const ownMail: OwnMail = async (tx: Queryable, code: string, facts: MailFacts) => {
  const places = placesOf(facts);
  if (!places || code === "") return undefined;
  const [found] = await tx
    .select({ id: vendorTemplate.id, subject: vendorTemplate.subject, html: vendorTemplate.html })
    .from(vendorTemplate)
    .where(
      and(
        eq(vendorTemplate.vendor, code),
        eq(vendorTemplate.channel, "email"),
        eq(vendorTemplate.context, places.context),
        eq(vendorTemplate.language, facts.language),
        // What was sent is shown as it was, whatever is in use now.
        facts.vendorTemplate === undefined
          ? eq(vendorTemplate.active, true)
          : eq(vendorTemplate.id, facts.vendorTemplate),
      ),
    );
  if (!found) return undefined;
  const subject = renderTemplate(found.subject, places.values, "text").replaceAll(/\s+/g, " ").trim();
  return {
    template: found.id,
    html: renderTemplate(found.html, places.values),
    ...(subject === "" ? {} : { subject }),
  };
};
