import type { CodeLanguage, RichTextAlignment, RichTextColor } from "./allowed-html.ts";

/** A run of letters that look the same. */
export interface RichTextRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly code?: boolean;
  readonly color?: RichTextColor;
}

export type RichTextInline =
  | RichTextRun
  | {
      readonly type: "link";
      readonly href: string;
      readonly video?: boolean;
      readonly children: readonly RichTextRun[];
    }
  | { readonly type: "mention"; readonly userId: string; readonly name: string }
  | { readonly type: "picture"; readonly src: string; readonly alt: string };

/** How a paragraph or a heading stands. */
interface Placed {
  readonly align?: RichTextAlignment;
  /** 1 to 8. */
  readonly indent?: number;
  readonly children: readonly RichTextInline[];
}

export type RichTextBlock =
  | ({ readonly type: "paragraph" } & Placed)
  | ({ readonly type: "heading"; readonly level: 1 | 2 | 3 } & Placed)
  /** `depth` 0 to 8: one more than the item before it at most, as far as lists go. */
  | {
      readonly type: "list-item";
      readonly ordered: boolean;
      readonly depth: number;
      readonly children: readonly RichTextInline[];
    }
  | { readonly type: "code-block"; readonly language?: CodeLanguage; readonly code: string };

/** A comment while it is written: its HTML is `toHtml` of it. */
export type RichTextDocument = readonly RichTextBlock[];
