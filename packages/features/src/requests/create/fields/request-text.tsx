import { TextField } from "@gatehouse/ui/field";
import { parseTime } from "@gatehouse/domain/time/parse";
import { useMessages } from "../../../i18n/index.ts";
import type { TextPath } from "../form/paths.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { useFieldLabel, useRequestField } from "../form/use-request-field.ts";
import { messages } from "../messages/index.ts";

export interface RequestTextProps {
  readonly path: TextPath;
  /** Default the name of the field. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly type?: "url" | undefined;
}

/** One line of text of the request. */
export function RequestText({ path, label, placeholder, optional = false, maxLength = 200, type }: RequestTextProps) {
  const t = useMessages(messages);
  const own = useFieldLabel(path);
  const { isNarrow } = useRequestForm();
  const { id, ref, value, error, change, leave } = useRequestField(path);
  return (
    <TextField
      id={id}
      ref={ref}
      name={path}
      fieldSize={isNarrow ? "lg" : "md"}
      label={label ?? own}
      optional={optional ? t("optional") : ""}
      required={!optional}
      placeholder={placeholder}
      maxLength={maxLength}
      inputMode={type}
      spellCheck={false}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={leave}
      error={error}
    />
  );
}

/** A time of day that may be left out, `HH:MM`; "1430" and "2:30 pm" are understood too. */
export function RequestTime({ path }: { readonly path: TextPath }) {
  const t = useMessages(messages);
  const label = useFieldLabel(path);
  const { isNarrow } = useRequestForm();
  const { id, ref, value, error, change, leave } = useRequestField(path);
  return (
    <TextField
      id={id}
      ref={ref}
      name={path}
      fieldSize={isNarrow ? "lg" : "md"}
      label={label}
      optional={t("optional")}
      placeholder={t("time.placeholder")}
      maxLength={12}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => {
        const meant = value === "" ? "" : parseTime(value);
        if (meant !== undefined && meant !== value) change(meant);
        leave();
      }}
      error={error}
    />
  );
}
