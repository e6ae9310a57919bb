import { Conflict, type ConflictReason } from "./change/conflict.ts";

type Declared = {
  readonly [Code in ConflictReason["code"]]?: (options: { data: Extract<ConflictReason, { code: Code }> }) => Error;
};

/** Turns a conflict into the error that the call declares; what it does not declare is a fault of ours. */
export async function declared<T>(errors: object, change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const { code, ...data } = error.reason;
    const make = (errors as Declared)[code] as ((options: { data: object }) => Error) | undefined;
    throw make?.({ data }) ?? error;
  }
}
