import type { ReactNode } from "react";

/** A question before something that is hard to take back. */
export interface Question {
  /** What will happen, and to what. */
  readonly description: ReactNode;
  /** Default "Are you sure?". */
  readonly title?: string;
  /** Default "Confirm". */
  readonly confirm?: string;
  /** `danger` where something is lost. */
  readonly tone?: "accent" | "danger";
}

/** A question and who waits for its answer. */
export interface AskedQuestion extends Question {
  readonly answer: (yes: boolean) => void;
}
