import { renderTemplate, type TemplateContext } from "@gatehouse/domain/messaging";
import { vendorPhone } from "@gatehouse/domain/vendors";
import { and, eq } from "drizzle-orm";
import type { FirstFlight, MailFacts, MailLanguage, VendorCare } from "../messaging/mail-facts.ts";
import type { OwnMail } from "../messaging/email/own-mail.ts";
import { mailWords } from "../messaging/email/mail-words.ts";
import type { Queryable } from "../platform/database.ts";
import { airlineName } from "../reference/airlines.ts";
import { loadAirports } from "../reference/airports.ts";
import { vendorDetails, vendorTemplate } from "./tables.ts";

type Values = Readonly<Partial<Record<string, string>>>;

const day = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

async function valuesOfFlight(flight: FirstFlight | undefined, language: MailLanguage): Promise<Values> {
  if (!flight) return {};
  const airports = await loadAirports();
  const place = (iata: string): string => {
    const name = airports.nameOf(iata);
    return name === iata ? iata : `${name} (${iata})`;
  };
  return {
    pnr: flight.pnr,
    airlineName: airlineName(flight.airline),
    flightNumber: `${flight.airline} ${flight.number}`,
    departureAirport: place(flight.from),
    arrivalAirport: place(flight.to),
    departureDate: day(flight.date, mailWords[language].locale),
    departureTime: flight.time,
  };
}

/** Where a vendor's travellers find help, by its details; empty where there are none. */
async function careOf(tx: Queryable, code: string): Promise<VendorCare> {
  const [found] = await tx
    .select({ email: vendorDetails.supportEmail, phone: vendorDetails.phoneNumber, code: vendorDetails.phoneCode })
    .from(vendorDetails)
    .where(eq(vendorDetails.vendor, code));
  return found ? { email: found.email, phone: vendorPhone(found.code, found.phone) } : { email: "", phone: "" };
}

/** Which template a mail is written by, and what stands in the places of its variables; undefined for mails that are ours. */
async function placesOf(
  facts: MailFacts,
): Promise<{ readonly context: TemplateContext; readonly values: Values } | undefined> {
  const common = { travellerName: facts.traveller, vendorName: facts.vendorName, bookingNumber: facts.bookingNo };
  const { locale, missingInfo } = mailWords[facts.language];
  switch (facts.template) {
    case "missingInfo":
      return {
        context: "missing-information",
        values: {
          ...common,
          ...(await valuesOfFlight(facts.flight, facts.language)),
          missingInfoLink: facts.link ?? missingInfo.hidden,
        },
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
  const places = await placesOf(facts);
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
  const care = facts.vendorCare ?? (await careOf(tx, code));
  const values = { ...places.values, carePhone: care.phone, careEmail: care.email };
  const subject = renderTemplate(found.subject, values, "text").replaceAll(/\s+/g, " ").trim();
  return {
    template: found.id,
    html: renderTemplate(found.html, values),
    care,
    ...(subject === "" ? {} : { subject }),
  };
};
