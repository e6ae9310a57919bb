import { Button, chakra, Field, Textarea } from "@chakra-ui/react";
import { caseTextLength } from "@gatehouse/domain/cases";
import { Dialog } from "@gatehouse/ui/dialog";
import { type FormEvent, useId, useRef, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface NoteDialogProps {
  readonly open: boolean;
  /** What is done: names the dialog and its button. */
  readonly title: string;
  /** What is asked for. */
  readonly label: string;
  readonly busy: boolean;
  readonly onDone: (note: string) => void;
  readonly onClose: () => void;
}

/** Asks for the words that open, close or reopen a case (CMT-1). What was typed stays until it is done. */
export function NoteDialog({ open, title, label, busy, onDone, onClose }: NoteDialogProps) {
  const t = useMessages(messages);
  const form = useId();
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const missing = note.trim() === "";
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (missing) field.current?.focus();
    else onDone(note.trim().replaceAll(/\s+/g, " "));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      labels={{ close: t("keep") }}
      initialFocus={field}
      footer={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button type="submit" form={form} variant="solid" loading={busy}>
            {title}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={send}>
        <Field.Root invalid={tried && missing} required>
          <Field.Label>
            {label} <Field.RequiredIndicator />
          </Field.Label>
          <Textarea
            ref={field}
            rows={3}
            maxLength={caseTextLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Field.ErrorText>{t("text.required")}</Field.ErrorText>
        </Field.Root>
      </chakra.form>
    </Dialog>
  );
}
