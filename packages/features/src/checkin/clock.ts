export { type Clock, ClockContext, useClock, useNow } from "../app/time/index.ts";
