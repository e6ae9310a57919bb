import type { ComponentType, ReactNode, Ref } from "react";
import type { RichTextWords } from "./words/types.ts";

/** Somebody who can be mentioned. */
export interface MentionChoice {
  /** User id. */
  readonly id: string;
  readonly name: string;
}

/** A picture as it is shown. */
export interface PictureProps {
  /** As HTML names it. */
  readonly src: string;
  readonly alt: string;
}

/** Why a picture did not arrive. */
export interface PictureProblem {
  /** In words for whoever writes. */
  readonly problem: string;
  /** It is the file that is wrong: sending it once more cannot help. Default false. */
  readonly final?: boolean;
}

/** Sends a picture. Answers how HTML names it, or why there is none; never throws. */
export type PictureUpload = (
  file: File,
  options: {
    /** Aborted when the picture is taken off. */
    readonly signal: AbortSignal;
    /** How much of it has been sent, from 0 to 1. */
    readonly onProgress: (share: number) => void;
  },
) => Promise<{ readonly src: string; readonly alt: string } | PictureProblem>;

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
  /** Says to screen readers that something must be written. */
  readonly required?: boolean;
  /** Who can be mentioned by `@`; none where it is left out. */
  readonly mentions?: readonly MentionChoice[];
  /** Takes pictures that are pasted, dropped or chosen; without it there are none. */
  readonly uploadPicture?: PictureUpload;
  /**
   * Hears when pictures are on their way, when none is any more, and which did not arrive: what is sent meanwhile goes without them.
   * Those that are tried again or removed are none of them any more.
   */
  readonly onUploading?: (busy: boolean, failed: readonly PictureProblem[]) => void;
  /**
   * Addresses that pictures may have; all others are taken off what is read and pasted. Without the flags `g` and `y`. Left out: those
   * of Gatehouse's comments.
   */
  readonly pictureAddresses?: RegExp;
  /** Shows a picture; left out: from its address. */
  readonly picture?: ComponentType<PictureProps>;
  /** Below the text, within the box: what sends it. */
  readonly footer?: ReactNode;
  readonly words: RichTextWords;
  readonly handle?: Ref<RichTextEditorHandle>;
}
