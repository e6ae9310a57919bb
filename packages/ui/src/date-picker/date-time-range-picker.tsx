import { type DateTimeRange, lastMinutes } from "@gatehouse/domain/time";
import type { FocusEvent, ReactNode, Ref } from "react";
import { RangeFields } from "./range-fields.tsx";
import type { DateLabels, DatePickerBase } from "./types.ts";

export interface DateTimeRangePickerProps extends DatePickerBase {
  /** Readings of the zone's clock, `YYYY-MM-DD` and `HH:mm`, or empty; while something else is typed, that text (see `DateField`). */
  readonly value: DateTimeRange;
  /** A start after the end arrives with the end's date cleared (UI-5). */
  readonly onChange: (value: DateTimeRange) => void;
  readonly labels: DateLabels & {
    /** Names the range for screen readers, and the calendar. */
    readonly label: string;
    /** Visible names of the two ends. */
    readonly start: string;
    readonly end: string;
    /** Names of the four inputs. */
    readonly startDate: string;
    readonly startTime: string;
    readonly endDate: string;
    readonly endTime: string;
    /** Beside the end, when its date was cleared or lies before the start. */
    readonly startAfterEnd: string;
  };
  /** IANA time zone whose clock is read. */
  readonly timeZone: string;
  /** The zone as people know it, or a whole sentence; shown beside the fields. */
  readonly zoneLabel: ReactNode;
  /** Seconds since 1970, UTC; asked when a quick range is chosen. */
  readonly now: () => number;
  /** Ranges of the last minutes. */
  readonly quickRanges?:
    | readonly { readonly id: string; readonly label: string; readonly minutes: number }[]
    | undefined;
  /** The quick range that the first value came from. */
  readonly initialQuickRange?: string | undefined;
  /** The quick range in force, for a screen that keeps track of it itself; null for none. */
  readonly quickRange?: string | null | undefined;
  /** A quick range was chosen; `onChange` has brought its range. */
  readonly onQuickRange?: ((id: string) => void) | undefined;
  /** The form's messages. */
  readonly errors?: Readonly<Partial<Record<keyof DateTimeRange, string | undefined>>> | undefined;
  /** The inputs' ids are `<id>-startDate` and so on. */
  readonly id?: string | undefined;
  /** The inputs' names are `<name>.startDate` and so on. */
  readonly name?: string | undefined;
  /** `bar` (default): all in one line, the names inside the fields. `form`: above them. */
  readonly layout?: "bar" | "form" | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The first input, for the focus. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Buttons of the bar. */
  readonly children?: ReactNode;
}

const names = { startDate: "startDate", startTime: "startTime", endDate: "endDate", endTime: "endTime" };

/** From a date and time to a date and time on one zone's clock. `rangeInstants` of `@gatehouse/domain/time` makes instants of it. */
export function DateTimeRangePicker(props: DateTimeRangePickerProps) {
  const { labels, timeZone, now, quickRanges, initialQuickRange, quickRange, onQuickRange, ref, ...rest } = props;
  return (
    <RangeFields
      {...optional}
      {...rest}
      times
      months={2}
      labels={labels}
      partNames={names}
      partLabels={labels}
      quick={
        quickRanges && {
          initial: initialQuickRange,
          active: quickRange,
          onChoose: onQuickRange,
          items: quickRanges.map(({ id, label, minutes }) => ({
            id,
            label,
            range: () => lastMinutes(now(), minutes, timeZone),
          })),
        }
      }
      startRef={ref}
    />
  );
}

const optional = {
  id: undefined,
  name: undefined,
  errors: undefined,
  layout: undefined,
  onBlur: undefined,
  children: undefined,
};
