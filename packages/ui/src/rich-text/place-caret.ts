import { Editor, Transforms } from "slate";
import { ReactEditor } from "slate-react";
import type { RichTextEditorInstance } from "./slate-types.ts";

/**
 * Puts the caret where the browser has it, or at the end: the editor lets go of a click that comes while it is drawn for the first time,
 * and what is typed next would go nowhere.
 */
export function placeCaret(editor: RichTextEditorInstance): void {
  const shown = getSelection();
  const isHere = shown?.anchorNode && ReactEditor.toDOMNode(editor, editor).contains(shown.anchorNode);
  const range = isHere ? ReactEditor.toSlateRange(editor, shown, { exactMatch: false, suppressThrow: true }) : null;
  const place = range ?? Editor.range(editor, Editor.end(editor, []));
  Transforms.select(editor, place);
  if (isHere) return;
  // The browser's caret as well, and at once: this very key types where it is, and the editor moves it only when it is drawn.
  const { startContainer, startOffset, endContainer, endOffset } = ReactEditor.toDOMRange(editor, place);
  shown?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
}
