export { type Clock, ClockContext, useClock, useNow } from "./clock.ts";
export { dateTime, relativeTime } from "./date-time.ts";
export { relativeDeparture } from "./relative-departure.ts";
