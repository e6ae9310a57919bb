import { lazyComponent } from "../lazy/index.ts";
import type { CalendarDialogProps } from "./calendar-dialog.tsx";

/** The calendar, whose code arrives when it is first opened. */
export const LazyCalendarDialog = lazyComponent<CalendarDialogProps>(
  () => import("./calendar-dialog.tsx").then(({ CalendarDialog }) => CalendarDialog),
  { over: true },
);

/** Fetches it ahead, when somebody seems about to open it. */
export const prepareCalendar = (): void => void LazyCalendarDialog.preload();
