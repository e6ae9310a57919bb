import { dateBounds } from "@gatehouse/domain/time";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { BoxInput, FieldBox, Weekday } from "./field-box.tsx";
import { LazyCalendarDialog } from "./lazy-calendar-dialog.tsx";
import type { DateLabels, DatePickerBase } from "./types.ts";
import { useDatePart } from "./use-parts.ts";

export interface DateFieldProps
  extends DatePickerBase, Omit<ComponentProps<"input">, keyof DatePickerBase | "value" | "onChange" | "type"> {
  /**
   * `YYYY-MM-DD`, or empty. While something else is typed it is that text: check it with `dateProblem` of
   * `@gatehouse/domain/time`, which is also what the field shows.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The form's message; what is wrong with a typed text goes before it. */
  readonly error?: string | undefined;
  readonly helper?: ReactNode;
  /** How many months the calendar shows where there is room; on narrow screens one. Default 1. */
  readonly months?: 1 | 2 | undefined;
  /**
   * For readers who are no staff, and days that may lie anywhere: a day is shown as people write it (`22 Nov 2026`) while nobody types.
   * A field for days ahead does so by itself.
   */
  readonly written?: boolean | undefined;
  readonly labels: DateLabels & {
    readonly label: string;
    /** Behind the name of a field that may be left empty: "(optional)". */
    readonly optional?: string | undefined;
  };
}

/**
 * One day: typed in any form the locale knows, or chosen in a calendar. `name`, `id`, `ref`, `onBlur`, `aria-*` and all else go to
 * the input, so it can be given to a form library as it is.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, error, helper, labels, min = dateBounds.min, max = dateBounds.max, ...more } = props;
  const { today, locale, size, ahead = false, written = ahead, months = 1, onBlur, onKeyDown, ...rest } = more;
  const own = useId();
  const id = rest.id ?? own;
  const box = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const bounds = { min, max };
  const open = (): void => setAnchor(box.current);
  const aheadOf = ahead ? today : undefined;
  const part = useDatePart({
    value,
    onChange,
    error,
    labels,
    bounds,
    locale,
    aheadOf,
    written,
    onBlur,
    onKeyDown,
    onOpen: open,
  });
  return (
    <FieldBox
      size={size}
      label={labels.label}
      optional={labels.optional}
      labelFor={id}
      labelId={`${id}-label`}
      required={rest.required}
      disabled={rest.disabled}
      parts={1}
      messages={[part.message]}
      messageId={`${id}-message`}
      helper={helper}
      calendar={`${labels.label}: ${labels.calendar}`}
      calendarOpen={anchor !== null}
      onCalendar={open}
      box={box}
      dialog={
        anchor && (
          <LazyCalendarDialog
            anchor={anchor}
            value={{ from: value, to: "" }}
            active={undefined}
            months={months}
            bounds={bounds}
            today={today}
            locale={locale}
            label={labels.label}
            labels={labels}
            onChange={({ from }) => onChange(from)}
            onClose={() => setAnchor(null)}
            onType={
              ahead
                ? (text) => {
                    setAnchor(null);
                    part.type(text);
                  }
                : undefined
            }
          />
        )
      }
    >
      <BoxInput
        kind="date"
        fieldSize={size}
        {...rest}
        id={id}
        aria-describedby={[rest["aria-describedby"], `${id}-message`].filter(Boolean).join(" ")}
        {...part.input}
        {...(ahead && {
          onClick: open,
          onChange: (event) => {
            // Who types needs no calendar, not even one that is on its way.
            setAnchor(null);
            part.input.onChange(event);
          },
        })}
      />
      {!written && <Weekday date={value} locale={locale} fieldSize={size} />}
    </FieldBox>
  );
}
