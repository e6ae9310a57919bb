import { Button, chakra, useSlotRecipe } from "@chakra-ui/react";
import type { DocumentNumber } from "@gatehouse/domain/profiles";
import { FieldMessages } from "@gatehouse/ui/field";
import { useState } from "react";
import { useMessages } from "../../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** Asks the server for one number as a whole. */
interface AskForNumber {
  /** Undefined while an earlier question is not answered. */
  readonly run: (number: DocumentNumber) => Promise<{ readonly text: string } | { readonly failed: true } | undefined>;
  readonly running: boolean;
}

export interface StoredNumberProps {
  readonly id: string;
  readonly field: DocumentNumber;
  readonly label: string;
  /** Its end. */
  readonly masked: string;
  readonly error?: string | undefined;
  readonly ask: AskForNumber;
  /** Left out where the number is only read. */
  readonly onReplace?: () => void;
}

/** A number that is stored: its end, and the whole when somebody asks for it (PRO-8). */
export function StoredNumber({ id, field, label, masked, error, ask, onReplace }: StoredNumberProps) {
  const t = useMessages(messages);
  const look = useSlotRecipe({ key: "field" })();
  const [shown, setShown] = useState<{ readonly of: string; readonly text: string }>();
  const [hasFailed, setFailed] = useState(false);
  const { run, running } = ask;
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
    <chakra.fieldset
      aria-labelledby={`${id}-name`}
      minW="0"
      // Beside values that are only read it stands as close to its name as they do.
      css={onReplace ? look["root"] : { ...look["root"], gap: "0.5" }}
    >
      <chakra.div id={`${id}-name`} css={look["label"]}>
        {label}
      </chakra.div>
      <chakra.div
        minH={onReplace ? { base: "touch", md: "control" } : "6"}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
      >
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
        {onReplace && (
          <Button variant="plain" minH={{ base: "touch", md: "0" }} onClick={onReplace}>
            {t("documents.replace")}
            <chakra.span srOnly> {label}</chakra.span>
          </Button>
        )}
      </chakra.div>
      <FieldMessages id={`${id}-message`} error={error ?? (hasFailed ? t("documents.show.failed") : undefined)} />
    </chakra.fieldset>
  );
}
