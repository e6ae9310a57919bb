import { lazy } from "react";

const load = () => import("./calendar-dialog.tsx");

/** The calendar, whose code arrives when it is first opened. */
export const LazyCalendarDialog = lazy(() => load().then(({ CalendarDialog }) => ({ default: CalendarDialog })));

/** Fetches it ahead, when somebody seems about to open it. */
export const prepareCalendar = (): void => {
  load().catch(() => undefined);
};
