import { errorCode, retryAfter } from "@gatehouse/api/client/errors";

/** A call that failed: its code, and from when on it may be tried again. */
export interface CallFailure {
  readonly code: string;
  /** Milliseconds since 1970; undefined where nobody asked for patience. */
  readonly until: number | undefined;
}

/**
 * What a failed call of the missing-information page means for its reader: its code, and until when to wait.
 * @param now seconds since 1970
 */
export function callFailureOf(error: unknown, now: number): CallFailure {
  const seconds = retryAfter(error);
  return { code: errorCode(error), until: seconds === undefined ? undefined : (now + seconds) * 1000 };
}
