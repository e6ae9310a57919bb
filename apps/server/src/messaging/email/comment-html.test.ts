import { sampleRichText, toHtml } from "@gatehouse/domain/rich-text";
import { expect, test } from "vitest";
import { hostileHtml } from "../../../test/hostile-html.ts";
import { seededRandom } from "../../platform/seeded-random.ts";
import { commentHtml } from "./comment-html.ts";
import { writeMail } from "./write-mail.ts";

const link = "https://gatehouse.example/dashboard?a=1&b=2";
const inMail = (html: string) => commentHtml(html, { link, picture: "picture" });
const picture = "/api/cases/pictures/0f8fad5b-d9cb-469f-a165-70867728950e";

// CMT-31
test("what is formatted stays so by looks of its own, and a picture is a link to where it can be seen", () => {
  expect(
    inMail('<h2>Bags</h2><p data-indent="2">Take <strong>one</strong> <span data-color="red">only</span></p>'),
  ).toBe(
    '<h2 dir="auto" style="margin:0 0 12px;font-size:18px;line-height:1.3">Bags</h2><p dir="auto" style="margin:0 0 12px;margin-inline-start:48px">Take <strong>one</strong> <span style="color:#b3261e">only</span></p>',
  );
  const list = inMail("<ol><li>One<ul><li>Two</li></ul></li></ol>");
  expect(list.replaceAll(/ (?:dir|style)="[^"]*"/g, "")).toBe("<ol><li>One<ul><li>Two</li></ul></li></ol>");
  const href = 'href="https://gatehouse.example/dashboard?a=1&amp;b=2"';
  expect(inMail(`<p>See <img src="${picture}" alt="My &quot;gate&quot;" /></p>`)).toContain(
    `<a ${href} style="color:#1f4e8c">[My "gate"]</a>`,
  );
  expect(inMail(`<p><img src="${picture}" alt="" /></p>`)).toContain(">[picture]</a>");
  // A picture within a link has no link of its own.
  const linked = `<a href="https://airline.example/seats">Seats <img src="${picture}" alt="Plan" /></a>`;
  expect(inMail(`<p>${linked}<img src="${picture}" alt="Gate" /></p>`)).toContain(
    `<a href="https://airline.example/seats" style="color:#1f4e8c">Seats [Plan]</a><a ${href} style="color:#1f4e8c">[Gate]</a>`,
  );
  expect(inMail('<p>Ask <span data-mention="ines">@Inês</span></p>')).toContain("Ask <span>@Inês</span>");
});

// CMT-4, CMT-31
test("in a mail what is hostile leaves nothing that runs or fetches", () => {
  for (const hostile of hostileHtml) {
    const tags = [...inMail(hostile).matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join("");
    expect(tags, hostile).not.toMatch(/\son\w+=|srcset=|src=|script:|data:|evil\.example|url\(/i);
    expect(tags, hostile).not.toMatch(
      /<(?:script|iframe|svg|math|object|embed|style|link|meta|base|form|video|input|img)/i,
    );
  }
});

// CMT-31
test("all that editors write comes with its words, and without anything to fetch", () => {
  const { next: random } = seededRandom("comments in mails");
  const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, "");
  for (let round = 0; round < 500; round += 1) {
    const html = toHtml(sampleRichText(random));
    const mail = inMail(html);
    expect(mail).not.toMatch(/<img|src=|data-/);
    const named = html.replaceAll(/<img [^>]*alt="([^"]*)"[^>]*>/g, (_, alt: string) =>
      alt.trim() === "" ? "[picture]" : `[${alt.trim()}]`,
    );
    const plain = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&nbsp;", "\u00A0");
    expect(plain(wordsOf(mail))).toBe(plain(wordsOf(named)));
  }
});

// CMT-31
test("the mail holds the comment formatted, and as words where it is read as text", () => {
  const { html, text } = writeMail({
    template: "commentsUnread",
    vendorName: "Northwind Travel",
    traveller: "Ann Lee",
    bookingNo: "4100001",
    language: "fr",
    comments: ["Take one bag\nOnly one", "A long one, cut"],
    rich: [`<p>Take <em>one</em> bag</p><p>Only one <img src="${picture}" alt="" /></p>`, null],
    staff: false,
    link,
  });
  expect(html).toContain("Take <em>one</em> bag</p>");
  expect(html).toContain(">[image]</a>");
  expect(html).toContain('<p dir="auto" style="margin:0 0 16px">A long one, cut</p>');
  expect(text).toContain("Take one bag\nOnly one\n\nA long one, cut");
  expect(text).not.toContain("<");
});
