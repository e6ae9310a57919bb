import { TextField } from "@gatehouse/ui/field";
import { textOf, useMessages } from "../../../i18n/index.ts";
import { idOf, useProfileForm } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";

export interface ProfileTextProps {
  /** Where it stands: `firstName`, `frequentFlyerNos.0.airline`. */
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly autoComplete?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly helper?: string | undefined;
}

/** One line of text of the profile. */
export function ProfileText({
  field,
  label,
  value,
  onChange,
  autoComplete = "off",
  optional = false,
  helper,
}: ProfileTextProps) {
  const t = useMessages(messages);
  const { isNarrow, problemAt } = useProfileForm();
  const code = problemAt(field);
  return (
    <TextField
      id={idOf(field)}
      name={field}
      fieldSize={isNarrow ? "lg" : "md"}
      label={label}
      optional={optional ? t("optional") : undefined}
      spellCheck={false}
      autoComplete={autoComplete}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      helper={helper}
      error={textOf(messages, code && `problem.${code}`)}
    />
  );
}
