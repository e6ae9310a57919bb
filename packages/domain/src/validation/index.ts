export { flag, integer, list, secret, text } from "./wire.ts";
