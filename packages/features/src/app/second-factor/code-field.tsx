import { Field, Input } from "@chakra-ui/react";
import type { Ref } from "react";
import { textOf, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Key of what is wrong with it. */
  readonly problem: string | undefined;
  /** Whether a recovery code will do, too. */
  readonly recovery?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ value, onChange, problem, recovery = false, ref }: CodeFieldProps) {
  const t = useMessages(messages);
  return (
    <Field.Root invalid={problem !== undefined}>
      <Field.Label>{t("code")}</Field.Label>
      <Input
        ref={ref}
        size="lg"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        // Phones and browsers fill it in from there.
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={recovery ? "text" : "numeric"}
        maxLength={40}
        fontVariantNumeric="tabular-nums"
        letterSpacing="0.1em"
      />
      <Field.HelperText>{t(recovery ? "code.either" : "code.app")}</Field.HelperText>
      <Field.ErrorText>{textOf(messages, problem)}</Field.ErrorText>
    </Field.Root>
  );
}
