import type { CodeLanguage, RichTextAlignment, RichTextRun } from "@gatehouse/domain/rich-text";
import type { BaseEditor } from "slate";
import type { HistoryEditor } from "slate-history";
import type { ReactEditor } from "slate-react";

type Run = { -readonly [Key in keyof RichTextRun]: RichTextRun[Key] };

export interface LinkElement {
  type: "link";
  href: string;
  video?: boolean;
  children: Run[];
}
interface MentionElement {
  type: "mention";
  userId: string;
  name: string;
  children: Run[];
}
interface PictureElement {
  type: "picture";
  src: string;
  alt: string;
  children: Run[];
}
export type InlineElement = LinkElement | MentionElement | PictureElement;

interface Placed {
  align?: RichTextAlignment;
  indent?: number;
  children: (Run | InlineElement)[];
}
export type BlockElement =
  | ({ type: "paragraph" } & Placed)
  | ({ type: "heading"; level: 1 | 2 | 3 } & Placed)
  | { type: "list-item"; ordered: boolean; depth: number; children: (Run | InlineElement)[] }
  | { type: "code-block"; language?: CodeLanguage; children: Run[] };

export type RichTextEditorInstance = BaseEditor & ReactEditor & HistoryEditor;

declare module "slate" {
  interface CustomTypes {
    Editor: RichTextEditorInstance;
    Element: BlockElement | InlineElement;
    /** `token`: what a piece of code is, by the names of its colours; never kept. */
    Text: Run & { token?: string };
  }
}
