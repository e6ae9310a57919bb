import { chakra } from "@chakra-ui/react";
import { clearReversedInTime, dateBounds, type DateTimeRange, isDate, isReversedInTime } from "@gatehouse/domain/time";
import { Clock } from "lucide-react";
import { type FocusEvent, type ReactNode, type Ref, useId, useState } from "react";
import { LazyCalendarDialog } from "./lazy-calendar-dialog.tsx";
import { QuickRanges } from "./quick-ranges.tsx";
import { type EndInput, RangeEnd } from "./range-end.tsx";
import type { DateLabels, DatePickerBase } from "./types.ts";

export interface RangeFieldsProps extends DatePickerBase {
  readonly value: DateTimeRange;
  readonly onChange: (value: DateTimeRange) => void;
  /** Without them a range consists of days. */
  readonly times: boolean;
  /** The name that each part has in a form. */
  readonly partNames: Readonly<Record<keyof DateTimeRange, string>>;
  readonly partLabels: Readonly<Record<keyof DateTimeRange | "start" | "end", string>>;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly errors: Readonly<Partial<Record<keyof DateTimeRange, string | undefined>>> | undefined;
  readonly labels: DateLabels & { readonly label: string; readonly startAfterEnd: string };
  readonly layout: "bar" | "form" | undefined;
  readonly months: number;
  readonly quick: QuickChoice | undefined;
  readonly zoneLabel: ReactNode;
  readonly onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly startRef: Ref<HTMLInputElement> | undefined;
  readonly children: ReactNode;
}

interface QuickChoice {
  readonly items: readonly QuickRange[];
  readonly initial: string | undefined;
  /** The one in force, where the screen says so; null for none. */
  readonly active?: string | null | undefined;
  readonly onChoose?: ((id: string) => void) | undefined;
}

interface QuickRange {
  readonly id: string;
  readonly label: string;
  /** The range as it is when it is chosen. */
  readonly range: () => DateTimeRange;
}

const keys = ["startDate", "startTime", "endDate", "endTime"] as const;
const isSame = (one: DateTimeRange, other: DateTimeRange): boolean => keys.every((key) => one[key] === other[key]);

/** Both ends of a range, the calendar they share and the ready-made ranges: what the two range pickers have in common. */
export function RangeFields(props: RangeFieldsProps) {
  const { value, onChange, times, layout = "bar", labels, partLabels, quick, locale, size, disabled, required } = props;
  const bounds = { min: props.min ?? dateBounds.min, max: props.max ?? dateBounds.max };
  const own = useId();
  const id = props.id ?? own;
  const [open, setOpen] = useState<{ readonly end: "start" | "end"; readonly anchor: HTMLElement }>();
  const [cleared, setCleared] = useState(false);
  // What was said of the end that went is over once there is an end again, or no start either: the form was reset.
  if (cleared && (value.endDate !== "" || value.startDate === "")) setCleared(false);
  const [chosen, setChosen] = useState(() => (quick?.initial === undefined ? undefined : { id: quick.initial, value }));

  const change = (key: keyof DateTimeRange, text: string): void => {
    const next = { ...value, [key]: text };
    // An end before its start says so beside it; a start after its end takes the end away (UI-5).
    const kept = key === "startDate" || key === "startTime" ? clearReversedInTime(next) : next;
    if (kept !== next) setCleared(true);
    onChange(kept);
  };
  const input = (key: keyof DateTimeRange): EndInput => ({
    id: `${id}-${props.partNames[key]}`,
    name: props.name === undefined ? undefined : `${props.name}.${props.partNames[key]}`,
    label: partLabels[key],
    value: value[key],
    onChange: (text) => change(key, text),
    error: props.errors?.[key],
  });
  const sameDay = value.startDate === value.endDate;
  const problem = sameDay && isReversedInTime(value) ? labels.startAfterEnd : undefined;
  const shared = { inside: layout === "bar", locale, size, disabled, required, labels, onBlur: props.onBlur };
  const dialog = (end: "start" | "end") => (type: (text: string) => void) =>
    open?.end === end && (
      <LazyCalendarDialog
        anchor={open.anchor}
        value={{ from: known(value.startDate), to: known(value.endDate) }}
        active={end === "end" && isDate(value.startDate) ? "to" : "from"}
        months={props.months}
        bounds={bounds}
        today={props.today}
        locale={locale}
        label={labels.label}
        labels={labels}
        onChange={({ from, to }) => {
          setCleared(false);
          onChange({ ...value, startDate: from, endDate: to });
        }}
        onClose={() => setOpen(undefined)}
        onType={
          props.ahead
            ? (text) => {
                setOpen(undefined);
                type(text);
              }
            : undefined
        }
      />
    );
  const row = { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "flex-start" } as const;
  const fields = (
    <>
      {(["start", "end"] as const).map((end) => (
        <chakra.div key={end} flex={{ base: "1 1 100%", md: layout === "bar" ? "0 1 auto" : "1 1 12rem" }} minW="0">
          <RangeEnd
            {...shared}
            id={`${id}-${end}`}
            label={partLabels[end]}
            inputRef={end === "start" ? props.startRef : undefined}
            date={input(`${end}Date`)}
            time={times ? input(`${end}Time`) : undefined}
            bounds={
              end === "end" && isDate(value.startDate) && value.startDate > bounds.min
                ? { ...bounds, min: value.startDate }
                : bounds
            }
            problem={end === "end" ? problem : undefined}
            warning={end === "end" && cleared ? labels.startAfterEnd : undefined}
            aheadOf={props.ahead ? props.today : undefined}
            onTyping={() => setOpen(undefined)}
            calendarOpen={open?.end === end}
            onCalendar={(anchor) => setOpen({ end, anchor })}
            dialog={dialog(end)}
          />
        </chakra.div>
      ))}
    </>
  );
  return (
    <chakra.fieldset
      minW="0"
      aria-label={labels.label}
      {...(layout === "bar" ? row : { display: "flex", flexDirection: "column", gap: "3", alignItems: "stretch" })}
    >
      {quick && (
        <QuickRanges
          label={labels.label}
          items={quick.items}
          active={
            quick.active === undefined
              ? chosen && isSame(chosen.value, value)
                ? chosen.id
                : undefined
              : (quick.active ?? undefined)
          }
          disabled={disabled}
          size={size}
          onChoose={(chosenId) => {
            const range = quick.items.find((item) => item.id === chosenId)?.range();
            if (!range) return;
            setChosen({ id: chosenId, value: range });
            setCleared(false);
            onChange(range);
            quick.onChoose?.(chosenId);
          }}
        />
      )}
      {layout === "bar" ? (
        fields
      ) : (
        <chakra.div {...row} gap="4">
          {fields}
        </chakra.div>
      )}
      {layout === "bar" ? props.children : props.children && <chakra.div {...row}>{props.children}</chakra.div>}
      {props.zoneLabel !== undefined && (
        <chakra.div
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minHeight={layout === "bar" ? "control" : undefined}
          color="fg.muted"
          textStyle="sm"
          css={{ "& svg": { boxSize: "icon", flexShrink: 0 } }}
        >
          <Clock aria-hidden />
          {props.zoneLabel}
        </chakra.div>
      )}
    </chakra.fieldset>
  );
}

/** The calendar knows days only; what else was typed stays in the field. */
const known = (text: string): string => (isDate(text) ? text : "");
