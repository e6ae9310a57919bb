import { Button, chakra } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import {
  defaultMinutes,
  latestDay,
  type PerformanceForm as PerformanceValues,
  performanceSchema,
  quickMinutes,
} from "@gatehouse/domain/reports";
import { type DateTimeRange, isReversedInTime, lastMinutes, localClock } from "@gatehouse/domain/time";
import { DateTimeRangePicker } from "@gatehouse/ui/date-picker";
import { Notice } from "@gatehouse/ui/notice";
import { yupResolver } from "@hookform/resolvers/yup";
import { FileDown } from "lucide-react";
import type { FocusEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import { usePermission } from "../../app/index.ts";
import { useClock } from "../../app/time/index.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { CheckField } from "../check-field.tsx";
import { FormatField } from "../format-field.tsx";
import { messages as common } from "../messages/index.ts";
import { type PresetMinutes, useRangeWords } from "../range/use-range-words.ts";
import { SelectField } from "../select-field.tsx";
import { useReportWords } from "../use-report-words.ts";
import { useOperators } from "./data/use-operators.ts";
import { messages } from "./messages/index.ts";
import type { WorkReport } from "./performance-search.ts";

/** Ready-made ranges in minutes: a performance report is about days, a time span about hours. */
const presets: Readonly<Record<WorkReport, readonly PresetMinutes[]>> = {
  performance: [1440, 10_080, 43_200],
  "time-span": quickMinutes,
};
const parts = ["startDate", "startTime", "endDate", "endTime"] as const;
const nothing: DateTimeRange = { startDate: "", startTime: "", endDate: "", endTime: "" };

export interface PerformanceFormProps {
  readonly report: WorkReport;
  /** IANA time zone that the range is read in. */
  readonly zone: string;
  /** Asks for the report; what it rejects with is said beside the field that it is about. */
  readonly onGenerate: (form: PerformanceValues) => Promise<unknown>;
  readonly onReset: () => void;
  readonly busy: boolean;
}

/** What is asked of the performance and of the time span report (REP-3, REP-6). What was typed stays, whatever becomes of it. */
export function PerformanceForm({ report, zone, onGenerate, onReset, busy }: PerformanceFormProps) {
  const t = useMessages(messages);
  const tc = useMessages(common);
  const words = useReportWords();
  const language = useLanguage();
  const ranged = useRangeWords();
  const clock = useClock();
  const mayAll = usePermission("reportPerformanceAll");
  const { operators, error: operatorsFailed, retry } = useOperators();
  const blank = (): PerformanceValues => ({
    ...(report === "time-span" ? lastMinutes(clock(), defaultMinutes, zone) : nothing),
    operatorId: "",
    timeZone: zone,
    createdDate: false,
    format: "csv",
  });
  const today = localClock(clock(), zone).date;
  const { register, handleSubmit, getValues, setValue, setError, clearErrors, control, reset, formState } =
    useForm<PerformanceValues>({ defaultValues: blank(), resolver: yupResolver(performanceSchema(today)) });
  const { errors } = formState;
  const [startDate, startTime, endDate, endTime] = useWatch({ control, name: parts });
  const textFor = (key: string | undefined): string | undefined => textOf(common, key) ?? key;
  const missing = Object.values(errors).some((error) => error.message?.endsWith(".required"));

  const send = handleSubmit(
    async (form) => {
      try {
        await onGenerate(form);
      } catch (error) {
        const code = errorCode(error);
        if (code === "OPERATOR_NOT_FOUND") setError("operatorId", { message: words.error(error) });
        else if (code === "RANGE_REFUSED") setError("endDate", { message: words.error(error) });
      }
    },
    (wrong) => {
      const first = parts.find((name) => wrong[name]);
      if (first) document.querySelector<HTMLElement>(`#performance-${first}`)?.focus();
    },
  );

  /** An end before its start is taken away once it is left, and said beside it: it can be no end (REP-5). */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void => {
    const ends = ["performance-endDate", "performance-endTime"];
    const isStill = relatedTarget instanceof HTMLElement && ends.includes(relatedTarget.id);
    if (!ends.includes(currentTarget.id) || isStill || !isReversedInTime(getValues())) return;
    setValue("endDate", "");
    setError("endDate", { message: tc("reports.start.afterEnd") });
  };

  return (
    <chakra.form
      aria-label={t(`form.${report}`)}
      onSubmit={(event) => void send(event)}
      noValidate
      display="flex"
      flexDirection="column"
      gap="4"
    >
      {missing && <Notice tone="bad">{tc("reports.required")}</Notice>}
      {operatorsFailed !== undefined && (
        <Notice tone="warn" actions={<Button onClick={retry}>{tc("retry")}</Button>}>
          {t("operators.failed")}
        </Notice>
      )}
      <DateTimeRangePicker
        id="performance"
        layout="form"
        value={{ startDate, startTime, endDate, endTime }}
        onChange={(range) => {
          for (const part of parts) setValue(part, range[part]);
          clearErrors(parts);
        }}
        onBlur={leave}
        max={latestDay(today)}
        today={today}
        locale={language}
        required
        timeZone={zone}
        zoneLabel={ranged.zone.browser(zone)}
        now={clock}
        quickRanges={ranged.minutes(presets[report])}
        {...(report === "time-span" ? { initialQuickRange: String(defaultMinutes) } : {})}
        errors={Object.fromEntries(parts.map((part) => [part, textFor(errors[part]?.message)]))}
        labels={ranged.times}
      />
      {mayAll && (
        <>
          <chakra.div maxW={{ sm: "calc(50% - 0.5rem)" }}>
            <SelectField
              label={t("operator")}
              error={textFor(errors.operatorId?.message)}
              loading={operators === undefined && operatorsFailed === undefined}
              {...register("operatorId")}
            >
              <option value="">{t("operator.all")}</option>
              {operators?.map(({ userid, name }) => (
                <option key={userid} value={userid}>
                  {userid === name ? userid : `${userid} · ${name}`}
                </option>
              ))}
            </SelectField>
          </chakra.div>
          <CheckField label={t("createdDate")} help={t(`createdDate.help.${report}`)} {...register("createdDate")} />
        </>
      )}
      {report === "performance" && <FormatField label={t("format")} field={register("format")} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2" pt="1">
        <Button type="submit" variant="solid" aria-disabled={busy || undefined}>
          <FileDown aria-hidden /> {busy ? t("generating") : t("generate")}
        </Button>
        <Button
          onClick={() => {
            reset(blank());
            onReset();
          }}
        >
          {tc("reset")}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
