export { localClock, localInstant } from "./local-instant.ts";
export { zonedClock, type OperationsZone, type ZonedClock } from "./zoned-clock.ts";
