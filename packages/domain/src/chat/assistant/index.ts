export { assistantAnswer, type AssistantAnswer, type AssistantTalk } from "./answer.ts";
export type { AssistantLanguage, FindPlace, FlightWish, Place } from "./read-wish.ts";
