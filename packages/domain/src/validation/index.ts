export { capitals, flag, integer, list, secret, text } from "./wire.ts";
