/** A column of a sheet. */
export interface SheetColumn {
  readonly name: string;
  readonly label: string;
  /** How it is written: codes in letters of one width, amounts at the right. */
  readonly kind: "text" | "code" | "money" | "day";
  /** Its share of the width. */
  readonly share: number;
  readonly placeholder?: string;
}

/** What a field holds. */
export interface SheetCell {
  /** As it is read. */
  readonly shown: string;
  /** As it is edited. */
  readonly edited: string;
  /** Where it came from while nobody has confirmed it. */
  readonly mark?: { readonly letter: string; readonly label: string } | undefined;
  /** What is wrong with it. */
  readonly problem?: string | undefined;
}
