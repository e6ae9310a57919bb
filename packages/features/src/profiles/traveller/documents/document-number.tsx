import { Button } from "@chakra-ui/react";
import type { DocumentNumber } from "@gatehouse/domain/profiles";
import { TextField } from "@gatehouse/ui/field";
import { textOf, useMessages } from "../../../i18n/index.ts";
import { useShowNumber } from "../data/use-show-number.ts";
import { idOf } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";
import { StoredNumber } from "./stored-number.tsx";
import type { DocumentsFormState } from "./use-documents-form.ts";

export interface DocumentNumberProps {
  readonly field: DocumentNumber;
  readonly form: DocumentsFormState;
  readonly isNarrow: boolean;
}

const focusOnArrival = (input: HTMLInputElement | null): void => input?.focus();

/** The number of a document: typed where there is none, otherwise its end, which is shown as a whole or replaced on demand (PRO-8). */
export function DocumentNumberField({ field, form, isNarrow }: DocumentNumberProps) {
  const t = useMessages(messages);
  const id = idOf(field);
  const label = t(`field.${field}`);
  const code = form.problemAt(field);
  const error = textOf(messages, code && `problem.${code}`);
  const ask = useShowNumber();
  const masked = form.stored[field];
  if (masked !== "" && form.typed[field] === undefined)
    return (
      <StoredNumber
        id={id}
        label={label}
        masked={masked}
        error={error}
        field={field}
        ask={ask}
        onReplace={() => form.change(field, "")}
      />
    );
  return (
    <TextField
      id={id}
      name={field}
      fieldSize={isNarrow ? "lg" : "md"}
      label={label}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="characters"
      // The press on Replace leads here.
      ref={masked === "" ? null : focusOnArrival}
      value={form.values[field]}
      onChange={({ currentTarget }) => form.change(field, currentTarget.value)}
      error={error}
      helper={
        masked !== "" && (
          <>
            {t("documents.replace.help")}{" "}
            <Button variant="plain" minH={{ base: "touch", md: "0" }} onClick={() => form.keep(field)}>
              {t("documents.keep", { masked })}
            </Button>
          </>
        )
      }
    />
  );
}
