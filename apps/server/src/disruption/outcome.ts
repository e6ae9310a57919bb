/** Why something was not done, each a code of the contract. */
export type Refusal<Code extends string> = { readonly refusal: Code };
/** The outcome of a change of a disruption that was refused, by its code. */
export const refused = <Code extends string>(refusal: Code): Refusal<Code> => ({ refusal });
export type Done = { readonly done: true };
export const done: Done = { done: true };

/** Nothing is done: the transaction is undone. */
export class NotDone extends Error {
  override readonly name = "NotDone";
  readonly why: Refusal<string>;
  constructor(why: Refusal<string>) {
    super(why.refusal);
    this.why = why;
  }
}

/** The refusal that undid a transaction. @throws what is none */
export function refusalOf<Code extends string>(error: unknown): Refusal<Code> {
  if (error instanceof NotDone) return error.why as Refusal<Code>; // whoever throws it names a code of its call
  throw error;
}
