import type { PossibleOwner } from "../ownership.ts";
import { kindOfTraveller } from "../traveller-kind.ts";
import { expectedPass } from "./encode-bcbp.ts";

/** A traveller of a booking as the feed brings them. */
export interface Person {
  readonly title: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly gender: string;
  readonly dateOfBirth: string | null;
  readonly ticket: string | null;
}

export const emma: Person = {
  title: "MS",
  firstname: "Emma",
  lastname: "Williams",
  gender: "F",
  dateOfBirth: "1962-03-04",
  ticket: "4351234567890",
};
export const daughter: Person = { ...emma, title: "MISS", dateOfBirth: "1991-08-20", ticket: "2201234567890" };

/** A person of the tests' bookings as the possible owner of a page. */
export const possibleOwnerOf = (person: Person, index: number, more: Partial<PossibleOwner> = {}): PossibleOwner => {
  const { title, firstname, lastname, gender, dateOfBirth, ticket } = person;
  const kind = kindOfTraveller({ title, dateOfBirth }, expectedPass.departureDate);
  return {
    checkInId: index + 1,
    travellerId: index + 1,
    expected: { ...expectedPass, firstname, lastname, ticketNumber: ticket, kind },
    title,
    gender,
    dateOfBirth,
    place: null,
    frequentFlyer: [],
    ...more,
  };
};
/** A booking of these people, for tests of whose a page is. */
export const bookingOf = (...people: readonly Person[]): readonly PossibleOwner[] =>
  people.map((person, index) => possibleOwnerOf(person, index));

/** A booking as its feed tells it: what it leaves out is left out for all. */
export const withGaps = (
  people: readonly Person[],
  gaps: { readonly titles: boolean; readonly genders: boolean; readonly births: boolean; readonly tickets: boolean },
): readonly Person[] =>
  people.map((person) => ({
    ...person,
    title: gaps.titles ? person.title : "",
    gender: gaps.genders ? person.gender : "X",
    dateOfBirth: gaps.births ? person.dateOfBirth : null,
    ticket: gaps.tickets ? person.ticket : null,
  }));
