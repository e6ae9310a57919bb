import { errorCode } from "../start-error.ts";

/** What is known about what a caller wanted to save when the database went away. */
export type Outcome = "nothing saved" | "unknown";

/** The database cannot be reached, does not answer, or ended the connection: no fault of the statement. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly outcome: Outcome;
  constructor(outcome: Outcome, cause: unknown) {
    super(`The database is away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.outcome = outcome;
  }
}

/** Errors as `pg` hands them to anyone who waits: one object for all statements of a broken connection. */
const connectionErrors = new WeakMap<object, DatabaseUnavailable>();

/** Notes that an error means the database cannot be reached, for whoever catches it later. */
export const rememberAs = (error: object, away: DatabaseUnavailable): void => void connectionErrors.set(error, away);

/** The database failure that caused an error, however often it was wrapped; undefined when it has another reason. */
export function databaseUnavailableIn(error: unknown): DatabaseUnavailable | undefined {
  for (let here = error, depth = 0; typeof here === "object" && here !== null && depth < 10; depth += 1) {
    if (here instanceof DatabaseUnavailable) return here;
    const known = connectionErrors.get(here);
    if (known) return known;
    here = "cause" in here ? here.cause : undefined;
  }
  return undefined;
}

/** PostgreSQL ended the connection with this error, or it is no answer of PostgreSQL at all. */
export function breaksConnection(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("severity" in error)) return true;
  return error.severity === "FATAL" || error.severity === "PANIC";
}

/**
 * Answers that say nothing about the statement, which was rolled back: the server is full, is going down or coming up, has given
 * the statement up, or takes no writing after a failover.
 */
export const isServerFailure = (error: unknown): boolean => /^(?:08|53|57|58)...$|^25006$/.test(errorCode(error) ?? "");
