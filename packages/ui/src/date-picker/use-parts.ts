import {
  type DateBounds,
  type DateProblem,
  dateProblem,
  isDate,
  isTime,
  plainDate,
  travelDate,
} from "@gatehouse/domain/time";
import { meantDates, parseDate, parseDayAhead, parseTime } from "@gatehouse/domain/time/parse";
import type { ChangeEvent, FocusEvent, KeyboardEvent } from "react";
import { localeOfReader } from "./locale-of-reader.ts";
import type { DateLabels } from "./types.ts";
import { useTypedText } from "./use-typed-text.ts";

/** One input of a picker and what is wrong with it. */
export interface Part {
  /** What to show beside the field: what is wrong with the text, or else what the form says. */
  readonly message: string | undefined;
  /** Types a text in the place of what is there. */
  readonly type: (text: string) => void;
  readonly input: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    readonly "aria-invalid": boolean;
    readonly placeholder: string;
  };
}

interface PartOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly labels: DateLabels;
  /** The form's own message. */
  readonly error: string | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

function words(problem: DateProblem, value: string, locale: string, labels: DateLabels, bounds: DateBounds): string {
  if (problem === "tooEarly") return labels.tooEarly(bounds.min);
  if (problem === "tooLate") return labels.tooLate(bounds.max);
  const [one, other] = meantDates(value, locale, bounds);
  return one !== undefined && other !== undefined ? labels.ambiguous(one, other) : labels.notADate;
}

/** The date half of the date picker's typed field. */
export function useDatePart(
  options: PartOptions & {
    readonly bounds: DateBounds;
    readonly locale: string;
    /** Alt and the arrow down open the calendar, as they open every list. */
    readonly onOpen: () => void;
    /** The day from which a field for days ahead counts; undefined for any other field. */
    readonly aheadOf: string | undefined;
    /** Whether a day is shown as people write it. */
    readonly written: boolean;
  },
): Part {
  const { value, bounds, labels, onOpen, aheadOf, written } = options;
  const locale = localeOfReader(options.locale);
  const typed = useTypedText({
    value,
    onChange: options.onChange,
    parse: (text) =>
      aheadOf === undefined ? parseDate(text, locale, bounds) : parseDayAhead(text, locale, bounds, aheadOf),
    problemOf: (text) => dateProblem(text, bounds),
  });
  const message = typed.problem === undefined ? options.error : words(typed.problem, value, locale, labels, bounds);
  const say = aheadOf === undefined ? plainDate : travelDate;
  const shown = written && !typed.edited && isDate(value) ? say(value, options.locale) : value;
  return part({ ...options, value: shown }, typed, message, labels.datePlaceholder, (event) => {
    if (!event.altKey || event.key !== "ArrowDown") return;
    event.preventDefault();
    onOpen();
  });
}

/** The time half of the date picker's typed field. */
export function useTimePart(options: PartOptions): Part {
  const { value, labels } = options;
  const typed = useTypedText({
    value,
    onChange: options.onChange,
    parse: parseTime,
    problemOf: (text) => (text === "" || isTime(text) ? undefined : "notATime"),
  });
  const message = typed.problem === undefined ? options.error : labels.notATime;
  return part(options, typed, message, labels.timePlaceholder);
}

function part(
  { value, onBlur, onKeyDown }: PartOptions,
  typed: {
    readonly type: (text: string) => void;
    readonly settle: () => void;
    readonly settleOnEnter: (event: KeyboardEvent) => void;
  },
  message: string | undefined,
  placeholder: string,
  keys?: (event: KeyboardEvent) => void,
): Part {
  return {
    message,
    type: typed.type,
    input: {
      value,
      placeholder,
      "aria-invalid": message !== undefined,
      onChange: (event) => typed.type(event.currentTarget.value),
      onBlur: (event) => {
        typed.settle();
        onBlur?.(event);
      },
      onKeyDown: (event) => {
        typed.settleOnEnter(event);
        keys?.(event);
        onKeyDown?.(event);
      },
    },
  };
}
