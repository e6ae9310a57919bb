export { parseBcbp } from "./bcbp.ts";
export { carrierOf, isCarrierCode, isKnownCarrier, sameCarrier } from "./carriers.ts";
export { type CheckedPoint, type PointVerdict, pointVerdicts } from "./checked-point.ts";
export { type PointCheck, settleChecks, type SettledChecks } from "./checks.ts";
export { passengerDescriptions, passengerStatuses } from "./codes.ts";
export {
  type ComparedPage,
  type ComparedPass,
  type ComparedPoint,
  comparePage,
  comparePass,
  type ExpectedPass,
  isMatched,
} from "./compare.ts";
export { dayOfYearOf, flightDateOf } from "./flight-date.ts";
export { type FlightNumber, flightNumberOf, sameFlightNumber } from "./flight-number.ts";
export { passLetters, passName } from "./pass-name.ts";
export { readPassText } from "./pass-text.ts";
export { isInfantPass, passProblem, type PassProblem, passProblems } from "./problem.ts";
export {
  blankLeg,
  type PagePlace,
  type PassLeg,
  type PassNote,
  type PassNoteCode,
  passNoteCodes,
  type PassSource,
  passSources,
  passSymbologies,
  type PassSymbology,
  type ReadPass,
} from "./read-pass.ts";
export { type PassPoint, passPoints } from "./points.ts";
