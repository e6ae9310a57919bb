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

type Marks = Omit<RichTextRun, "text">;

export interface ReadingOptions {
  /** HTML of somebody else's making: of a page, Word, Outlook or Google Docs. */
  readonly pasted?: boolean;
  /** Addresses that pictures may have; by default those of Gatehouse's comments. Without the flags `g` and `y`. */
  readonly pictureAddresses?: RegExp;
}

interface Reading {
  /** Addresses that pictures may have. */
  readonly pictures: RegExp;
  readonly blocks: RichTextBlock[];
  /** White space of pasted HTML means nothing; that of comments does. */
  readonly pasted: boolean;
}

const blockTags = new Set([
  "P",
  "DIV",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "LI",
  "PRE",
  "OL",
  "UL",
  "BLOCKQUOTE",
  "TR",
  "TABLE",
  "TBODY",
  "SECTION",
  "ARTICLE",
  "HEADER",
  "FOOTER",
  "DL",
  "DT",
  "DD",
  "FIGURE",
  "BODY",
  "HR",
]);
const silentTags = new Set([
  "SCRIPT",
  "STYLE",
  "HEAD",
  "TITLE",
  "META",
  "LINK",
  "TEMPLATE",
  "IFRAME",
  "OBJECT",
  "NOSCRIPT",
  "O:P",
  "XML",
]);

const allowed = (tag: "p" | "span" | "a" | "pre", name: string, value: string | null): string | undefined =>
  value !== null && richTextAttributes[tag]?.[name]?.test(value) ? value : undefined;

/** What an element adds to the look of its letters. */
function marksOf(element: Element, marks: Marks, pasted: boolean): Marks {
  const found: { -readonly [Key in keyof Marks]: Marks[Key] } = { ...marks };
  switch (element.tagName) {
    case "STRONG":
    case "B":
      // Google Docs wraps everything it copies in a <b> that is not bold.
      if (!/font-weight:\s*normal/i.test(element.getAttribute("style") ?? "")) found.bold = true;
      break;
    case "EM":
    case "I":
      found.italic = true;
      break;
    case "U":
    case "INS":
      found.underline = true;
      break;
    case "S":
    case "STRIKE":
    case "DEL":
      found.strike = true;
      break;
    case "CODE":
    case "TT":
    case "KBD":
      found.code = true;
      break;
    default:
  }
  const color = allowed("span", "data-color", element.getAttribute("data-color"));
  if (color) found.color = color as NonNullable<Marks["color"]>; // the pattern lets these through alone
  if (pasted && element.tagName !== "A") {
    const style = element.getAttribute("style") ?? "";
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) found.bold = true;
    if (/font-style:\s*italic/i.test(style)) found.italic = true;
    if (/text-decoration[^;]*underline/i.test(style)) found.underline = true;
    if (/text-decoration[^;]*line-through/i.test(style)) found.strike = true;
  }
  return found;
}

const isRun = (inline: RichTextInline): inline is RichTextRun => !("type" in inline);

function addRun(into: RichTextInline[], text: string, marks: Marks): void {
  if (text === "") return;
  const last = into.at(-1);
  if (last && isRun(last) && sameMarks(last, marks)) into[into.length - 1] = { ...last, text: last.text + text };
  else into.push({ text, ...marks });
}

const markNames = ["bold", "italic", "underline", "strike", "code", "color"] as const;
const sameMarks = (one: Marks, other: Marks): boolean => markNames.every((name) => one[name] === other[name]);

/** Reads what stands within a line. */
function readInlines(node: Node, into: RichTextInline[], marks: Marks, reading: Reading): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? "";
    addRun(into, reading.pasted ? text.replaceAll(/[ \t\r\n\f]+/g, " ") : text, marks);
    return;
  }
  if (!(node instanceof Element)) return;
  const tag = node.tagName.toUpperCase();
  if (silentTags.has(tag) || /mso-list:\s*ignore/i.test(node.getAttribute("style") ?? "")) return;
  if (tag === "BR") {
    addRun(into, "\n", marks);
    return;
  }
  if (tag === "IMG") {
    const src = node.getAttribute("src") ?? "";
    const alt = node.getAttribute("alt") ?? "";
    if (reading.pictures.test(src)) into.push({ type: "picture", src, alt });
    else if (alt !== "") addRun(into, alt, marks);
    return;
  }
  const mentioned = allowed("span", "data-mention", node.getAttribute("data-mention"));
  if (tag === "SPAN" && mentioned) {
    into.push({ type: "mention", userId: mentioned, name: (node.textContent ?? "").replace(/^@/, "") });
    return;
  }
  const href = tag === "A" ? allowed("a", "href", node.getAttribute("href")) : undefined;
  if (href) {
    const children: RichTextInline[] = [];
    for (const child of node.childNodes) readInlines(child, children, marks, reading);
    const runs = children.filter(isRun);
    const video = node.getAttribute("data-video") === "true" && videoOf(href) !== undefined;
    if (runs.length > 0) into.push({ type: "link", href, ...(video ? { video } : {}), children: runs });
    return;
  }
  const within = marksOf(node, marks, reading.pasted);
  for (const child of node.childNodes) readInlines(child, into, within, reading);
}

/** Pasted lines begin and end without the white space that HTML is laid out with. */
function trimmed(children: readonly RichTextInline[], pasted: boolean): readonly RichTextInline[] {
  if (!pasted) return children;
  const list = [...children];
  const first = list[0];
  if (first && isRun(first)) list[0] = { ...first, text: first.text.replace(/^[ \n]+/, "") };
  const last = list.at(-1);
  if (last && isRun(last)) list[list.length - 1] = { ...last, text: last.text.replace(/[ \n]+$/, "") };
  return list.filter((inline) => !isRun(inline) || inline.text !== "");
}

const placeOf = (element: Element) => {
  const align = allowed("p", "data-align", element.getAttribute("data-align"));
  const indent = Number(allowed("p", "data-indent", element.getAttribute("data-indent")) ?? 0);
  return {
    ...(align ? { align: align as "center" | "right" | "justify" } : {}), // the pattern lets these through alone
    ...(indent > 0 ? { indent } : {}),
  };
};

/** Word and Outlook write lists as paragraphs that only look like items. */
function wordItem(element: Element): { readonly depth: number; readonly ordered: boolean } | undefined {
  const level = /mso-list:[^;"]*level(\d)/i.exec(element.getAttribute("style") ?? "")?.[1];
  if (level === undefined) return undefined;
  const sign = [...element.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  return {
    depth: Math.min(Number(level) - 1, maximumIndent),
    ordered: /^[\s\u00A0]*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign?.textContent ?? ""),
  };
}

/** Reads an element whose children are blocks, lines, or both. */
function readBlocks(
  parent: Node,
  reading: Reading,
  list: { readonly ordered: boolean; readonly depth: number } | undefined,
): void {
  let line: RichTextInline[] = [];
  const flush = () => {
    const children = trimmed(line, reading.pasted);
    line = [];
    if (children.length > 0) reading.blocks.push({ type: "paragraph", children });
  };
  for (const node of parent.childNodes) {
    const tag = node instanceof Element ? node.tagName.toUpperCase() : "";
    if (!(node instanceof Element) || !(blockTags.has(tag) || (holdsBlocks(node) && !silentTags.has(tag)))) {
      readInlines(node, line, {}, reading);
      continue;
    }
    flush();
    readBlock(node, tag, reading, list);
  }
  flush();
}

const holdsBlocks = (element: Element): boolean =>
  [...element.querySelectorAll("*")].some((child) => blockTags.has(child.tagName.toUpperCase()));

function linesOf(element: Element, reading: Reading): readonly RichTextInline[] {
  const line: RichTextInline[] = [];
  for (const child of element.childNodes) readInlines(child, line, {}, reading);
  return trimmed(line, reading.pasted);
}

/** An item of a list, and the lists within it. */
function readItem(item: Element, reading: Reading, list: { readonly ordered: boolean; readonly depth: number }): void {
  const line: RichTextInline[] = [];
  const inner: Element[] = [];
  for (const child of item.childNodes) {
    const tag = child instanceof Element ? child.tagName.toUpperCase() : "";
    if (child instanceof Element && (tag === "OL" || tag === "UL")) inner.push(child);
    else readInlines(child, line, {}, reading);
  }
  reading.blocks.push({ type: "list-item", ...list, children: trimmed(line, reading.pasted) });
  for (const one of inner) readList(one, reading, list.depth + 1);
}

function readList(element: Element, reading: Reading, depth: number): void {
  const list = { ordered: element.tagName.toUpperCase() === "OL", depth: Math.min(depth, maximumIndent) };
  for (const child of element.children) {
    const tag = child.tagName.toUpperCase();
    // Google Docs and old editors put lists beside items.
    if (tag === "OL" || tag === "UL") readList(child, reading, depth + 1);
    else if (tag === "LI") readItem(child, reading, list);
  }
}

/** What makes a cell more than a line: such a table lays a page out, and is read as what it holds. */
const laysOut = "table, ul, ol, pre, h1, h2, h3, h4, h5, h6";

/** A row of a table is a line, with tabs between its cells: so it can be read, and goes back into a spreadsheet. */
function readRow(cells: readonly Element[], reading: Reading): void {
  const line: RichTextInline[] = [];
  for (const [place, cell] of cells.entries()) {
    if (place > 0) addRun(line, "\t", {});
    const parts = [...cell.children].filter((child) => child.tagName === "P" || child.tagName === "DIV");
    for (const [index, part] of (parts.length > 1 ? parts : [cell]).entries()) {
      if (index > 0) addRun(line, " ", {});
      for (const inline of linesOf(part, reading)) {
        if (!isRun(inline)) line.push(inline);
        else {
          const { text, ...marks } = inline;
          addRun(line, text, marks);
        }
      }
    }
  }
  if (line.some((inline) => !isRun(inline) || inline.text.trim() !== ""))
    reading.blocks.push({ type: "paragraph", children: line });
}

function readBlock(element: Element, tag: string, reading: Reading, list: Parameters<typeof readBlocks>[2]): void {
  if (tag === "OL" || tag === "UL") {
    readList(element, reading, list ? list.depth + 1 : 0);
    return;
  }
  const cells = tag === "TR" ? [...element.children] : [];
  if (cells.length > 1 && cells.every((cell) => cell.querySelector(laysOut) === null)) {
    readRow(cells, reading);
    return;
  }
  if (tag === "LI") {
    readItem(element, reading, list ?? { ordered: false, depth: 0 });
    return;
  }
  if (tag === "PRE") {
    const language = codeLanguages.find((one) => one === element.getAttribute("data-language"));
    reading.blocks.push({ type: "code-block", ...(language ? { language } : {}), code: element.textContent ?? "" });
    return;
  }
  const item = wordItem(element);
  if (item) {
    reading.blocks.push({ type: "list-item", ...item, children: linesOf(element, reading) });
    return;
  }
  const level = /^H([1-6])$/.exec(tag)?.[1];
  if (level !== undefined) {
    const rank = Math.min(Number(level), 3) as 1 | 2 | 3; // a heading of HTML has a rank of 1 to 6
    reading.blocks.push({ type: "heading", level: rank, ...placeOf(element), children: linesOf(element, reading) });
    return;
  }
  if (tag === "P" && !holdsBlocks(element)) {
    const children = linesOf(element, reading);
    if (children.length > 0 || !reading.pasted)
      reading.blocks.push({ type: "paragraph", ...placeOf(element), children });
    return;
  }
  readBlocks(element, reading, list);
}

/**
 * Reads the HTML of a comment, or of what was pasted, into what the editor and the view know: whatever else it holds is left out, and
 * nothing of it runs or is fetched.
 * It takes a browser; a server reads `plainText`.
 */
export function fromHtml(
  html: string,
  { pasted = false, pictureAddresses: pictures = pictureAddresses }: ReadingOptions = {},
): RichTextDocument {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const reading: Reading = { blocks: [], pasted, pictures };
  readBlocks(body, reading, undefined);
  return reading.blocks;
}
