import type { Airport } from "../../reference/airports.ts";

/** Airports for business jets, which the data call large ones: no airline sells flights there. */
const businessAirports: ReadonlySet<string> = new Set(["TEB", "LBG", "FAB", "VNY", "PDK", "APA", "ADS", "OPF"]);

/** Kilometres of the longest flights from airports near a city, where a rule or the runway keeps long ones away; roughly. */
const shortHaul: Readonly<Record<string, number>> = {
  AEP: 3500,
  BUR: 4300,
  CGH: 3000,
  DAL: 4300,
  DCA: 3800,
  GMP: 2500,
  HPN: 2500,
  ITM: 2500,
  LCY: 3500,
  LGA: 2900,
  LIN: 2500,
  MDW: 4300,
  SDU: 2500,
  SHA: 3500,
  SNA: 4500,
  TSA: 3000,
  YTZ: 2500,
};

/** From here on a trip is a long one, for which people go to another airport than these. */
const longHaul = 5000;

/** Whether airlines sell flights from an airport. */
export const isSold = ({ iata }: Pick<Airport, "iata">): boolean => !businessAirports.has(iata);

/** Whether a flight of some kilometres can leave from an airport or arrive there. */
export const canFly = ({ iata }: Pick<Airport, "iata">, kilometres: number): boolean =>
  kilometres <= (shortHaul[iata] ?? Number.POSITIVE_INFINITY);

/** Whether an airport is offered in the place of another near it, for a trip of some kilometres. */
export const isAlternative = (airport: Pick<Airport, "iata">, kilometres: number): boolean =>
  isSold(airport) && (kilometres < longHaul || canFly(airport, longHaul));
