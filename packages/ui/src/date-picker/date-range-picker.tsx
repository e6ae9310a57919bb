import { type DateRange, lastDays } from "@gatehouse/domain/time";
import type { FocusEvent, ReactNode, Ref } from "react";
import { RangeFields } from "./range-fields.tsx";
import type { DateLabels, DatePickerBase } from "./types.ts";

export interface DateRangePickerProps extends DatePickerBase {
  /** `YYYY-MM-DD` or empty; while something else is typed, that text (see `DateField`). */
  readonly value: DateRange;
  /** A first day after the last one arrives with the last one cleared (UI-5). */
  readonly onChange: (value: DateRange) => void;
  readonly labels: DateLabels & {
    /** Names the range for screen readers, and the calendar. */
    readonly label: string;
    readonly from: string;
    readonly to: string;
    /** Beside the last day, when it was cleared. */
    readonly startAfterEnd: string;
  };
  /** The form's messages. */
  readonly errors?: Readonly<Partial<Record<keyof DateRange, string | undefined>>> | undefined;
  /** The inputs' ids are `<id>-from` and `<id>-to`. */
  readonly id?: string | undefined;
  /** The inputs' names are `<name>.from` and `<name>.to`. */
  readonly name?: string | undefined;
  /** `form` (default): names above the fields. `bar`: inside them, all in one line. */
  readonly layout?: "bar" | "form" | undefined;
  /** Ready-made ranges: so many last days, today among them, or two days. */
  readonly quickRanges?:
    | readonly ({ readonly id: string; readonly label: string } & (
        | { readonly days: number }
        | { readonly range: DateRange }
      ))[]
    | undefined;
  /** The quick range that the first value came from. */
  readonly initialQuickRange?: string | undefined;
  /** The quick range in force, for a screen that keeps track of it itself; null for none. */
  readonly quickRange?: string | null | undefined;
  /** A quick range was chosen; `onChange` has brought its range. */
  readonly onQuickRange?: ((id: string) => void) | undefined;
  /** Whose days they are, as a sentence; shown beside the fields. */
  readonly zoneLabel?: ReactNode;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The first input, for the focus. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Buttons of the bar. */
  readonly children?: ReactNode;
}

/** Two days, typed or chosen in a calendar of two months (one on narrow screens). */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    value,
    onChange,
    labels,
    errors,
    layout = "form",
    quickRanges,
    initialQuickRange,
    quickRange,
    onQuickRange,
    ref,
    ...rest
  } = props;
  const wide = ({ from, to }: DateRange) => ({ startDate: from, startTime: "", endDate: to, endTime: "" });
  return (
    <RangeFields
      {...optional}
      {...rest}
      times={false}
      months={2}
      layout={layout}
      labels={labels}
      value={wide(value)}
      onChange={({ startDate, endDate }) => onChange({ from: startDate, to: endDate })}
      partNames={{ startDate: "from", startTime: "", endDate: "to", endTime: "" }}
      partLabels={{
        start: labels.from,
        startDate: labels.from,
        startTime: "",
        end: labels.to,
        endDate: labels.to,
        endTime: "",
      }}
      errors={{ startDate: errors?.from, endDate: errors?.to }}
      quick={
        quickRanges && {
          initial: initialQuickRange,
          active: quickRange,
          onChoose: onQuickRange,
          items: quickRanges.map((item) => ({
            id: item.id,
            label: item.label,
            range: () => wide("range" in item ? item.range : lastDays(rest.today, item.days)),
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
  zoneLabel: undefined,
  onBlur: undefined,
  children: undefined,
};
