import type { DateBounds } from "@gatehouse/domain/time";
import { DateField } from "@gatehouse/ui/date-picker";
import type { ReactNode } from "react";
import { useDateLabels } from "../../app/date-labels/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useInfoForm } from "../form/form-context.ts";
import type { InfoPath } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { useInfoField } from "./use-info-field.ts";

export interface InfoDateProps {
  readonly path: InfoPath;
  readonly label: string;
  readonly optional?: boolean;
  readonly helper?: ReactNode;
  /** Days that can be chosen, both ends included. */
  readonly bounds: DateBounds;
  /** The words for a day before the first of them, and after the last. */
  readonly tooEarly?: string;
  readonly tooLate?: string;
  readonly autoComplete?: string;
}

/** A day of the form: typed in any form the reader's language knows, or chosen in the calendar. */
export function InfoDate({
  path,
  label,
  optional = false,
  helper,
  bounds,
  tooEarly,
  tooLate,
  autoComplete,
}: InfoDateProps) {
  const t = useMessages(messages);
  const labels = useDateLabels();
  const locale = useLanguage();
  const { today } = useInfoForm();
  const { id, ref, value, error, change, leave } = useInfoField(path);
  // Our words where a bound is crossed, those of the house for all else that is no date.
  const words = { ...(tooEarly && { tooEarly: () => tooEarly }), ...(tooLate && { tooLate: () => tooLate }) };
  return (
    <DateField
      id={id}
      name={path}
      ref={ref}
      size="lg"
      today={today}
      locale={locale}
      min={bounds.min}
      max={bounds.max}
      value={value}
      onChange={change}
      onBlur={leave}
      error={error}
      helper={helper}
      aria-required={!optional || undefined}
      autoComplete={autoComplete ?? "off"}
      labels={{ ...labels, ...words, label, optional: optional ? t("optional") : undefined }}
    />
  );
}
