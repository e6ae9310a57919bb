import { fitGiven, fitSurname, printedLetters } from "../../boarding-pass/name-fit.ts";
import type { ItineraryContent, ItineraryTraveller, PassengerExtra } from "../itinerary.ts";
import { piecesOf } from "../piece.ts";
import { problem, type TripProblem } from "./problem.ts";
import { referenceTo } from "./travel.ts";

/**
 * Whether a name of a ticket is a traveller's: in either order, with or without titles and middle names, in the letters of passports
 * (BP-5).
 */
export function isNameOf(
  printed: string,
  { firstName, middleName, lastName }: Pick<ItineraryTraveller, "firstName" | "middleName" | "lastName">,
): boolean {
  const stroke = printed.indexOf("/");
  const words = stroke >= 0 ? [] : printed.trim().split(/\s+/);
  const splits =
    stroke >= 0
      ? [[printed.slice(stroke + 1), printed.slice(0, stroke)] as const]
      : words.slice(1).flatMap((_, index) => {
          const [head, tail] = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")];
          return [[head, tail] as const, [tail, head] as const];
        });
  return splits.some(
    ([given, family]) =>
      fitSurname(lastName, printedLetters(family, true), "no").fits &&
      fitGiven(firstName, middleName, printedLetters(given, true), { cut: "no", from: 0, more: true }).fits,
  );
}

/** The traveller whose a ticket is; undefined where nobody's. */
const holderOf = (travellers: readonly ItineraryTraveller[], { travelerId, name }: PassengerExtra) =>
  travellers.find((traveller) => (travelerId === "" ? isNameOf(name, traveller) : traveller.travelerId === travelerId));

/** Tickets with a name that is not the profile's. A ticket that nobody was given to must be one of the travellers'. */
export function nameProblems(content: ItineraryContent): readonly TripProblem[] {
  return piecesOf(content).flatMap((of): readonly TripProblem[] => {
    if ((of.kind !== "flight" && of.kind !== "train") || of.piece.cancelled) return [];
    return of.piece.passengerExtra.flatMap((extra) => {
      const { name, travelerId } = extra;
      if (name.trim() === "") return [];
      const traveller = holderOf(content.travellers, extra);
      if (traveller && isNameOf(name, traveller)) return [];
      const only = content.travellers.length === 1 && travelerId === "" ? content.travellers[0] : traveller;
      const profile = only
        ? [only.firstName, only.middleName, only.lastName].filter((part) => part !== "").join(" ")
        : "";
      return [problem("nameDiffers", [referenceTo(of)], { ticket: name, profile })];
    });
  });
}
