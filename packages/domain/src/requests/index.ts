export { changeFlightDate, earliestFlightDate, undoDateChange, type DateChange } from "./date-chain.ts";
export {
  emptyRequestForm,
  newCar,
  newFlight,
  newHotel,
  newTrain,
  returnFlight,
  type CarEntry,
  type FlightEntry,
  type HotelEntry,
  type RequestComments,
  type RequestForm,
  type TrainEntry,
} from "./form.ts";
export { requestProblems, type RequestContext, type RequestProblem, type RequestProblemCode } from "./form-problems.ts";
export { defaultCarCompany, requestLimits, requestTextLimits, visitPurposes, type VisitPurpose } from "./limits.ts";
export {
  isFlightsOnly,
  requestModes,
  requestSections,
  type Organisation,
  type RequestMode,
  type RequestSections,
} from "./organisation.ts";
export {
  callHouseAddress,
  hasCallHouse,
  programAirports,
  type CallHouse,
  type Department,
  type DynamicField,
  type Program,
  type ProgramAirport,
} from "./program.ts";
export { otherStation, railStations, stationText, type RailStation } from "./rail-stations.ts";
export {
  isPending,
  pendingStatuses,
  requestName,
  requestStatuses,
  statusAfter,
  type RequestEvent,
  type RequestStatus,
} from "./status.ts";
export {
  formOf,
  submittedOf,
  type RequestedAccommodation,
  type RequestedCar,
  type RequestedFlight,
  type RequestedTrain,
  type SubmittedRequest,
} from "./submitted.ts";
export { submittedRequestSchema } from "./submitted-schema.ts";
export { timePreferenceHours, timePreferenceOf, timePreferences, type TimePreference } from "./time-preferences.ts";
export {
  isProgramColumn,
  type ProgramCells,
  programCells,
  type ProgramChange,
  programChanges,
  type ProgramColumn,
  programColumns,
  type ProgramFacts,
  programKey,
  programLimits,
  type ProgramProblem,
  type ProgramProblemCode,
  programProblemCodes,
  readProgram,
} from "./program-file.ts";
