import { describe, expect, test } from "vitest";
import {
  createHtmlWriter,
  isBlankHtml,
  plainText,
  richTextAttributes,
  sampleRichText,
  seededChance,
  sanitizeOptions,
  toHtml,
  videoOf,
} from "./index.ts";

describe("nothing remains of a message", () => {
  test.each([
    "",
    "<p></p>",
    "<p><br></p><p>&nbsp;\u00A0</p>",
    "<p> \n\t</p>",
    "<p>\u200B\uFEFF</p>",
    "<p><strong></strong></p>",
  ])("%j", (html) => {
    expect(isBlankHtml(html)).toBe(true);
  });

  test.each([
    "<p>a</p>",
    "0",
    '<p><img src="/api/cases/pictures/1"></p>',
    '<p><a href="https://vimeo.com/76979871" data-video="true"></a></p>',
    "<p>&amp;</p>",
  ])("something remains of %j", (html) => {
    expect(isBlankHtml(html)).toBe(false);
  });
});

describe("videos", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3", "youtube", "dQw4w9WgXcQ"],
    ["https://youtu.be/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
    ["https://vimeo.com/76979871", "vimeo", "76979871"],
    ["https://www.dailymotion.com/video/x7tgad0", "dailymotion", "x7tgad0"],
    ["https://dai.ly/x7tgad0", "dailymotion", "x7tgad0"],
    ["https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184", "loom", "0281766fa2d04bb788eaf19e65135184"],
  ])("%s", (address, host, id) => {
    expect(videoOf(address)).toMatchObject({ host, id, player: expect.stringContaining(id) as string });
  });

  test.each([
    "http://vimeo.com/76979871",
    "https://vimeo.com.evil.example/76979871",
    "https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ",
    "https://youtu.be/",
    "https://www.youtube.com/watch?v=%22%3E%3Cscript",
    "javascript:alert(1)",
    "no address",
  ])("no video: %s", (address) => {
    expect(videoOf(address)).toBeUndefined();
  });
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/dashboard",
  " https://a.example",
  "vbscript:x",
])("no address of a link: %s", (href) => {
  expect(richTextAttributes.a?.href?.test(href)).toBe(false);
});

test("words of a comment are those that people read, a line each block", () => {
  expect(plainText("<h1>Plan</h1><p>A &amp; B &lt;c&gt;<br />next</p><ul><li>one</li><li>two</li></ul>")).toBe(
    "Plan\nA & B <c>\nnext\none\ntwo",
  );
});

test("signs that stand for others are read once, and pictures by what they are called", () => {
  expect(plainText('<p>&amp;lt; &quot;&#39;&nbsp;<img src="/x" alt="Key &lt;1&gt;" /></p>')).toBe("&lt; \"' Key <1>");
});

// CMT-4: other products keep their pictures elsewhere.
test("a filter lets through the pictures of the product that it belongs to", () => {
  const filter = sanitizeOptions({ pictures: /^https:\/\/pictures\.example\/\d+$/ }).transformTags["*"];
  const kept = (src: string) => filter("img", { src, alt: "a", onerror: "x()" }).attribs;
  expect(kept("https://pictures.example/7")).toEqual({ src: "https://pictures.example/7", alt: "a" });
  expect(kept("https://elsewhere.example/7")).toEqual({ alt: "a" });
  expect(sanitizeOptions().exclusiveFilter({ tag: "img", attribs: { alt: "a" } })).toBe(true);
});

test("somebody who writes gets the HTML of the whole document, block by block as they change it", () => {
  const write = createHtmlWriter();
  const random = seededChance(1);
  let document = sampleRichText(random);
  for (let change = 0; change < 300; change += 1) {
    const others = sampleRichText(random);
    const place = Math.floor(random() * (document.length + 1));
    document = [
      ...document.slice(0, place),
      ...others.slice(0, 2),
      ...document.slice(place + Math.floor(random() * 4)),
    ];
    expect(write(document)).toBe(toHtml(document));
  }
});
