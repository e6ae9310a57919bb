// An entry of its own: only fields that people type into need it, and they come after the first screen.
export { parseDayAhead } from "./parse-day-ahead.ts";
export { meantDates, parseDate, parseTime } from "./parse-date.ts";
