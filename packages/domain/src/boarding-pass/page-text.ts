import { passLetters } from "./pass-name.ts";

/** A word of a page, with the letter that it is printed to begin with. */
export interface PageWord {
  readonly text: string;
  readonly initial: string;
  /** Where it begins in the page's text. */
  readonly at: number;
}

/** A page's text, once as it stands and once folded for looking things up; both have the same places. */
export interface PageText {
  readonly asPrinted: string;
  /** Upper case, accents taken off, every blank a plain one. */
  readonly folded: string;
  readonly words: readonly PageWord[];
}

/** Blanks but the line feed, and what no database keeps: control characters (`\p{Cc}`) and halves of surrogate pairs (`\p{Cs}`). */
const noCharacters = /(?!\n)[\s\p{Cc}\p{Cs}]/gu;

/** No pass says more; what a page says beyond that is not looked at. */
const longest = 50_000;

/** The text of a page, as it was printed and folded for searching, both of one length. */
export function pageText(text: string): PageText {
  const asPrinted = text.slice(0, longest).normalize("NFKC").replaceAll(noCharacters, " ");
  // Letter by letter, so that nothing moves: "ß" stays, where upper case would make two of it.
  const folded = Array.from(asPrinted, (sign) => {
    const plain = sign.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
    return plain.length === sign.length ? plain : sign;
  }).join("");
  return { asPrinted, folded, words: wordsOf(asPrinted) };
}

/** Words end at blanks, strokes and commas. */
const wordsOf = (text: string): readonly PageWord[] =>
  [...text.matchAll(/[^\s/,;:|()<>&+]+/g)].map((found) => ({
    text: found[0],
    initial: passLetters(found[0]).charAt(0),
    at: found.index,
  }));

/** What is before a place on its line; where that is nothing, the line before. */
export function leadOf({ folded }: PageText, at: number): string {
  const lineStart = folded.lastIndexOf("\n", at - 1) + 1;
  const own = folded.slice(lineStart, at);
  if (own.trim() !== "" || lineStart === 0) return own;
  return folded.slice(folded.lastIndexOf("\n", lineStart - 2) + 1, lineStart - 1);
}
