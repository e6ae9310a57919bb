import type { Catalogue } from "./types.ts";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "ȧƀçḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏžȦƁÇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎŽ";

const accent = (text: string): string => text.replace(/[a-z]/gi, (letter) => accented.charAt(plain.indexOf(letter)));

/** Accents every letter and makes the text 40 % longer; parameters and tags stay as they are. */
export function pseudoText(text: string): string {
  const letters = text.replace(/\{\{.*?\}\}|<.*?>/g, "").length;
  const longer = "·".repeat(Math.ceil(letters * 0.4));
  return (
    text.replace(
      /(\{\{.*?\}\}|<.*?>)|([^{<]+)/g,
      (_, kept: string | undefined, words: string | undefined) => kept ?? accent(words ?? ""),
    ) + longer
  );
}

/** The catalogue of the pseudo-language: text on screen that is not accented is in no catalogue. */
export const pseudoCatalogue = (messages: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudoText(text)]));
