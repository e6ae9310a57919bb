export { fromHtml } from "./from-html.ts";
export { LazyRichTextEditor } from "./lazy-rich-text-editor.ts";
export { RichText, type RichTextProps } from "./rich-text.tsx";
export type {
  MentionChoice,
  PictureProblem,
  PictureProps,
  PictureUpload,
  RichTextEditorProps,
  RichTextEditorHandle,
} from "./editor-props.ts";
export type { RichTextWords } from "./words/types.ts";
