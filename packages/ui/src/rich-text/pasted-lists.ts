import { maximumIndent } from "@gatehouse/domain/rich-text";
import { blockSelector, tagOf } from "./html-tags.ts";
import type { PastedStyles } from "./pasted-styles.ts";

/** An item that is written as a paragraph with a sign before it. */
export interface WrittenItem {
  readonly depth: number;
  readonly ordered: boolean;
}

const isBlank = (text: string): boolean => /^[\s\u00A0]*$/.test(text);
const short = (text: string): string => text.replaceAll(/[\s\u00A0]+/g, " ").trim();

const signOf = (element: Element, styles: PastedStyles): Element | undefined =>
  [...element.querySelectorAll("span")].find((span) => styles.of(span).get("mso-list") === "ignore");

/** What Word writes before an item or a numbered heading: "1.", "·". */
export const writtenSign = (element: Element, styles: PastedStyles): string =>
  short(signOf(element, styles)?.textContent ?? "");

/** Fonts whose letters are signs: an "o" of Courier New is a circle. */
const signFonts = /symbol|dings|courier/;

function isNumber(sign: Element | undefined, styles: PastedStyles): boolean {
  const text = short(sign?.textContent ?? "");
  if (/^\(?(?:\p{Nd}|\p{L}{1,5}[.):-])/u.test(text)) return true;
  // Letters that count need no dot.
  const fonts = [sign, sign?.parentElement].map((one) => (one ? (styles.of(one).get("font-family") ?? "") : ""));
  return /^[a-z]$/i.test(text) && text !== "o" && !fonts.some((font) => signFonts.test(font));
}

/** Points that a length of a style has; 0 for what is none. */
function pointsOf(length: string): number {
  const [, number = "0", unit = ""] = /^(-?[\d.]+)(in|pt|px|cm|mm)/.exec(length) ?? [];
  const units: Readonly<Record<string, number>> = { in: 72, pt: 1, px: 0.75, cm: 28.35, mm: 2.835 };
  return Number(number) * (units[unit] ?? 0);
}

/** The gap that Word draws after a sign: spaces in tiny letters. */
const isGap = (span: Element, styles: PastedStyles): boolean =>
  isBlank(span.textContent ?? "") &&
  /(?:^|\s)7(?:\.0)?pt/.test(`${styles.of(span).get("font") ?? ""} ${styles.of(span).get("font-size") ?? ""}`);

/** The sign that stands before an item of PowerPoint. */
const isBullet = (span: Element, styles: PastedStyles): boolean =>
  /^(?:num)?bullet/.test(styles.of(span).get("mso-special-format") ?? "");

/**
 * An item of PowerPoint, or of a mail of Outlook that is shown by another program, as Gmail does: what made a paragraph an item is taken
 * off there, and its sign and the gap after it are left.
 */
function shownItem(element: Element, styles: PastedStyles): WrittenItem | undefined {
  const tag = tagOf(element);
  if ((tag !== "P" && tag !== "DIV") || element.querySelector(blockSelector) !== null) return undefined;
  const spans = [...element.querySelectorAll("span")];
  const sign = spans.find((span) => isBullet(span, styles)) ?? spans.find((span) => isGap(span, styles))?.parentElement;
  const text = short(sign?.textContent ?? "");
  if (!sign || sign === element || text === "" || text.length > 8 || text.includes(" ")) return undefined;
  const before = element.ownerDocument.createRange();
  before.setStart(element, 0);
  before.setEndBefore(sign);
  if (!isBlank(before.toString())) return undefined;
  // A sign is none of the words.
  sign.setAttribute("hidden", "");
  const own = styles.of(element);
  const margin = own.get("margin-left") ?? own.get("margin")?.split(/\s+/).at(-1) ?? "";
  const depth = Math.max(0, Math.min(Math.round(pointsOf(margin) / 36) - 1, maximumIndent));
  return { depth, ordered: isNumber(sign, styles) };
}

/** Word and Outlook write lists as paragraphs that only look like items. */
export function writtenItem(element: Element, styles: PastedStyles): WrittenItem | undefined {
  const level = /\blevel(\d)/.exec(styles.of(element).get("mso-list") ?? "")?.[1];
  if (level === undefined) return shownItem(element, styles);
  return {
    depth: Math.min(Number(level) - 1, maximumIndent),
    ordered: isNumber(signOf(element, styles), styles),
  };
}
