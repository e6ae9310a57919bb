export { dateTime, relativeTime } from "../app/time/index.ts";
