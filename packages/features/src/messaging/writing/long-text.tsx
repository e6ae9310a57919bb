import { chakra, Field, Textarea } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";

export interface LongTextProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (next: string) => void;
  readonly rows: number;
  readonly maxLength: number;
  readonly error?: string | undefined;
  /** How much it is: below the text, at its end. */
  readonly size: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** The text of a message, and how much it is. */
export function LongText({ id, label, value, onChange, rows, maxLength, error, size, ref = null }: LongTextProps) {
  return (
    <Field.Root invalid={error !== undefined} required ids={{ control: id }}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      <Textarea
        ref={ref}
        dir="auto"
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" justifyContent="space-between" width="full">
        <Field.ErrorText>{error}</Field.ErrorText>
        <chakra.span color="fg.muted" textStyle="figures" ms="auto">
          {size}
        </chakra.span>
      </chakra.div>
    </Field.Root>
  );
}
