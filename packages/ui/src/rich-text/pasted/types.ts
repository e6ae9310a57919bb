/** What a program puts on the clipboard, and what of it stands in the editor afterwards. */
export interface Pasted {
  /** By type, as the browser hands it over. */
  readonly clipboard: Readonly<Record<string, string>>;
  /** Files beside it: many programs add a picture of the text. */
  readonly files?: readonly { readonly name: string; readonly type: string }[];
  /** HTML of the editor. */
  readonly becomes: string;
}
