import { lazyComponent } from "../lazy/index.ts";
import type { RichTextEditorProps } from "./editor-props.ts";

/** The editor, fetched when somebody writes. */
export const LazyRichTextEditor = lazyComponent<RichTextEditorProps>(() =>
  import("./rich-text-editor.tsx").then(({ RichTextEditor }) => RichTextEditor),
);
