import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Namesake, distinguishingFactOf } from "./distinguishing-fact.ts";

const emma: Namesake = {
  id: 1,
  pnrId: 1,
  title: "MS",
  middlename: "",
  dateOfBirth: "1985-02-03",
  ticketEnd: "7890",
  position: 1,
};
const other = (options: Partial<Namesake> = {}): Namesake => ({ ...emma, id: 2, position: 2, ...options });

// CHK-35
describe("a traveller with a namesake", () => {
  test.each<[string, Namesake, string, string]>([
    ["by the title", other({ title: "MISS", dateOfBirth: "2015-05-06" }), "title", "MS"],
    ["by the title that only one has", other({ title: "", dateOfBirth: null, ticketEnd: null }), "title", "MS"],
    ["by a further name", other({ middlename: "Rose", dateOfBirth: null }), "dateOfBirth", "1985-02-03"],
    ["by the date of birth", other({ title: "Ms", dateOfBirth: "2015-05-06" }), "dateOfBirth", "1985-02-03"],
    ["by the ticket", other({ ticketEnd: "1234" }), "ticketEnd", "7890"],
    ["by the place, where all else is the same", other(), "position", "1"],
  ])("is told apart %s", (_, namesake, fact, value) => {
    expect(distinguishingFactOf(emma, [emma, namesake])).toEqual({ fact, value });
  });

  test("is told by a further name of their own", () => {
    expect(distinguishingFactOf(other({ middlename: "Rose" }), [emma])).toEqual({ fact: "middlename", value: "Rose" });
  });
});

test("nobody else of that name: there is nothing to tell", () => {
  expect(distinguishingFactOf(emma, [])).toBeNull();
  expect(distinguishingFactOf(emma, [emma])).toBeNull();
});

test("who is in another PNR of the booking too is the same person, unless something contradicts", () => {
  expect(distinguishingFactOf(emma, [emma, other({ pnrId: 2, ticketEnd: "1234", middlename: "Rose" })])).toBeNull();
  expect(distinguishingFactOf(emma, [emma, other({ pnrId: 2, title: "MISS" })])).toEqual({
    fact: "title",
    value: "MS",
  });
});

test("travellers of one name in a PNR are never called the same", () => {
  const namesakes = fc
    .array(
      fc.record({
        title: fc.constantFrom("", "MS", "Ms", "MISS", "MR"),
        middlename: fc.constantFrom("", "Rose", "rose "),
        dateOfBirth: fc.constantFrom(null, "1985-02-03", "2015-05-06"),
        ticketEnd: fc.constantFrom(null, "7890", "1234"),
      }),
      { minLength: 2, maxLength: 6 },
    )
    .map((all) => all.map((one, index): Namesake => ({ ...one, id: index + 1, pnrId: 1, position: index + 1 })));
  fc.assert(
    fc.property(namesakes, (all) => {
      const called = all.map((one) => {
        const by = distinguishingFactOf(one, all);
        return `${one.title.toUpperCase()} ${by?.fact} ${by?.value.toUpperCase()}`;
      });
      expect(new Set(called).size).toBe(all.length);
    }),
  );
});
