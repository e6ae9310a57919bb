/** Every text of the editor and of what it wrote. */
export interface RichTextWords {
  readonly toolbar: string;
  readonly style: string;
  readonly normal: string;
  readonly heading: (level: 1 | 2 | 3) => string;
  readonly bold: string;
  readonly italic: string;
  readonly underline: string;
  readonly strike: string;
  readonly code: string;
  readonly color: string;
  readonly colors: Readonly<Record<"none" | "gray" | "blue" | "green" | "amber" | "red" | "violet", string>>;
  readonly orderedList: string;
  readonly bulletedList: string;
  readonly outdent: string;
  readonly indent: string;
  readonly align: string;
  readonly alignments: Readonly<Record<"start" | "center" | "right" | "justify", string>>;
  readonly link: string;
  readonly address: string;
  readonly addressInvalid: string;
  readonly apply: string;
  readonly remove: string;
  readonly codeBlock: string;
  /** Names the choice of a code block's language, and the choice of none. */
  readonly language: string;
  readonly plainCode: string;
  readonly insertPicture: string;
  /** While a picture is sent. @param percent how much of it has been */
  readonly pictureComing: (name: string, percent: number) => string;
  /** Said to screen readers when a picture has arrived. */
  readonly pictureThere: (name: string) => string;
  readonly tryAgain: string;
  readonly insertVideo: string;
  readonly videoAddress: string;
  readonly videoInvalid: string;
  readonly undo: string;
  readonly redo: string;
  /** Names the list of people who can be mentioned. */
  readonly mention: string;
  /** Name of the button that plays a video. @param host "YouTube" */
  readonly play: (host: string) => string;
  /** Stands where a picture cannot be shown. */
  readonly picture: string;
}

/** The words of an editor that says for itself what is missing. */
export interface ReadyRichTextWords extends RichTextWords {
  /** Where something has to be written, and nothing is. */
  readonly required: string;
}
