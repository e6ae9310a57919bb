/** What was typed of a name, word by word: people write "NOVAK, Ana", "ana novak" or "Novak/Ana". */
export const wordsOfName = (typed: string): readonly string[] =>
  typed
    .split(/[\s,/]+/)
    .filter((word) => word !== "")
    .slice(0, 6);
