export { type Clock, ClockContext, useClock, useNow } from "./clock.ts";
export { cardDay, dateTime, dayInDigits, dayText, relativeTime, zoneName } from "./date-time.ts";
