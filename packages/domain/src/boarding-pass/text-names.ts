import { fitGiven, fitSurname, initialsOf, printedLetters } from "./name-fit.ts";
import { leadOf, type PageText, type PageWord } from "./page-text.ts";
import { passLetters } from "./pass-name.ts";
import type { PassName } from "./read-pass.ts";

/** A traveller of the booking, by whatever tells them from the others. */
export interface NamedTraveller {
  readonly travellerId: number;
  readonly firstname: string;
  readonly middlename: string;
  readonly lastname: string;
}

/** A place on a page where a traveller's name stands: the words from `start` up to `end`. */
interface Mention extends PassName {
  readonly start: number;
  readonly end: number;
  readonly travellerId: number;
}

/** Names of more words than these are never printed in full. */
const surnameWords = 5;
const givenWords = 4;

const textOf = (words: readonly PageWord[], start: number, end: number) =>
  words
    .slice(start, end)
    .map(({ text }) => text)
    .join(" ");

/** Every place where a surname stands. */
function surnamesIn(words: readonly PageWord[], lastname: string): readonly (readonly [start: number, end: number])[] {
  const initials = initialsOf(lastname);
  return words.flatMap(({ initial }, start) => {
    // Most words of a page cannot begin the surname.
    if (!initials.has(initial)) return [];
    const ends = Array.from({ length: Math.min(surnameWords, words.length - start) }, (_, more) => start + more + 1);
    return ends.flatMap((end) => {
      const letters = printedLetters(textOf(words, start, end), false);
      return letters.letters !== "" && fitSurname(lastname, letters, "no").fits ? [[start, end] as const] : [];
    });
  });
}

/** Every place where a traveller's name stands: the surname with the given names just before or after it. */
function mentionsOf(words: readonly PageWord[], traveller: NamedTraveller): readonly Mention[] {
  const { travellerId, firstname, middlename, lastname } = traveller;
  const isGiven = (from: number, to: number): boolean => {
    if (from < 0 || to > words.length) return false;
    const letters = printedLetters(textOf(words, from, to), true);
    return letters.letters !== "" && fitGiven(firstname, middlename, letters, { cut: "no", from: 0, more: false }).fits;
  };
  const lengths = Array.from({ length: givenWords }, (_, less) => givenWords - less);
  return surnamesIn(words, lastname).flatMap(([start, end]) => {
    const behind = lengths.find((length) => isGiven(end, end + length));
    const before = lengths.find((length) => isGiven(start - length, start));
    const lastName = textOf(words, start, end).toUpperCase();
    const named = (from: number, to: number) => ({
      travellerId,
      start: Math.min(start, from),
      end: Math.max(end, to),
      lastName,
      firstName: textOf(words, from, to).toUpperCase(),
    });
    return [
      ...(behind === undefined ? [] : [named(end, end + behind)]),
      ...(before === undefined ? [] : [named(start - before, start)]),
    ];
  });
}

const holds = (outer: Mention, inner: Mention) =>
  outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start;

/** How many of the mentions stand side by side. */
function sideBySide(mentions: readonly Mention[]): number {
  let [count, until] = [0, 0];
  for (const { start, end } of mentions.toSorted((a, b) => a.end - b.end))
    if (start >= until) [count, until] = [count + 1, end];
  return count;
}

/** Travellers whose names are torn apart, as in "Anna and Peter Bauer": the given name is on the page, and the surname. */
function tornApart(
  words: readonly PageWord[],
  travellers: readonly NamedTraveller[],
  mentions: readonly Mention[],
): readonly Omit<Mention, "start" | "end">[] {
  const free = words.filter((_, index) => mentions.every(({ start, end }) => index < start || index >= end));
  const freeLetters = new Map(free.map(({ text }) => [passLetters(text), text.toUpperCase()]));
  return travellers.flatMap(({ travellerId, firstname, lastname }) => {
    if (mentions.some((mention) => mention.travellerId === travellerId)) return [];
    const given = freeLetters.get(passLetters(firstname.trim().split(/\s+/)[0] ?? ""));
    const [surname] = given === undefined ? [] : surnamesIn(words, lastname);
    return given === undefined || !surname
      ? []
      : [{ travellerId, lastName: textOf(words, ...surname).toUpperCase(), firstName: given }];
  });
}

/** Whether a surname that several travellers have stands where nobody's whole name is: with an initial, for one. */
function hasLoneSurname(
  words: readonly PageWord[],
  travellers: readonly NamedTraveller[],
  mentions: readonly Mention[],
): boolean {
  const owners = new Map<string, Set<number>>();
  for (const { lastname, travellerId } of travellers)
    owners.set(passLetters(lastname), (owners.get(passLetters(lastname)) ?? new Set()).add(travellerId));
  const shared = travellers.filter(({ lastname }) => (owners.get(passLetters(lastname))?.size ?? 0) > 1);
  return [...new Set(shared.map(({ lastname }) => lastname))].some((lastname) =>
    surnamesIn(words, lastname).some(([start, end]) =>
      mentions.every((mention) => start < mention.start || end > mention.end),
    ),
  );
}

const label =
  "(?:PASSENGER(?:['’]?S? NAME)?|NAME(?: OF (?:THE )?PASSENGER)?|TRAVELL?ER|PASSAGIER|FLUGGAST|NAME DES (?:FLUGGASTS|PASSAGIERS)|(?:NOM DU )?PASSAGER|NOM|(?:NOMBRE DEL )?PASAJERO|NOMBRE|(?:NOME DEL )?PASSEGGERO|(?:NOME DO )?PASSAGEIRO|NOME|NAAM(?: (?:VAN DE )?PASSAGIER)?)";
const labelBefore = new RegExp(`^\\s*${label}[ .:]*$`);
const labels = new RegExp(`^\\s*${label}[ .]*(?::|$)`, "gm");
/** "SMITH/JOHN MR": a name that an airline prints, whoever it is. */
const titledName =
  /\b([A-Z]{2,30}(?:[ -][A-Z]{1,30}){0,3}) ?\/ ?[A-Z]{2,30}(?: [A-Z]{1,30}){0,3}? ?(?:MR|MRS|MS|MISS|MSTR)\b/g;
const labelledName = new RegExp(`^\\s*${label}[ .]*: *([A-Z'’.-]{2,}(?: +[A-Z'’.-]+){1,4}) *$`, "gm");

/** From here on a page speaks of those who travel with its passenger. */
const companions =
  /\b(?:TRAVELL?ING (?:WITH|TOGETHER)|TOGETHER WITH|COMPANIONS?|YOUR (?:GROUP|PARTY|FAMILY)|GROUP MEMBERS|OTHER (?:PASSENGERS|TRAVELL?ERS)|ALSO (?:TRAVELL?ING|ON (?:THIS|YOUR) BOOKING)|ACCOMPAN(?:IED|YING)|(?:SIE )?REIS(?:EN|T) (?:ZUSAMMEN )?MIT|MITREISENDE|VOYAGE(?:Z)? AVEC|ACCOMPAGN\w+|VIAJA(?:N)? CON|ACOMPAN\w+|(?:IN VIAGGIO|VIAGGIA) CON|VIAJA COM|REIST (?:SAMEN )?MET|SAMEN MET|MEDEREIZIGERS?|INFANT)\b/;

/** The names of a page, as far as they are those of the booking's travellers. */
export interface NamesOnPage {
  /** Every reading; one where the page names one traveller. */
  readonly readings: readonly PassName[];
  /** It names several, or somebody else as well: it does not tell whose it is. */
  readonly several: boolean;
  /** Where the one whose it is is behind a label, and all others behind words that say that they are companions: where those begin. */
  readonly ownUntil: number | null;
}

const uniqueNames = (names: readonly PassName[]): readonly PassName[] => [
  ...new Map(
    names.map(({ lastName, firstName }) => [`${lastName}/${firstName}`, { lastName, firstName }] as const),
  ).values(),
];

/** Collects every traveller of the booking whom a page names. */
export function namesOnPage(page: PageText, travellers: readonly NamedTraveller[]): NamesOnPage {
  const { words, folded } = page;
  const found = travellers.flatMap((traveller) => mentionsOf(words, traveller));
  // "Emma Jane Williams" is no "Jane Williams".
  const mentions = found.filter((one) => found.every((other) => !holds(other, one)));
  const torn = tornApart(words, travellers, found);
  const inNames = (index: number) => found.some(({ start, end }) => index >= start && index < end);
  const given = new Set(mentions.map(({ firstName }) => passLetters(printedLetters(firstName, true).letters)));
  // "Ms Emma and Miss Emma Williams" are two.
  const isNamedTwice = words.some(({ text }, index) => !inNames(index) && given.has(passLetters(text)));
  const readings = uniqueNames([...mentions, ...torn]);
  const named = new Set([...mentions, ...torn].map(({ travellerId }) => travellerId));
  const placeOf = ({ start }: Mention) => words[start]?.at ?? 0;
  const untilOf = ({ end }: Mention) => (words[end - 1]?.at ?? 0) + (words[end - 1]?.text.length ?? 0);
  const isMentioned = (from: number, to: number) =>
    mentions.some((mention) => placeOf(mention) < to && untilOf(mention) > from);
  const isStranger = (pattern: RegExp) =>
    [...folded.matchAll(pattern)].some(({ 0: text, 1: name = "", index }) => {
      const from = index + text.indexOf(name);
      return !isMentioned(from, index + text.length);
    });
  const marker = companions.exec(folded)?.index ?? folded.length;
  const own = mentions.filter((mention) => placeOf(mention) < marker);
  const several =
    (named.size > 1 && (readings.length > 1 || sideBySide(mentions) > 1 || isNamedTwice)) ||
    hasLoneSurname(words, travellers, mentions) ||
    isStranger(titledName) ||
    isStranger(labelledName) ||
    (mentions.length > 0 && own.length === 0);
  const [first] = mentions.toSorted((a, b) => a.start - b.start);
  const isLabelled =
    first !== undefined && labelBefore.test(leadOf(page, placeOf(first))) && [...folded.matchAll(labels)].length === 1;
  return {
    readings,
    several,
    ownUntil: several && isLabelled && own.length > 0 && marker < folded.length ? marker : null,
  };
}
