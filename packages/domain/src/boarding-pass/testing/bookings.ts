import * as fc from "fast-check";
import type { Claimant } from "../claims.ts";
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

export const claimantOf = (person: Person, index: number, more: Partial<Claimant> = {}): Claimant => {
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
export const bookingOf = (...people: readonly Person[]): readonly Claimant[] =>
  people.map((person, index) => claimantOf(person, index));

const surnames = ["Li", "Williams", "García López", "Papadopoulos-Karagiannis", "van der Berg", "Williamsburghson"];
const firstnames = ["Emma", "Em", "Jo", "Emma Jane", "Christopher", "Christian", "Chris", "Juan Carlos", "Juan Pablo"];
const someTicket = fc.integer({ min: 1, max: 9_999_999_999 }).map((number) => `125${String(number).padStart(10, "0")}`);

/** A booking of relatives: few names, so that namesakes, twins and infants with an adult's name are many. */
export const someBooking: fc.Arbitrary<readonly Person[]> = fc
  .record({
    surname: fc.constantFrom(...surnames),
    people: fc.array(
      fc.record({
        age: fc.constantFrom(0, 1, 5, 30, 30, 62),
        female: fc.boolean(),
        married: fc.boolean(),
        firstname: fc.constantFrom(...firstnames),
      }),
      { minLength: 2, maxLength: 6 },
    ),
    names: fc.integer({ min: 1, max: 3 }),
    tickets: fc.uniqueArray(someTicket, { minLength: 6, maxLength: 6 }),
  })
  .map(({ surname, people, names, tickets }) =>
    people.map(({ age, female, married, firstname }, index): Person => {
      const title = age < 2 ? "" : age < 12 ? (female ? "MISS" : "MSTR") : female ? (married ? "MRS" : "MISS") : "MR";
      return {
        title,
        // The first few names go round.
        firstname: people[index % names]?.firstname ?? firstname,
        lastname: surname,
        gender: female ? "F" : "M",
        dateOfBirth: `${2026 - age}-01-15`,
        ticket: tickets[index] ?? null,
      };
    }),
  );

/** What a booking may leave out, and what an airline may. */
export const someGaps = fc.record({
  tickets: fc.boolean(),
  titles: fc.boolean(),
  births: fc.boolean(),
  genders: fc.boolean(),
  printTicket: fc.boolean(),
  printTitle: fc.constantFrom("none", "glued", "word"),
  describe: fc.boolean(),
});

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
