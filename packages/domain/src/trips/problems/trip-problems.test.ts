import { describe, expect, test } from "vitest";
import { emptyContent, type ItineraryContent } from "../itinerary.ts";
import { airports, car, ellen, flight, rochester, stay, train } from "../testing/sample-trip.ts";
import { isNameOf } from "./names.ts";
import { settleProblems, tripProblems } from "./trip-problems.ts";

const citiesOf = (code: string) => (airports[code] ? [airports[code].city] : []);
const all = (content: Partial<ItineraryContent>) => tripProblems({ ...emptyContent, ...content }, citiesOf);
const lines = (content: Partial<ItineraryContent>) =>
  all(content).map(({ id, severity, pieces, facts }) =>
    [severity, id, ...pieces.map((piece) => piece.id), ...Object.values(facts)].join(" "),
  );

test("a trip that is well made has none (TRP-9)", () => {
  expect(lines(rochester)).toEqual([]);
  expect(lines({})).toEqual([]);
});

describe("rides", () => {
  const first = flight("a", "1", "ATL 2026-11-30T08:40", "MSP 2026-11-30T11:22");

  test.each([
    [
      "one that arrives after the next leaves",
      "MSP 2026-11-30T11:05",
      "RST 2026-11-30T11:58",
      ["error arrivesAfterNextLeaves a b 2026-11-30T11:22 2026-11-30T11:05"],
    ],
    [
      "one that goes on from another airport",
      "RST 2026-11-30T15:05",
      "LGA 2026-11-30T18:58",
      ["warning connectionElsewhere a b MSP RST"],
    ],
    ["one that goes on in time", "MSP 2026-11-30T12:05", "RST 2026-11-30T12:58", []],
  ])("%s", (_, from, to, expected) => {
    expect(lines({ flights: [first, flight("b", "2", from, to)] })).toEqual(expected);
  });

  test("who has a car drives to the other airport; who stays longer than a day goes on from where they like", () => {
    const next = flight("b", "2", "RST 2026-11-30T18:05", "LGA 2026-11-30T21:58");
    expect(lines({ flights: [first, next], cars: [car] })).toEqual([]);
    const later = flight("b", "2", "RST 2026-12-01T18:05", "LGA 2026-12-01T21:58");
    expect(lines({ flights: [first, later] })).toEqual(["warning nightWithoutBed a b 2026-11-30"]);
  });

  test("a train and a flight that overlap; a cancelled one that does not count", () => {
    const flown = flight("f", "1", "LGA 2026-12-05T11:00", "ATL 2026-12-05T13:00");
    expect(lines({ trains: [train], flights: [flown] })).toEqual([
      "error arrivesAfterNextLeaves train-1 f 2026-12-05T11:56 2026-12-05T11:00",
    ]);
    expect(lines({ trains: [train], flights: [{ ...flown, cancelled: true }] })).toEqual([]);
  });

  test("two travellers on flights of their own", () => {
    const of = (travelerId: string) => ({ passengerExtra: [{ travelerId, name: "", eticket: "", seatno: "" }] });
    const flights = [
      { ...first, ...of("t1") },
      flight("b", "2", "LGA 2026-11-30T09:00", "MSP 2026-11-30T11:10", of("t2")),
      flight("c", "3", "MSP 2026-11-30T11:15", "RST 2026-11-30T12:00"),
    ];
    expect(lines({ flights, travellers: [ellen, { ...ellen, travelerId: "t2" }] })).toEqual([
      "error arrivesAfterNextLeaves a c 2026-11-30T11:22 2026-11-30T11:15",
    ]);
  });

  test("the same flight twice is that alone", () => {
    expect(lines({ flights: [first, { ...first, id: "b", flightNum: "001" }] })).toEqual(["error pieceTwice a b"]);
  });
});

describe("times", () => {
  const of = (from: string, to: string) => lines({ flights: [flight("f", "1", from, to)] });

  test.each([
    [
      "an arrival before the departure",
      "ATL 2026-11-30T08:40",
      "MSP 2026-11-29T10:22",
      ["error endsBeforeItStarts f 2026-11-30T08:40 2026-11-29T10:22"],
    ],
    [
      "westwards over the date line, a day too late",
      "HNL 2026-12-01T12:00",
      "AKL 2026-12-03T20:00",
      ["warning takesTooLong f 2026-12-01T12:00 2026-12-03T20:00 33"],
    ],
    ["eastwards over the date line, on the calendar day before", "AKL 2026-12-02T09:30", "HNL 2026-12-01T19:15", []],
    [
      "eastwards, where somebody forgot the date line",
      "AKL 2026-12-02T09:30",
      "HNL 2026-12-02T19:15",
      ["warning takesTooLong f 2026-12-02T09:30 2026-12-02T19:15 33"],
    ],
    [
      "a time that the clock jumps over",
      "ATL 2027-03-14T02:30",
      "MSP 2027-03-14T04:30",
      ["error timeSkipped f 2027-03-14T02:30 America/New_York"],
    ],
    [
      "a time that the clock shows twice",
      "ATL 2026-11-01T01:30",
      "MSP 2026-11-01T03:30",
      ["warning timeTwice f 2026-11-01T01:30 America/New_York"],
    ],
    [
      "a place whose zone nobody knows",
      "XXX 2026-11-30T08:40",
      "MSP 2026-11-30T10:22",
      ["warning zoneUnknown f 2026-11-30T08:40"],
    ],
  ])("%s", (_, from, to, expected) => {
    expect(of(from, to)).toEqual(expected);
  });

  test("a car that goes back before it is fetched, where no zone is known", () => {
    const back = { ...car, dropDateTime: "2026-11-29T16:00", pickupZone: "", dropZone: "" };
    expect(lines({ cars: [back] })).toEqual([
      "error endsBeforeItStarts car-1 2026-11-30T12:30 2026-11-29T16:00",
      "warning zoneUnknown car-1 2026-11-30T12:30",
    ]);
  });
});

describe("nights and beds", () => {
  const there = flight("a", "1", "ATL 2026-11-30T08:40", "RST 2026-11-30T11:22");
  const back = flight("b", "2", "RST 2026-12-03T18:25", "ATL 2026-12-03T22:05");

  test("every night between two rides wants a bed", () => {
    const stays = [stay("h", "Inn", "2026-11-30T15:00", "2026-12-02T11:00")];
    expect(lines({ flights: [there, back], accommodations: stays })).toEqual([
      "warning nightWithoutBed a b 2026-12-02",
    ]);
    expect(lines({ flights: [there, back] })).toHaveLength(3);
    // Who takes no ride back lives there.
    expect(lines({ flights: [there] })).toEqual([]);
  });

  test.each([
    ["a night in the air", "DEL 2026-12-01T08:10", "LIS 2026-12-01T12:00", []],
    ["a short night at the airport", "DEL 2026-12-01T23:30", "LIS 2026-12-02T06:00", []],
    [
      "an evening arrival and a flight at noon",
      "DEL 2026-12-01T18:30",
      "LIS 2026-12-02T12:00",
      ["warning nightWithoutBed n o 2026-12-01"],
    ],
    [
      "an arrival in the small hours",
      "DEL 2026-12-02T01:30",
      "LIS 2026-12-02T18:00",
      ["warning nightWithoutBed n o 2026-12-01"],
    ],
  ])("%s", (_, arrives, leaves, expected) => {
    const flights = [
      flight("n", "1", "LIS 2026-12-01T07:00", arrives),
      flight("o", "2", `DEL ${leaves.slice(4)}`, "LIS 2026-12-03T08:00"),
    ];
    expect(lines({ flights }).filter((line) => line.includes("night"))).toEqual(expected);
  });

  test("stays that overlap by a night; one that ends on the day the other begins does not", () => {
    const [inn, house] = [
      stay("h", "Inn", "2026-11-30T15:00", "2026-12-02T11:00"),
      stay("i", "House", "2026-12-01T12:00", "2026-12-03T11:00"),
    ];
    expect(lines({ accommodations: [house, inn] })).toEqual(["warning staysOverlap h i 2026-12-02 2026-12-01"]);
    expect(lines({ accommodations: [inn, { ...house, checkinDateTime: "2026-12-02T09:00" }] })).toEqual([]);
  });

  test("a hotel in another city than the arrival, unless a car or a train goes there, and only where both are known", () => {
    const inn = stay("h", "Inn", "2026-11-30T15:00", "2026-12-03T11:00", { city: "Atlanta", address: "1 Peach St" });
    const content = { flights: [there, back], accommodations: [inn] };
    expect(lines(content)).toEqual(["warning hotelElsewhere a h Atlanta RST"]);
    expect(lines({ ...content, cars: [car] })).toEqual([]);
    expect(lines({ ...content, accommodations: [{ ...inn, city: "" }] })).toEqual([]);
    expect(tripProblems({ ...emptyContent, ...content })).toEqual([]);
  });
});

describe("names on tickets", () => {
  const ticket = (name: string, travelerId = "") => ({
    travellers: [ellen],
    flights: [
      flight("f", "1", "ATL 2026-11-30T08:40", "MSP 2026-11-30T11:22", {
        passengerExtra: [{ travelerId, name, eticket: "", seatno: "" }],
      }),
    ],
  });

  test.each([
    "Ellen Marchetti",
    "ELLEN GRACE MARCHETTI",
    "MARCHETTI/ELLENMS",
    "Marchetti Ellen",
    "Ms Ellen G Marchetti",
    "",
  ])("%j is the profile's", (name) => {
    expect(lines(ticket(name))).toEqual([]);
  });

  test.each(["Ellen Marcheti", "Helen Marchetti", "MARCHETI/ELLEN"])("%j is not", (name) => {
    expect(lines(ticket(name))).toEqual([`warning nameDiffers f ${name} Ellen Grace Marchetti`]);
    expect(lines(ticket(name, "t1"))).toEqual([`warning nameDiffers f ${name} Ellen Grace Marchetti`]);
  });

  test("letters beyond A to Z are those of passports", () => {
    const jürgen = { ...ellen, firstName: "Jürgen", middleName: "", lastName: "Groß" };
    expect(["Juergen Gross", "GROSS/JURGEN", "Jürgen Groß"].map((name) => isNameOf(name, jürgen))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe("PNRs (TRP-36)", () => {
  const there = flight("a", "1", "ATL 2026-11-30T08:40", "MSP 2026-11-30T10:22", { pnr: "" });
  const on = flight("b", "2", "MSP 2026-11-30T11:05", "RST 2026-11-30T11:58", { pnr: "" });

  test("flights without one are one warning, which names each of them", () => {
    expect(lines({ flights: [on, there] })).toEqual(["warning pnrMissing a b"]);
    expect(lines({ flights: [there, { ...on, pnr: "GK3P7Q" }] })).toEqual(["warning pnrMissing a"]);
  });

  test("what is cancelled, or has no number yet, wants none", () => {
    expect(
      lines({
        flights: [
          { ...there, cancelled: true },
          { ...on, flightNum: "" },
        ],
      }),
    ).toEqual([]);
  });
});

test("cars and rooms that nobody has confirmed are one warning; call houses and what is cancelled want nothing", () => {
  const unconfirmed = { confirmationNumber: "" };
  const cars = [{ ...car, ...unconfirmed }];
  const stays = rochester.accommodations.map((one) => ({ ...one, ...unconfirmed }));
  expect(lines({ ...rochester, cars })).toEqual(["warning notConfirmed car-1"]);
  expect(lines({ ...rochester, cars, accommodations: stays })).toEqual(["warning notConfirmed car-1 h1"]);
  expect(lines({ ...rochester, cars: cars.map((one) => ({ ...one, cancelled: true })) })).toEqual([]);
});

describe("meant so (TRP-10)", () => {
  const content = {
    flights: [
      flight("a", "1", "ATL 2026-11-30T08:40", "MSP 2026-11-30T11:22"),
      flight("b", "2", "MSP 2026-11-30T11:05", "RST 2026-11-30T11:58"),
    ],
  };
  const marks = all(content).map(({ key }) => ({
    key,
    by: "crm-operator",
    at: 1_800_000_000,
    reason: "The airline holds it.",
  }));

  test("a mark settles its problem whatever the order of the pieces, and stays when others change", () => {
    const turned = { ...content, flights: content.flights.toReversed(), itinerarySummary: "Rochester" };
    const { open, meantSo } = settleProblems(all(turned), marks);
    expect(open).toEqual([]);
    expect(meantSo.map(({ mark }) => mark.by)).toEqual(["crm-operator"]);
  });

  test("when the times change, the problem is open again", () => {
    const later = {
      flights: [flight("a", "1", "ATL 2026-11-30T08:40", "MSP 2026-11-30T11:40"), ...content.flights.slice(1)],
    };
    expect(settleProblems(all(later), marks).open.map(({ id }) => id)).toEqual(["arrivesAfterNextLeaves"]);
  });
});
