import type { TemplateContext, TemplateVariable } from "@gatehouse/domain/messaging";
import { vendorPhone } from "@gatehouse/domain/vendors";
import { eq } from "drizzle-orm";
import { mailWords } from "../messaging/email/mail-words.ts";
import { partsOfFlight } from "../messaging/flight-name.ts";
import type { FirstFlight, MailFacts, VendorCare } from "../messaging/mail-facts.ts";
import type { Queryable } from "../platform/database.ts";
import { airlineName } from "../reference/airlines.ts";
import { loadAirports } from "../reference/airports.ts";
import { vendorDetails } from "./tables.ts";

export type TemplateValues = Readonly<Partial<Record<TemplateVariable, string>>>;

const day = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

interface Flight {
  readonly flight: string;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly time: string;
}

function ofFlight({ flight, from, to, date, time }: Flight, locale: string): TemplateValues {
  const { airline, number } = partsOfFlight(flight);
  return {
    airlineName: airline,
    flightNumber: number,
    departureAirport: from,
    arrivalAirport: to,
    departureDate: day(date, locale),
    departureTime: time,
  };
}

/** Of a flight that is known by its codes. */
async function ofFirstFlight(flight: FirstFlight, locale: string): Promise<TemplateValues> {
  const airports = await loadAirports();
  const place = (iata: string): string => {
    const name = airports.nameOf(iata);
    return name === iata ? iata : `${name} (${iata})`;
  };
  const { airline, number, from, to, date, time, pnr } = flight;
  const named = {
    flight: `${airlineName(airline)} ${airline} ${number}`,
    from: place(from),
    to: place(to),
    date,
    time,
  };
  return { ...ofFlight(named, locale), pnr };
}

/** Where a vendor's travellers find help, by its details; empty where there are none. */
async function careOf(tx: Queryable, code: string): Promise<VendorCare> {
  const [found] = await tx
    .select({ email: vendorDetails.supportEmail, phone: vendorDetails.phoneNumber, code: vendorDetails.phoneCode })
    .from(vendorDetails)
    .where(eq(vendorDetails.vendor, code));
  return found ? { email: found.email, phone: vendorPhone(found.code, found.phone) } : { email: "", phone: "" };
}

/** Which template a message is written by, and what it alone knows; undefined for messages that are ours. */
async function ofMessage(
  facts: MailFacts,
): Promise<{ readonly context: TemplateContext; readonly values: TemplateValues } | undefined> {
  const { locale, missingInfo } = mailWords[facts.language];
  switch (facts.template) {
    case "missingInfo":
      return {
        context: "missing-information",
        values: {
          ...(facts.flight ? await ofFirstFlight(facts.flight, locale) : {}),
          missingInfoLink: facts.link ?? missingInfo.hidden,
        },
      };
    case "tripPublished":
      return {
        context: "itinerary",
        values: {
          itineraryLink: facts.link,
          tripStart: day(facts.startDate, locale),
          tripEnd: day(facts.endDate, locale),
        },
      };
    case "pass":
      return { context: "boarding-pass-ready", values: { ...ofFlight(facts, locale), pnr: facts.pnr } };
    case "disruptionLink": {
      const values = { ...ofFlight(facts.flight, locale), rebookLink: facts.link ?? missingInfo.hidden };
      if (facts.kind === "CANCELLED") return { context: "cancellation", values };
      if (facts.kind !== "DELAYED") return undefined;
      const { minutes, newDeparture } = facts;
      const sameDay = newDeparture.date === facts.flight.date;
      return {
        context: "delay",
        values: {
          ...values,
          newDepartureTime: sameDay ? newDeparture.time : `${newDeparture.time}, ${day(newDeparture.date, locale)}`,
          delay: `${String(Math.floor(minutes / 60))} h ${String(minutes % 60).padStart(2, "0")}`,
        },
      };
    }
    case "loungePass":
      return { context: "lounge-pass", values: { loungeAirport: facts.airport } };
    default:
      return undefined;
  }
}

/** The template that a message is written by, and what stands in the places of its variables: every one that it may name. */
export async function templateValuesOf(
  tx: Queryable,
  code: string,
  facts: MailFacts,
): Promise<
  { readonly context: TemplateContext; readonly values: TemplateValues; readonly care: VendorCare } | undefined
> {
  const found = await ofMessage(facts);
  if (!found || code === "") return undefined;
  const care = facts.vendorCare ?? (await careOf(tx, code));
  const common = {
    travellerName: facts.traveller,
    vendorName: facts.vendorName,
    bookingNumber: facts.bookingNo,
    carePhone: care.phone,
    careEmail: care.email,
  };
  return { context: found.context, values: { ...common, ...found.values }, care };
}
