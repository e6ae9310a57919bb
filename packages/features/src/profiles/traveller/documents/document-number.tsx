import { Button, chakra, useSlotRecipe } from "@chakra-ui/react";
import type { DocumentNumber } from "@gatehouse/domain/profiles";
import { FieldMessages, TextField } from "@gatehouse/ui/field";
import { useState } from "react";
import { textOf, useMessages } from "../../../i18n/index.ts";
import { useShowNumber } from "../data/use-documents.ts";
import { idOf } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";
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
  const masked = form.stored[field];
  if (masked !== "" && form.typed[field] === undefined)
    return (
      <StoredNumber
        id={id}
        label={label}
        masked={masked}
        error={error}
        field={field}
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

interface StoredNumberProps {
  readonly id: string;
  readonly field: DocumentNumber;
  readonly label: string;
  readonly masked: string;
  readonly error: string | undefined;
  readonly onReplace: () => void;
}

function StoredNumber({ id, field, label, masked, error, onReplace }: StoredNumberProps) {
  const t = useMessages(messages);
  const look = useSlotRecipe({ key: "field" })();
  const [shown, setShown] = useState<{ readonly of: string; readonly text: string }>();
  const [hasFailed, setFailed] = useState(false);
  const { run, running } = useShowNumber();
  // Of another number than the one that was shown nothing is known.
  const whole = shown?.of === masked ? shown.text : undefined;
  const show = async (): Promise<void> => {
    setFailed(false);
    const answer = await run(field);
    if (!answer) return;
    if ("failed" in answer) setFailed(true);
    else setShown({ of: masked, text: answer.text });
  };
  return (
    <chakra.fieldset aria-labelledby={`${id}-name`} minW="0" css={look["root"]}>
      <chakra.div id={`${id}-name`} css={look["label"]}>
        {label}
      </chakra.div>
      <chakra.div minH={{ base: "touch", md: "control" }} display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.output
          fontFamily="mono"
          overflowWrap="anywhere"
          {...(whole === undefined ? {} : { userSelect: "all" })}
        >
          {whole ?? masked}
        </chakra.output>
        <Button
          id={id}
          variant="plain"
          minH={{ base: "touch", md: "0" }}
          aria-disabled={running || undefined}
          aria-describedby={`${id}-message`}
          onClick={() => (whole === undefined ? void show() : setShown(undefined))}
        >
          {t(whole === undefined ? "documents.show" : "documents.hide")}
          <chakra.span srOnly> {label}</chakra.span>
        </Button>
        <Button variant="plain" minH={{ base: "touch", md: "0" }} onClick={onReplace}>
          {t("documents.replace")}
          <chakra.span srOnly> {label}</chakra.span>
        </Button>
      </chakra.div>
      <FieldMessages id={`${id}-message`} error={error ?? (hasFailed ? t("documents.show.failed") : undefined)} />
    </chakra.fieldset>
  );
}
