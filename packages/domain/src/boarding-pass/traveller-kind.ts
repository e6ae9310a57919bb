import { isInfantPass } from "./problem.ts";
import type { ReadPass } from "./read-pass.ts";
import { titleMeaning } from "./titles.ts";

/** Who travels, by age: an infant is younger than two on the day of the flight, a child younger than twelve. */
export const travellerKinds = ["adult", "child", "infant"] as const;
export type TravellerKind = (typeof travellerKinds)[number];
/** Whom, or what, a pass is for: a seat can be paid for a violoncello. */
export const passKinds = [...travellerKinds, "cabinBaggage"] as const;
export type PassKind = (typeof passKinds)[number];

/** Full years between two dates, YYYY-MM-DD. */
const yearsBetween = (birth: string, date: string): number =>
  Number(date.slice(0, 4)) - Number(birth.slice(0, 4)) - (date.slice(5) < birth.slice(5) ? 1 : 0);

/** What a booked traveller is on the day of the flight; null where the booking does not tell. @param dates YYYY-MM-DD */
export function kindOfTraveller(
  { title, dateOfBirth }: { readonly title: string; readonly dateOfBirth: string | null },
  departureDate: string,
): TravellerKind | null {
  if (dateOfBirth !== null) {
    const age = yearsBetween(dateOfBirth, departureDate);
    if (age >= 0) return age < 2 ? "infant" : age < 12 ? "child" : "adult";
  }
  const { addresses, kind } = titleMeaning(title);
  if (kind !== null) return kind;
  // "Miss" and "Master" are said to children and to grown-ups.
  return ["MR", "MRS", "MS"].some((address) => addresses.has(address as "MR")) ? "adult" : null;
}

/** Everybody whom the pass can be for by its description of the passenger; empty where it says nothing. */
export function kindsOfPass(pass: ReadPass): ReadonlySet<PassKind> {
  if (isInfantPass(pass)) return new Set(["infant"]);
  switch (pass.passengerDescription) {
    case "3":
    case "7":
      return new Set(["child"]);
    case "5":
      return new Set(["cabinBaggage"]);
    case "6":
      return new Set(["adult"]);
    // Many systems call every passenger an adult who has a seat.
    case "0":
    case "1":
    case "2":
      return new Set(["adult", "child"]);
    default:
      return new Set();
  }
}
