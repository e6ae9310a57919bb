import { escapeHtml } from "@gatehouse/domain/messaging";
import { type RichTextColor, sanitizeOptions } from "@gatehouse/domain/rich-text";
import sanitizeHtml, { type IOptions } from "sanitize-html";

/** The colours of letters by their names, dark enough for the white of a mail. */
const colors: Readonly<Record<RichTextColor, string>> = {
  gray: "#5b6675",
  blue: "#1f4e8c",
  green: "#1d6b3a",
  amber: "#8a5300",
  red: "#b3261e",
  violet: "#6d3fb5",
};

const looks = {
  p: "margin:0 0 12px",
  h1: "margin:0 0 12px;font-size:20px;line-height:1.3",
  h2: "margin:0 0 12px;font-size:18px;line-height:1.3",
  h3: "margin:0 0 12px;font-size:16px;line-height:1.3",
  pre: "margin:0 0 12px;padding:12px;background:#f4f6f8;border-radius:6px;white-space:pre-wrap;word-break:break-word;font:14px/1.5 ui-monospace,Consolas,monospace",
  code: "font-family:ui-monospace,Consolas,monospace",
  ul: "margin:0 0 12px",
  ol: "margin:0 0 12px",
  a: "color:#1f4e8c",
} as const;

/** Tags whose own first letter says which way they go (CMT-26). */
const ownWay = new Set(["p", "h1", "h2", "h3", "li", "ul", "ol"]);
const isColor = (name: string | undefined): name is RichTextColor => name !== undefined && Object.hasOwn(colors, name);

/** Looks as attributes of the tags themselves: mail programs read no style sheets. */
const inMail: IOptions = {
  ...sanitizeOptions({ mentions: false }),
  allowedAttributes: { "*": ["style", "dir"], a: ["href"] },
  // What stands in `style` was written below.
  parseStyleAttributes: false,
  exclusiveFilter: () => false,
  transformTags: {
    "*": (tagName, attribs) => {
      const color = attribs["data-color"];
      const style = [
        (looks as Readonly<Record<string, string>>)[tagName],
        isColor(color) ? `color:${colors[color]}` : undefined,
        attribs["data-align"] === undefined ? undefined : `text-align:${attribs["data-align"]}`,
        attribs["data-indent"] === undefined
          ? undefined
          : `margin-inline-start:${String(Number(attribs["data-indent"]) * 24)}px`,
      ].filter((one) => one !== undefined);
      return {
        tagName,
        attribs: {
          ...(tagName === "a" && attribs["href"] !== undefined ? { href: attribs["href"] } : {}),
          ...(ownWay.has(tagName) ? { dir: "auto" } : {}),
          ...(style.length > 0 ? { style: style.join(";") } : {}),
        },
      };
    },
  },
};

/**
 * A comment as it stands in a mail (CMT-31): the vocabulary of comments and nothing else, whatever is kept of it; a picture is a link
 * to where it can be seen, so that nothing is fetched when the mail is opened.
 * @param link leads to the comment
 * @param picture what a picture is called that has no name
 */
export function commentHtml(
  html: string,
  { link, picture }: { readonly link: string; readonly picture: string },
): string {
  let links = 0;
  const clean = sanitizeHtml(html, sanitizeOptions({ mentions: false })).replaceAll(
    /<img [^>]*>|<a(?= |>)|<\/a>/g,
    (tag) => {
      if (!tag.startsWith("<img")) {
        links += tag === "</a>" ? -1 : 1;
        return tag;
      }
      // What came through the filter has its signs written as entities.
      const alt = (/ alt="([^"]*)"/.exec(tag)?.[1] ?? "").trim();
      const name = `[${alt === "" ? escapeHtml(picture) : alt}]`;
      // Links stand in no links: a picture that is one leads where it is meant to.
      return links > 0 ? name : `<a href="${escapeHtml(link)}">${name}</a>`;
    },
  );
  return sanitizeHtml(clean, inMail);
}
