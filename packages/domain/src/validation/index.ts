export { ruleTest } from "./rule-test.ts";
export { isStorable } from "./storable.ts";
export { capitals, flag, integer, list, secret, text } from "./wire.ts";
