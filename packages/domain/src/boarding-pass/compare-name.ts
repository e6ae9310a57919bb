import { type Cut, fitGiven, fitReversed, fitSurname, type NameFit, printedLetters, surnameEnds } from "./name-fit.ts";
import { passNameLength } from "./pass-name.ts";
import type { ReadPass } from "./read-pass.ts";
import { spell } from "./transliteration.ts";

/** How the names on a pass compare; null is not on the pass. */
export interface ComparedNames {
  readonly first: NameFit | null;
  readonly last: NameFit | null;
  /** The first name is missing because the surname takes up the whole field. */
  readonly firstCutAway: boolean;
}

/** Where the field may have cut the name. A name one shorter than the field was cut at a blank, if at all. */
function cutOf({ source, printedName }: ReadPass): Cut {
  const length = printedName?.length ?? 0;
  if (source === "text" || length < passNameLength - 1) return "no";
  return length >= passNameLength ? "anywhere" : "betweenWords";
}

/** What passes print where a name has no letter at all. */
const nameless = /^(?:X+|FNU|LNU|NONAME)$/;
const unspellable: NameFit = { fits: true, cut: false, booked: 0, printed: 0 };

/** Compares the name field with a booked name. */
export function compareNames(
  pass: ReadPass,
  {
    firstname,
    middlename,
    lastname,
  }: { readonly firstname: string; readonly middlename: string; readonly lastname: string },
): ComparedNames {
  const cut = cutOf(pass);
  const none: ComparedNames = { first: null, last: null, firstCutAway: false };
  const field = pass.printedName;
  if (field === null || pass.lastName === null) return none;

  if (!field.includes("/") && pass.firstName === null) {
    // No separator: either order counts, and the surname alone is no more than that.
    const printed = printedLetters(field, true);
    if (fitReversed(lastname, firstname, middlename, printed, cut))
      return { ...none, first: unspellable, last: unspellable };
    const last = fitSurname(lastname, printed, cut);
    if (last.fits) return { ...none, last, firstCutAway: last.cut || cut !== "no" };
    const after = surnameEnds(lastname, printed).map((end) =>
      fitGiven(firstname, middlename, printed, { cut, from: end, more: true }),
    );
    const first = after.find(({ fits }) => fits) ?? after[0];
    return first ? { ...none, first, last: { ...last, fits: true } } : { ...none, last };
  }

  const printedLast = printedLetters(pass.lastName, false);
  const last =
    spell(lastname).length === 0 && nameless.test(printedLast.letters)
      ? unspellable
      : fitSurname(lastname, printedLast, "no");
  if (pass.firstName === null) return { first: null, last, firstCutAway: cut !== "no" };
  const printedFirst = printedLetters(pass.firstName, true);
  const first =
    spell(firstname).length === 0 && nameless.test(printedFirst.letters)
      ? unspellable
      : fitGiven(firstname, middlename, printedFirst, { cut, from: 0, more: true });
  return { first, last, firstCutAway: false };
}
