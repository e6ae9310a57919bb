import { isDate } from "@gatehouse/domain/time";
import { DateField } from "@gatehouse/ui/date-picker";
import { useDateLabels } from "../../../app/date-labels/index.ts";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import type { TextPath } from "../form/paths.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { useFieldLabel, useRequestField } from "../form/use-request-field.ts";
import { messages } from "../messages/index.ts";

export interface RequestDateProps {
  readonly path: TextPath;
  /** The first day that makes sense, and the last; what is no day bounds nothing. */
  readonly min: string;
  readonly max?: string | undefined;
  /** What is said of a day before the first. */
  readonly tooEarly: string;
  /** In the place of the form's own change: what follows from it. */
  readonly onChange?: ((date: string) => void) | undefined;
}

/** A day of the request: typed in any form the reader's language knows, or chosen in the calendar. */
export function RequestDate({ path, min, max = "", tooEarly, onChange }: RequestDateProps) {
  const t = useMessages(messages);
  const labels = useDateLabels(true);
  const locale = useLanguage();
  const label = useFieldLabel(path);
  const { today, isNarrow } = useRequestForm();
  const { id, ref, value, error, change, leave } = useRequestField(path);
  const last = isDate(max) && (!isDate(min) || max >= min) ? max : undefined;
  return (
    <DateField
      id={id}
      ref={ref}
      name={path}
      size={isNarrow ? "lg" : "md"}
      today={today}
      locale={locale}
      min={isDate(min) ? min : undefined}
      max={last}
      value={value}
      onChange={onChange ?? change}
      onBlur={leave}
      written
      error={error}
      aria-required
      labels={{ ...labels, label, tooEarly: () => tooEarly, tooLate: () => t("problem.date.outsideTrip") }}
    />
  );
}
