import type { DateBounds } from "@gatehouse/domain/time";
import { type FocusEvent, type ReactNode, type Ref, useRef } from "react";
import { BoxInput, FieldBox, Weekday } from "./field-box.tsx";
import type { DateLabels } from "./types.ts";
import { useDatePart, useTimePart } from "./use-parts.ts";

/** One input of an end: its value, and everything that the form has to say about it. */
export interface EndInput {
  readonly id: string;
  readonly name: string | undefined;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export interface RangeEndProps {
  readonly id: string;
  /** Visible name of this end. */
  readonly label: string;
  readonly inside: boolean;
  readonly date: EndInput;
  readonly inputRef: Ref<HTMLInputElement> | undefined;
  /** Undefined where a range consists of days. */
  readonly time: EndInput | undefined;
  readonly bounds: DateBounds;
  readonly locale: string;
  /** See `ahead` of the pickers: the day from which it counts; undefined where days may be any. */
  readonly aheadOf: string | undefined;
  readonly size: "md" | "lg" | undefined;
  readonly disabled: boolean | undefined;
  readonly required: boolean | undefined;
  readonly labels: DateLabels;
  /** What is wrong with the range as a whole. */
  readonly problem: string | undefined;
  /** Why this end is empty now. */
  readonly warning: string | undefined;
  readonly calendarOpen: boolean;
  readonly onCalendar: (anchor: HTMLElement) => void;
  /** Somebody types: the calendar goes. */
  readonly onTyping: () => void;
  readonly onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The calendar, given how a text is typed in the field. */
  readonly dialog: (type: (text: string) => void) => ReactNode;
}

/** The start or the end of a range: a date, perhaps a time, in one box. */
export function RangeEnd(props: RangeEndProps) {
  const { id, label, inside, date, time, bounds, locale, size, disabled, required, labels, problem, onBlur } = props;
  const { inputRef, calendarOpen, onCalendar, onTyping, dialog, aheadOf } = props;
  const box = useRef<HTMLDivElement>(null);
  const open = (): void => {
    if (box.current) onCalendar(box.current);
  };
  const day = useDatePart({
    ...date,
    bounds,
    locale,
    labels,
    aheadOf,
    written: aheadOf !== undefined,
    onBlur,
    onOpen: open,
  });
  const clock = useTimePart({ value: "", onChange: () => undefined, error: undefined, ...time, labels, onBlur });
  const shared = { fieldSize: size, disabled, required, "aria-describedby": `${id}-message` };
  const invalid = problem === undefined ? {} : { "aria-invalid": true };
  return (
    <FieldBox
      size={size}
      label={label}
      labelFor={time === undefined ? date.id : undefined}
      labelId={`${id}-label`}
      inside={inside}
      required={required}
      disabled={disabled}
      parts={time === undefined ? 1 : 2}
      messages={[day.message, clock.message, problem]}
      warning={props.warning}
      messageId={`${id}-message`}
      calendar={`${label}: ${labels.calendar}`}
      calendarOpen={calendarOpen}
      onCalendar={open}
      box={box}
      dialog={dialog(day.type)}
    >
      <BoxInput
        kind="date"
        {...shared}
        ref={inputRef}
        id={date.id}
        name={date.name}
        {...(time === undefined ? {} : { "aria-label": date.label })}
        {...day.input}
        {...invalid}
        {...(aheadOf !== undefined && {
          onClick: open,
          onChange: (event) => {
            onTyping();
            day.input.onChange(event);
          },
        })}
      />
      {aheadOf === undefined && <Weekday date={date.value} locale={locale} fieldSize={size} />}
      {time && (
        <BoxInput
          kind="time"
          {...shared}
          id={time.id}
          name={time.name}
          aria-label={time.label}
          {...clock.input}
          {...invalid}
        />
      )}
    </FieldBox>
  );
}
