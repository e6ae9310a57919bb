import { type BookingWindow, type SearchForm, withDepartDate } from "@gatehouse/domain/flights";
import { DateField, DateRangePicker } from "@gatehouse/ui/date-picker";
import { useDateLabels } from "../../app/date-labels/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { longDay } from "../day-text.ts";
import { messages } from "../messages/index.ts";

export interface TravelDatesProps {
  /** The inputs' ids are `<id>-from` and `<id>-to`, also where there is one date only. */
  readonly id: string;
  readonly form: SearchForm;
  readonly onChange: (form: SearchForm) => void;
  readonly window: BookingWindow;
  /** The reader's date, yyyy-mm-dd. */
  readonly today: string;
  readonly errors: { readonly departDate: string | undefined; readonly returnDate: string | undefined };
  readonly size: "md" | "lg";
}

/** When to leave, and when to come back: from yesterday to 270 days ahead (FLT-3), in one calendar of two months. */
export function TravelDates({ id, form, onChange, window, today, errors, size }: TravelDatesProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const common = useDateLabels();
  const labels = {
    ...common,
    datePlaceholder: t("date.placeholder"),
    notADate: t("date.none"),
    ambiguous: (one: string, other: string) =>
      t("date.ambiguous", { one: longDay(one, language), other: longDay(other, language) }),
    tooEarly: (day: string) => common.tooEarly(longDay(day, language)),
    tooLate: (day: string) => common.tooLate(longDay(day, language)),
  };
  const shared = {
    min: window.earliest,
    max: window.latest,
    today,
    locale: language,
    size,
    required: true,
    ahead: true,
  } as const;
  if (form.oneWay)
    return (
      <DateField
        {...shared}
        id={`${id}-from`}
        months={2}
        value={form.departDate}
        onChange={(departDate) => onChange(withDepartDate(form, departDate))}
        error={errors.departDate}
        labels={{ ...labels, label: t("departDate") }}
      />
    );
  return (
    <DateRangePicker
      {...shared}
      id={id}
      value={{ from: form.departDate, to: form.returnDate }}
      onChange={({ from, to }) => onChange({ ...form, departDate: from, returnDate: to })}
      errors={{ from: errors.departDate, to: errors.returnDate }}
      labels={{
        ...labels,
        label: t("dates"),
        from: t("departDate"),
        to: t("returnDate"),
        chooseFirst: t("dates.first"),
        chooseLast: t("dates.last"),
        startAfterEnd: t("dates.cleared"),
      }}
    />
  );
}
