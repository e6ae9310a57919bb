import {
  addMonths,
  clampDate,
  type DateBounds,
  daysBetween,
  firstDayOfWeek,
  firstOfMonth,
  isWithin,
  lastOfMonth,
} from "@gatehouse/domain/time";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { dayByKey } from "./calendar-keys.ts";
import { localeOfReader } from "./locale-of-reader.ts";

interface CalendarOptions {
  /** How many months stand side by side. */
  readonly months: number;
  /** The day that has the focus at first. */
  readonly start: string;
  readonly bounds: DateBounds;
  readonly locale: string;
  /** A day inside the bounds was chosen. */
  readonly onPick: (date: string) => void;
}

const dayOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-date]")?.dataset["date"] : undefined;

/** The months shown, the day with the focus and the one pointed at. */
export function useCalendar({ months, start, bounds, locale, onPick }: CalendarOptions) {
  const firstDay = firstDayOfWeek(localeOfReader(locale));
  const first = firstOfMonth(bounds.min);
  const last = lastOfMonth(bounds.max);
  const [focused, setFocused] = useState(() => clampDate(start, bounds));
  const [shown, setShown] = useState(() => firstShown(firstOfMonth(focused), months, first, last));
  const [pointed, setPointed] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const takeFocus = useRef(true);

  // Months that became fewer (a narrow window) still show the day with the focus.
  const visible = keepVisible(shown, focused, months);
  const goTo = (date: string): void => {
    const day = clampDate(date, { min: first, max: last });
    setFocused(day);
    setShown(firstShown(keepVisible(visible, day, months), months, first, last));
  };
  /** Turns the pages and leaves the focus where it is. */
  const turn = (by: number): void => {
    const page = firstShown(addMonths(visible, by), months, first, last);
    setShown(page);
    setFocused(clampDate(addMonths(focused, by), { min: page, max: lastOfMonth(addMonths(page, months - 1)) }));
  };

  useLayoutEffect(() => {
    if (!takeFocus.current) return;
    takeFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus({ preventScroll: true });
  });

  const pick = (date: string | undefined): void => {
    if (date === undefined || !isWithin(date, bounds)) return;
    setFocused(date);
    onPick(date);
  };

  return {
    focused,
    pointed,
    firstDay,
    /** First day of each month shown. */
    pages: Array.from({ length: months }, (_, index) => addMonths(visible, index)),
    canTurn: { back: visible > first, forward: lastOfMonth(addMonths(visible, months - 1)) < last },
    turn,
    goTo,
    /** To a day, with the focus. */
    visit: (date: string): void => {
      takeFocus.current = true;
      goTo(date);
    },
    gridProps: {
      ref: grid,
      onKeyDown: (event: KeyboardEvent): void => {
        const date = dayOf(event.target);
        if (date === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === "Enter" || event.key === " ") pick(date);
        else {
          const next = dayByKey(event, date, firstDay, getComputedStyle(event.currentTarget).direction === "rtl");
          if (next === undefined) return;
          takeFocus.current = true;
          setPointed(undefined);
          goTo(next);
        }
        event.preventDefault();
      },
      onClick: (event: MouseEvent): void => pick(dayOf(event.target)),
      onPointerOver: (event: PointerEvent): void => {
        if (event.pointerType === "mouse") setPointed(dayOf(event.target));
      },
      onPointerLeave: (): void => setPointed(undefined),
    },
  };
}

/** The first of the months shown, moved as little as it takes to show a day. */
function keepVisible(shown: string, date: string, months: number): string {
  const month = firstOfMonth(date);
  if (month < shown) return month;
  return month > addMonths(shown, months - 1) ? addMonths(month, 1 - months) : shown;
}

/** Never turned past the bounds, unless fewer months lie inside them than are shown. */
function firstShown(month: string, months: number, first: string, last: string): string {
  const latest = addMonths(firstOfMonth(last), 1 - months);
  const kept = month > latest ? latest : month;
  return daysBetween(first, kept) < 0 ? first : kept;
}
