/** Facts that distinguish travellers of the same name, the plainest first. */
export const distinguishingFacts = ["title", "middlename", "dateOfBirth", "ticketEnd", "position"] as const;
type DistinguishingFactName = (typeof distinguishingFacts)[number];

/** A fact about a traveller that no one of the same name in the booking shares, and its value. */
export type DistinguishingFact = { readonly fact: DistinguishingFactName; readonly value: string };

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
const comparable = (one: Namesake, fact: DistinguishingFactName): string =>
  String(one[fact] ?? "")
    .trim()
    .toUpperCase();

/** Anyone who travels under several PNRs of a booking is in each of them: only what contradicts makes two of them. */
const isOtherPerson = (one: Namesake, other: Namesake): boolean =>
  one.id !== other.id &&
  (one.pnrId === other.pnrId ||
    (["title", "middlename", "dateOfBirth"] as const).some((fact) => {
      const [left, right] = [comparable(one, fact), comparable(other, fact)];
      return left !== "" && right !== "" && left !== right;
    }));

/**
 * The fact that distinguishes a traveller from the others of the same name in a booking; null where there are none.
 * @param sameName travellers of that name in all PNRs of the booking; it makes no difference whether `one` is among them
 */
export function distinguishingFactOf(one: Namesake, sameName: readonly Namesake[]): DistinguishingFact | null {
  const others = sameName.filter((other) => isOtherPerson(one, other));
  if (others.length === 0) return null;
  const own = distinguishingFacts.find(
    (fact) =>
      comparable(one, fact) !== "" && others.every((other) => comparable(other, fact) !== comparable(one, fact)),
  );
  const fact = own ?? "position";
  return { fact, value: String(one[fact] ?? "").trim() };
}
