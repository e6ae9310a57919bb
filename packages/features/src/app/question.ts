import type { ReactNode } from "react";
import type { Store } from "./store.ts";

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

/** What somebody can prove with who is at work. */
export type ProofWay = "password" | "app" | "passkey" | "signOn";

/** A question and who waits for its answer. */
export interface AskedQuestion extends Question {
  readonly answer: (yes: boolean) => void;
  /** It asks for a proof of who is at work, by one of these. */
  readonly ways?: readonly ProofWay[];
}

/** Shows a question until it is answered; a second one takes the place of the first, which counts as a no. */
export const ask = (
  question: Store<AskedQuestion | undefined>,
  asked: Omit<AskedQuestion, "answer">,
): Promise<boolean> =>
  new Promise((resolve) => {
    question.get()?.answer(false);
    question.set({
      ...asked,
      answer: (yes) => {
        question.set(undefined);
        resolve(yes);
      },
    });
  });
