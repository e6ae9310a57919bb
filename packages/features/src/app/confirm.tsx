import { lazyComponent } from "@gatehouse/ui/lazy";
import { useApp } from "./app-context.ts";
import { ask, type Question } from "./question.ts";
import { useStore } from "./store.ts";

/** Asks the reader; resolves true only on an explicit yes. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { question } = useApp();
  return (asked) => ask(question, asked);
}

const QuestionDialog = lazyComponent(() => import("./question-dialog.tsx").then((loaded) => loaded.QuestionDialog), {
  over: true,
  giveUp: ({ asked }) => asked.answer(false),
});

/** Where questions appear. Once per page. */
export function Confirmation() {
  const asked = useStore(useApp().question);
  return asked && <QuestionDialog asked={asked} />;
}
