export { comparePassengers } from "./compare-passengers.ts";
export { confirmationLimits } from "./limits.ts";
export { type NotUnderstoodReason, notUnderstoodReasons } from "./not-understood.ts";
export { type PageCode, withPageCodes } from "./page-codes.ts";
export { readConfirmation } from "./read-confirmation.ts";
export { readableFields } from "./piece-reader.ts";
export {
  type ConfirmationFormat,
  confirmationFormats,
  type ConfirmationReading,
  type FieldDoubt,
  fieldDoubts,
  type FieldSource,
  type Ignored,
  ignoredReasons,
  type PieceDoubt,
  pieceDoubts,
  type ReadField,
  type Reading,
  type ReadingContext,
  type ReadPiece,
} from "./reading.ts";
export {
  type ComparedField,
  compareRead,
  counterpartOf,
  type FieldVerdict,
  pieceFrom,
  withKnownTravellers,
} from "./take-piece.ts";
