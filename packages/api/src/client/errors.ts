/**
 * What the client throws where the server answered with an error. Known by its shape: a page that says what failed must not need
 * the client's code for it.
 */
interface AnsweredError extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: unknown;
}

const isAnswered = (error: unknown): error is AnsweredError =>
  error instanceof Error && "code" in error && typeof error.code === "string" && "status" in error && "data" in error;

/**
 * The contract's code of a failed call; `NETWORK` when the server, or the code that makes the call, could not be reached, `TIMEOUT`
 * when it did not answer in time, `UNKNOWN` for anything else.
 */
export function errorCode(error: unknown): string {
  if (isAnswered(error)) return error.code;
  if (error instanceof DOMException && error.name === "TimeoutError") return "TIMEOUT";
  return error instanceof TypeError || (error instanceof Error && error.name === "PartUnavailable")
    ? "NETWORK"
    : "UNKNOWN";
}

/** The data that came with a declared error, unchecked: the contract says its shape. */
export const errorData = (error: unknown): unknown => (isAnswered(error) ? error.data : undefined);

/** Seconds to wait after a 429, where the server said so. */
export function retryAfter(error: unknown): number | undefined {
  const data = errorData(error);
  return typeof data === "object" && data !== null && "retryAfter" in data && typeof data.retryAfter === "number"
    ? data.retryAfter
    : undefined;
}
