import { lazyComponent } from "@gatehouse/ui/lazy";
import { useMessages } from "../i18n/index.ts";
import { useApp } from "./app-context.ts";
import { messages } from "./messages/index.ts";
import { ask, type Question } from "./question.ts";
import { useStore } from "./store.ts";

/** Asks the reader; resolves true only on an explicit yes. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { question } = useApp();
  return (asked) => ask(question, asked);
}

const ConfirmDialog = lazyComponent(
  () => import("@gatehouse/ui/confirm-dialog").then((loaded) => loaded.ConfirmDialog),
  {
    over: true,
  },
);

const ProofDialog = lazyComponent(() => import("./proof/proof-dialog.tsx").then((loaded) => loaded.ProofDialog), {
  over: true,
  giveUp: ({ onAnswer }) => onAnswer(false),
});

/** Where questions appear. Once per page. */
export function Confirmation() {
  const { question } = useApp();
  const asked = useStore(question);
  const t = useMessages(messages);
  if (asked?.ways) return <ProofDialog ways={asked.ways} onAnswer={asked.answer} />;
  return (
    asked && (
      <ConfirmDialog
        open
        tone={asked.tone ?? "accent"}
        onConfirm={() => asked.answer(true)}
        onClose={() => asked.answer(false)}
        labels={{
          title: asked.title ?? t("confirm.title"),
          confirm: asked.confirm ?? t("confirm.confirm"),
          close: t("confirm.close"),
        }}
      >
        {asked.description}
      </ConfirmDialog>
    )
  );
}
