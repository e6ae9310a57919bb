import type { CodeLanguage, RichTextAlignment, RichTextColor } from "@gatehouse/domain/rich-text";
import { Editor } from "slate";
import { blockAt, type BlockStyle, linkAt } from "./commands.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";

/** What the toolbar shows of the place where the caret is. */
export interface CaretLook {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly code: boolean;
  readonly list: "ordered" | "bulleted" | undefined;
  readonly style: BlockStyle;
  readonly color: RichTextColor | "none";
  readonly align: RichTextAlignment | "start";
  readonly isLink: boolean;
  readonly isCodeBlock: boolean;
  /** Undefined outside of code. */
  readonly language: CodeLanguage | "plain" | undefined;
}

/** Looked at after each key: block and marks are asked for once. */
export function caretLook(editor: RichTextEditorInstance): CaretLook {
  const block = blockAt(editor)?.[0];
  const marks = editor.selection ? Editor.marks(editor) : null;
  return {
    bold: marks?.bold === true,
    italic: marks?.italic === true,
    underline: marks?.underline === true,
    strike: marks?.strike === true,
    code: marks?.code === true,
    list: block?.type === "list-item" ? (block.ordered ? "ordered" : "bulleted") : undefined,
    style: block?.type === "heading" ? `heading-${block.level}` : "paragraph",
    color: marks?.color ?? "none",
    align: (block && "align" in block ? block.align : undefined) ?? "start",
    isLink: linkAt(editor) !== undefined,
    isCodeBlock: block?.type === "code-block",
    language: block?.type === "code-block" ? (block.language ?? "plain") : undefined,
  };
}

/** Most keys change nothing of it: the toolbar, which is dear to draw, is not drawn again then. */
export const sameLook = (one: CaretLook | null, other: CaretLook): boolean =>
  one !== null && (Object.keys(other) as (keyof CaretLook)[]).every((name) => one[name] === other[name]);
