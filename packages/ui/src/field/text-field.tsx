import { chakra, useRecipe, useSlotRecipe } from "@chakra-ui/react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { oppositeDirection } from "./opposite-direction.ts";
import { FieldMessages, FieldName } from "./field-frame.tsx";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "size" | "ref"> {
  readonly id: string;
  readonly label: string;
  /** See `FieldName`. */
  readonly optional?: string | undefined;
  readonly error?: ReactNode;
  readonly helper?: ReactNode;
  readonly fieldSize?: "md" | "lg" | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text with its name, its mark and its messages; all else goes to the input. */
export function TextField({
  id,
  label,
  required,
  optional,
  error,
  helper,
  fieldSize,
  ref = null,
  ...rest
}: TextFieldProps) {
  const field = useSlotRecipe({ key: "field" })();
  const look = useRecipe({ key: "input" })({ size: fieldSize });
  return (
    <chakra.div css={field["root"]}>
      <chakra.label htmlFor={id} css={field["label"]}>
        <FieldName required={required} optional={optional}>
          {label}
        </FieldName>
      </chakra.label>
      <chakra.input
        type="text"
        dir="auto"
        {...rest}
        ref={ref}
        id={id}
        css={[look, { [oppositeDirection]: { textAlign: "end" } }]}
        aria-required={required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-message`}
      />
      <FieldMessages id={`${id}-message`} error={error} helper={helper} />
    </chakra.div>
  );
}
