import { sampleRichText, toHtml } from "@gatehouse/domain/rich-text";
import { expect, test } from "vitest";
import { hostileHtml } from "../../test/hostile-html.ts";
import { seededRandom } from "../platform/seeded-random.ts";
import { sanitiseComment } from "./sanitise.ts";

// CMT-4
test("what the editor writes is let through as it is", () => {
  const { next: random } = seededRandom("comments");
  for (let round = 0; round < 10_000; round += 1) {
    const html = toHtml(sampleRichText(random));
    expect(sanitiseComment(html, "internal")).toBe(html);
  }
});

// CMT-17
test("external comments keep the words of a mention, and not whom it means", () => {
  const html = '<p>Ask <span data-mention="ines.duarte">@Inês</span> <span data-color="red">now</span></p>';
  expect(sanitiseComment(html, "internal")).toBe(html);
  const external = sanitiseComment(html, "external");
  expect(external).toBe('<p>Ask <span>@Inês</span> <span data-color="red">now</span></p>');
  expect(sanitiseComment(external, "external")).toBe(external);
});

/** A tag of comments, and nothing else in it but their attributes with what these may hold. */
const tagOfComments =
  /<\/?(?:p|h[1-3]|ul|ol|li|strong|em|u|s|code|pre|span|a|br|img)(?: (?:href|src|alt|data-[a-z]+)="[^"<>]*")*(?: \/)?>/g;

// CMT-4: after the well-known ways around filters.
test("what is hostile leaves nothing that runs or fetches", () => {
  for (const hostile of hostileHtml) {
    const html = sanitiseComment(hostile, "internal");
    const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join("");
    expect(tags, hostile).not.toMatch(/\son\w+=|style=|srcset=|script:|data:|evil\.example/i);
    // Every tag is one that comments have, closed as they are written.
    expect(html.replaceAll(tagOfComments, ""), hostile).not.toMatch(/[<>]/);
    expect(sanitiseComment(html, "internal"), "once more changes nothing").toBe(html);
  }
});
