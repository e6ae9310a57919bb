import { codeLanguages, maximumIndent, richTextAlignments, richTextColors } from "./allowed-html.ts";
import type { RichTextBlock, RichTextDocument, RichTextInline, RichTextRun } from "./document.ts";

const words = [
  "fare",
  "M",
  "<b>",
  "&amp;",
  '"quoted"',
  "12:40",
  "Orléans",
  "שלום",
  "機場",
  "a  b",
  "x\ny",
  "</p>",
  "'",
  "🛫",
  "\u00A0",
];

/** Numbers from 0 to 1 that are the same for the same seed (Lehmer's generator). @param seed 1 to 2,147,483,646 */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/**
 * A document by chance, for tests and benches: everything that the vocabulary has.
 * @param random 0 to 1
 */
export function sampleRichText(random: () => number): RichTextDocument {
  const upTo = (count: number): number => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T; // lists here are not empty
  const often = (share: number): boolean => random() < share;
  const text = (): string => Array.from({ length: 1 + upTo(4) }, () => pick(words)).join(" ");
  const run = (): RichTextRun => ({
    text: text(),
    ...(often(0.2) ? { bold: true } : {}),
    ...(often(0.2) ? { italic: true } : {}),
    ...(often(0.1) ? { underline: true } : {}),
    ...(often(0.1) ? { strike: true } : {}),
    ...(often(0.1) ? { code: true } : {}),
    ...(often(0.1) ? { color: pick(richTextColors) } : {}),
  });
  const inline = (): RichTextInline => {
    const kind = random();
    if (kind < 0.8) return run();
    if (kind < 0.9) return { type: "link", href: `https://a.example/${upTo(99)}?q="x"&r=<y>`, children: [run()] };
    if (kind < 0.95) return { type: "mention", userId: `user-${upTo(9)}`, name: text().replaceAll("\n", " ") };
    return {
      type: "picture",
      src: `/api/cases/pictures/00000000-0000-4000-8000-00000000000${upTo(9)}`,
      alt: text().replaceAll("\n", " "),
    };
  };
  const children = (): readonly RichTextInline[] => Array.from({ length: upTo(4) }, inline);
  let depth = -1;
  const block = (): RichTextBlock => {
    const kind = random();
    const place = {
      ...(often(0.2) ? { align: pick(richTextAlignments) } : {}),
      ...(often(0.2) ? { indent: 1 + upTo(maximumIndent) } : {}),
    };
    if (kind < 0.35) {
      depth = Math.min(depth + 1, upTo(maximumIndent));
      return { type: "list-item", ordered: often(0.5), depth, children: children() };
    }
    depth = -1;
    if (kind < 0.45)
      return { type: "code-block", code: text(), ...(often(0.5) ? { language: pick(codeLanguages) } : {}) };
    if (kind < 0.6) return { type: "heading", level: pick([1, 2, 3] as const), ...place, children: children() };
    return { type: "paragraph", ...place, children: children() };
  };
  return Array.from({ length: 1 + upTo(6) }, block);
}
