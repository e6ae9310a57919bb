import { chakra, NativeSelect, useSlotRecipe } from "@chakra-ui/react";
import { FieldMessages, FieldName } from "@gatehouse/ui/field";
import type { Ref } from "react";
import { useRequestForm } from "../form/request-form-context.ts";

export interface RequestSelectProps {
  readonly id: string;
  readonly label: string;
  readonly optional?: string | undefined;
  readonly value: string;
  /** What an unanswered one shows. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** A field of the travel request in which one of a short list is chosen. */
export function RequestSelect(props: RequestSelectProps) {
  const { id, label, optional, value, placeholder, options, onChange, onBlur, error, ref = null } = props;
  const field = useSlotRecipe({ key: "field" })();
  const { isNarrow } = useRequestForm();
  return (
    <chakra.div css={field["root"]}>
      <chakra.label htmlFor={id} css={field["label"]}>
        <FieldName required={optional === undefined} optional={optional ?? ""}>
          {label}
        </FieldName>
      </chakra.label>
      <NativeSelect.Root size={isNarrow ? "lg" : "md"}>
        <NativeSelect.Field
          ref={ref}
          id={id}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onBlur}
          aria-required={optional === undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-message`}
          textOverflow="ellipsis"
          color={value === "" ? "fg.muted" : "fg"}
        >
          <option value="">{placeholder}</option>
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
