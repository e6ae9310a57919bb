import { chakra, NativeSelect, useRecipe, useSlotRecipe } from "@chakra-ui/react";
import { Choice } from "@gatehouse/ui/choice";
import { FieldMessages, TextField } from "@gatehouse/ui/field";
import type { ReactNode } from "react";
import { useNarrow } from "../../app/use-narrow.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface LineProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: ReactNode;
  readonly helper?: string | undefined;
  readonly type?: "text" | "email" | "url";
  readonly optional?: boolean;
  readonly autoComplete?: string;
  readonly inputMode?: "text" | "email" | "url" | "numeric" | "decimal";
  readonly onBlur?: () => void;
}

/** One line of text. */
export function Line({ value, onChange, optional = false, autoComplete = "off", ...rest }: LineProps) {
  const t = useMessages(messages);
  const narrow = useNarrow();
  return (
    <TextField
      {...rest}
      fieldSize={narrow ? "lg" : "md"}
      optional={optional ? t("optional") : undefined}
      autoComplete={autoComplete}
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

export interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  /** What stands where nothing is chosen; without it there is always an answer. */
  readonly empty?: string;
}

/** A field of a vendor's details in which one of a short list is chosen; the list is the browser's, which phones show at their best. */
export function Select({ id, label, value, options, onChange, error, empty }: SelectProps) {
  const look = useSlotRecipe({ key: "field" })();
  const narrow = useNarrow();
  return (
    <chakra.div css={look["root"]}>
      <chakra.label htmlFor={id} css={look["label"]}>
        {label}
      </chakra.label>
      <NativeSelect.Root size={narrow ? "lg" : "md"}>
        <NativeSelect.Field
          id={id}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-message`}
          color={value === "" ? "fg.muted" : "fg"}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <FieldMessages id={`${id}-message`} error={error} />
    </chakra.div>
  );
}

/** Several lines of text. */
export function Lines({
  id,
  label,
  value,
  onChange,
  error,
  helper,
  optional = false,
  rows = 2,
}: Omit<LineProps, "type" | "inputMode" | "autoComplete" | "onBlur"> & { readonly rows?: number }) {
  const t = useMessages(messages);
  const look = useRecipe({ key: "textarea" })({});
  const field = useSlotRecipe({ key: "field" })();
  return (
    <chakra.div css={field["root"]}>
      <chakra.label htmlFor={id} css={field["label"]}>
        {label} {optional && <chakra.span color="fg.muted">{t("optional")}</chakra.span>}
      </chakra.label>
      <chakra.textarea
        id={id}
        rows={rows}
        css={look}
        width="full"
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-message`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <FieldMessages id={`${id}-message`} error={error} helper={helper} />
    </chakra.div>
  );
}

/** A yes or no with its label beside it. */
export const Tick = ({
  id,
  label,
  checked,
  onChange,
  disabled,
}: {
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}) => (
  <chakra.label htmlFor={id} display="flex" alignItems="center" gap="2" minH={{ base: "touch", md: "control" }}>
    <Choice
      type="checkbox"
      id={id}
      checked={checked}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </chakra.label>
);

/** Fields beside each other where there is room. */
export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
    columnGap="4"
    rowGap="3"
    alignItems="start"
  >
    {children}
  </chakra.div>
);
