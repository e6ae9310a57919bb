import { HistoryEditor } from "slate-history";
import type { RichTextEditorInstance } from "./slate-types.ts";

/** Milliseconds within which what is typed is one step to undo, and the most steps that are kept (CMT-24). */
const mergeWithin = 1000;
const mostSteps = 100;

interface Steps {
  /** When something was changed last; 0 where the next change begins a step. */
  last: number;
  /** Something is done that is a step of its own. */
  own: { hasBegun: boolean } | undefined;
}

const stepsOf = new WeakMap<RichTextEditorInstance, Steps>();

/** Gathers what is typed into steps to undo, and keeps a number of them. */
export function withUndoSteps(editor: RichTextEditorInstance): void {
  const steps: Steps = { last: 0, own: undefined };
  stepsOf.set(editor, steps);
  const { apply, writeHistory } = editor;
  editor.writeHistory = (stack, batch) => {
    writeHistory(stack, batch);
    const kept = editor.history[stack];
    if (kept.length > mostSteps) kept.splice(0, kept.length - mostSteps);
  };
  editor.apply = (operation) => {
    if (operation.type === "set_selection" || HistoryEditor.isSaving(editor) === false) {
      apply(operation);
      return;
    }
    const now = Date.now();
    const { undos, redos } = editor.history;
    const isSame = steps.own === undefined ? now - steps.last < mergeWithin : steps.own.hasBegun;
    steps.last = now;
    if (steps.own) steps.own.hasBegun = true;
    // Letters that follow each other would be one step by themselves, however long somebody thought between them.
    if (isSame && undos.length > 0 && redos.length === 0) HistoryEditor.withMerging(editor, () => apply(operation));
    else HistoryEditor.withoutMerging(editor, () => apply(operation));
  };
}

/** Does something that is one step to undo, whatever was typed just before it or is typed at once afterwards. */
export function asOneStep<Answer>(editor: RichTextEditorInstance, act: () => Answer): Answer {
  const steps = stepsOf.get(editor);
  if (!steps || steps.own) return act();
  const own = { hasBegun: false };
  steps.own = own;
  try {
    return act();
  } finally {
    if (own.hasBegun) steps.last = 0;
    steps.own = undefined;
  }
}
