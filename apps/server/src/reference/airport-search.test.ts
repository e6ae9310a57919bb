import { beforeAll, expect, test } from "vitest";
import { searchAirports, searchAirportsAndCities } from "./airport-search.ts";
import { type Airports, loadAirports } from "./airports.ts";

let airports: Airports;
beforeAll(async () => {
  airports = await loadAirports();
});
const codes = (text: string, size = 8) => searchAirports(airports, text, size).map(({ iata }) => iata);

// FLT-2
test.each([
  ["its own code comes first, before names that begin so", "LIS", ["LIS"]],
  ["a city's code gives its airports, the most important first", "NYC", ["JFK", "EWR", "LGA"]],
  ["a city's code that the data take for an airport, too", "PAR", ["CDG", "ORY", "BVA"]],
  ["a city by name gives all of its airports first", "London", ["LHR", "LGW", "STN", "LTN", "LCY"]],
  ["so it does in French", "Londres", ["LHR", "LGW", "STN"]],
  ["the beginning of a city", "barcel", ["BCN"]],
  ["a word of the name", "heathrow", ["LHR"]],
  ["words in any order", "gaulle paris", ["CDG"]],
  ["accents in the city, none in the query", "sao paulo", ["GRU", "CGH", "VCP"]],
  ["accents in both", "SÃO P", ["GRU", "CGH", "VCP"]],
  ["accents in the query only", "lísbòn", ["LIS"]],
  ["letters that are no accents", "wroclaw", ["WRO"]],
  ["umlauts", "münchen", ["MUC"]],
  ["umlauts written as two letters", "muenchen", ["MUC"]],
  ["umlauts without their dots", "munchen", ["MUC"]],
  ["the English name of the same city", "munich", ["MUC"]],
  ["a name that the data write with two letters, by its umlaut", "köln", ["CGN"]],
  ["another language's name of a large city before a small town of that name", "roma", ["FCO", "CIA"]],
  ["a city and a code", "tokyo hnd", ["HND"]],
  ["a code and a city", "hnd tokyo", ["HND"]],
  ["a large airport's word before a small one's beginning", "york", ["JFK", "EWR", "LGA", "HPN", "ISP"]],
  ["all of a large city before another city of that name", "london", ["LHR", "LGW", "STN", "LTN", "LCY", "SEN", "YXU"]],
  ["larger cities first among those that begin so", "san", ["SAN", "SFO"]],
  ["a code that is the beginning of a city, too", "FRA", ["FRA"]],
  ["an old name", "Kiev", ["KBP", "IEV"]],
  ["a foreign name", "Moskau", ["SVO"]],
  ["a name that is abbreviated or not", "Saint Petersburg", ["LED"]],
  ["words that the name writes as one", "la guardia", ["LGA"]],
  ["one word that the name writes as two", "newyork", ["JFK", "EWR", "LGA"]],
  ["a letter too few", "lisbn", ["LIS"]],
  ["a letter too many", "barcellona", ["BCN"]],
  ["another letter", "kopenhagem", ["CPH"]],
  ["two letters that changed places", "new yrok", ["JFK", "EWR", "LGA"]],
  ["a misspelt name of the airport", "heatrow", ["LHR"]],
])("%s", (_, query, expected) => {
  expect(codes(query, expected.length)).toEqual(expected);
});

// FLT-31
test.each([
  ["by its code, before its airports", "NYC", ["NYC", "JFK", "EWR"]],
  ["by its name", "new york", ["NYC", "JFK", "EWR"]],
  ["by its name in French", "Londres", ["LON", "LHR", "LGW"]],
  ["not where one airport was meant", "heathrow", ["LHR"]],
  ["not where its code is an airport's", "Seattle", ["SEA", "PAE"]],
])("a city with all of its airports is found %s", (_, query, expected) => {
  const found = searchAirportsAndCities(airports, query, 8);
  expect(found.map(({ iata }) => iata).slice(0, expected.length)).toEqual(expected);
});

test("a city says which airports are its own, and takes the place of none", () => {
  const [city, ...others] = searchAirportsAndCities(airports, "London", 8);
  expect(city?.name).toBe("LHR, LGW, STN, LTN, LCY, SEN");
  expect(others).toHaveLength(7);
  expect(searchAirportsAndCities(airports, "NYC", 1).map(({ iata }) => iata)).toEqual(["NYC"]);
});

test("where no airline flies, only the code finds it", () => {
  const closed = airports.all.find(({ rank, name }) => rank === 0 && name.length > 12);
  if (!closed) throw new Error("Every airport has airlines.");
  expect(codes(closed.iata)[0]).toBe(closed.iata);
  expect(codes(closed.name, 20)).not.toContain(closed.iata);
});

test("nobody is offered a railway station or a heliport as an airport, unless by its code", () => {
  for (const [query, code] of [
    ["london", "QQW"],
    ["waterloo", "QQW"],
    ["paris", "JDP"],
    ["montparnasse", "XGB"],
    ["heliport", "JPU"],
  ] as const) {
    expect(codes(query, 20)).not.toContain(code);
    expect(codes(code, 1)).toEqual([code]);
  }
});

test("every word has to match something", () => {
  expect(codes("tokyo lhr")).toEqual([]);
  expect(codes("london qqqq")).toEqual([]);
});

test("cities have their French names", () => {
  const french = ["LHR", "LIS", "VIE", "ZRH", "CDG", "FNC", "MUC"].map((code) => airports.find(code)?.city.french);
  expect(french).toEqual(["Londres", "Lisbonne", "Vienne", "Zurich", "Paris", "Funchal", "Munich"]);
});

test("nothing matches nothing, and no list is longer than asked for", () => {
  expect(codes("qqqqqq")).toEqual([]);
  expect(codes("---")).toEqual([]);
  expect(codes("san", 3)).toHaveLength(3);
});

test("every city of the list has its airports, and large airports have a city that is no airport", () => {
  const unknown = [...new Set(airports.all.flatMap(({ city }) => city.airports))].filter(
    (code) => !airports.find(code),
  );
  expect(unknown).toEqual([]);
  const large = airports.all.filter(({ rank }) => rank === 3);
  expect(large.filter(({ city }) => /airport/i.test(city.name)).map(({ iata }) => iata)).toEqual([]);
});

test("every airport has a time zone that clocks know", () => {
  for (const { iata, zone } of airports.all)
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zone }), `${iata} ${zone}`).not.toThrow();
});
