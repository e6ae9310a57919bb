import { passLetters } from "./pass-name.ts";
import type { TravellerKind } from "./traveller-kind.ts";

/** How people are addressed, as far as it tells two of them apart. */
export type Address = "MR" | "MRS" | "MS" | "MISS" | "MSTR";

/** What a title can mean. */
export interface TitleMeaning {
  /** Empty where the title says nothing about it. */
  readonly addresses: ReadonlySet<Address>;
  readonly kind: TravellerKind | null;
}

/** Titles that airlines print, with the ways of address that each can stand for. Those that say nothing of the person have none. */
const addressesOf: Readonly<Record<string, readonly Address[]>> = {
  MISS: ["MISS"],
  MLLE: ["MISS"],
  SRTA: ["MISS"],
  MSTR: ["MSTR"],
  MASTER: ["MSTR"],
  MST: ["MSTR"],
  MRS: ["MRS"],
  MME: ["MRS", "MS"],
  SRA: ["MRS", "MS"],
  LADY: ["MRS", "MS"],
  FRAU: ["MRS", "MS", "MISS"],
  MS: ["MS"],
  MR: ["MR"],
  HERR: ["MR"],
  SR: ["MR"],
  SIR: ["MR"],
  DR: [],
  PROF: [],
  REV: [],
};
const kindsOf: Readonly<Record<string, TravellerKind>> = {
  CHLD: "child",
  CHILD: "child",
  CHD: "child",
  INFT: "infant",
  INF: "infant",
  INS: "infant",
};
const known = [...Object.keys(addressesOf), ...Object.keys(kindsOf)].toSorted((a, b) => b.length - a.length);
const tokens = new RegExp(known.join("|"), "g");

/**
 * What titles mean, printed as words or glued to each other ("MISS", "MRDR", "MISSINF").
 * @param cut the end of the name field may have cut the last of them: it stands for every title that begins so
 */
export function titleMeaning(titles: string, cut = false): TitleMeaning {
  const letters = passLetters(titles.toUpperCase());
  const begun = cut && letters !== "" ? known.filter((title) => title.startsWith(letters)) : [];
  const found: readonly string[] = begun.length > 0 ? begun : (letters.match(tokens) ?? []);
  // Of several that a cut one can be, one may say nothing.
  const silent = begun.some((title) => (addressesOf[title] ?? []).length === 0);
  const kinds = found.map((title) => kindsOf[title] ?? null);
  return {
    addresses: new Set(silent ? [] : found.flatMap((title) => addressesOf[title] ?? [])),
    kind: begun.length > 1 ? null : (kinds.find((kind) => kind !== null) ?? null),
  };
}

/** M or F where every way of address says the same. */
export function genderOf({ addresses }: TitleMeaning): "M" | "F" | null {
  if (addresses.size === 0) return null;
  const male = [...addresses].filter((address) => address === "MR" || address === "MSTR").length;
  return male === addresses.size ? "M" : male === 0 ? "F" : null;
}
