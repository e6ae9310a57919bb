import { chakra, Field, Input, type InputProps } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, type Ref, useState } from "react";
import { IconButton } from "../icon-button/index.ts";

export interface PasswordFieldProps extends Omit<InputProps, "type"> {
  readonly ref?: Ref<HTMLInputElement>;
  /** Shown below the field and read with it. */
  readonly error?: string | undefined;
  /** What it is about, below the field. */
  readonly hint?: string | undefined;
  /** At the other end of the line of the label, such as a way out for who forgot it. */
  readonly aside?: ReactNode;
  readonly labels: {
    readonly label: string;
    readonly show: string;
    readonly hide: string;
  };
}

/** A password with a button that shows it; hidden again when the form is sent. */
export function PasswordField({ error, hint, aside, labels, id, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field.Root invalid={error !== undefined} {...(id !== undefined && { id })}>
      {aside === undefined ? (
        <Field.Label>{labels.label}</Field.Label>
      ) : (
        <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3" width="full">
          <Field.Label>{labels.label}</Field.Label>
          {aside}
        </chakra.div>
      )}
      <chakra.div position="relative" width="full">
        <Input type={shown ? "text" : "password"} autoCapitalize="none" spellCheck={false} pe="11" {...rest} />
        <chakra.div position="absolute" insetEnd="1" insetBlock="0" display="flex" alignItems="center">
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? labels.hide : labels.show}
            size="sm"
            type="button"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </chakra.div>
      </chakra.div>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
