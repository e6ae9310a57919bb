import { ConfirmDialog } from "@gatehouse/ui/confirm-dialog";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { ProofDialog } from "./proof/proof-dialog.tsx";
import type { AskedQuestion } from "./question.ts";

/** A question before something that is hard to take back, or for a proof of who is at work. */
export function QuestionDialog({ asked }: { readonly asked: AskedQuestion }) {
  const t = useMessages(messages);
  const { answer, ways, title, confirm, tone, description } = asked;
  if (ways) return <ProofDialog ways={ways} onAnswer={answer} />;
  return (
    <ConfirmDialog
      open
      tone={tone ?? "accent"}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
      labels={{
        title: title ?? t("confirm.title"),
        confirm: confirm ?? t("confirm.confirm"),
        close: t("confirm.close"),
      }}
    >
      {description}
    </ConfirmDialog>
  );
}
