import { Button, chakra, Field, Textarea } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { type FormEvent, useId, useRef, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface CancelDialogProps {
  readonly open: boolean;
  readonly request: string;
  /** Staff say why. */
  readonly needsReason: boolean;
  readonly busy: boolean;
  readonly onCancel: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before a request is cancelled (REQ-18). What was typed stays until it is done. */
export function CancelDialog({ open, request, needsReason, busy, onCancel, onClose }: CancelDialogProps) {
  const t = useMessages(messages);
  const form = useId();
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const missing = needsReason && reason.trim() === "";
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (missing) field.current?.focus();
    else onCancel(reason.trim());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("cancel.title", { request })}
      size="sm"
      labels={{ close: t("cancel.keep") }}
      initialFocus={field}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel.keep")}</Button>
          <Button type="submit" form={form} variant="solid" colorPalette="red" loading={busy}>
            {t("cancel.do")}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={send} display="grid" gap="3">
        <p>{t(needsReason ? "cancel.staff" : "cancel.traveller")}</p>
        <Field.Root invalid={tried && missing} required={needsReason}>
          <Field.Label>
            {t(needsReason ? "cancel.reason" : "cancel.reasonOptional")} {needsReason && <Field.RequiredIndicator />}
          </Field.Label>
          <Textarea
            ref={field}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Field.ErrorText>{t("cancel.required")}</Field.ErrorText>
        </Field.Root>
      </chakra.form>
    </Dialog>
  );
}
