const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/**
 * How well an entry fits what was typed: 0 hides it, 1 is best. Every typed word must occur; a label that begins with the text
 * comes before one with a word that does, and that before any other.
 * @param texts the label first, then other words it may be found by
 */
export function paletteScore(query: string, texts: readonly string[]): number {
  const typed = plain(query).trim();
  if (typed === "") return 1;
  const [label = "", ...others] = texts.map(plain);
  const all = [label, ...others].join(" ");
  if (!typed.split(/\s+/).every((word) => all.includes(word))) return 0;
  if (label.startsWith(typed)) return 1;
  if (` ${label}`.includes(` ${typed}`)) return 0.8;
  return label.includes(typed) ? 0.6 : 0.4;
}
