export { answerTo, assistantAnswer, type AssistantAnswer, type AssistantTalk, handOver } from "./answer.ts";
export { modelInstructions, type ModelReading, type ModelTurn, readModelAnswer } from "./model.ts";
export type { AssistantLanguage, FindPlace, FlightQuery, Place } from "./read-flight-query.ts";
