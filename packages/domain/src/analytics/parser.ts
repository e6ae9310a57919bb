export { layerWords } from "./lexicon.ts";
export { codeCalled, indexNames, kindOf, type Name, nameByCode, type NameIndex } from "./names.ts";
export { nearestPlans } from "./nearest.ts";
export { type Parsed, parseQuestion } from "./parse.ts";
export { grammarText, planFromModel } from "./model-plan.ts";
