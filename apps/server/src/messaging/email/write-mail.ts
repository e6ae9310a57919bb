import { escapeHtml } from "@gatehouse/domain/messaging";
import { priceText } from "@gatehouse/domain/flights";
import { isAboutDisruption } from "../disruption-facts.ts";
import type { MailFacts } from "../mail-facts.ts";
import { isAboutProspect } from "../prospect-facts.ts";
import type { Block } from "./block.ts";
import { commentHtml } from "./comment-html.ts";
import { disruptionMail } from "./disruption-mail.ts";
import { type MailWords, mailWords } from "./mail-words.ts";
import { prospectMail } from "./prospect-mail.ts";

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** "22 November 2026", of a date YYYY-MM-DD. */
const dayOf = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** "Emma Williams (born 20 August 2015)" where another traveller has that name and title too. */
function travellerOf({ traveller, toldApartBy }: MailFacts, { apart, locale }: MailWords): string {
  if (!toldApartBy) return traveller;
  const { fact, value } = toldApartBy;
  return `${traveller} (${apart(fact, fact === "dateOfBirth" ? dayOf(value, locale) : value)})`;
}

function contentOf(facts: MailFacts): { readonly subject: string; readonly blocks: readonly Block[] } {
  const words = mailWords[facts.language];
  const vendor = facts.vendorName;
  if (facts.template === "letter") {
    const paragraphs = facts.text.split(/\n[^\S\n]*\n\s*/).filter((text) => text.trim() !== "");
    return { subject: facts.subject, blocks: paragraphs.map((text) => ({ kind: "paragraph", text: text.trim() })) };
  }
  if (isAboutDisruption(facts)) return disruptionMail(facts, { ...facts, day: (date) => dayOf(date, words.locale) });
  if (isAboutProspect(facts)) return prospectMail(facts, facts);
  if (facts.template === "missingInfo") {
    const { lead, button, secret, hidden, subject } = words.missingInfo;
    return {
      subject: subject({ vendor, bookingNo: facts.bookingNo }),
      blocks: [
        { kind: "paragraph", text: lead },
        { kind: "table", rows: [[words.label.booking, facts.bookingNo]] },
        facts.link === undefined
          ? { kind: "paragraph", text: `${button} ${hidden}` }
          : { kind: "button", label: button, href: facts.link },
        { kind: "paragraph", text: secret },
      ],
    };
  }
  if (facts.template === "signOnAccount") {
    const { subject, lead, next, button } = words.signOnAccount;
    return {
      subject: subject(vendor),
      blocks: [
        { kind: "paragraph", text: lead(facts.provider) },
        { kind: "button", label: button, href: facts.address },
        { kind: "paragraph", text: next },
      ],
    };
  }
  if (facts.template === "passwordReset" || facts.template === "accountInvitation") {
    const { subject, lead, button, secret, hidden } = words[facts.template];
    return {
      subject: subject(vendor),
      blocks: [
        { kind: "paragraph", text: lead },
        facts.link === undefined
          ? { kind: "paragraph", text: `${button} ${hidden}` }
          : { kind: "button", label: button, href: facts.link },
        { kind: "paragraph", text: secret },
      ],
    };
  }
  if (facts.template === "signOnLinked") {
    const { subject, lead, next, button } = words.signOnLinked;
    const at = new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
    return {
      subject: subject(vendor),
      blocks: [
        { kind: "paragraph", text: lead(facts.provider, `${at.format(facts.at * 1000)} UTC`) },
        { kind: "button", label: button, href: facts.address },
        { kind: "paragraph", text: next },
      ],
    };
  }
  if (facts.template === "passwordChanged") {
    const { subject, lead, next } = words.passwordChanged;
    const at = new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
    return {
      subject: subject(vendor),
      blocks: [
        { kind: "paragraph", text: lead(`${at.format(facts.at * 1000)} UTC`) },
        { kind: "paragraph", text: next },
      ],
    };
  }
  if (facts.template === "secondFactor") {
    const { subject, lead, next } = words.secondFactor;
    const at = new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
    return {
      subject: subject(vendor),
      blocks: [
        { kind: "paragraph", text: lead[facts.news](`${at.format(facts.at * 1000)} UTC`) },
        { kind: "paragraph", text: next },
      ],
    };
  }
  if (facts.template === "requestSubmitted" || facts.template === "requestCancelled") {
    const { subject, lead, next } = words[facts.template];
    const days = [...new Set([facts.startDate, facts.endDate])].map((day) => dayOf(day, words.locale));
    return {
      subject: subject({ vendor, request: facts.bookingNo }),
      blocks: [
        { kind: "paragraph", text: lead },
        {
          kind: "table",
          rows: [
            [words.label.request, facts.bookingNo],
            [words.label.trip, days.join(" – ")],
            ...(facts.reason === undefined ? [] : [[words.label.reason, facts.reason] as const]),
          ],
        },
        { kind: "paragraph", text: next },
        { kind: "button", label: words.openRequest, href: facts.link },
      ],
    };
  }
  if (facts.template === "tripPublished") {
    const { subject, lead, changed, next, button } = words.tripPublished;
    const days = [...new Set([facts.startDate, facts.endDate])].map((day) => dayOf(day, words.locale));
    return {
      subject: subject({ vendor, bookingNo: facts.bookingNo }),
      blocks: [
        { kind: "paragraph", text: facts.version === 1 ? lead : changed },
        {
          kind: "table",
          rows: [
            [words.label.booking, facts.bookingNo],
            [words.label.trip, days.join(" – ")],
          ],
        },
        { kind: "paragraph", text: next },
        { kind: "button", label: button, href: facts.link },
      ],
    };
  }
  if (facts.template === "commentsUnread") {
    const { subject, lead, leadOfStaff, button, picture } = words.commentsUnread;
    const { link, rich } = facts;
    const count = facts.comments.length;
    return {
      subject: subject({ vendor, bookingNo: facts.bookingNo, count }),
      blocks: [
        { kind: "paragraph", text: facts.staff ? leadOfStaff(count) : lead(count) },
        ...facts.comments.map((text, place): Block => {
          const html = rich?.[place] ?? null;
          return html === null
            ? { kind: "paragraph", text }
            : { kind: "formatted", text, html: commentHtml(html, { link, picture }) };
        }),
        { kind: "button", label: button, href: link },
      ],
    };
  }
  if (facts.template === "commentMention") {
    const { subject, lead, button } = words.commentMention;
    const about = { by: facts.by, bookingNo: facts.bookingNo };
    return {
      subject: subject(about),
      blocks: [
        { kind: "paragraph", text: lead(about) },
        { kind: "button", label: button, href: facts.link },
      ],
    };
  }
  const { label } = words;
  if (facts.template === "chosenFlight" || facts.template === "chosenFlightStaff") {
    const price = priceText(facts.price.hundredths, facts.price.unit, words.locale);
    const tables = facts.flights.map((flight): Block => ({
      kind: "table",
      rows: [
        [label.flight, flight.flight],
        [label.from, flight.from],
        [label.to, flight.to],
        [label.departure, `${dayOf(flight.date, words.locale)}, ${flight.time} (${words.localTime})`],
      ],
    }));
    const about: Block = {
      kind: "table",
      rows: [
        [label.booking, facts.bookingNo],
        ...(facts.template === "chosenFlightStaff" ? [[label.traveller, facts.traveller] as const] : []),
        [label.price, `${price.amount} ${price.unit}`],
        [label.baggage, String(facts.baggage)],
      ],
    };
    const { bookingNo } = facts;
    if (facts.template === "chosenFlightStaff") {
      const { lead, button, subject } = words.chosenFlightStaff;
      return {
        subject: subject({ bookingNo }),
        blocks: [
          { kind: "paragraph", text: lead },
          about,
          ...tables,
          { kind: "button", label: button, href: facts.address },
        ],
      };
    }
    const { lead, next, subject } = words.chosenFlight;
    return {
      subject: subject({ vendor, bookingNo }),
      blocks: [{ kind: "paragraph", text: lead }, ...tables, about, { kind: "paragraph", text: next }],
    };
  }
  const date = dayOf(facts.date, words.locale);
  const [subject, lead, after] =
    facts.template === "pass"
      ? [words.pass.subject, words.pass.lead, words.pass.carry]
      : [words.passRevoked.subject, words.passRevoked.lead, words.passRevoked.next];
  return {
    subject: subject({ vendor, flight: facts.flight, date }),
    blocks: [
      { kind: "paragraph", text: lead },
      {
        kind: "table",
        rows: [
          [label.traveller, travellerOf(facts, words)],
          [label.flight, facts.flight],
          [label.from, facts.from],
          [label.to, facts.to],
          [label.departure, `${date}, ${facts.time} (${words.localTime})`],
          [label.pnr, facts.pnr],
          [label.booking, facts.bookingNo],
        ],
      },
      { kind: "paragraph", text: after },
    ],
  };
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return `<p dir="auto" style="margin:0 0 16px${block.quiet ? ";color:#5b6675;font-size:13px" : ""}">${escapeHtml(block.text).replaceAll("\n", "<br>")}</p>`;
    case "button":
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.href)}" style="display:inline-block;background:#1f4e8c;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p><p style="margin:0 0 16px;word-break:break-all;font-size:13px">${escapeHtml(block.href)}</p>`;
    case "formatted":
      return `<div style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #dfe4ea">${block.html}</div>`;
    case "link":
      return `<p style="margin:0 0 16px;color:#5b6675;font-size:13px"><a href="${escapeHtml(block.href)}" style="color:#1f4e8c">${escapeHtml(block.label)}</a></p>`;
    case "table":
      return `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px;width:100%">${block.rows
        .map(
          ([label, value]) =>
            `<tr><th scope="row" style="text-align:left;font-weight:400;color:#5b6675;padding:6px 16px 6px 0;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</th><td style="padding:6px 0;font-weight:600">${escapeHtml(value)}</td></tr>`,
        )
        .join("")}</table>`;
  }
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "formatted":
      return block.text;
    case "button":
    case "link":
      return `${block.label}:\n${block.href}`;
    case "table":
      return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  }
}

/** How the reader stops mails of this kind, where they can (MSG-21). */
function optOutBlocks({ optOut }: MailFacts, { optOut: words }: MailWords): readonly Block[] {
  if (!optOut) return [];
  return optOut.link === undefined
    ? [{ kind: "paragraph", text: `${words.stop} ${words.hidden}`, quiet: true }]
    : [{ kind: "link", label: words.stop, href: optOut.link }];
}

/** Writes a mail in its reader's language, as text and as HTML. The same facts give the same mail. */
export function writeMail(facts: MailFacts): WrittenMail {
  const words = mailWords[facts.language];
  const { subject, blocks } = contentOf(facts);
  const hello = facts.template === "chosenFlightStaff" ? words.chosenFlightStaff.hello : words.hello(facts.traveller);
  // Who writes by hand greets by hand, and was no machine.
  const whole: readonly Block[] =
    facts.template === "letter"
      ? blocks
      : [
          { kind: "paragraph", text: hello },
          ...blocks,
          { kind: "paragraph", text: words.footer(facts.vendorName), quiet: true },
        ];
  const all = [...whole, ...optOutBlocks(facts, words)];
  return {
    subject,
    text: `${all.map(textOf).join("\n\n")}\n`,
    html: `<!doctype html><html lang="${facts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#f4f6f8;color:#17202b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px 16px"><div style="font-weight:700;font-size:18px;margin:0 0 16px">${escapeHtml(facts.vendorName)}</div><div style="background:#ffffff;border:1px solid #dfe4ea;border-radius:10px;padding:24px">${all.map(htmlOf).join("")}</div></div></body></html>`,
  };
}
