import { useId, useState } from "react";
import { Editor, Range, Transforms } from "slate";
import type { MentionChoice } from "./editor-props.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";
import { asOneStep } from "./undo-steps.ts";

interface Asked {
  readonly range: Range;
  readonly text: string;
}

/** At most so many are offered. */
const offered = 6;

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The `@` before the caret and what follows it. */
function askedAt(editor: RichTextEditorInstance): Asked | undefined {
  const { selection } = editor;
  if (!selection || !Range.isCollapsed(selection)) return undefined;
  const line = { anchor: Editor.start(editor, selection.anchor.path), focus: selection.anchor };
  const found = /(?:^|[\s(])@([\p{L}\p{N}._-]{0,30})$/u.exec(Editor.string(editor, line));
  if (!found) return undefined;
  const text = found[1] ?? "";
  const start = { path: selection.anchor.path, offset: selection.anchor.offset - text.length - 1 };
  return { range: { anchor: start, focus: selection.anchor }, text };
}

/** Offers people after an `@`: arrow keys choose, Enter or Tab takes, Escape closes. */
export function useMentions(editor: RichTextEditorInstance, people: readonly MentionChoice[]) {
  const [asked, setAsked] = useState<Asked>();
  const [at, setAt] = useState(0);
  const id = useId();
  const found =
    asked === undefined
      ? []
      : people
          .filter(
            ({ id: userId, name }) =>
              plain(name).includes(plain(asked.text)) || plain(userId).includes(plain(asked.text)),
          )
          .slice(0, offered);
  const take = (person: MentionChoice): void => {
    if (!asked) return;
    asOneStep(editor, () => {
      Transforms.select(editor, asked.range);
      Transforms.insertNodes(editor, {
        type: "mention",
        userId: person.id,
        name: person.name,
        children: [{ text: "" }],
      });
      Transforms.move(editor, { unit: "offset" });
      editor.insertText(" ");
    });
    setAsked(undefined);
  };
  return {
    id,
    at: Math.min(at, found.length - 1),
    found,
    range: asked?.range,
    take,
    /** After each change of the text or the selection. */
    look: () => {
      const next = people.length > 0 ? askedAt(editor) : undefined;
      if (next?.text !== asked?.text) setAt(0);
      setAsked(next);
    },
    close: () => setAsked(undefined),
    /** @returns whether the key was one of the list's */
    onKey: (key: string): boolean => {
      const chosen = found[Math.min(at, found.length - 1)];
      if (!chosen) return false;
      if (key === "ArrowDown") setAt((at + 1) % found.length);
      else if (key === "ArrowUp") setAt((at + found.length - 1) % found.length);
      else if (key === "Enter" || key === "Tab") take(chosen);
      else if (key === "Escape") setAsked(undefined);
      else return false;
      return true;
    },
  };
}
