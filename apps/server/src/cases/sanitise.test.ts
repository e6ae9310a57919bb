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
    expect(sanitiseComment(html)).toBe(html);
  }
});

// CMT-4: after the well-known ways around filters.
describe("what is hostile leaves nothing that runs or fetches", () => {
  test.each(hostileHtml)("%s", (hostile) => {
    const html = sanitiseComment(hostile);
    const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join("");
    expect(tags).not.toMatch(/\son\w+=|style=|srcset=|javascript:|vbscript:|data:|evil\.example/i);
    expect(tags).not.toMatch(/<(?:script|iframe|svg|math|object|embed|style|link|meta|base|form|video|input)/i);
    // Once more changes nothing.
    expect(sanitiseComment(html)).toBe(html);
  });
});
