import { airlineGroups } from "../airlines/airline-groups.ts";

/**
 * ICAO designators by IATA designator: every airline of the groups of CHK-7 and of the product's reference data, and the
 * regional companies that fly under their names. Two where an airline changed it and old systems still print the former.
 */
const icaoByIata: Readonly<Record<string, string>> = {
  "2K": "GLG",
  "5J": "CEB",
  "5W": "WAZ",
  "6E": "IGO",
  A3: "AEE",
  A5: "HOP",
  AF: "AFR",
  AK: "AXM",
  AS: "ASA",
  AV: "AVA",
  AY: "FIN",
  B6: "JBU",
  BA: "BAW",
  BT: "BTI",
  CJ: "CFE",
  CL: "CLH",
  D7: "XAX",
  D8: "NSZ IBK",
  DG: "SRQ",
  DS: "EZS",
  DY: "NOZ NAX",
  E2: "EWE",
  E6: "EWL",
  EC: "EJU",
  EW: "EWG",
  F9: "FFT",
  FD: "AIQ",
  FR: "RYR",
  G4: "AAY",
  GQ: "SEH",
  I2: "IBS",
  I5: "IAD",
  IB: "IBE",
  KL: "KLM",
  LH: "DLH",
  LO: "LOT",
  LR: "LRC",
  LS: "EXS",
  LX: "SWR",
  N0: "NBT",
  NI: "PGA",
  OK: "CSA",
  OS: "AUA",
  PC: "PGT",
  QX: "QXE",
  QZ: "AWQ",
  RK: "RUK",
  RO: "ROT",
  SK: "SAS",
  TA: "TAI",
  TK: "THY",
  TP: "TAP",
  U2: "EZY",
  VF: "TKJ",
  VY: "VLG",
  W4: "WMT",
  W6: "WZZ",
  W9: "WUK",
  WA: "KLC",
  WR: "WEN",
  WS: "WJA",
  XJ: "TAX",
  XQ: "SXS",
  YW: "ANE",
  Z0: "UBT",
  Z2: "APG EZD",
};

/** Brands that sell and print each other's designators; each group counts as one carrier (BP-6). */
const brands: readonly (readonly string[])[] = [
  airlineGroups.EASYJET,
  airlineGroups.NORWEGIAN,
  airlineGroups.WIZZ,
  airlineGroups.EUROWINGS,
  airlineGroups.AIR_ASIA,
  ["IB", "I2", "YW"],
  ["5J", "DG"],
  ["FR", "RK"],
  ["N0", "Z0"],
  ["AF", "A5"],
  ["KL", "WA"],
  ["BA", "CJ"],
  ["LH", "CL"],
  ["TP", "NI"],
  ["AS", "QX"],
  ["WS", "WR"],
  ["AV", "TA", "LR", "2K"],
];

const iataByIcao = new Map(
  Object.entries(icaoByIata).flatMap(([iata, icao]) => icao.split(" ").map((code) => [code, iata] as const)),
);
const leaders = new Map(brands.flatMap((group) => group.map((iata) => [iata, group[0] ?? iata] as const)));

/** Whether a text has the shape of an airline designator: two characters with a letter among them, or three letters. */
export const isCarrierCode = (code: string): boolean => /^(?:(?=.?[A-Z])[A-Z0-9]{2}|[A-Z]{3})$/.test(code);

/**
 * The two-character designator of an airline.
 * @param code IATA or ICAO designator, in any case; one that is not known comes back as it is, in upper case
 */
export function carrierOf(code: string): string {
  const upper = code.trim().toUpperCase();
  return iataByIcao.get(upper) ?? upper;
}

/** Whether two designators stand for one carrier: IATA or ICAO, brands of one group alike. */
export function sameCarrier(a: string, b: string): boolean {
  const [one, other] = [carrierOf(a), carrierOf(b)];
  return (leaders.get(one) ?? one) === (leaders.get(other) ?? other);
}

/** Whether the airline is one that the product knows, by either designator. */
export const isKnownCarrier = (code: string): boolean => carrierOf(code) in icaoByIata;
