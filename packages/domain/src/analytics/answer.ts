import type { Plan } from "./plan.ts";
import type { Days } from "./when.ts";

/** A cell of an answer: a value, or something with a code and a name. */
export type AnswerCell = string | number | boolean | null | { readonly code: string; readonly name: string };

/** Words of a question that nothing was made of, and where they stand in it. */
export interface NotUnderstood {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word that was read as another one that is spelt nearly so. */
export interface ReadAs {
  readonly typed: string;
  readonly as: string;
}

/** What came of a question (ANA-5). */
export interface AnalyticsAnswer {
  /** Rows, or a sentence where there is no plan. */
  readonly data: readonly Readonly<Record<string, AnswerCell>>[] | string;
  /** Why there is no plan; null where there is one. */
  readonly refusal: "reason" | "nothing" | null;
  readonly understood: {
    readonly plan: Plan | null;
    readonly notUnderstood: readonly NotUnderstood[];
    readonly read: readonly ReadAs[];
    /** The days that are meant, and those with which they are compared. */
    readonly days: Days | null;
    readonly against: Days | null;
    /** Names of the codes in the plan, by dimension. */
    readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** Who made the plan. */
    readonly by: "parser" | "model";
  };
  /** Plans that can be carried out, where there is none for this question. */
  readonly nearest: readonly Plan[];
  /** How it was counted. */
  readonly sql: string | null;
  /** What suits: a line over time, bars by category. */
  readonly chart: "line" | "bars" | null;
  /** All groups, those beyond the top included. */
  readonly total: {
    readonly groups: number;
    readonly value: number | null;
    readonly before: number | null;
    readonly outOf: number | null;
  } | null;
  /** There are more rows than an answer has. */
  readonly truncated: boolean;
  /** Milliseconds. */
  readonly took: number;
  /** Seconds since 1970, UTC. */
  readonly at: number;
}
