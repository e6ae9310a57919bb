export { type Clock, ClockContext, useClock, useNow } from "./clock.ts";
export { dateTime, dayInDigits, dayText, relativeTime, zoneName } from "./date-time.ts";
