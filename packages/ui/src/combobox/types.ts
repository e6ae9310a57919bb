import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode, Ref } from "react";

/** `filled`: not by keys but at once, by the browser's autofill or a password manager. */
export type TextSource = "typed" | "filled";

/** What goes to the input as it is. */
type InputExtras = Pick<
  ComponentProps<"input">,
  "autoCapitalize" | "autoComplete" | "dir" | "disabled" | "enterKeyHint" | "inputMode" | "maxLength"
>;

/** The input and its list, without a name and messages around them. */
export interface ComboboxBoxProps<Item> {
  readonly name?: string | undefined;
  /** What is typed, or the text of what was chosen. */
  readonly text: string;
  readonly onTextChange: (text: string, source: TextSource) => void;
  /** What can be chosen now, best first; undefined while there is nothing to choose from. */
  readonly options: readonly Item[] | undefined;
  /** The options of what is typed are on their way: Enter, Tab and arrows wait for them, and Enter sends no form. */
  readonly isLoading?: boolean | undefined;
  readonly optionKey: (item: Item) => string;
  readonly renderOption: (item: Item) => ReactNode;
  readonly onChoose: (item: Item) => void;
  /**
   * `first` (the default): the first option is marked, so that Enter and Tab choose it. `none`: nothing is chosen that was not
   * marked by arrows, for fields that also take what is in no list.
   */
  readonly marks?: "first" | "none" | undefined;
  /** What Enter takes of an open list in which nothing is marked. Default: the only option, once something is typed. */
  readonly meant?: Item | undefined;
  /** There is no list for now, and the input is a plain one; it stays the same element, so that it keeps text and focus. */
  readonly hasNoList?: boolean | undefined;
  /** In the place of the list: what is missing, that it is on its way, or that there is nothing. */
  readonly note?: ReactNode;
  /** What a screen reader says of the list, such as how many there are. */
  readonly announcement: string;
  /** Marks the field with an arrow while there is nothing to clear. */
  readonly arrow?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  /** `lg` for the traveller site. */
  readonly size?: "md" | "lg" | undefined;
  /** Before the text. */
  readonly icon?: ReactNode;
  readonly input?: InputExtras | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Keys that choose nothing and move nothing in the list. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export interface ComboboxProps<Item> extends Omit<ComboboxBoxProps<Item>, "invalid"> {
  readonly id?: string | undefined;
  readonly labels: {
    readonly label: string;
    readonly placeholder?: string | undefined;
    readonly clear: string;
    /** Behind the name of a field that may be left empty; then required ones carry no star. */
    readonly optional?: string | undefined;
  };
  readonly error?: string | undefined;
  readonly helper?: ReactNode;
}
