import type { RichTextInline } from "@gatehouse/domain/rich-text";
import { tagOf } from "./html-tags.ts";
import { type Line, type Look, trimmed } from "./line.ts";
import { type WrittenItem, writtenItem, writtenSign } from "./pasted-lists.ts";
import { isWritten, pictureName } from "./pasted-picture.ts";
import { isUnseen, meantText, pastedStyles, styledLook } from "./pasted-styles.ts";
import { columnOf } from "./pasted-table.ts";

/** How HTML of somebody else's making is meant. The view of comments needs none of it. */
export interface PastedWays {
  /** What its program does not show, or shows beside the text. */
  readonly isUnseen: (element: Element) => boolean;
  readonly lookOf: (element: Element, look: Look) => Look;
  readonly textOf: (node: Node, text: string) => { readonly text: string; readonly preserved?: true };
  /** What a line holds, without the white space around it. */
  readonly trimmed: (line: Line) => readonly RichTextInline[];
  readonly pictureName: (alt: string) => string;
  /** Whether a picture is kept that stands in its own address. */
  readonly isKept: (src: string) => boolean;
  /** An item that is written as a paragraph. */
  readonly itemOf: (element: Element) => WrittenItem | undefined;
  /** A heading that is all that an item holds. */
  readonly headingIn: (item: Element) => Element | undefined;
  /** The rank of a heading that is written as a paragraph. */
  readonly rankOf: (element: Element) => number | undefined;
  /** The number that a program counts for a heading. */
  readonly numberOf: (heading: Element) => string;
  readonly columnOf: (cell: Element, isShown: (cell: Element) => boolean) => number;
}

/** LibreOffice writes headings of Word as the only things of items. */
function headingIn(item: Element): Element | undefined {
  const [only, ...others] = [...item.childNodes].filter((node) => (node.textContent ?? "").trim() !== "");
  return only instanceof Element && others.length === 0 && /^H[1-6]$/.test(tagOf(only)) ? only : undefined;
}

/** Word's title and subtitle, and headings of Word on the web. */
function rankOf(element: Element): number | undefined {
  if (tagOf(element) !== "P") return undefined;
  if (element.classList.contains("MsoTitle")) return 1;
  if (element.classList.contains("MsoSubtitle")) return 2;
  return element.getAttribute("role") === "heading" ? Number(element.getAttribute("aria-level") ?? 1) : undefined;
}

/** How a pasted page is meant. @param writtenPictures keeps pictures that stand in their own address */
export function pastedWays(page: Document, writtenPictures: boolean): PastedWays {
  const styles = pastedStyles(page);
  return {
    isUnseen: (element) => isUnseen(element, styles.of(element)),
    lookOf: (element, look) => styledLook(look, styles.of(element)),
    textOf: (node, text) => {
      const parent = node.parentElement;
      const plain = styles.plainTabs ? { begins: node.previousSibling === null } : undefined;
      return meantText(parent, parent ? styles.of(parent) : undefined, text, plain);
    },
    trimmed,
    pictureName,
    isKept: (src) => writtenPictures && isWritten(src),
    itemOf: (element) => writtenItem(element, styles),
    headingIn,
    rankOf,
    numberOf: (heading) => (writtenItem(heading, styles) ? writtenSign(heading, styles) : ""),
    columnOf,
  };
}
