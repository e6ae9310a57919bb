import { priceText } from "@gatehouse/domain/flights";
import type { DisruptionFacts, NamedFlight } from "../disruption-facts.ts";
import type { MailLanguage } from "../mail-facts.ts";
import type { Block } from "./block.ts";
import { disruptionWords } from "./disruption-words.ts";
import { mailWords } from "./mail-words.ts";

/** What the frame of mails knows. */
interface Frame {
  readonly vendorName: string;
  readonly bookingNo: string;
  readonly language: MailLanguage;
  /** "22 November 2026", of a date YYYY-MM-DD. */
  readonly day: (date: string) => string;
}

/** The subject and the parts of a mail about a disruption. */
export function disruptionMail(
  facts: DisruptionFacts,
  { vendorName: vendor, bookingNo, language, day }: Frame,
): { readonly subject: string; readonly blocks: readonly Block[] } {
  const words = disruptionWords[language];
  const { label, localTime, locale } = mailWords[language];
  const about = { vendor, bookingNo };
  const said = (text: string): Block => ({ kind: "paragraph", text });
  const money = ({ hundredths, unit }: { readonly hundredths: number; readonly unit: string }) => {
    const text = priceText(hundredths, unit, locale);
    return `${text.amount} ${text.unit}`;
  };
  const flightRows = (flight: NamedFlight): Block => ({
    kind: "table",
    rows: [
      [label.flight, flight.flight],
      [label.from, flight.from],
      [label.to, flight.to],
      [label.departure, `${day(flight.date)}, ${flight.time} (${localTime})`],
    ],
  });
  const leading = (button: string, link: string | undefined): Block =>
    link === undefined ? said(`${button} ${words.hidden}`) : { kind: "button", label: button, href: link };
  const booking: Block = { kind: "table", rows: [[label.booking, bookingNo]] };
  switch (facts.template) {
    case "disruptionLink": {
      const { kind, minutes, flight, covered, link } = facts;
      const hours = `${String(Math.floor(minutes / 60))} h ${String(minutes % 60).padStart(2, "0")}`;
      const { subject, lead, button, secret, notInsurance } = words.link;
      return {
        subject: `${subject(kind, flight.flight)} – ${vendor}`,
        blocks: [
          said(lead(kind, hours)),
          flightRows(flight),
          booking,
          said(covered ? words.link.covered : words.link.notCovered),
          leading(button, link),
          said(secret),
          said(notInsurance),
        ],
      };
    }
    case "disruptionPrice": {
      const { subject, lead, until, button } = words.price;
      return {
        subject: subject(about),
        blocks: [
          said(lead(money(facts.payable))),
          booking,
          said(until(`${day(facts.untilDate)}, ${facts.untilTime} (UTC)`)),
          leading(button, facts.link),
        ],
      };
    }
    case "disruptionDeclined": {
      const { subject, lead, next, button } = words.declined;
      return {
        subject: subject(about),
        blocks: [
          said(lead),
          {
            kind: "table",
            rows: [
              [label.booking, bookingNo],
              [label.reason, facts.reason],
            ],
          },
          said(next),
          leading(button, facts.link),
        ],
      };
    }
    case "disruptionConfirmed": {
      const { subject, lead, next, absorbed, payable } = words.confirmed;
      return {
        subject: subject(about),
        blocks: [
          said(lead),
          ...facts.flights.map(flightRows),
          {
            kind: "table",
            rows: [
              [label.booking, bookingNo],
              [label.price, money(facts.price)],
              [absorbed, money(facts.absorbed)],
              [payable, money(facts.payable)],
            ],
          },
          said(next),
        ],
      };
    }
    case "loungePass": {
      const { subject, lead, next } = words.pass;
      return {
        subject: `${subject(facts.airport)} – ${vendor}`,
        blocks: [
          said(lead),
          {
            kind: "table",
            rows: [
              [words.airport, facts.airport],
              [label.booking, bookingNo],
            ],
          },
          said(next),
        ],
      };
    }
    case "rideVoucher": {
      const { subject, lead, next, code } = words.voucher;
      return {
        subject: `${subject(facts.airport)} – ${vendor}`,
        blocks: [
          said(lead),
          {
            kind: "table",
            rows: [
              [code, facts.code],
              [words.airport, facts.airport],
              [label.booking, bookingNo],
            ],
          },
          said(next),
        ],
      };
    }
  }
}
