import type { View } from "./views.ts";
import type { QuestionLanguage, Words } from "./words.ts";

/** How a measure adds up: a sum of a column; a share of two sums in percent; a mean, that is one sum by another, times a factor. */
export type Formula =
  | { readonly sum: string }
  | { readonly part: string; readonly whole: string }
  | { readonly total: string; readonly count: string; readonly factor: number };

export interface Measure {
  readonly view: View;
  readonly formula: Formula;
  /** Money is counted by currency, always: amounts of two currencies have no sum. */
  readonly unit: "count" | "percent" | "minutes" | "days" | "money";
  /** Whether more of it is good news. */
  readonly more: "good" | "bad" | "neither";
  /** The column of the same view of which it is a part, with what that is called. */
  readonly outOf?: { readonly column: string; readonly words: Readonly<Record<QuestionLanguage, string>> };
  readonly words: Words;
}
