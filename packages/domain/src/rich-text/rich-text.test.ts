import { describe, expect, test } from "vitest";
import { isBlankHtml, richTextAttributes, videoOf } from "./index.ts";

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
