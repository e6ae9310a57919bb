/** What tells travellers of one name apart, the plainest first. */
export const tellingFacts = ["title", "middlename", "dateOfBirth", "ticketEnd", "position"] as const;
type TellingFact = (typeof tellingFacts)[number];

/** A fact about a traveller that nobody of the same name in the booking shares, and how it stands there. */
export type ToldApartBy = { readonly fact: TellingFact; readonly value: string };

/** A traveller of a PNR, as far as it tells them from others of their name. */
export interface Namesake {
  readonly id: number;
  readonly pnrId: number;
  readonly title: string;
  readonly middlename: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string | null;
  /** The last digits of the ticket number. */
  readonly ticketEnd: string | null;
  /** Place among the travellers of the PNR, from 1. */
  readonly position: number;
}

/** As it is compared: case, and spaces around it, tell nobody apart. */
const told = (one: Namesake, fact: TellingFact): string =>
  String(one[fact] ?? "")
    .trim()
    .toUpperCase();

/** Whoever travels under several PNRs of a booking stands in each of them: only what contradicts makes two of them. */
const isSomebodyElse = (one: Namesake, other: Namesake): boolean =>
  one.id !== other.id &&
  (one.pnrId === other.pnrId ||
    (["title", "middlename", "dateOfBirth"] as const).some((fact) => {
      const [left, right] = [told(one, fact), told(other, fact)];
      return left !== "" && right !== "" && left !== right;
    }));

/**
 * What tells a traveller from the others of the same name in a booking; null where there are none.
 * @param sameName travellers of that name in all PNRs of the booking; it makes no difference whether `one` is among them
 */
export function toldApartBy(one: Namesake, sameName: readonly Namesake[]): ToldApartBy | null {
  const others = sameName.filter((other) => isSomebodyElse(one, other));
  if (others.length === 0) return null;
  const own = tellingFacts.find(
    (fact) => told(one, fact) !== "" && others.every((other) => told(other, fact) !== told(one, fact)),
  );
  const fact = own ?? "position";
  return { fact, value: String(one[fact] ?? "").trim() };
}
