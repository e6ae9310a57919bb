import { createHtmlWriter } from "@gatehouse/domain/rich-text";
import { Editor, Transforms } from "slate";
import { caretLook } from "./caret-look.ts";
import { fromHtml } from "./from-html.ts";
import { documentOf, slateNodes } from "./slate-document.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";

let isPrepared = false;

/** What each key does, in an editor that nobody sees. */
function typeUnseen(editor: RichTextEditorInstance): void {
  const write = createHtmlWriter();
  editor.children = slateNodes(fromHtml("<p>a <b>b</b></p>"));
  Transforms.select(editor, Editor.start(editor, []));
  for (const letter of "ab") {
    editor.insertText(letter);
    write(documentOf(editor.children));
    caretLook(editor);
  }
}

/**
 * A browser compiles code when it runs for the first time, and the first key would wait for that: once on a page, what a key does is done
 * while the browser has nothing else to do. Safari does not tell of such a time; there the first key compiles.
 *
 * @param create makes an editor like that which is written into
 * @returns what calls it off
 */
export function prepareFirstKey(create: () => RichTextEditorInstance): (() => void) | undefined {
  if (isPrepared || !("requestIdleCallback" in globalThis)) return undefined;
  const asked = requestIdleCallback(() => {
    isPrepared = true;
    typeUnseen(create());
  });
  return () => cancelIdleCallback(asked);
}
