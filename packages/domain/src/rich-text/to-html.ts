import type { RichTextBlock, RichTextDocument, RichTextInline, RichTextRun } from "./document.ts";

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");

/** From the innermost to the outermost: one order, so that the same letters have the same HTML. */
const marks = [
  ["code", "code"],
  ["strike", "s"],
  ["underline", "u"],
  ["italic", "em"],
  ["bold", "strong"],
] as const;

function runHtml(run: RichTextRun): string {
  if (run.text === "") return "";
  let html = escapeText(run.text).replaceAll("\n", "<br />");
  for (const [mark, tag] of marks) if (run[mark]) html = `<${tag}>${html}</${tag}>`;
  return run.color ? `<span data-color="${run.color}">${html}</span>` : html;
}

function inlineHtml(inline: RichTextInline): string {
  if (!("type" in inline)) return runHtml(inline);
  switch (inline.type) {
    case "link": {
      const video = inline.video ? ' data-video="true"' : "";
      return `<a href="${escapeAttribute(inline.href)}"${video}>${inline.children.map(runHtml).join("")}</a>`;
    }
    case "mention":
      return `<span data-mention="${escapeAttribute(inline.userId)}">@${escapeText(inline.name)}</span>`;
    case "picture":
      return `<img src="${escapeAttribute(inline.src)}" alt="${escapeAttribute(inline.alt)}" />`;
  }
}

const looks = [...marks.map(([mark]) => mark), "color"] as const;

/** Letters that look the same are one run. */
function joined<Inline extends RichTextInline>(children: readonly Inline[]): readonly (Inline | RichTextRun)[] {
  const list: (Inline | RichTextRun)[] = [];
  for (const child of children) {
    const last = list.at(-1);
    if (last && !("type" in last) && !("type" in child) && looks.every((look) => last[look] === child[look]))
      list[list.length - 1] = { ...last, text: last.text + child.text };
    else list.push(child);
  }
  return list;
}

const content = (children: readonly RichTextInline[]): string => joined(children).map(inlineHtml).join("");

const placed = ({ align, indent }: { readonly align?: string; readonly indent?: number }): string =>
  `${align ? ` data-align="${align}"` : ""}${indent ? ` data-indent="${indent}"` : ""}`;

type ListItem = Extract<RichTextBlock, { readonly type: "list-item" }>;

/** Items that follow one another, as lists within lists. */
function listHtml(items: readonly ListItem[], itemHtml: (item: ListItem) => string): string {
  const open: ("ol" | "ul")[] = [];
  let html = "";
  const close = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop() ?? "ul"}>`;
  };
  for (const item of items) {
    const { ordered, depth } = item;
    const tag = ordered ? "ol" : "ul";
    const level = Math.min(depth, open.length);
    close(level + 1);
    if (open.length === level + 1) {
      if (open[level] === tag) html += "</li>";
      else close(level);
    }
    if (open.length === level) {
      html += `<${tag}>`;
      open.push(tag);
    }
    html += `<li>${itemHtml(item)}`;
  }
  close(0);
  return html;
}

function blockHtml(block: Exclude<RichTextBlock, ListItem>): string {
  switch (block.type) {
    case "paragraph":
      return `<p${placed(block)}>${content(block.children)}</p>`;
    case "heading":
      return `<h${block.level}${placed(block)}>${content(block.children)}</h${block.level}>`;
    case "code-block":
      return `<pre${block.language ? ` data-language="${block.language}"` : ""}><code>${escapeText(block.code)}</code></pre>`;
  }
}

/** Pieces of HTML by the blocks that they are of. */
type Written = WeakMap<RichTextBlock, string>;

function write(document: RichTextDocument, written: Written): string {
  const once = <Block extends RichTextBlock>(block: Block, html: (block: Block) => string): string => {
    const known = written.get(block);
    if (known !== undefined) return known;
    const made = html(block);
    written.set(block, made);
    return made;
  };
  const itemHtml = (item: ListItem): string => once(item, ({ children }) => content(children));
  let html = "";
  let items: ListItem[] = [];
  const flush = () => {
    if (items.length > 0) html += listHtml(items, itemHtml);
    items = [];
  };
  for (const block of document) {
    if (block.type === "list-item") items.push(block);
    else {
      flush();
      html += once(block, blockHtml);
    }
  }
  flush();
  return html;
}

/** The HTML of a document, in the vocabulary of comments (CMT-4). */
export const toHtml = (document: RichTextDocument): string => write(document, new WeakMap());

/**
 * `toHtml` for somebody who writes: blocks that it has seen before are not written again. What changes has to be a new block, as
 * documents are never changed themselves.
 */
export function createHtmlWriter(): (document: RichTextDocument) => string {
  const written: Written = new WeakMap();
  return (document) => write(document, written);
}
