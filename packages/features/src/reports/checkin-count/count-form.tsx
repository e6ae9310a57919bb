import { Button, chakra, Field, NativeSelect } from "@chakra-ui/react";
import { countDays, latestDay, longestRange, rangeProblem } from "@gatehouse/domain/reports";
import { type DateRange, isDate, isReversed, localClock } from "@gatehouse/domain/time";
import { DateRangePicker } from "@gatehouse/ui/date-picker";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { Search } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useClock } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { useVendors } from "../data/use-vendors.ts";
import { messages as common } from "../messages/index.ts";
import { useRangeWords } from "../range/use-range-words.ts";
import { type CountSearch, daysOfSearch, isLastDays } from "./count-search.ts";
import { messages } from "./messages/index.ts";

export interface CountFormProps {
  /** What is shown; the fields start with it. */
  readonly search: CountSearch;
  readonly vendors: ReturnType<typeof useVendors>;
  /** Asks for a count, for the same one again too. */
  readonly onSearch: (search: CountSearch) => void;
  /** Back to the last days of nobody. */
  readonly onReset: () => void;
}

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A vendor and days; the last ten are one button. Each field says what it misses, and the form says it once for all. */
export function CountForm({ search, vendors: { vendors, error, retry }, onSearch, onReset }: CountFormProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const ranged = useRangeWords();
  const language = useLanguage();
  const clock = useClock();
  const id = useId();
  const [vendor, setVendor] = useState(search.vendor ?? "");
  const [draft, setDraft] = useState<DateRange>();
  const [wrong, setWrong] = useState<{ readonly vendor?: string; readonly from?: string; readonly to?: string }>({});
  // Another count is shown (back, forward, Reset): the fields follow it.
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setVendor(search.vendor ?? "");
    setDraft(undefined);
    setWrong({});
  }
  // Days are those of the vendor's zone; before there is a vendor, of the browser's.
  const chosen = vendors?.find((each) => each.id === vendor);
  const today = localClock(clock(), chosen?.zone ?? browserZone()).date;
  const range = draft ?? daysOfSearch(search, today);
  const isLast = draft === undefined && isLastDays(search);

  const ask = (days: DateRange | undefined): void => {
    const required = words("reports.required");
    const missing = {
      ...(vendor === "" ? { vendor: required } : {}),
      ...(days && days.from === "" ? { from: required } : {}),
      ...(days && days.to === "" ? { to: required } : {}),
    };
    if (Object.keys(missing).length > 0) {
      setWrong(missing);
      return;
    }
    if (days) {
      // What is no date says so itself, and so does one after tomorrow.
      if (!isDate(days.from) || !isDate(days.to) || isReversed(days)) return;
      const problem = rangeProblem(days, today, longestRange.checkInCount);
      if (problem === "TOO_LONG") setWrong({ to: words("range.tooLong", { days: longestRange.checkInCount }) });
      if (problem !== undefined) return;
    }
    setWrong({});
    setDraft(undefined);
    onSearch({ vendor, ...days });
  };
  const incomplete = Object.values(wrong).includes(words("reports.required"));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    ask(isLast ? undefined : range);
  };
  return (
    <chakra.form aria-label={t("form")} onSubmit={send} noValidate css={layout}>
      {incomplete && (
        <Notice tone="bad" gridColumn="1 / -1">
          {words("reports.required")}
        </Notice>
      )}
      <Field.Root
        required
        invalid={wrong.vendor !== undefined || error !== undefined}
        ids={{ errorText: `${id}-error` }}
      >
        <Field.Label>
          {t("vendor")}
          <Field.RequiredIndicator />
        </Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-describedby={`${id}-error`}
            value={vendor}
            onChange={({ target }) => {
              setVendor(target.value);
              setWrong({});
            }}
          >
            <option value="">{vendors || error !== undefined ? t("vendor.choose") : t("vendor.loading")}</option>
            {vendor !== "" && !chosen && <option value={vendor}>{vendor}</option>}
            {vendors?.map(({ id: code, name }) => (
              <option key={code} value={code}>
                {code} · {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {wrong.vendor !== undefined && <Field.ErrorText>{wrong.vendor}</Field.ErrorText>}
        {error !== undefined && (
          <Field.ErrorText>
            {t("vendor.failed")}{" "}
            <Button variant="plain" size="sm" onClick={retry}>
              {words("retry")}
            </Button>
          </Field.ErrorText>
        )}
      </Field.Root>
      <DateRangePicker
        id="checkin-count"
        value={range}
        required
        onChange={(next) => {
          setDraft(next);
          setWrong({});
        }}
        labels={ranged.startEnd}
        zoneLabel={ranged.zone.vendor(chosen)}
        quickRanges={[{ id: "10days", label: ranged.preset("10days"), days: countDays }]}
        quickRange={isLast ? "10days" : null}
        onQuickRange={() => {
          // What was typed goes; the address means the last days again.
          if (isLastDays(search)) setDraft(undefined);
          ask(undefined);
        }}
        errors={wrong}
        locale={language}
        today={today}
        max={latestDay(today)}
        layout="bar"
      >
        {/* Both on one line, whichever it is. */}
        <chakra.div display="flex" flexShrink={0} gap="2">
          <Button type="submit" variant="solid">
            <Search aria-hidden /> {t("search")} <KeyHint keys="Enter" />
          </Button>
          <Button type="button" onClick={onReset}>
            {t("reset")}
          </Button>
        </chakra.div>
      </DateRangePicker>
    </chakra.form>
  );
}

const layout = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  alignItems: "start",
  "@container (min-width: 60rem)": {
    gridTemplateColumns: "minmax(0, 13rem) minmax(0, 1fr)",
    // Level with the vendor, below its name.
    "& fieldset": { pt: "1.6rem" },
    "& fieldset fieldset": { pt: "0" },
  },
} as const;
