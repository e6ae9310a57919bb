export {
  ReadyRichTextEditor,
  type ReadyRichTextEditorHandle,
  type ReadyRichTextEditorProps,
} from "./ready-rich-text-editor.tsx";
