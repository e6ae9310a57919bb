import { type RichTextBlock, type RichTextInline, toHtml } from "@gatehouse/domain/rich-text";

/** Bytes of HTML that are written into. */
export const bytes = 50_000;

const words =
  "the flight from Detroit at 15:05 has two seats left in fare class M and she asks whether the aisle can be held until tomorrow noon".split(
    " ",
  );

const text = (from: number, count: number): string =>
  Array.from({ length: count }, (_, place) => words[(from * 7 + place * 3) % words.length] ?? "").join(" ");

const line = (place: number): readonly RichTextInline[] => [
  { text: `${text(place, 18)} ` },
  { text: text(place + 1, 3), bold: true },
  { text: ` ${text(place + 2, 8)} ` },
  place % 3 === 0
    ? { type: "link", href: `https://a.example/${String(place)}`, children: [{ text: text(place, 2) }] }
    : { text: text(place + 4, 2), italic: true },
  { text: ` ${text(place + 3, 6)}.` },
];

/** A heading, paragraphs, a list: what long comments are made of, and all three editors know. */
function block(place: number): RichTextBlock {
  const children = line(place);
  if (place % 12 === 0) return { type: "heading", level: 2, children: [{ text: text(place, 5) }] };
  if (place % 12 > 8) return { type: "list-item", ordered: false, depth: 0, children };
  return { type: "paragraph", children };
}

function written(): string {
  const blocks: RichTextBlock[] = [];
  for (let place = 0; ; place += 1) {
    blocks.push(block(place));
    const html = toHtml(blocks);
    if (html.length >= bytes) return html;
  }
}

/** The same document for every editor. */
export const html = written();
