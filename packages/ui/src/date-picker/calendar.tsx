import { chakra, Button, useSlotRecipe, VisuallyHidden } from "@chakra-ui/react";
import { type DateBounds, type DateRange, isWithin, monthName } from "@gatehouse/domain/time";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { CalendarMonth } from "./calendar-month.tsx";
import { MonthSelects } from "./month-selects.tsx";
import type { DateLabels } from "./types.ts";
import { useCalendar } from "./use-calendar.ts";
import { calendarLook } from "./recipes.ts";

export interface CalendarProps {
  readonly months: number;
  /** What is chosen; a single day is in `from`. */
  readonly value: DateRange;
  readonly range: boolean;
  /** Whether the next day ends the range: then it is previewed. */
  readonly ending: boolean;
  readonly bounds: DateBounds;
  readonly today: string;
  readonly locale: string;
  readonly labels: DateLabels;
  readonly onPick: (date: string) => void;
  /** Beside the button that goes to today. */
  readonly children?: ReactNode;
}

/**
 * Months side by side, with the keys of the ARIA Authoring Practices. Hand-made: Ark's date picker, which Chakra brings, cannot lead
 * to days outside the bounds by key, takes Home and End for the month, leaves Space and the names of the weekdays out, has a clock
 * and English words of its own, replaces what it cannot read, and weighs 49 kB where this weighs 5.
 */
export function Calendar(props: CalendarProps) {
  const { months, value, range, ending, bounds, today, locale, labels, onPick, children } = props;
  const styles = useSlotRecipe({ recipe: calendarLook })();
  const id = useId();
  const start = (ending && value.to) || value.from || value.to || today;
  const calendar = useCalendar({ months, start, bounds, locale, onPick });
  const { pages, canTurn, focused, pointed } = calendar;
  const preview = range && ending && value.to === "" ? (pointed ?? focused) : undefined;
  return (
    <>
      <chakra.div css={styles.months} {...calendar.gridProps}>
        {pages.map((page, index) => (
          <div key={index}>
            <chakra.div css={styles.head}>
              {index === 0 && (
                <Turn label={labels.previousMonth} disabled={!canTurn.back} onClick={() => calendar.turn(-1)} back />
              )}
              <chakra.div css={styles.title}>
                <VisuallyHidden id={`${id}-${index}`}>{monthName(page, locale)}</VisuallyHidden>
                {index === 0 ? (
                  <MonthSelects month={page} bounds={bounds} locale={locale} labels={labels} onChange={calendar.goTo} />
                ) : (
                  <span aria-hidden>{monthName(page, locale)}</span>
                )}
              </chakra.div>
              {index === pages.length - 1 && (
                <Turn label={labels.nextMonth} disabled={!canTurn.forward} onClick={() => calendar.turn(1)} />
              )}
            </chakra.div>
            <CalendarMonth
              month={page}
              labelledBy={`${id}-${index}`}
              describedBy={`${id}-keys`}
              value={value}
              range={range}
              preview={preview}
              focused={focused}
              bounds={bounds}
              today={today}
              todayLabel={labels.today}
              locale={locale}
              firstDay={calendar.firstDay}
            />
          </div>
        ))}
      </chakra.div>
      <VisuallyHidden id={`${id}-keys`}>{labels.keys}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{pages.map((page) => monthName(page, locale)).join(" – ")}</VisuallyHidden>
      <chakra.div css={styles.footer}>
        <Button
          type="button"
          variant="ghost"
          ms="-2"
          disabled={!isWithin(today, bounds)}
          onClick={() => calendar.visit(today)}
        >
          {labels.today}
        </Button>
        {children}
      </chakra.div>
    </>
  );
}

interface TurnProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly back?: boolean;
  readonly onClick: () => void;
}

/** Stays in the order of Tab when it is off: the focus is not lost at the last month. */
const Turn = ({ label, disabled, back = false, onClick }: TurnProps) => (
  <Button
    type="button"
    variant="ghost"
    px="0"
    aria-label={label}
    aria-disabled={disabled}
    onClick={() => !disabled && onClick()}
    css={{ "[dir=rtl] & svg": { transform: "scaleX(-1)" } }}
  >
    {back ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
  </Button>
);
