import { chakra } from "@chakra-ui/react";
import { type DateBounds, dateBounds } from "@gatehouse/domain/time";
import { DateField } from "@gatehouse/ui/date-picker";
import type { ReactNode } from "react";
import { useDateLabels } from "../../app/date-labels/index.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { useBoard, useInfoForm } from "../form/form-context.ts";
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
  const labels = useDateLabels(true);
  const locale = useLanguage();
  const { today } = useInfoForm();
  const { id, ref, value, error, change, leave } = useInfoField(path);
  // What is stored and was right once is no attempt of the reader's: told, not red (TRV-19).
  const untried = useBoard(({ problems, changed, left, isTried }) =>
    isTried || changed.has(path) || left.has(path) ? undefined : problems.find((each) => each.path === path)?.code,
  );
  const told = value === "" ? undefined : textOf(messages, untried);
  // Our words where a bound is crossed, those of the house for all else that is no date.
  const words = {
    notADate: t("date.invalid"),
    ...(tooEarly && { tooEarly: () => tooEarly }),
    ...(tooLate && { tooLate: () => tooLate }),
  };
  return (
    <DateField
      id={id}
      name={path}
      ref={ref}
      size="lg"
      today={today}
      locale={locale}
      written
      min={told === undefined ? bounds.min : dateBounds.min}
      max={told === undefined ? bounds.max : dateBounds.max}
      value={value}
      onChange={change}
      onBlur={leave}
      error={error}
      helper={
        told === undefined ? (
          helper
        ) : (
          <chakra.span color="state.warn.fg" fontWeight="strong">
            {told}
          </chakra.span>
        )
      }
      aria-required={!optional || undefined}
      autoComplete={autoComplete ?? "off"}
      labels={{ ...labels, ...words, label, optional: optional ? t("optional") : undefined }}
    />
  );
}
