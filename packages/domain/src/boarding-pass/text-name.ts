import { fitGiven, fitSurname, initialsOf, printedLetters } from "./name-fit.ts";
import { passLetters } from "./pass-name.ts";

/** A booked name as a page's text prints it. */
export interface FoundName {
  readonly lastName: string;
  readonly firstName: string;
}

/** Names of more words than these are never printed in full. */
const surnameWords = 5;
const givenWords = 4;

/**
 * Looks for a booked name in the words of a page: the surname, and the given names just before or after it. Words end at blanks,
 * strokes and commas, so both "GARCIALOPEZ/INES" and "Inés García López" are found.
 * @param words of the page, in its order
 */
export function findName(
  words: readonly PageWord[],
  {
    firstname,
    middlename,
    lastname,
  }: { readonly firstname: string; readonly middlename: string; readonly lastname: string },
): FoundName | null {
  const given = (from: number, to: number): string | null => {
    if (from < 0 || to > words.length) return null;
    const printed = words
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ");
    const letters = printedLetters(printed, true);
    return letters.letters !== "" && fitGiven(firstname, middlename, letters, { cut: "no", from: 0, more: false }).fits
      ? printed
      : null;
  };
  const initials = initialsOf(lastname);
  for (const [start, { initial }] of words.entries()) {
    // Most words of a page cannot begin the surname.
    if (!initials.has(initial)) continue;
    for (let end = start + 1; end <= Math.min(start + surnameWords, words.length); end += 1) {
      const lastName = words
        .slice(start, end)
        .map(({ text }) => text)
        .join(" ");
      const letters = printedLetters(lastName, false);
      if (letters.letters === "" || !fitSurname(lastname, letters, "no").fits) continue;
      for (let length = givenWords; length > 0; length -= 1) {
        const firstName = given(end, end + length) ?? given(start - length, start);
        if (firstName !== null) return { lastName: lastName.toUpperCase(), firstName: firstName.toUpperCase() };
      }
    }
  }
  return null;
}

/** A word of a page with the letter that it is printed to begin with. */
export interface PageWord {
  readonly text: string;
  readonly initial: string;
}

/** The words of a page. */
export const wordsOfPage = (text: string): readonly PageWord[] =>
  text
    .split(/[\s/,;:|()<>]+/)
    .filter((word) => word !== "")
    .map((word) => ({ text: word, initial: passLetters(word).charAt(0) }));
