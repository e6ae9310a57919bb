export { parseBcbp } from "./bcbp.ts";
export { carrierOf, isCarrierCode, isKnownCarrier, sameCarrier } from "./carriers.ts";
export { type CheckedPoint, type PointVerdict, pointVerdicts } from "./checked-point.ts";
export { type LinkCircumstances, type PointCheck, settleChecks, type SettledChecks, unprovenBy } from "./checks.ts";
export {
  type Ownership,
  type PossibleOwner,
  passOwnership,
  pageOwnership,
  ownershipSummary,
  type OwnershipSummary,
  frequentFlyerOf,
  type PageOwnership,
} from "./ownership.ts";
export { passengerDescriptions, passengerStatuses } from "./codes.ts";
export {
  type ComparedPage,
  type ComparedPass,
  type ComparedPoint,
  comparePage,
  comparePass,
  type ExpectedPass,
  isAgreeing,
  judgedPoints,
} from "./compare.ts";
export {
  type FoundPoint,
  type FoundTraveller,
  type LinkFindings,
  type PassDocument,
  passDocuments,
  type PassengerStatus,
} from "./findings.ts";
export { dayOfYearOf, flightDateOf } from "./flight-date.ts";
export { type FlightNumber, flightNumberOf, sameFlightNumber } from "./flight-number.ts";
export { type JudgedLink, judgeLink, type LinkWords } from "./judge-link.ts";
export { passLetters, passName } from "./pass-name.ts";
export { readPassText } from "./pass-text.ts";
export { type Proof, proofs } from "./proof.ts";
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
export {
  checkPoints,
  type CheckPoint,
  type IdentityPoint,
  identityPoints,
  type PassPoint,
  passPoints,
} from "./points.ts";
export { type PassKind, passKinds, type TravellerKind, travellerKinds } from "./kinds.ts";
export type { BookedCheckIn } from "./traveller-mark.ts";
export { kindOfTraveller } from "./traveller-kind.ts";
