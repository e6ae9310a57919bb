import {
  codeLanguages,
  maximumIndent,
  pictureAddresses,
  richTextAttributes,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
  type RichTextRun,
  videoOf,
} from "@gatehouse/domain/rich-text";
import { blockSelector, blockTags, markTags, silentTags, tagOf } from "./html-tags.ts";
import { addBreak, addInline, addText, endPart, isRun, type Line, type Look, type Marks, newLine } from "./line.ts";
import type { PastedWays } from "./pasted-ways.ts";

interface Reading {
  /** Addresses that pictures may have. */
  readonly pictures: RegExp;
  readonly blocks: RichTextBlock[];
  /** How pasted HTML is meant. That of comments has no styles, and its white space is meant as it stands. */
  readonly pasted: PastedWays | undefined;
}

interface ListPlace {
  readonly ordered: boolean;
  readonly depth: number;
}

/** What is so where a block stands. */
interface Place {
  readonly look: Look;
  /** Quotations that it stands in. */
  readonly quotes: number;
  readonly list?: ListPlace | undefined;
}

const isBlock = (node: Node): node is Element =>
  node instanceof Element && (blockTags.has(tagOf(node)) || node.querySelector(blockSelector) !== null);

const isSilent = (element: Element, reading: Reading): boolean =>
  silentTags.has(tagOf(element)) || (reading.pasted?.isUnseen(element) ?? false);

const allowed = (tag: "p" | "span" | "a" | "pre", name: string, value: string | null): string | undefined =>
  value !== null && richTextAttributes[tag]?.[name]?.test(value) ? value : undefined;

/** How letters look within an element. */
function lookOf(element: Element, look: Look, reading: Reading): Look {
  const tag = tagOf(element);
  const mark = markTags[tag];
  if (tag === "PRE") return { ...look, preserved: true };
  let found = mark ? { ...look, marks: { ...look.marks, [mark]: true } } : look;
  const color = allowed("span", "data-color", element.getAttribute("data-color"));
  if (color) found = { ...found, marks: { ...found.marks, color: color as NonNullable<Marks["color"]> } }; // the pattern lets these through alone
  if (reading.pasted) found = reading.pasted.lookOf(element, found);
  const href = tag === "A" ? allowed("a", "href", element.getAttribute("href")) : undefined;
  if (href) {
    const video = element.getAttribute("data-video") === "true" && videoOf(href) !== undefined;
    found = { ...found, anchor: { href, ...(video ? { video } : {}) } };
  }
  // A link is underlined as such.
  if (reading.pasted && found.anchor && found.marks.underline) {
    const { underline: _own, ...marks } = found.marks;
    found = { ...found, marks };
  }
  return found;
}

/** A picture of a letter, such as a smiling face, is that letter. */
const hasWords = /[\p{L}\p{N}]/u;

/** A picture that may stand here, or what it is called: as a link, where it is a picture of a page elsewhere, of which nothing is fetched. */
function readPicture(element: Element, line: Line, look: Look, reading: Reading): void {
  const src = element.getAttribute("src") ?? "";
  const own = element.getAttribute("alt") ?? "";
  const alt = reading.pasted?.pictureName(own) ?? own;
  const { anchor } = look;
  // Google Docs draws the boxes of its checklists.
  if (element.getAttribute("aria-roledescription") === "checkbox") {
    addText(line, alt.startsWith("un") ? "☐ " : "☑ ", look);
    line.joins = true;
  } else if (reading.pictures.test(src) || reading.pasted?.isKept(src)) addInline(line, { type: "picture", src, alt });
  else if (reading.pasted && anchor === undefined && hasWords.test(alt) && /^https?:/i.test(src)) {
    const href = allowed("a", "href", src);
    addText(line, alt, href === undefined ? look : { ...look, anchor: { href } });
  } else addText(line, alt, look);
}

/** Reads what stands within a line. Blocks within it are lines of their own. */
function readInlines(node: Node, line: Line, look: Look, reading: Reading): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? "";
    const meant = reading.pasted?.textOf(node, text) ?? { text };
    addText(line, meant.text, { ...look, preserved: meant.preserved ?? look.preserved });
    return;
  }
  if (!(node instanceof Element) || isSilent(node, reading)) return;
  const tag = tagOf(node);
  if (tag === "BR") {
    addBreak(line, look);
    return;
  }
  if (tag === "IMG") {
    readPicture(node, line, look, reading);
    return;
  }
  const mentioned = allowed("span", "data-mention", node.getAttribute("data-mention"));
  if (tag === "SPAN" && mentioned) {
    addInline(line, { type: "mention", userId: mentioned, name: (node.textContent ?? "").replace(/^@/, "") });
    return;
  }
  const within = lookOf(node, look, reading);
  const part = blockTags.has(tag);
  if (part) endPart(line);
  for (const child of node.childNodes) readInlines(child, line, within, reading);
  if (part) endPart(line);
}

const linesOf = (line: Line, reading: Reading): readonly RichTextInline[] =>
  reading.pasted?.trimmed(line) ?? line.inlines;

function readLine(element: Element, look: Look, reading: Reading): readonly RichTextInline[] {
  const line = newLine();
  for (const child of element.childNodes) readInlines(child, line, look, reading);
  return linesOf(line, reading);
}

const placeOf = (element: Element, { quotes }: Place) => {
  const align = allowed("p", "data-align", element.getAttribute("data-align"));
  const own = Number(allowed("p", "data-indent", element.getAttribute("data-indent")) ?? 0);
  const indent = Math.min(own + quotes, maximumIndent);
  return {
    ...(align ? { align: align as "center" | "right" | "justify" } : {}), // the pattern lets these through alone
    ...(indent > 0 ? { indent } : {}),
  };
};

/** Reads an element whose children are blocks, lines, or both. */
function readBlocks(parent: Node, reading: Reading, place: Place): void {
  let line = newLine();
  const flush = () => {
    const children = linesOf(line, reading);
    line = newLine();
    if (children.length > 0)
      reading.blocks.push({ type: "paragraph", ...(place.quotes > 0 ? { indent: place.quotes } : {}), children });
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) readInlines(node, line, place.look, reading);
    else if (!isSilent(node, reading)) {
      flush();
      readBlock(node, reading, { ...place, look: lookOf(node, place.look, reading) });
    }
  }
  flush();
}

/** Reads an item's own line, and finds the lists within it. */
function readItemLine(parent: Element, line: Line, inner: Element[], look: Look, reading: Reading): void {
  for (const child of parent.childNodes) {
    const tag = tagOf(child);
    if (child instanceof Element && (tag === "OL" || tag === "UL")) {
      if (!isSilent(child, reading)) inner.push(child);
      if (reading.pasted) endPart(line);
    } else if (reading.pasted && isBlock(child) && !isSilent(child, reading)) {
      endPart(line);
      readItemLine(child, line, inner, lookOf(child, look, reading), reading);
      endPart(line);
    } else readInlines(child, line, look, reading);
  }
}

/** An item of a list, and the lists within it. */
function readItem(item: Element, reading: Reading, place: Place, { ordered, depth }: ListPlace): void {
  const heading = ordered ? reading.pasted?.headingIn(item) : undefined;
  if (heading) {
    readBlock(heading, reading, place);
    return;
  }
  const line = newLine();
  const inner: Element[] = [];
  readItemLine(item, line, inner, place.look, reading);
  // Word on the web puts each item in a list of its own.
  const level = reading.pasted ? Number(item.getAttribute("data-aria-level") ?? 0) : 0;
  const own = Math.min(Math.max(depth, level - 1), maximumIndent);
  const children = linesOf(line, reading);
  if (children.length > 0 || !reading.pasted) reading.blocks.push({ type: "list-item", ordered, depth: own, children });
  for (const one of inner) readList(one, reading, place, own + 1);
}

function readList(element: Element, reading: Reading, place: Place, depth: number): void {
  const list = { ordered: tagOf(element) === "OL", depth: Math.min(depth, maximumIndent) };
  for (const child of element.children) {
    const tag = tagOf(child);
    if (isSilent(child, reading)) continue;
    const within = { ...place, look: lookOf(child, place.look, reading), list };
    // Google Docs and old editors put lists beside items.
    if (tag === "OL" || tag === "UL") readList(child, reading, within, depth + 1);
    else if (tag === "LI") readItem(child, reading, within, list);
    else if (reading.pasted) readBlocks(child, reading, within);
  }
}

/** What makes a cell more than a line: such a table lays a page out, and is read as what it holds. */
const laysOut = "table, ul, ol, pre, h1, h2, h3, h4, h5, h6";

const isLaidOut = (cell: Element, { pasted }: Reading): boolean =>
  cell.querySelector(laysOut) !== null ||
  [...cell.querySelectorAll("p")].some((one) => pasted?.itemOf(one) !== undefined);

/** The column of a cell; undefined where cells are no higher and no wider than one. */
const columnIn = (cell: Element, reading: Reading): number | undefined =>
  reading.pasted?.columnOf(cell, (other) => !isSilent(other, reading));

const inOneLine = <Run extends RichTextRun>(run: Run): Run => ({ ...run, text: run.text.replaceAll(/[\n\t]/g, " ") });

/** A row of a table is a line, with tabs between its cells: so it can be read, and goes back into a spreadsheet. */
function readRow(cells: readonly Element[], reading: Reading, place: Place): void {
  const line = newLine();
  let tabs = 0;
  for (const [index, cell] of cells.entries()) {
    // Every column stays where it is.
    const column = columnIn(cell, reading) ?? index;
    if (column > tabs) addText(line, "\t".repeat(column - tabs), { marks: {}, preserved: true });
    tabs = Math.max(column, tabs);
    for (const inline of readLine(cell, lookOf(cell, place.look, reading), reading)) {
      if (isRun(inline)) {
        const { text, ...marks } = inOneLine(inline);
        addText(line, text, { marks, preserved: true });
      } else addInline(line, inline.type === "link" ? { ...inline, children: inline.children.map(inOneLine) } : inline);
    }
  }
  if (line.inlines.some((inline) => !isRun(inline) || inline.text.trim() !== ""))
    reading.blocks.push({
      type: "paragraph",
      ...(place.quotes > 0 ? { indent: place.quotes } : {}),
      children: line.inlines,
    });
}

function readCode(element: Element, reading: Reading): void {
  for (const one of element.querySelectorAll("br")) one.replaceWith("\n");
  const named = element.getAttribute("data-language") ?? element.querySelector("code")?.className ?? "";
  const language = codeLanguages.find((one) => named === one || named.split(/\s/).includes(`language-${one}`));
  const code = element.textContent ?? "";
  const last = reading.blocks.at(-1);
  // LibreOffice makes a block of each line.
  if (
    reading.pasted &&
    last?.type === "code-block" &&
    tagOf(element.previousElementSibling ?? element) === "PRE" &&
    element.previousElementSibling
  )
    reading.blocks[reading.blocks.length - 1] = { ...last, code: `${last.code}\n${code}` };
  else reading.blocks.push({ type: "code-block", ...(language ? { language } : {}), code });
}

function rankOf(element: Element, reading: Reading): 1 | 2 | 3 | undefined {
  const rank = Number(/^H([1-6])$/.exec(tagOf(element))?.[1] ?? reading.pasted?.rankOf(element) ?? 0);
  return rank > 0 ? (Math.min(rank, 3) as 1 | 2 | 3) : undefined;
}

/** Headings are bold as such. */
const notBold = ({ bold: _own, ...run }: RichTextRun): RichTextRun => run;

function readHeading(element: Element, level: 1 | 2 | 3, reading: Reading, place: Place): void {
  const { pasted } = reading;
  const line = newLine();
  // A number that Word counts is part of what the heading is called.
  const sign = pasted?.numberOf(element) ?? "";
  if (/[\p{L}\p{N}]/u.test(sign)) addText(line, `${sign} `, place.look);
  for (const child of element.childNodes) readInlines(child, line, place.look, reading);
  const read = linesOf(line, reading);
  const children = pasted
    ? read.map((inline) =>
        isRun(inline)
          ? notBold(inline)
          : inline.type === "link"
            ? { ...inline, children: inline.children.map(notBold) }
            : inline,
      )
    : read;
  if (children.length > 0 || !pasted)
    reading.blocks.push({ type: "heading", level, ...placeOf(element, place), children });
}

/** Reads a block. @param place what is so within it */
function readBlock(element: Element, reading: Reading, place: Place): void {
  const tag = tagOf(element);
  if (tag === "OL" || tag === "UL") {
    readList(element, reading, place, place.list ? place.list.depth + 1 : 0);
    return;
  }
  const cells = tag === "TR" ? [...element.children].filter((cell) => !isSilent(cell, reading)) : [];
  const isRow = cells.length > 1 || (cells[0] !== undefined && (columnIn(cells[0], reading) ?? 0) > 0);
  if (isRow && !cells.some((cell) => isLaidOut(cell, reading))) {
    readRow(cells, reading, place);
    return;
  }
  if (tag === "LI") {
    readItem(element, reading, place, place.list ?? { ordered: false, depth: 0 });
    return;
  }
  if (tag === "PRE") {
    readCode(element, reading);
    return;
  }
  const rank = rankOf(element, reading);
  if (rank !== undefined) {
    readHeading(element, rank, reading, place);
    return;
  }
  const item = reading.pasted?.itemOf(element);
  if (item) {
    const children = readLine(element, place.look, reading);
    if (children.length > 0) reading.blocks.push({ type: "list-item", ...item, children });
    return;
  }
  if (tag === "P" && element.querySelector(blockSelector) === null) {
    const children = readLine(element, place.look, reading);
    if (children.length > 0 || !reading.pasted)
      reading.blocks.push({ type: "paragraph", ...placeOf(element, place), children });
    return;
  }
  const quotes = tag === "BLOCKQUOTE" ? Math.min(place.quotes + 1, maximumIndent) : place.quotes;
  readBlocks(element, reading, { ...place, quotes });
}

/**
 * Reads the HTML of a comment into what the editor and the view know: whatever else it holds is left out, and nothing of it runs or is
 * fetched.
 * @param pasted how HTML of somebody else's making is meant
 */
export function readHtml(
  html: string,
  pictures: RegExp = pictureAddresses,
  pasted?: (page: Document) => PastedWays,
): RichTextDocument {
  const page = new DOMParser().parseFromString(html, "text/html");
  const reading: Reading = { blocks: [], pictures, pasted: pasted?.(page) };
  readBlocks(page.body, reading, { look: { marks: {}, preserved: !pasted }, quotes: 0 });
  return reading.blocks;
}
