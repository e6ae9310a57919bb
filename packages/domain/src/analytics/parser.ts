export { layerWords } from "./lexicon.ts";
export { indexNames, kindOf, type Name, nameByCode, type NameIndex } from "./names.ts";
export { nearestPlans, type Parsed, parseQuestion } from "./parse.ts";
