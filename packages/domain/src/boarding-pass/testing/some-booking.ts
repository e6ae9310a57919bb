import * as fc from "fast-check";
import type { Person } from "./bookings.ts";

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
