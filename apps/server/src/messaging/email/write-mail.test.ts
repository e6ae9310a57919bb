import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { mailLanguages, type MailFacts } from "../mail-facts.ts";
import { passFileName } from "./pass-file-name.ts";
import { plainName } from "./plain-name.ts";
import { writeMail } from "./write-mail.ts";

const pass: Extract<MailFacts, { readonly dmscode: string }> = {
  template: "pass",
  vendorName: "Northwind Travel",
  traveller: "Amélie Novák",
  bookingNo: "4100001",
  language: "en",
  flight: "British Airways BA 117",
  from: "London Heathrow (LHR)",
  to: "New York John F Kennedy (JFK)",
  date: "2026-11-22",
  time: "11:20",
  pnr: "Q7KKKK",
  dmscode: "d_1",
};

test("says the same as text and as HTML, in the reader's language", () => {
  const english = writeMail(pass);
  expect(english.subject).toBe("Your boarding pass for British Airways BA 117 on 22 November 2026 – Northwind Travel");
  for (const content of [english.text, english.html])
    for (const word of ["Amélie Novák", "British Airways BA 117", "22 November 2026, 11:20", "Q7KKKK", "4100001"])
      expect(content).toContain(word);
  const french = writeMail({ ...pass, language: "fr" });
  expect(french.subject).toBe(
    "Votre carte d’embarquement pour British Airways BA 117 le 22 novembre 2026 – Northwind Travel",
  );
  expect(french.html).toContain('<html lang="fr">');
  expect(french.text).toContain("Bonjour Amélie Novák,");
});

test.each([
  ["en", { fact: "dateOfBirth", value: "2015-08-20" }, "Emma Williams (born 20 August 2015)"],
  ["fr", { fact: "dateOfBirth", value: "2015-08-20" }, "Emma Williams (naissance le 20 août 2015)"],
  ["en", { fact: "ticketEnd", value: "7890" }, "Emma Williams (ticket …7890)"],
] as const)("in %s travellers of one name and title are told apart by %o", (language, toldApartBy, said) => {
  const { text, html } = writeMail({ ...pass, language, traveller: "Emma Williams", toldApartBy });
  for (const content of [text, html]) expect(content).toContain(said);
});

test.each([
  ["Amélie Novák", undefined, "boarding-pass-Amélie-Novák-BA117-2026-11-22.pdf"],
  ["Miss Emma O’Neil-Smith", undefined, "boarding-pass-Miss-Emma-O-Neil-Smith-BA117-2026-11-22.pdf"],
  ["Emma Williams", { fact: "ticketEnd", value: "7890" }, "boarding-pass-Emma-Williams-7890-BA117-2026-11-22.pdf"],
  ["../../a\u202Efdp.exe\r\nX: y", undefined, "boarding-pass-a-fdp-exe-X-y-BA117-2026-11-22.pdf"],
  ["", undefined, "boarding-pass-BA117-2026-11-22.pdf"],
] as const)("the pass of %j is attached under a name that says whose it is", (traveller, toldApartBy, name) => {
  expect(passFileName({ ...pass, traveller, ...(toldApartBy ? { toldApartBy } : {}) })).toBe(name);
});

// VEN-17, VEN-20
test("mails to prospects say why, as text, and carry their link to its reader alone", () => {
  const prospect = { vendorName: "Gatehouse", traveller: "Aurelia Journeys", bookingNo: "", language: "fr" } as const;
  const link = "https://gatehouse.example/partners/confirm?lang=fr&key=c~1";
  const confirm = writeMail({ ...prospect, template: "prospectConfirm", link });
  expect(confirm.subject).toBe("Veuillez confirmer votre demande – Gatehouse");
  expect([confirm.text, confirm.html.replaceAll("&amp;", "&")].every((content) => content.includes(link))).toBe(true);
  expect(writeMail({ ...prospect, template: "prospectConfirm" }).text).not.toContain("key=");
  const reason = "<b>Page 2</b>\nis missing.";
  for (const template of ["prospectRefused", "prospectFileAsked"] as const) {
    const { text, html } = writeMail({ ...prospect, template, reason });
    expect(text).toContain(reason);
    expect(html).toContain("&lt;b&gt;Page 2&lt;/b&gt;<br>is missing.");
  }
});

// ACC-43
test("a mail about linked single sign-on says with whom, since when, and where to sign in", () => {
  const facts = {
    template: "signOnLinked",
    vendorName: "Northwind Travel",
    traveller: "Ana",
    bookingNo: "",
    provider: "House <of> Tests",
    address: "https://gatehouse.example/login",
    at: Date.UTC(2026, 10, 27, 17, 5) / 1000,
  } as const;
  const english = writeMail({ ...facts, language: "en" });
  expect(english.subject).toBe("How you sign in has changed – Northwind Travel");
  expect(english.text).toMatch(/linked with House <of> Tests on 27 November 2026 at 17:05 UTC/);
  expect(english.html).toContain("House &lt;of&gt; Tests");
  expect(english.html).toContain('href="https://gatehouse.example/login"');
  const french = writeMail({ ...facts, language: "fr" });
  expect(french.subject).toBe("Votre façon de vous connecter a changé – Northwind Travel");
  expect(french.text).toContain("associé à House <of> Tests le 27 novembre 2026");
});

test("a link is in the mail of its reader, and nowhere in what is kept", () => {
  const facts = {
    template: "missingInfo",
    vendorName: "Northwind Travel",
    traveller: "Ana",
    bookingNo: "1",
    language: "en",
  } as const;
  const link = "https://travel.example/missing-info?searchid=secret&bookingNo=1";
  const { text, html } = writeMail({ ...facts, link });
  expect(text).toContain(link);
  expect(html).toContain('href="https://travel.example/missing-info?searchid=secret&amp;bookingNo=1"');
  expect(writeMail(facts).text).toContain("known to its reader only");
});

test("nothing that somebody typed becomes markup", () => {
  // The end of a line is the one thing that stays what it was.
  const tagsOf = (html: string) => html.replaceAll("<br>", "").match(/<[^>]*>/g)?.length;
  assert(
    property(string({ unit: "binary" }), string(), (typed, other) => {
      for (const language of mailLanguages) {
        const { html } = writeMail({
          ...pass,
          language,
          vendorName: typed,
          traveller: `<b onload=x>${other}"'`,
          pnr: other,
        });
        expect(tagsOf(html)).toBe(tagsOf(writeMail({ ...pass, language }).html));
        expect(html).not.toContain("<b ");
      }
    }),
  );
});

test("a name for the head of a mail is one line that reads in one direction", () => {
  expect(plainName("Eve\r\nBcc: all@victims.example")).toBe("Eve Bcc: all@victims.example");
  expect(plainName("a\u2028b\u0000c\u202Egnp.exe")).toBe("a b cgnp.exe");
});

test.each([
  ["en", 1, "Your itinerary for booking NWT-70344 – Northwind Travel", "Your trip is booked."],
  ["en", 2, "Your itinerary for booking NWT-70344 – Northwind Travel", "Your itinerary has changed."],
  ["fr", 1, "Votre itinéraire pour la réservation NWT-70344 – Northwind Travel", "Votre voyage est réservé."],
  ["fr", 3, "Votre itinéraire pour la réservation NWT-70344 – Northwind Travel", "Votre itinéraire a changé."],
] as const)(
  "in %s, version %i of an itinerary is told with the address of its page",
  (language, version, subject, lead) => {
    const link = "https://gatehouse.example/dashboard/my-trips/view-trips-details?data=NWT-70344&type=itinerary";
    const written = writeMail({
      template: "tripPublished",
      vendorName: "Northwind Travel",
      traveller: "Tessa Grove",
      bookingNo: "NWT-70344",
      language,
      startDate: "2026-12-05",
      endDate: "2026-12-08",
      version,
      link,
    });
    expect(written.subject).toBe(subject);
    for (const word of [lead, "NWT-70344", "2026", link]) expect(written.text).toContain(word);
    expect(written.html).toContain(link.replace("&", "&amp;"));
  },
);

// CMT-26
test("what was written from the right reads from the right in a mail, beside words that do not", () => {
  const { html } = writeMail({
    template: "commentsUnread",
    vendorName: "Northwind Travel",
    traveller: "Ann Lee",
    bookingNo: "4100001",
    language: "en",
    comments: ["حقيبة واحدة", "One bag"],
    staff: false,
    link: "https://gatehouse.example/dashboard",
  });
  expect(html).toMatch(/<p dir="auto"[^>]*>حقيبة واحدة<\/p>\s*<p dir="auto"[^>]*>One bag<\/p>/);
});
