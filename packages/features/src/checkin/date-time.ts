export { dateTime, relativeTime, zoneName } from "../app/time/index.ts";
