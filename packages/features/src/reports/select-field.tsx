import { Field, NativeSelect } from "@chakra-ui/react";
import { type ComponentProps, useId } from "react";

export interface SelectFieldProps extends Omit<ComponentProps<typeof NativeSelect.Field>, "required"> {
  readonly label: string;
  readonly required?: boolean;
  /** What is wrong with the choice. */
  readonly error: string | undefined;
  /** The options are on their way. */
  readonly loading?: boolean;
}

/** One of a list, in a form. Beside its name and its options it takes what a form library gives an input. */
export function SelectField({ label, required = false, error, loading = false, children, ...rest }: SelectFieldProps) {
  const errorText = `${useId()}-error`;
  return (
    <Field.Root invalid={error !== undefined} required={required} ids={{ errorText }}>
      <Field.Label>
        {label} {required && <Field.RequiredIndicator />}
      </Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          aria-busy={loading}
          {...(error === undefined ? {} : { "aria-describedby": errorText })}
          {...rest}
        >
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
