import { chakra, NativeSelect, useSlotRecipe } from "@chakra-ui/react";
import { FieldMessages } from "@gatehouse/ui/field";
import { textOf, useMessages } from "../../../i18n/index.ts";
import { idOf, useProfileForm } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";

export interface ProfileSelectProps {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  /** It always has an answer. */
  readonly isAnswered?: boolean | undefined;
  readonly autoComplete?: string | undefined;
}

/**
 * A field of the traveller's profile in which one of a short list is chosen; the list is the browser's, which phones show at their
 * best.
 */
export function ProfileSelect({
  field,
  label,
  value,
  options,
  onChange,
  isAnswered = false,
  autoComplete,
}: ProfileSelectProps) {
  const t = useMessages(messages);
  const look = useSlotRecipe({ key: "field" })();
  const { isNarrow, problemAt } = useProfileForm();
  const id = idOf(field);
  const code = problemAt(field);
  return (
    <chakra.div css={look["root"]}>
      <chakra.label htmlFor={id} css={look["label"]}>
        {label}
      </chakra.label>
      <NativeSelect.Root size={isNarrow ? "lg" : "md"}>
        <NativeSelect.Field
          id={id}
          name={field}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          autoComplete={autoComplete ?? "off"}
          aria-invalid={code === undefined ? undefined : true}
          aria-describedby={`${id}-message`}
          color={value === "" ? "fg.muted" : "fg"}
        >
          {!isAnswered && <option value="">{t("select.choose")}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <FieldMessages id={`${id}-message`} error={textOf(messages, code && `problem.${code}`)} />
    </chakra.div>
  );
}
