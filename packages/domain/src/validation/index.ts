export { ruleTest } from "./rule-test.ts";
export { isPlainLine, isPlainText, isStorable } from "./storable.ts";
export { anyText, capitals, flag, integer, line, list, secret, text } from "./wire.ts";
