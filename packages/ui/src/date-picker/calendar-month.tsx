import { chakra, useSlotRecipe, VisuallyHidden } from "@chakra-ui/react";
import {
  addDays,
  type DateBounds,
  type DateRange,
  dayNumber,
  fullDate,
  isWithin,
  monthWeeks,
  startOfWeek,
  weekdayName,
} from "@gatehouse/domain/time";
import { calendarLook } from "./recipes.ts";

export interface CalendarMonthProps {
  /** Any day of it, `YYYY-MM-DD`. */
  readonly month: string;
  /** Id of the element that names the month. */
  readonly labelledBy: string;
  readonly describedBy: string;
  /** What is chosen; a single day is in `from`. */
  readonly value: DateRange;
  /** Whether two days make a range here. */
  readonly range: boolean;
  /** Where the range would end now. */
  readonly preview: string | undefined;
  /** The day that Tab leads to. */
  readonly focused: string;
  readonly bounds: DateBounds;
  readonly today: string;
  readonly todayLabel: string;
  readonly locale: string;
  /** ISO weekday. */
  readonly firstDay: number;
}

/** The grid of one month. Its events are listened to by the calendar around it. */
export function CalendarMonth({ month, labelledBy, describedBy, range, locale, firstDay, ...day }: CalendarMonthProps) {
  const styles = useSlotRecipe({ recipe: calendarLook })();
  const first = startOfWeek(day.today, firstDay);
  const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  // Where even the short names are words (Arabic), one letter has to do; the whole name is read.
  const style = week.some((date) => weekdayName(date, locale, "short").length > 5) ? "narrow" : "short";
  return (
    <chakra.table
      role="grid"
      css={styles["grid"]}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-multiselectable={range}
    >
      <thead>
        <tr>
          {week.map((date) => (
            <th key={date} scope="col" abbr={weekdayName(date, locale, "long")}>
              <span aria-hidden>{weekdayName(date, locale, style)}</span>
              <VisuallyHidden>{weekdayName(date, locale, "long")}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month, firstDay).map((days, row) => (
          <tr key={row}>
            {days.map((date, column) =>
              date === undefined ? (
                <td key={column} aria-hidden />
              ) : (
                <Day key={column} date={date} locale={locale} {...day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

/** Said aloud: not every reader derives it from the grid around. */
const gridcell = { role: "gridcell" } as const;

type DayProps = Pick<
  CalendarMonthProps,
  "value" | "preview" | "focused" | "bounds" | "today" | "todayLabel" | "locale"
> & { readonly date: string };

function Day({ date, value: { from, to }, preview, focused, bounds, today, todayLabel, locale }: DayProps) {
  const end = to || (preview ?? "");
  const inRange = from !== "" && end > from && from <= date && date <= end;
  const edge = date === from ? "from" : date === to ? "to" : undefined;
  return (
    <td
      {...gridcell}
      data-date={date}
      tabIndex={date === focused ? 0 : -1}
      aria-label={date === today ? `${fullDate(date, locale)}, ${todayLabel}` : fullDate(date, locale)}
      aria-selected={edge !== undefined || (to !== "" && inRange)}
      aria-disabled={!isWithin(date, bounds)}
      aria-current={date === today ? "date" : undefined}
      data-edge={edge}
      data-in-range={inRange || undefined}
      data-preview={(to === "" && date === preview) || undefined}
    >
      <span>{dayNumber(date, locale)}</span>
    </td>
  );
}
