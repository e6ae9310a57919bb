export { relativeDeparture } from "../app/time/index.ts";
