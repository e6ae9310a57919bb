/** Letters that Unicode does not take apart, as they are typed without them. */
const plain: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
};

/**
 * A name, or what was typed of one, word by word as it is compared: "MÜLLER-Ångström", "o’neill" and "Novak/Ana" are muller and
 * angstrom, oneill, novak and ana. The database does the same (`name_words`).
 */
export const wordsOfName = (name: string): readonly string[] =>
  name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .replaceAll(/[ßæœþøłđðħŧı]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/['’ʼ`]/g, "")
    .split(/[\s,./\-\u2010-\u2015]+/)
    .filter((word) => word !== "");

/** What was typed of a name, word by word as it is compared: more than six words find no more. */
export const typedWords = (typed: string): readonly string[] => wordsOfName(typed).slice(0, 6);
