import { describe, expect, test } from "vitest";
import {
  findSeat,
  firstOffered,
  movedSeat,
  nextToChoose,
  readSeats,
  rowsToToilets,
  type SeatMap,
  seatPlace,
  seatRefusal,
  type SeatRow,
  seatsBeside,
  seatsPrice,
  takeSeat,
  writeSeats,
} from "./index.ts";

const row = (number: number, letters: string, more: Partial<SeatRow> = {}): SeatRow => ({
  number,
  cabin: "economy",
  isExit: false,
  isOverWing: false,
  blocks: letters.split(" ").map((block) =>
    Array.from(block).map((letter) => ({
      id: `${number}${letter}`,
      letter,
      isTaken: letter === "B",
      legroom: 76,
      reclines: true,
      hasPower: false,
      price: number === 11 ? 2500 : 0,
    })),
  ),
  ...more,
});
const map: SeatMap = {
  airline: "S4",
  airlineName: "Azores Airlines",
  flightNum: "222",
  from: "JFK",
  to: "PDL",
  departure: "2026-11-21T21:50",
  aircraft: "Airbus A321neo",
  currency: "USD",
  rows: [
    row(1, "AC DF", { cabin: "business" }),
    row(10, "ABC DEF"),
    row(11, "ABC DEF", { isExit: true }),
    row(12, "ABC DEF"),
    row(14, "ABC DEF"),
  ],
  toiletsAfter: [0, 14],
};

// SEAT-3
test.each([
  ["12A", "adult", undefined],
  ["12B", "adult", "taken"],
  ["99A", "adult", "taken"],
  ["1A", "adult", "class"],
  ["11A", "child", "exit"],
  ["11A", "adult", undefined],
] as const)("%s for %s: %s", (id, type, refusal) => {
  expect(seatRefusal(map, id, type, "economy")).toBe(refusal);
});

// SEAT-2
describe("what a seat is like", () => {
  const at = (id: string) => findSeat(map, id)?.row ?? row(0, "A");
  test("window, middle, aisle", () => {
    expect(["A", "B", "C", "D", "E", "F"].map((letter) => seatPlace(at("12A"), `12${letter}`))).toEqual([
      "window",
      "middle",
      "aisle",
      "aisle",
      "middle",
      "window",
    ]);
    expect(seatPlace(at("1C"), "1C")).toBe("aisle");
  });
  test("who sits beside it, without an aisle between", () => {
    expect(seatsBeside(at("12C"), "12C")).toEqual(["12B"]);
    expect(seatsBeside(at("12E"), "12E")).toEqual(["12D", "12F"]);
  });
  test("rows to the toilets, in front or behind", () => {
    expect(map.rows.map((one) => rowsToToilets(map, one))).toEqual([0, 1, 2, 1, 0]);
  });
});

// SEAT-4
test("keys lead from seat to seat, over aisles and classes, and stop at the walls", () => {
  expect(movedSeat(map, "12C", "right")).toBe("12D");
  expect(movedSeat(map, "12A", "left")).toBe("12A");
  expect(movedSeat(map, "12A", "forward")).toBe("11A");
  expect(movedSeat(map, "14A", "backward")).toBe("14A");
  expect(movedSeat(map, "10E", "forward")).toBe("1D");
  expect(movedSeat(map, "1C", "backward")).toBe("10C");
  expect(movedSeat(map, "12E", "back")).toBe("14E");
  expect(movedSeat(map, "12A", "front")).toBe("1A");
  expect(movedSeat(map, "nowhere", "left")).toBe("nowhere");
});

// SEAT-5
test("a choice is written into the address and read again, as far as it can be had", () => {
  const party = ["adult", "adult", "child"] as const;
  const choice = ["12A", undefined, "12C"];
  expect(readSeats(writeSeats(choice), map, party, "economy")).toEqual(choice);
  expect(readSeats("12a-12A-11C", map, party, "economy")).toEqual(["12A", undefined, undefined]);
  expect(readSeats("1A-12B-x-y-z", map, party, "economy")).toEqual([undefined, undefined, undefined]);
  expect(readSeats("", map, party, "economy")).toEqual([undefined, undefined, undefined]);
});
test("nobody of a party has the seat of another, and who has one gives it back", () => {
  expect(takeSeat(["12A", undefined], 1, "12A")).toEqual([undefined, "12A"]);
  expect(takeSeat(["12A", undefined], 0, "12A")).toEqual([undefined, undefined]);
  expect([nextToChoose(["12A", undefined, undefined], 1), nextToChoose(["12A", "12C"], 1)]).toEqual([2, 1]);
  expect(seatsPrice(map, ["11A", undefined, "12A", "11F"])).toBe(5000);
});

// SEAT-4
test.each([
  [["12A", undefined], 0, "12A"],
  [[undefined, "14D"], 0, "14E"],
  [[undefined, undefined], 0, "10A"],
  // A child sits near, and not at the exit.
  [["11D", undefined], 1, "10D"],
] as const)("of %j, place %i is offered %s first", (choice, place, seat) => {
  expect(firstOffered(map, { choice, party: ["adult", "child"], place, booked: "economy" })).toBe(seat);
});
