import type { KeyboardEvent } from "react";
import { blockAt, type BlockStyle, indentBy, setStyle, toggleList, toggleMark } from "./commands.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";
import { markKeys } from "./with-rich-text.ts";

const styleKeys: Readonly<Record<string, BlockStyle>> = {
  Digit0: "paragraph",
  Digit1: "heading-1",
  Digit2: "heading-2",
  Digit3: "heading-3",
};

/** What a key with Ctrl or Cmd does. @returns whether it did anything */
function actOnShortcut(editor: RichTextEditorInstance, event: KeyboardEvent, onLink: () => void): boolean {
  const { altKey, code, shiftKey } = event;
  const key = event.key.toLowerCase();
  const style = styleKeys[code];
  if (altKey && style) setStyle(editor, style);
  else if (altKey) return false;
  else if (shiftKey && code === "Digit7") toggleList(editor, true);
  else if (shiftKey && code === "Digit8") toggleList(editor, false);
  else if (code === "BracketLeft") indentBy(editor, -1);
  else if (code === "BracketRight") indentBy(editor, 1);
  else if (key === "k" && !shiftKey) onLink();
  else if (key === "z") {
    if (shiftKey) editor.redo();
    else editor.undo();
  } else if (key === "y") editor.redo();
  else {
    const mark = markKeys.find(([sign, shift]) => sign === key && shift === shiftKey)?.[2];
    if (!mark) return false;
    toggleMark(editor, mark);
  }
  return true;
}

interface KeyWays {
  /** A key of the list of people, while it is open. @returns whether it was one */
  readonly onListKey: (key: string) => boolean;
  /** Opens the row for the address of a link. */
  readonly onLink: () => void;
  /** Ctrl-Enter, Cmd-Enter; left out: these type a line. */
  readonly onSubmit: (() => void) | undefined;
}

/** What a key does beside typing a letter. @returns whether it is done, so that the browser does nothing more */
export function actOnKey(
  editor: RichTextEditorInstance,
  event: KeyboardEvent,
  { onListKey, onLink, onSubmit }: KeyWays,
): boolean {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey) {
    if (key !== "Enter" || !onSubmit) return actOnShortcut(editor, event, onLink);
    onSubmit();
    return true;
  }
  if (onListKey(key)) return true;
  if (key === "Tab" && !altKey) {
    const type = blockAt(editor)?.[0].type;
    // Elsewhere the key leaves the box.
    if (type === "list-item") indentBy(editor, shiftKey ? -1 : 1);
    else if (type === "code-block" && !shiftKey) editor.insertText("  ");
    else return false;
    return true;
  }
  if (key !== "Enter" || !shiftKey) return false;
  editor.insertText("\n");
  return true;
}
