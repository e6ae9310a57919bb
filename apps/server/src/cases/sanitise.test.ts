import { sampleRichText, toHtml } from "@gatehouse/domain/rich-text";
import { describe, expect, test } from "vitest";
import { hostileHtml } from "../../test/hostile-html.ts";
import { seededRandom } from "../platform/seeded-random.ts";
import { sanitiseComment } from "./sanitise.ts";

// CMT-4
test("what the editor writes is let through as it is", () => {
  const { next: random } = seededRandom("comments");
  for (let round = 0; round < 2000; round += 1) {
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

// CMT-4: after the well-known ways around filters.
describe("what is hostile leaves nothing that runs or fetches", () => {
  test.each(hostileHtml)("%s", (hostile) => {
    const html = sanitiseComment(hostile, "internal");
    const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join("");
    expect(tags).not.toMatch(/\son\w+=|style=|srcset=|javascript:|vbscript:|data:|evil\.example/i);
    expect(tags).not.toMatch(/<(?:script|iframe|svg|math|object|embed|style|link|meta|base|form|video|input)/i);
    // Once more changes nothing.
    expect(sanitiseComment(html, "internal")).toBe(html);
  });
});
