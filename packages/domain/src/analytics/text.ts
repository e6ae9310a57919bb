/** A word, a quoted name or a comma of a question, and where it stands there. */
export interface Token {
  readonly kind: "word" | "quoted" | "comma";
  /** As it was typed; of a quoted name what is between the quotes. */
  readonly text: string;
  /** What is compared: without case, accents and the plural's ending. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** Without case, accents and ligatures. */
export const folded = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");

/** A word without case, accents and its plural ending. */
export function stem(word: string): string {
  const plain = folded(word);
  // "mois" without its s is "moi".
  return plain.length > 3 && plain !== "mois" ? plain.replace(/[sx]$/, "") : plain;
}

const pieces = /"([^"]*)"|“([^”]*)”|«\s*([^»]*?)\s*»|([\p{L}\p{M}\p{N}_]+)|([,;])/gu;

/** A question in its parts. */
export function tokensOf(question: string): Token[] {
  return [...question.matchAll(pieces)].map((match): Token => {
    const start = match.index;
    const place = { start, end: start + match[0].length };
    const quoted = match[1] ?? match[2] ?? match[3];
    if (quoted !== undefined) return { kind: "quoted", text: quoted, stem: folded(quoted), ...place };
    if (match[5] !== undefined) return { kind: "comma", text: ",", stem: ",", ...place };
    return { kind: "word", text: match[0], stem: stem(match[0]), ...place };
  });
}

/** How many letters are to be typed otherwise, exchanges of neighbours included; more than `most` are not counted. */
function distance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const exchanged = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (exchanged) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[right.length] ?? most + 1;
}

/** How many letters of a word may be wrong. */
const forgiven = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** The one word that was meant by a misspelt one; undefined where none, or more than one, is near enough. */
export function meantBy(word: string, known: Iterable<string>): string | undefined {
  const most = forgiven(word.length);
  if (most === 0) return undefined;
  let best: { readonly word: string; readonly off: number } | undefined;
  let tied = false;
  for (const candidate of known) {
    // Nobody misses the first letter; and much that is near is not meant.
    if (candidate[0] !== word[0] || forgiven(candidate.length) === 0) continue;
    const off = distance(word, candidate, most);
    if (off > most) continue;
    if (best === undefined || off < best.off) {
      best = { word: candidate, off };
      tied = false;
    } else if (off === best.off) tied = true;
  }
  return tied ? undefined : best?.word;
}
