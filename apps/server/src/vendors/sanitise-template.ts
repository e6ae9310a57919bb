import sanitizeHtml from "sanitize-html";

const layout =
  "html head body title div span p br hr h1 h2 h3 h4 ul ol li table thead tbody tfoot tr td th center".split(" ");
const words = "a b strong i em u s small sub sup font blockquote pre code img".split(" ");
const everywhere = [
  "style",
  "class",
  "id",
  "lang",
  "dir",
  "align",
  "valign",
  "width",
  "height",
  "bgcolor",
  "role",
  "title",
];

/** A place in a link that a variable may stand in: the whole of it, and only by a variable that is a link. */
const linkVariable = /^\s*\{\{\s*[A-Za-z]+Link\s*\}\}\s*$/;
/** What stands before the colon of an address are plain signs: some mail programs pass over others, and run what is left. */
const plainAddress = /^[\t\n\r ]*[!-9;-~]*(?::|$)/;
const hasBraces = (text: string): boolean => text.includes("{{");

/** Styles that load something, run something or leave their place. */
const badStyle = /url\s*\(|expression\s*\(|@import|behavior\s*:|-moz-binding|position\s*:|\{\{/i;

function keepHarmless(tagName: string, attribs: Readonly<Record<string, string>>) {
  const kept = Object.entries(attribs).filter(([name, value]) => {
    if (name === "href") return (hasBraces(value) ? linkVariable : plainAddress).test(value);
    if (name === "src") return !hasBraces(value) && /^https:\/\//i.test(value);
    return name !== "style" || !badStyle.test(value);
  });
  return { tagName, attribs: Object.fromEntries(kept) };
}

/** Entities of the few signs that sanitizing writes as such, for a subject, which is plain text. */
const plain = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

export interface CleanTemplate {
  /** Without anything that runs, loads by itself or leads elsewhere than it says. */
  readonly html: string;
  /** Of its title; empty where it has none. */
  readonly subject: string;
  /** Elements that were taken off, by name. */
  readonly removed: readonly string[];
}

/** The part of a vendor's HTML that may be in a mail (VEN-12). */
export function sanitiseTemplate(html: string): CleanTemplate {
  const allowed = new Set([...layout, ...words]);
  const removed = new Set<string>();
  const clean = sanitizeHtml(html, {
    allowedTags: [...allowed],
    allowedAttributes: {
      "*": everywhere,
      a: [...everywhere, "href"],
      img: [...everywhere, "src", "alt", "border"],
      table: [...everywhere, "cellpadding", "cellspacing", "border"],
      td: [...everywhere, "colspan", "rowspan"],
      th: [...everywhere, "colspan", "rowspan", "scope"],
      font: [...everywhere, "color", "face", "size"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "iframe", "object", "svg", "math", "template"],
    transformTags: { "*": keepHarmless },
    onOpenTag: (name) => {
      if (!allowed.has(name) && !["meta", "link", "!doctype"].includes(name)) removed.add(name);
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs["src"] === undefined,
  });
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(clean)?.[1] ?? "";
  return {
    html: clean.replace(/<title[^>]*>[^<]*<\/title>/gi, ""),
    subject: plain(title).replaceAll(/\s+/g, " ").trim().slice(0, 200),
    removed: [...removed],
  };
}
