/**
 * Airports of the cities whose own code is no airport's, the most important first (FLT-31): metropolitan areas as IATA's Airline Coding
 * Directory has them, with the airports near them that sell themselves under the city's name.
 */
const lines = `
BJS PEK PKX
BUE EZE AEP
BUH OTP BBU
CHI ORD MDW
JKT CGK HLP
LON LHR LGW STN LTN LCY SEN
MIL MXP LIN BGY
MOW SVO DME VKO ZIA
NYC JFK EWR LGA HPN ISP SWF
ORL MCO SFB
OSA KIX ITM UKB
PAR CDG ORY BVA
REK KEF RKV
RIO GIG SDU
ROM FCO CIA
SAO GRU CGH VCP
SEL ICN GMP
SPK CTS OKD
STO ARN BMA NYO
TCI TFS TFN
TYO NRT HND
WAS IAD DCA BWI
YMQ YUL YHU
YTO YYZ YTZ YHM
`;

const byCity: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, 3), line.slice(4).split(" ")]),
);

/** Whether a code stands for all airports of a city, such as NYC: nobody flies from there by that code. */
export const isCityCode = (code: string): boolean => byCity.has(code);

/** The airports that a code of a search stands for, the most important first: those of a city, or the airport itself. */
export const airportsOf = (code: string): readonly string[] => byCity.get(code) ?? [code];

/** Whether two codes of a search have an airport in common: nobody flies from New York to JFK. */
export const shareAirport = (one: string, other: string): boolean => {
  const airports = airportsOf(other);
  return airportsOf(one).some((airport) => airports.includes(airport));
};

/** The code for all airports of the city of an airport; undefined where there is none. */
export const cityOfAirport = (iata: string): string | undefined =>
  [...byCity].find(([, airports]) => airports.includes(iata))?.[0];
