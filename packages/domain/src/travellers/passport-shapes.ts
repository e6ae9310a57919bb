/**
 * How passport numbers look, by nationality (ISO 3166-1 alpha-3, as ICAO Doc 9303 codes states). In a shape `A` stands for a letter,
 * `0` for a digit, `*` for either. States publish little about their numbers and change them with every new series; refusing a
 * passport that exists keeps somebody from flying, so that every doubt is settled for the traveller.
 */

/**
 * Nationalities whose numbers `isPassportNumber` of the package `validator` knows: its code, and what its pattern looks like. Not
 * taken from it: SL, where it keeps Slovenia's pattern under Sierra Leone's code, and MZ and PH, whose patterns let anything follow. Where its
 * pattern asks for certain letters (Iceland, Indonesia, Jamaica, Korea, Malaysia, South Africa) any letter is right: the hint tells
 * these shapes, and whatever has one of them is accepted.
 */
export const validatorShapes = {
  ARG: ["AR", "AAA000000"],
  ARM: ["AM", "AA0000000"],
  AUS: ["AU", "A0000000"],
  AUT: ["AT", "A0000000"],
  AZE: ["AZ", "A00000000"],
  BEL: ["BE", "AA000000"],
  BGR: ["BG", "000000000"],
  BLR: ["BY", "AA0000000"],
  BRA: ["BR", "AA000000"],
  CAN: ["CA", "AA000000", "A000000AA"],
  CHE: ["CH", "A0000000"],
  CHN: ["CN", "A00000000", "AA0000000"],
  CYP: ["CY", "A000000", "A00000000"],
  CZE: ["CZ", "00000000"],
  DEU: ["DE", "*********"],
  DNK: ["DK", "000000000"],
  DZA: ["DZ", "000000000"],
  ESP: ["ES", "**000000", "***000000"],
  EST: ["EE", "A0000000", "AA0000000"],
  FIN: ["FI", "AA0000000"],
  FRA: ["FR", "00AA00000"],
  GBR: ["GB", "000000000"],
  GRC: ["GR", "AA0000000"],
  HRV: ["HR", "000000000"],
  HUN: ["HU", "AA000000", "AA0000000"],
  IDN: ["ID", "A0000000"],
  IND: ["IN", "A0000000"],
  IRL: ["IE", "**0000000"],
  IRN: ["IR", "A00000000"],
  ISL: ["IS", "A0000000"],
  ITA: ["IT", "**0000000"],
  JAM: ["JM", "A0000000"],
  JPN: ["JP", "AA0000000"],
  KAZ: ["KZ", "A0000000"],
  KOR: ["KR", "A00000000"],
  LBY: ["LY", "********"],
  LIE: ["LI", "A00000"],
  LTU: ["LT", "********"],
  LUX: ["LU", "********"],
  LVA: ["LV", "**0000000"],
  MEX: ["MX", "A00000000"],
  MLT: ["MT", "0000000"],
  MYS: ["MY", "A00000000"],
  NLD: ["NL", "AA******0"],
  NZL: ["NZ", "AA000000", "A000000"],
  PAK: ["PK", "AA0000000"],
  POL: ["PL", "AA0000000"],
  PRT: ["PT", "A000000"],
  ROU: ["RO", "00000000", "000000000"],
  RUS: ["RU", "000000000"],
  SVK: ["SK", "*0000000"],
  SWE: ["SE", "00000000"],
  THA: ["TH", "AA0000000", "A000000"],
  TUR: ["TR", "A00000000"],
  UKR: ["UA", "AA000000"],
  USA: ["US", "000000000", "A00000000"],
  ZAF: ["ZA", "A00000000"],
} as const satisfies Readonly<Record<string, readonly [iso2: string, ...shapes: string[]]>>;

/**
 * Nationalities for which a shape says too little: Germany leaves out the vowels and B, D, Q and S, and never changes that, so that an
 * O is always a mistyped 0.
 */
export const narrowerThanShapes: readonly string[] = ["DEU"];

/** Shapes that are beside those of `validator`, or alone where it has none. */
export const ownShapes: Readonly<Record<string, readonly string[]>> = {
  // Series P of 2014 and R of 2022: two letters (Microsoft Purview, "Australia passport number"; Australian Passport Office).
  AUS: ["AA0000000"],
  // Newer ones are seen with two letters; nothing is published, so that the traveller is right.
  AUT: ["AA0000000"],
  // Numbers of the series of 2022 mix letters and digits, as S0A00A00; at which places is not published.
  CHE: ["A*******"],
  // Numbers of service and diplomatic passports, and those of Hong Kong and Macao, whose holders are Chinese nationals (issue 1686
  // of validator.js; Hong Kong Immigration Department, series of 2019).
  CHN: ["A00000000", "AA0000000"],
  // RD and seven digits since the biometric series (PRADO DOM-AO-02001); two other letters before.
  DOM: ["AA0000000"],
  HKG: ["A00000000", "AA0000000"],
  // Seven digits before the biometric series of 2013, eight since.
  ISR: ["0000000", "00000000"],
  // N and eight digits since 2009.
  KAZ: ["A00000000"],
  // Since 21 December 2021 the fifth sign is a letter (Ministry of Foreign Affairs).
  KOR: ["A000A0000"],
  MAC: ["A00000000", "AA0000000"],
  // The electronic series of 2021 (issue 2641 of validator.js): letters may stand at any place.
  MEX: ["A*******", "A********"],
  MOZ: ["AA0000000", "00AA00000"],
  // Pull request 1959 of validator.js.
  NGA: ["A00000000"],
  PHL: ["A0000000A", "AA0000000", "AA000000", "A000000"],
  // Two letters since April 2018 (issue 2195 of validator.js).
  PRT: ["AA000000"],
  // One letter, seven digits, a check letter (Immigration & Checkpoints Authority).
  SGP: ["A0000000A"],
  SRB: ["000000000"],
  // One or two letters before six or seven digits (Microsoft Purview, "Slovakia passport number").
  SVK: ["AA000000", "AA0000000"],
  // P, a letter, seven digits (Microsoft Purview, "Slovenia passport number").
  SVN: ["AA0000000"],
  // The series of January 2022 begins with letters.
  SWE: ["AA000000", "AA0000000"],
  // Microsoft Purview, "Taiwan passport number".
  TWN: ["000000000"],
  VNM: ["A0000000", "A00000000"],
};
