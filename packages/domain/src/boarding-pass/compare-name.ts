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
  /** What is compared, as it is printed. */
  readonly printed: { readonly first: string | null; readonly last: string | null };
}

interface BookedName {
  readonly firstname: string;
  readonly middlename: string;
  readonly lastname: string;
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

/** Compares what a pass prints as its name with a booked one: where it can be read in several ways, in the one that fits. */
export function compareNames(pass: ReadPass, booked: BookedName): ComparedNames {
  const [first, ...others] = (pass.names ?? [pass]).map((name) =>
    compareName(pass.names ? { ...pass, ...name, printedName: `${name.lastName}/${name.firstName}` } : pass, booked),
  );
  const fits = (names: ComparedNames | undefined) => names?.first?.fits === true && names.last?.fits === true;
  return (!fits(first) && others.find(fits)) || first || compareName({ ...pass, printedName: null }, booked);
}

function compareName(pass: ReadPass, { firstname, middlename, lastname }: BookedName): ComparedNames {
  const cut = cutOf(pass);
  // Without a separator nobody can tell where one name ends: both show the whole field.
  const printed = { first: pass.firstName ?? pass.printedName, last: pass.lastName };
  const none: ComparedNames = { first: null, last: null, firstCutAway: false, printed };
  const field = pass.printedName;
  if (field === null || pass.lastName === null) return none;

  if (!field.includes("/") && pass.firstName === null) {
    // No separator: either order counts, and the surname alone is no more than that.
    const letters = printedLetters(field, true);
    if (fitReversed(lastname, firstname, middlename, letters, cut))
      return { ...none, first: unspellable, last: unspellable };
    const last = fitSurname(lastname, letters, cut);
    if (last.fits) return { ...none, last, firstCutAway: last.cut || cut !== "no" };
    const after = surnameEnds(lastname, letters).map((end) =>
      fitGiven(firstname, middlename, letters, { cut, from: end, more: true }),
    );
    const first = after.find(({ fits }) => fits) ?? after[0];
    return first ? { ...none, first, last: { ...last, fits: true } } : { ...none, last };
  }

  const printedLast = printedLetters(pass.lastName, false);
  const last =
    spell(lastname).length === 0 && nameless.test(printedLast.letters)
      ? unspellable
      : fitSurname(lastname, printedLast, "no");
  if (pass.firstName === null) return { ...none, last, firstCutAway: cut !== "no" };
  const printedFirst = printedLetters(pass.firstName, true);
  const first =
    spell(firstname).length === 0 && nameless.test(printedFirst.letters)
      ? unspellable
      : fitGiven(firstname, middlename, printedFirst, { cut, from: 0, more: true });
  return { ...none, first, last };
}
