/** A failure that a call declares, on its way there: thrown where it is found out, inside a transaction too, of which nothing stays. */
export abstract class Failure<Declared extends { readonly code: string; readonly data?: object }> extends Error {
  readonly declared: Declared;
  constructor(declared: Declared) {
    super(declared.code);
    this.declared = declared;
  }
}

/** Turns a failure into the error that the call declares; what it does not declare is a fault of ours. */
export async function toDeclaredError<T>(errors: object, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, data } = (error as Failure<{ readonly code: string; readonly data?: object }>).declared;
    const make = (errors as Partial<Record<string, (options: object) => Error>>)[code];
    throw make?.(data ? { data } : {}) ?? error;
  }
}
