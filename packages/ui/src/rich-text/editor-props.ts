import type { ReactNode, Ref } from "react";
import type { RichTextWords } from "./words.ts";

/** Somebody who can be mentioned. */
export interface MentionChoice {
  /** User id. */
  readonly id: string;
  readonly name: string;
}

/** What a page does to the editor itself. */
export interface RichTextEditorHandle {
  /** Replaces everything that is written. */
  readonly setHtml: (html: string) => void;
  readonly focus: () => void;
}

export interface RichTextEditorProps {
  /** Names the box for screen readers. */
  readonly label: string;
  readonly placeholder?: string;
  /** HTML that stands in it at first. */
  readonly initialHtml?: string;
  /** Hears of the HTML after each change. */
  readonly onChange: (html: string) => void;
  /** Ctrl-Enter, Cmd-Enter. */
  readonly onSubmit?: () => void;
  readonly disabled?: boolean;
  /** Ids of elements that describe the box: hints, errors. */
  readonly describedBy?: string;
  readonly invalid?: boolean;
  /** Who can be mentioned by `@`; none where it is left out. */
  readonly mentions?: readonly MentionChoice[];
  /** Below the text, within the box: what sends it. */
  readonly footer?: ReactNode;
  readonly words: RichTextWords;
  readonly handle?: Ref<RichTextEditorHandle>;
}
