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
import {
  addBreak,
  addInline,
  addText,
  endPart,
  isRun,
  type Line,
  type Look,
  type Marks,
  newLine,
  trimmed,
} from "./line.ts";
import { writtenItem, writtenSign } from "./pasted-lists.ts";
import { isWritten, pictureName } from "./pasted-picture.ts";
import { isUnseen, meantText, pastedStyles, type PastedStyles, styledLook } from "./pasted-styles.ts";
import { columnOf } from "./pasted-table.ts";

export interface ReadingOptions {
  /** HTML of somebody else's making: of a page, Word, Outlook or Google Docs. */
  readonly pasted?: boolean;
  /** Addresses that pictures may have; by default those of Gatehouse's comments. Without the flags `g` and `y`. */
  readonly pictureAddresses?: RegExp;
  /** Pasted pictures that stand in their own address are kept with it, to be sent; otherwise their names stay. */
  readonly writtenPictures?: boolean;
}

interface Reading {
  /** Addresses that pictures may have. */
  readonly pictures: RegExp;
  /** Whether pictures that stand in their own address are kept. */
  readonly writtenPictures: boolean;
  readonly blocks: RichTextBlock[];
  /** Of pasted HTML: how it looks. That of comments has no styles, and its white space is meant. */
  readonly styles: PastedStyles | undefined;
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
  silentTags.has(tagOf(element)) || (reading.styles !== undefined && isUnseen(element, reading.styles.of(element)));

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
  if (reading.styles) found = styledLook(found, reading.styles.of(element));
  const href = tag === "A" ? allowed("a", "href", element.getAttribute("href")) : undefined;
  if (href) {
    const video = element.getAttribute("data-video") === "true" && videoOf(href) !== undefined;
    found = { ...found, anchor: { href, ...(video ? { video } : {}) } };
  }
  // A link is underlined as such.
  if (reading.styles && found.anchor && found.marks.underline) {
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
  const alt = reading.styles ? pictureName(own) : own;
  const { anchor } = look;
  // Google Docs draws the boxes of its checklists.
  if (element.getAttribute("aria-roledescription") === "checkbox") {
    addText(line, alt.startsWith("un") ? "☐ " : "☑ ", look);
    line.joins = true;
  } else if (reading.pictures.test(src) || (reading.writtenPictures && isWritten(src)))
    addInline(line, { type: "picture", src, alt });
  else if (reading.styles && anchor === undefined && hasWords.test(alt) && /^https?:/i.test(src)) {
    const href = allowed("a", "href", src);
    addText(line, alt, href === undefined ? look : { ...look, anchor: { href } });
  } else addText(line, alt, look);
}

/** Reads what stands within a line. Blocks within it are lines of their own. */
function readInlines(node: Node, line: Line, look: Look, reading: Reading): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const { styles } = reading;
    const parent = styles ? node.parentElement : null;
    const plain = styles?.plainTabs ? { begins: node.previousSibling === null } : undefined;
    const meant = meantText(parent, parent ? styles?.of(parent) : undefined, node.textContent ?? "", plain);
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
  reading.styles ? trimmed(line) : line.inlines;

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
      if (reading.styles) endPart(line);
    } else if (reading.styles && isBlock(child) && !isSilent(child, reading)) {
      endPart(line);
      readItemLine(child, line, inner, lookOf(child, look, reading), reading);
      endPart(line);
    } else readInlines(child, line, look, reading);
  }
}

/** A heading that is all that an item holds: LibreOffice writes headings of Word so. */
function headingIn(item: Element): Element | undefined {
  const [only, ...others] = [...item.childNodes].filter((node) => (node.textContent ?? "").trim() !== "");
  return only instanceof Element && others.length === 0 && /^H[1-6]$/.test(tagOf(only)) ? only : undefined;
}

/** An item of a list, and the lists within it. */
function readItem(item: Element, reading: Reading, place: Place, { ordered, depth }: ListPlace): void {
  const heading = reading.styles && ordered ? headingIn(item) : undefined;
  if (heading) {
    readBlock(heading, reading, place);
    return;
  }
  const line = newLine();
  const inner: Element[] = [];
  readItemLine(item, line, inner, place.look, reading);
  // Word on the web puts each item in a list of its own.
  const level = reading.styles ? Number(item.getAttribute("data-aria-level") ?? 0) : 0;
  const own = Math.min(Math.max(depth, level - 1), maximumIndent);
  const children = linesOf(line, reading);
  if (children.length > 0 || !reading.styles) reading.blocks.push({ type: "list-item", ordered, depth: own, children });
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
    else if (reading.styles) readBlocks(child, reading, within);
  }
}

/** What makes a cell more than a line: such a table lays a page out, and is read as what it holds. */
const laysOut = "table, ul, ol, pre, h1, h2, h3, h4, h5, h6";

const isLaidOut = (cell: Element, { styles }: Reading): boolean =>
  cell.querySelector(laysOut) !== null ||
  [...cell.querySelectorAll("p")].some((one) => writtenItem(one, styles) !== undefined);

const columnIn = (cell: Element, reading: Reading): number => columnOf(cell, (other) => !isSilent(other, reading));

const inOneLine = <Run extends RichTextRun>(run: Run): Run => ({ ...run, text: run.text.replaceAll(/[\n\t]/g, " ") });

/** A row of a table is a line, with tabs between its cells: so it can be read, and goes back into a spreadsheet. */
function readRow(cells: readonly Element[], reading: Reading, place: Place): void {
  const line = newLine();
  let tabs = 0;
  for (const cell of cells) {
    // Every column stays where it is.
    const column = columnIn(cell, reading);
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
    reading.styles &&
    last?.type === "code-block" &&
    tagOf(element.previousElementSibling ?? element) === "PRE" &&
    element.previousElementSibling
  )
    reading.blocks[reading.blocks.length - 1] = { ...last, code: `${last.code}\n${code}` };
  else reading.blocks.push({ type: "code-block", ...(language ? { language } : {}), code });
}

/** The rank of a heading: of HTML, of Word's title and subtitle, of Word on the web. */
function rankOf(element: Element, reading: Reading): 1 | 2 | 3 | undefined {
  let rank = Number(/^H([1-6])$/.exec(tagOf(element))?.[1] ?? 0);
  if (rank === 0 && reading.styles && tagOf(element) === "P") {
    if (element.classList.contains("MsoTitle")) rank = 1;
    else if (element.classList.contains("MsoSubtitle")) rank = 2;
    else if (element.getAttribute("role") === "heading") rank = Number(element.getAttribute("aria-level") ?? 1);
  }
  return rank > 0 ? (Math.min(rank, 3) as 1 | 2 | 3) : undefined;
}

/** Headings are bold as such. */
const notBold = ({ bold: _own, ...run }: RichTextRun): RichTextRun => run;

function readHeading(element: Element, level: 1 | 2 | 3, reading: Reading, place: Place): void {
  const { styles } = reading;
  const line = newLine();
  // A number that Word counts is part of what the heading is called.
  const sign = styles && writtenItem(element, styles) ? writtenSign(element, styles) : "";
  if (/[\p{L}\p{N}]/u.test(sign)) addText(line, `${sign} `, place.look);
  for (const child of element.childNodes) readInlines(child, line, place.look, reading);
  const read = linesOf(line, reading);
  const children = styles
    ? read.map((inline) =>
        isRun(inline)
          ? notBold(inline)
          : inline.type === "link"
            ? { ...inline, children: inline.children.map(notBold) }
            : inline,
      )
    : read;
  if (children.length > 0 || !styles)
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
  const isRow = cells.length > 1 || (cells[0] !== undefined && columnIn(cells[0], reading) > 0);
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
  const item = writtenItem(element, reading.styles);
  if (item) {
    const children = readLine(element, place.look, reading);
    if (children.length > 0) reading.blocks.push({ type: "list-item", ...item, children });
    return;
  }
  if (tag === "P" && element.querySelector(blockSelector) === null) {
    const children = readLine(element, place.look, reading);
    if (children.length > 0 || !reading.styles)
      reading.blocks.push({ type: "paragraph", ...placeOf(element, place), children });
    return;
  }
  const quotes = tag === "BLOCKQUOTE" ? Math.min(place.quotes + 1, maximumIndent) : place.quotes;
  readBlocks(element, reading, { ...place, quotes });
}

/** Items are one step deeper than the item before them at most: parts of lists are copied as well, and lists without items. */
function withParents(blocks: readonly RichTextBlock[]): readonly RichTextBlock[] {
  /** Depths, as they were, of the items that the last one stands in, and its own. */
  let open: readonly number[] = [];
  return blocks.map((block) => {
    if (block.type !== "list-item") {
      open = [];
      return block;
    }
    open = open.filter((one) => one < block.depth);
    const depth = open.length;
    open = [...open, block.depth];
    return depth === block.depth ? block : { ...block, depth };
  });
}

/**
 * Reads the HTML of a comment, or of what was pasted, into what the editor and the view know: whatever else it holds is left out, and
 * nothing of it runs or is fetched.
 * It takes a browser; a server reads `plainText`.
 */
export function fromHtml(
  html: string,
  { pasted = false, pictureAddresses: pictures = pictureAddresses, writtenPictures = false }: ReadingOptions = {},
): RichTextDocument {
  const page = new DOMParser().parseFromString(html, "text/html");
  const reading: Reading = { blocks: [], pictures, writtenPictures, styles: pasted ? pastedStyles(page) : undefined };
  readBlocks(page.body, reading, { look: { marks: {}, preserved: !pasted }, quotes: 0 });
  return pasted ? withParents(reading.blocks) : reading.blocks;
}
