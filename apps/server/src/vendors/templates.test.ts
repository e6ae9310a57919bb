import { sentTemplates, type TemplateContext, variablesOf } from "@gatehouse/domain/messaging";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { accessAudit } from "../access/tables.ts";
import type { MailFacts } from "../messaging/mail-facts.ts";
import { writeOwnMail } from "../messaging/email/own-mail.ts";
import { ownMail, ownSms } from "./own-words.ts";
import { hostileHtml } from "../../test/hostile-html.ts";
import { vendorDetails, vendorTemplate } from "./tables.ts";
import { sanitiseTemplate } from "./sanitise-template.ts";

const database = useDatabase();
const server = useServer(database);
const tokens = new Map<string, string>();
beforeAll(async () => {
  await addPeople(database.db);
  for (const who of ["vendor", "level1-vendor", "admin"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});
const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });

const html = (words: string): string =>
  `<html><head><title>${words}, {{bookingNumber}}</title></head><body><p>Hello {{travellerName}}</p>\n<a href="{{missingInfoLink}}">Go</a><script>alert(1)</script></body></html>`;
const template = (words: string, more: object = {}) => ({
  documentName: "missing.html",
  html: html(words),
  name: "Missing information",
  context: "missing-information",
  language: "en",
  ...more,
});
const upload = (templates: readonly object[], who = "vendor", code = "SKY") =>
  call(who, "POST", `/vendors/${code}/templates`, {
    channel: "email",
    channelKey: "trips@sky.example",
    productType: "flight-watcher",
    templates,
  });
const facts: MailFacts = {
  template: "missingInfo",
  vendorName: "Sky Travel",
  traveller: "Ana <b>",
  bookingNo: "60422031",
  language: "en",
  link: "https://sky.example/missing-info/x",
};
const mail = (of: MailFacts = facts, vendor = "SKY") => writeOwnMail(ownMail)(database.db, vendor, of);

describe("templates of a vendor", () => {
  test("are written by from their upload on, in their language; anything else is in our words (VEN-14)", async () => {
    expect((await mail()).written.html).toContain("Complete the information");
    expect((await upload([template("Ours to tell")])).status).toBe(200);
    const { written, facts: as } = await mail();
    expect(written.subject).toBe("Ours to tell, 60422031");
    expect(written.html).toContain("<p>Hello Ana &lt;b&gt;</p>");
    expect(written.html).toContain('href="https://sky.example/missing-info/x"');
    expect(written.html).not.toContain("alert");
    // What is read as text has the link too.
    expect(written.text).toContain("https://sky.example/missing-info/x");
    expect(as.vendorTemplate).toBeGreaterThan(0);
    expect((await mail({ ...facts, language: "fr" })).written.html).toContain("Compléter les informations");
    expect((await mail(facts, "SEA")).written.html).toContain("Complete the information");
  });

  test("have versions, and one press goes back; what was sent is shown as it was (VEN-13)", async () => {
    const first = (await mail()).facts;
    expect((await upload([template("Second words")])).status).toBe(200);
    expect((await mail()).written.subject).toBe("Second words, 60422031");
    expect((await mail(first)).written.subject).toBe("Ours to tell, 60422031");
    const cell = { channel: "email", context: "missing-information", language: "en" };
    const choose = (version: number, who = "vendor") =>
      call(who, "POST", "/vendors/SKY/templates/version", { ...cell, version });
    expect((await choose(1)).status).toBe(200);
    expect((await mail()).written.subject).toBe("Ours to tell, 60422031");
    expect((await choose(9)).body["code"]).toBe("NO_VERSION");
    const { versions } = (
      await call("vendor", "GET", `/vendors/SKY/templates/versions?${new URLSearchParams(cell).toString()}`)
    ).body as { versions: readonly object[] };
    expect(versions).toMatchObject([
      { version: 2, active: false },
      { version: 1, active: true, uploadedBy: "vendor" },
    ]);
    expect((await choose(0)).status).toBe(200);
    expect((await mail()).written.html).toContain("Complete the information");
    const { body } = await call("vendor", "GET", "/vendors/SKY/templates");
    expect(body).toEqual({ templates: [], places: 16 });
    const log = await database.db.select().from(accessAudit).where(eq(accessAudit.subject, "SKY"));
    expect(log.map(({ action }) => action)).toEqual([
      "VENDOR_TEMPLATE_UPLOADED",
      "VENDOR_TEMPLATE_UPLOADED",
      "VENDOR_TEMPLATE_CHOSEN",
      "VENDOR_TEMPLATE_CHOSEN",
    ]);
  });

  test("are uploaded all or none: an unknown variable is refused by its place, a missing one by name (VEN-12)", async () => {
    const bad = template("Bad", {
      html: "<p>Hello</p>\n<p>{{traveler}}</p>",
      language: "fr",
    });
    const { status, body } = await upload([template("Good"), bad]);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "REFUSED",
      data: {
        problems: [
          { at: 1, code: "unknown", name: "traveler", line: 2, column: 4 },
          { at: 1, code: "missing", name: "missingInfoLink", place: "button" },
        ],
      },
    });
    expect((await call("vendor", "GET", "/vendors/SKY/templates")).body["templates"]).toEqual([]);
    expect((await upload([])).body["code"]).toBe("INVALID");
    expect((await upload(Array.from({ length: 7 }, () => template("Many")))).body["code"]).toBe("INVALID");
  });

  test("are nobody else's to see or to change (VEN-1)", async () => {
    expect((await upload([template("Sea")], "level1-vendor", "SEA")).body["code"]).toBe("READ_ONLY");
    expect((await upload([template("Sea")], "vendor", "SEA")).status).toBe(404);
    expect((await upload([template("Sea")], "admin", "SEA")).status).toBe(200);
    expect((await mail(facts, "SEA")).written.subject).toBe("Sea, 60422031");
    expect((await mail()).written.html).toContain("Complete the information");
  });

  // VEN-14
  test("write passes, delays, cancellations and lounge passes, with every variable that they may name", async () => {
    const flight = {
      flight: "British Airways BA 117",
      from: "London Heathrow Airport (LHR)",
      to: "New York John F. Kennedy Airport (JFK)",
      date: "2026-11-22",
      time: "23:25",
    };
    const link = "https://sky.example/fg48?token=x";
    const { vendorName, traveller, bookingNo, language } = facts;
    const common = { vendorName, traveller, bookingNo, language };
    const disrupted = { ...common, template: "disruptionLink", covered: true, flight, link } as const;
    const newDeparture = { date: "2026-11-23", time: "00:40" };
    const sent: readonly (readonly [TemplateContext, MailFacts])[] = [
      ["boarding-pass-ready", { ...common, ...flight, template: "pass", pnr: "QX7P2L", dmscode: "d" }],
      ["delay", { ...disrupted, kind: "DELAYED", minutes: 65, newDeparture }],
      ["cancellation", { ...disrupted, kind: "CANCELLED", minutes: 0, newDeparture }],
      [
        "missing-information",
        {
          ...facts,
          flight: {
            airline: "LH",
            number: "902",
            from: "FRA",
            to: "LHR",
            date: "2027-03-01",
            time: "09:15",
            pnr: "K7Q2MD",
          },
        },
      ],
      [
        "itinerary",
        { ...common, template: "tripPublished", startDate: "2026-11-22", endDate: "2026-11-26", link, version: 1 },
      ],
      ["lounge-pass", { ...common, template: "loungePass", airport: "London Heathrow Airport (LHR)", dmscode: "d" }],
    ];
    expect(sent.map(([context]) => context)).toEqual(sentTemplates.email);
    const known: Readonly<Partial<Record<TemplateContext, readonly string[]>>> = {
      "missing-information": [
        "airlineName=[Lufthansa]",
        "flightNumber=[LH 902]",
        "departureAirport=[Frankfurt (FRA)]",
        "departureDate=[1 March 2027]",
      ],
      delay: [
        "flightNumber=[BA 117]",
        "airlineName=[British Airways]",
        "newDepartureTime=[00:40, 23 November 2026]",
        "delay=[1 h 05]",
      ],
    };
    await database.db.insert(vendorDetails).values({
      vendor: "SKY",
      email: "office@sky.example",
      alertEmail: "office@sky.example",
      bcc: "",
      phoneCode: "44",
      phoneNumber: "2079460018",
      productTypes: [],
      supportFirstname: "Ina",
      supportLastname: "Berg",
      supportGender: "F",
      supportEmail: "care@sky.example",
      country: "GBR",
      createdAt: 0,
    });
    for (const [context, of] of sent) {
      const words = variablesOf(context).map((name) => `<p>${name}=[{{${name}}}]</p>`);
      expect((await upload([template("All", { context, html: words.join("\n") })])).status).toBe(200);
      const { written, facts: as } = await mail(of);
      const { html } = written;
      // What was sent is shown as it was, also after the vendor has moved its help elsewhere.
      await database.db.update(vendorDetails).set({ supportEmail: "elsewhere@sky.example" });
      expect((await mail(as)).written.html).toBe(html);
      await database.db.update(vendorDetails).set({ supportEmail: "care@sky.example" });
      expect(html).toContain("<p>bookingNumber=[60422031]</p>");
      // None is empty: what a template may name is known.
      expect(html).not.toContain("[]");
      expect(html).toContain("<p>carePhone=[+44-2079460018]</p>");
      expect(html).toContain("<p>careEmail=[care@sky.example]</p>");
      for (const value of known[context] ?? []) expect(html).toContain(`<p>${value}</p>`);
    }
    // A missed connection is neither a delay nor a cancellation: it is told in our words.
    const missed = await mail({ ...disrupted, kind: "MISSED_CONNECTION", minutes: 0, newDeparture });
    expect(missed.written.html).not.toContain("bookingNumber=");
  });

  // VEN-14
  test("that were taken when they could name what nobody knows are not written by: no mail has holes", async () => {
    const { db } = database;
    const wanted: MailFacts = {
      ...facts,
      template: "loungePass",
      airport: "London Heathrow Airport (LHR)",
      dmscode: "d",
    };
    const isOf = and(eq(vendorTemplate.context, "lounge-pass"), eq(vendorTemplate.active, true));
    const before = await mail(wanted);
    expect(before.facts.vendorTemplate).toBeGreaterThan(0);
    await db
      .update(vendorTemplate)
      .set({ html: '<p>{{loungeName}}</p><a href="{{loungePassLink}}">Open</a>' })
      .where(isOf);
    const { written, facts: as } = await mail(wanted);
    expect(written.html).not.toContain('href=""');
    expect(as.vendorTemplate).toBeUndefined();
    // What was sent by it is shown as it was.
    expect((await mail(before.facts)).written.html).toContain(">Open</a>");
  });

  // VEN-14
  test("write SMS, too, which say their words; the link is kept from who reads what was sent", async () => {
    const cancelled: MailFacts = {
      template: "disruptionLink",
      vendorName: "Sky Travel",
      traveller: "Ana <b>",
      bookingNo: "60422031",
      language: "en",
      kind: "CANCELLED",
      minutes: 0,
      covered: true,
      newDeparture: { date: "2026-11-22", time: "08:25" },
      flight: { flight: "TAP Air Portugal TP 210", from: "LIS", to: "EWR", date: "2026-11-22", time: "08:25" },
      link: "https://sky.example/fg48?token=secret",
    };
    expect(await ownSms(database.db, "SKY", cancelled)).toBeUndefined();
    const words = template("Sorry", {
      context: "cancellation",
      html: '<h1>{{flightNumber}} is cancelled, {{travellerName}}</h1><p>See <a href="{{rebookLink}}">other flights</a>.</p>',
    });
    const bySms = (of: object) =>
      call("vendor", "POST", "/vendors/SKY/templates", {
        channel: "sms",
        channelKey: "+442079460018",
        productType: "flight-watcher",
        templates: [of],
      });
    expect((await bySms({ ...words, html: "<p>{{flightNumber}} {{rebookLink}}</p>".repeat(30) })).body).toMatchObject({
      code: "INVALID",
    });
    expect((await bySms(words)).status).toBe(200);
    expect(await ownSms(database.db, "SKY", cancelled)).toEqual({
      text: "TP 210 is cancelled, Ana <b>\nSee other flights https://sky.example/fg48?token=secret.",
      shown: "TP 210 is cancelled, Ana <b>\nSee other flights (the link is known to its reader only).",
    });
    expect(await ownSms(database.db, "SKY", { ...cancelled, language: "fr" })).toBeUndefined();
    expect(await ownSms(database.db, "SKY", facts)).toBeUndefined();
  });

  // VEN-14
  test("have subjects that are no HTML: names stand in them as they are", async () => {
    expect((await upload([template("For {{travellerName}}")])).status).toBe(200);
    const { written } = await mail();
    expect(written.subject).toBe("For Ana <b>, 60422031");
    expect(written.html).toContain("<p>Hello Ana &lt;b&gt;</p>");
  });
});

// VEN-12
test.each<[string, string, string]>([
  ["a script", "<p>a</p><script>x</script>", "<p>a</p>"],
  ["a handler", '<p onclick="x()">a</p>', "<p>a</p>"],
  ["a link that runs", '<a href="javascript:x()">a</a>', "<a>a</a>"],
  ["a link made of a name", '<a href="{{travellerName}}">a</a>', "<a>a</a>"],
  ["a link behind another host", '<a href="https://x.example/?{{rebookLink}}">a</a>', "<a>a</a>"],
  ["a link of ours", '<a href="{{ rebookLink }}">a</a>', '<a href="{{ rebookLink }}">a</a>'],
  ["a picture that is not https", '<img src="http://x.example/a.png" />', ""],
  ["a picture with a value in its address", '<img src="https://x.example/{{pnr}}.png" />', ""],
  ["styles that load", '<p style="background:url(https://x.example/a)">a</p>', "<p>a</p>"],
  ["styles that stay", '<p style="color:#123">a</p>', '<p style="color:#123">a</p>'],
  ["a form", '<form action="https://x.example"><input name="a" />b</form>', "b"],
  ["a frame", '<iframe src="https://x.example">a</iframe>b', "b"],
])("of a template's HTML goes %s", (_, given, left) => {
  expect(sanitiseTemplate(given).html).toBe(left);
});

// VEN-12: after the well-known ways around filters. Pictures may come by https, and a link may lead there.
test("of a template nothing runs or loads by itself", () => {
  for (const hostile of hostileHtml) {
    const { html, subject } = sanitiseTemplate(`<html><head><title>t</title></head><body>${hostile}</body></html>`);
    const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join("");
    expect(tags, hostile).not.toMatch(/\s(?:on\w+|srcset|background|poster|dynsrc|lowsrc|formaction|data)\s*=/i);
    expect(tags, hostile).not.toMatch(/script:|data:|url\s*\(|expression|position\s*:|@import|-moz-binding/i);
    expect(tags, hostile).not.toMatch(
      /<(?:script|iframe|frame|svg|math|object|embed|style|link|meta|base|form|video|input)/i,
    );
    const loading = [...tags.matchAll(/<(\w+)[^>]*\ssrc="([^"]*)"/gi)];
    for (const [, tag, address] of loading) expect([tag, address?.slice(0, 8)], hostile).toEqual(["img", "https://"]);
    expect(subject, hostile).toBe("t");
    expect(sanitiseTemplate(html).html, "once more changes nothing").toBe(html);
  }
});
