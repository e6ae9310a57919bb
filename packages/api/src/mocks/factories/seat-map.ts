import type { SeatMap } from "@gatehouse/domain/seats";

/** Letters of a row, aisles as blanks. */
const letters = { business: "AC DF", economy: "ABC DEF" } as const;

/** A small cabin: business, economy with extra legroom in front, an exit in row 11, every fourth seat taken. */
export function createSeatMap(airline: string, flightNum: string, date: string) {
  const rows = [1, 2, 5, 6, 10, 11, 12, 14, 15].map((number) => {
    const cabin = number < 5 ? ("business" as const) : ("economy" as const);
    return {
      number,
      cabin,
      isExit: number === 11,
      isOverWing: number > 9 && number < 14,
      blocks: letters[cabin].split(" ").map((block) =>
        Array.from(block).map((letter) => ({
          id: `${number}${letter}`,
          letter,
          isTaken: (number + letter.charCodeAt(0)) % 4 === 0,
          legroom: number === 5 || number === 11 ? 91 : 76,
          reclines: number !== 10,
          hasPower: true,
          price: number === 5 || number === 11 ? 3900 : 0,
        })),
      ),
    };
  });
  return {
    airline,
    airlineName: "Azores Airlines",
    flightNum,
    from: "JFK",
    to: "PDL",
    departure: `${date}T21:50`,
    aircraft: "Airbus A321neo",
    currency: "USD",
    rows,
    toiletsAfter: [0, 15],
  } satisfies SeatMap;
}
