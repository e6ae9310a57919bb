import { type SpelledLetter, spell } from "./transliteration.ts";

/** Titles that airlines glue to the given names, the longer first where one begins with another. */
const title =
  "(?:MISS|MSTR|MASTER|MRS|MR|MST|MS|DR|PROF|REV|SIR|LADY|CHLD|CHILD|CHD|INFT|INF|INS|MME|MLLE|SRTA|SRA|SR|HERR|FRAU)";
const titles = new RegExp(`^${title}{1,3}$`);
const titleWords = new RegExp(`^${title}$`, "i");
/** All that a field can hold of a title that its end cuts. */
const titlesBegun = /^(?:M|MI|MIS|MST|MAS|MAST|MASTE|MR|MRS|D|P|PR|PRO|C|CH|CHI|CHIL|CHL|I|IN|INF|S|MM|ML|MLL)$/;

/** How a printed name fits a booked one. */
export interface NameFit {
  readonly fits: boolean;
  /** The printed name ended before the booked one, at the end of its field. */
  readonly cut: boolean;
  /** First place where they part, as an index into each. */
  readonly booked: number;
  readonly printed: number;
  /** Of given names that fit: the title that is printed with them, as words or glued to them; empty for none. */
  readonly title?: string;
  /** The end of the field may have cut the title. */
  readonly titleCut?: boolean;
  /** Further names are printed that the booking does not have. */
  readonly furtherNames?: boolean;
}

/** The letters of a printed name with their places in it. */
export interface PrintedLetters {
  readonly letters: string;
  readonly at: readonly number[];
  /** Counts of letters after which a word ends. */
  readonly wordEnds: ReadonlySet<number>;
  readonly length: number;
  /** The titles that were left out. */
  readonly titles: string;
}

/** Takes a printed name apart; a title that stands as a word of its own before or after it is left out. */
export function printedLetters(printed: string, withTitles: boolean): PrintedLetters {
  const words = [...printed.matchAll(/[^\s.]+/g)].map((found) => ({ at: found.index, text: found[0] }));
  const titleOf: string[] = [];
  if (withTitles) {
    while (words.length > 1 && titleWords.test(words[0]?.text ?? "")) titleOf.push(words.shift()?.text ?? "");
    while (words.length > 1 && titleWords.test(words.at(-1)?.text ?? "")) titleOf.push(words.pop()?.text ?? "");
  }
  let letters = "";
  const at: number[] = [];
  const wordEnds = new Set<number>();
  for (const word of words) {
    for (const letter of spell(word.text)) {
      const spelling = letter.spellings[0] ?? "";
      for (let index = 0; index < spelling.length; index += 1) at.push(word.at + letter.at);
      letters += spelling;
    }
    wordEnds.add(letters.length);
  }
  return { letters, at, wordEnds, length: printed.length, titles: titleOf.join(" ") };
}

interface Piece extends SpelledLetter {
  readonly startsWord: boolean;
}

/** Words of a booked name as pieces; `at` counts in the whole name. */
function wordsOf(name: string, offset: number): readonly (readonly Piece[])[] {
  return [...name.matchAll(/[^\s]+/g)]
    .map((found) =>
      spell(found[0]).map(({ at, spellings }, index) => ({
        at: offset + found.index + at,
        spellings,
        startsWord: index === 0,
      })),
    )
    .filter((word) => word.length > 0);
}

/** Every way in which given names are printed: the first always, each later one in full, as its initial, or not at all. */
function givenVariants(name: string, middle: string): readonly (readonly Piece[])[] {
  const [first = [], ...later] = [...wordsOf(name, 0), ...wordsOf(middle, name.length + 1)];
  let variants: readonly (readonly Piece[])[] = [first];
  // Four later names give 81 variants; more than that are only ever printed in full or left out.
  if (later.length > 4) return [first, [...first, ...later.flat()]];
  for (const word of later)
    variants = variants.flatMap((variant) => [[...variant, ...word], variant, [...variant, ...word.slice(0, 1)]]);
  return variants;
}

export type Cut = "no" | "anywhere" | "betweenWords";

const commonLength = (a: string, b: string) => {
  let index = 0;
  while (index < a.length && index < b.length && a[index] === b[index]) index += 1;
  return index;
};

interface Walk {
  /** Counts of printed letters after which all pieces are used up. */
  readonly ends: ReadonlySet<number>;
  readonly cut: boolean;
  /** The piece and the printed letter where the walk that came furthest stopped. */
  readonly piece: number;
  readonly letter: number;
}

/** Walks the pieces and the printed letters side by side, along all spellings at once. */
function walk(pieces: readonly Piece[], letters: string, from: number, cut: Cut): Walk {
  let places: ReadonlySet<number> = new Set([from]);
  let [furthest, furthestPiece, wasCut] = [from, 0, false];
  for (const [index, { spellings, startsWord }] of pieces.entries()) {
    const next = new Set<number>();
    for (const place of places)
      for (const spelling of spellings) {
        const common = commonLength(spelling, letters.slice(place));
        if (common === spelling.length) next.add(place + common);
        else if (place + common === letters.length && letters.length > 0)
          wasCut ||= cut === "anywhere" || (cut === "betweenWords" && startsWord && common === 0);
        if (place + common > furthest || (place + common === furthest && index > furthestPiece))
          [furthest, furthestPiece] = [place + common, common === spelling.length ? index + 1 : index];
      }
    places = next;
    if (places.size === 0) break;
  }
  return { ends: places, cut: wasCut, piece: furthestPiece, letter: furthest };
}

function parted(pieces: readonly Piece[], { piece, letter }: Walk, printed: PrintedLetters, booked: string) {
  return { booked: pieces[piece]?.at ?? booked.length, printed: printed.at[letter] ?? printed.length };
}

const fitting = { fits: true, booked: 0, printed: 0 } as const;

/** Whether a printed surname is the booked one. All its words count. */
export function fitSurname(name: string, printed: PrintedLetters, cut: Cut): NameFit {
  const pieces = wordsOf(name, 0).flat();
  const walked = walk(pieces, printed.letters, 0, cut);
  if (walked.ends.has(printed.letters.length)) return { ...fitting, cut: false };
  if (walked.cut) return { ...fitting, cut: true };
  return { fits: false, cut: false, ...parted(pieces, walked, printed, name) };
}

export interface GivenRules {
  readonly cut: Cut;
  /** Count of the printed letters that come before the given names. */
  readonly from: number;
  /** Whether further names may follow that the booking does not have. */
  readonly more: boolean;
}

/** Whether printed given names, a glued title included, are the booked ones. Middle names may be missing on either side. */
export function fitGiven(
  name: string,
  middle: string,
  printed: PrintedLetters,
  { cut, from, more }: GivenRules,
): NameFit {
  const { letters, wordEnds } = printed;
  const variants = givenVariants(name, middle);
  let best: NameFit | null = null;
  let furthest = -1;
  for (const pieces of variants) {
    const walked = walk(pieces, letters, from, cut);
    for (const end of walked.ends) {
      const rest = letters.slice(end);
      const title = [printed.titles, rest].filter((part) => part !== "").join(" ");
      const titleCut = cut === "anywhere" && title !== "";
      if (rest === "" || titles.test(rest)) return { ...fitting, cut: false, title, titleCut };
      if (cut === "anywhere" && titlesBegun.test(rest)) return { ...fitting, cut: true, title, titleCut };
      // Further names after a blank are middle names that the booking does not have.
      if (more && variants.length === 1 && wordEnds.has(end))
        return { ...fitting, cut: false, title: printed.titles, titleCut, furtherNames: true };
    }
    if (walked.cut) return { ...fitting, cut: true, title: printed.titles };
    if (walked.letter > furthest) {
      furthest = walked.letter;
      best = { fits: false, cut: false, ...parted(pieces, walked, printed, name) };
    }
  }
  return best ?? { fits: false, cut: false, booked: 0, printed: 0 };
}

/** The letters with which a name can begin. */
export const initialsOf = (name: string): ReadonlySet<string> => {
  const initials = new Set<string>();
  for (const { spellings } of spell(name)) {
    for (const spelling of spellings) initials.add(spelling.charAt(0));
    if (!spellings.includes("")) break;
  }
  return initials;
};

/** How many of the printed letters a surname takes up from the beginning: every possibility. */
export const surnameEnds = (name: string, printed: PrintedLetters): readonly number[] => [
  ...walk(wordsOf(name, 0).flat(), printed.letters, 0, "no").ends,
];

/** Whether the printed letters are the given names followed by the surname, as some print where the separator is missing. */
export function fitReversed(last: string, first: string, middle: string, printed: PrintedLetters, cut: Cut): boolean {
  const surname = wordsOf(last, 0).flat();
  return givenVariants(first, middle).some((given) => {
    if (given.length === 0 || surname.length === 0) return false;
    const walked = walk([...given, ...surname], printed.letters, 0, cut);
    return (
      walked.cut ||
      [...walked.ends].some((end) => /^$/.test(printed.letters.slice(end)) || titles.test(printed.letters.slice(end)))
    );
  });
}
