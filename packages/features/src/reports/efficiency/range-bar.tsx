import { Button, chakra } from "@chakra-ui/react";
import {
  daysOf,
  defaultMinutes,
  efficiencyZone,
  latestDay,
  longestRange,
  quickMinutes,
  rangeProblem,
  type ReportMessage,
} from "@gatehouse/domain/reports";
import { type DateTimeRange, isCompleteRange, localClock, rangeInstants } from "@gatehouse/domain/time";
import { DateTimeRangePicker } from "@gatehouse/ui/date-picker";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useClock } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages as common } from "../messages/index.ts";
import { useRangeWords } from "../range/use-range-words.ts";
import { type EfficiencySearch, minutesOf, quickSearch, searchOf } from "./efficiency-search.ts";
import { messages } from "./messages/index.ts";

export interface RangeBarProps {
  /** What is shown. */
  readonly search: EfficiencySearch;
  /** The readings of the clock in India that it meant when it was read. */
  readonly range: DateTimeRange;
  /** Asks for a range, for the same one again too. */
  readonly onSearch: (search: EfficiencySearch) => void;
}

type Errors = Partial<Record<keyof DateTimeRange, string>>;

const missing = {
  startDate: "reports.startDate.required",
  startTime: "reports.startTime.required",
  endDate: "reports.endDate.required",
  endTime: "reports.endTime.required",
} as const satisfies Record<keyof DateTimeRange, ReportMessage>;
const fields = ["startDate", "startTime", "endDate", "endTime"] as const;

/** Which range the report is about: quick buttons, or two readings of the clock in India and Search. */
export function RangeBar({ search, range, onSearch }: RangeBarProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const ranged = useRangeWords();
  const language = useLanguage();
  const clock = useClock();
  const [draft, setDraft] = useState<DateTimeRange>();
  const [errors, setErrors] = useState<Errors>({});
  // Another range is shown (back, forward, Reset): what was typed was about the one before.
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setDraft(undefined);
    setErrors({});
  }
  const today = localClock(clock(), efficiencyZone).date;
  const ask = (next: EfficiencySearch): void => {
    setDraft(undefined);
    setErrors({});
    onSearch(next);
  };
  /** What keeps a typed range from being asked for; nothing when the picker says it itself. */
  const problemsOf = (typed: DateTimeRange): Errors => {
    const empty = Object.fromEntries(
      fields.filter((field) => typed[field] === "").map((field) => [field, words(missing[field])]),
    );
    if (Object.keys(empty).length > 0 || !isCompleteRange(typed)) return empty;
    const days = daysOf(rangeInstants(typed, efficiencyZone), efficiencyZone);
    return rangeProblem(days, today, longestRange.efficiency) === "TOO_LONG"
      ? { endDate: words("range.tooLong", { days: longestRange.efficiency }) }
      : {};
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (draft === undefined) return ask(search);
    const problems = problemsOf(draft);
    setErrors(problems);
    const late = rangeProblem({ from: draft.startDate, to: draft.endDate }, today) === "TOO_LATE";
    if (Object.keys(problems).length === 0 && isCompleteRange(draft) && !late) ask(searchOf(draft));
  };
  return (
    <chakra.form onSubmit={send} noValidate aria-label={ranged.label} css={layout}>
      <DateTimeRangePicker
        id="efficiency"
        value={draft ?? range}
        onChange={(next) => {
          setDraft(next);
          setErrors({});
        }}
        labels={ranged.times}
        locale={language}
        timeZone={efficiencyZone}
        // Said in the line above, beside the title: on a laptop there is no room left in this one.
        zoneLabel={undefined}
        today={today}
        max={latestDay(today)}
        now={clock}
        errors={errors}
        quickRanges={ranged.minutes(quickMinutes)}
        quickRange={draft ? null : String(minutesOf(search) ?? "")}
        onQuickRange={(id) => ask(quickSearch(Number(id)))}
      >
        <Button type="submit" variant="solid">
          <Search aria-hidden /> {t("search")} <KeyHint keys="Enter" />
        </Button>
        <Button type="button" onClick={() => ask(quickSearch(defaultMinutes))}>
          {t("reset")}
        </Button>
      </DateTimeRangePicker>
    </chakra.form>
  );
}

/** Where the ends are in one line, the line of what is wrong with them is always there: nothing below it jumps. */
const layout = { "& fieldset [aria-live]": { minHeight: { base: "0", md: "6" } } };
