import { ConfirmDialog } from "@gatehouse/ui/confirm-dialog";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** What is asked before something typed is lost. */
export type FormQuestion =
  | { readonly about: "reset" | "leave" }
  /** @property name of the passenger */
  | { readonly about: "remove"; readonly name: string };

export interface FormQuestionDialogProps {
  readonly question: FormQuestion | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question about the form; the dialog stays while it closes, so that the focus finds its way back. */
export function FormQuestionDialog({ question, onConfirm, onClose }: FormQuestionDialogProps) {
  const t = useMessages(messages);
  if (!question) return null;
  const { about } = question;
  const name = about === "remove" ? question.name : "";
  return (
    <ConfirmDialog
      open
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
      labels={{
        title: about === "remove" ? t("remove.title", { name }) : t(`${about}.title`),
        confirm: t(`${about}.confirm`),
        close: t(`${about}.close`),
      }}
    >
      {about === "remove" ? t("remove.text", { name }) : t(`${about}.text`)}
    </ConfirmDialog>
  );
}
