import { addDays, addMonths, startOfWeek } from "@gatehouse/domain/time";

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Where a key leads in a calendar's grid (ARIA Authoring Practices, date picker dialog).
 * @param date YYYY-MM-DD
 * @param firstDay ISO weekday on which weeks begin
 * @param rightToLeft the day before is at the right
 * @returns the day, or undefined when the key does not move
 */
export function dayByKey(
  { key, shiftKey }: Key,
  date: string,
  firstDay: number,
  rightToLeft: boolean,
): string | undefined {
  const forward = rightToLeft ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return addDays(date, forward);
    case "ArrowLeft":
      return addDays(date, -forward);
    case "ArrowDown":
      return addDays(date, 7);
    case "ArrowUp":
      return addDays(date, -7);
    case "Home":
      return startOfWeek(date, firstDay);
    case "End":
      return addDays(startOfWeek(date, firstDay), 6);
    case "PageDown":
      return addMonths(date, shiftKey ? 12 : 1);
    case "PageUp":
      return addMonths(date, shiftKey ? -12 : -1);
    default:
      return undefined;
  }
}
