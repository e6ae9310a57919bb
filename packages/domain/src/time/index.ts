export {
  addDays,
  addMonths,
  clampDate,
  dateBounds,
  daysBetween,
  firstOfMonth,
  isDate,
  isWithin,
  lastOfMonth,
  monthWeeks,
  startOfWeek,
  weekday,
  type DateBounds,
} from "./calendar-date.ts";
export { dateProblem, type DateProblem } from "./date-problem.ts";
export {
  clearReversed,
  clearReversedInTime,
  isCompleteRange,
  isReversed,
  isReversedInTime,
  lastDays,
  lastMinutes,
  rangeInstants,
  type DateRange,
  type DateTimeRange,
  type InstantRange,
} from "./date-range.ts";
export {
  dateTimeText,
  dayNumber,
  fullDate,
  mediumDate,
  monthName,
  monthNames,
  plainDate,
  travelDate,
  weekdayName,
} from "./date-words.ts";
export { firstDayOfWeek } from "./first-day-of-week.ts";
export { clockChange, localClock, localInstant } from "./local-instant.ts";
export { isTime } from "./is-time.ts";
export { readerLocale } from "./reader-locale.ts";
export { zonedClock, type OperationsZone, type ZonedClock } from "./zoned-clock.ts";
