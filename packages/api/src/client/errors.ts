import type { ClientContext, InferClientErrorUnion, NestedClient } from "@orpc/client";

/**
 * What the client throws where the server answered with an error. Known by its shape: a page that says what failed must not need
 * the client's code for it.
 */
interface AnsweredError extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: unknown;
  /** Whether the call declares it; what stands between here and the server answers with others. */
  readonly defined?: boolean;
}

/** The errors that calls of the contract declare, each with the data that it comes with: of one call, or of all calls of an area. */
export type DeclaredError<Calls extends NestedClient<ClientContext>> = Extract<
  InferClientErrorUnion<Calls>,
  { readonly code: string; readonly data: unknown }
>;

const isAnswered = (error: unknown): error is AnsweredError =>
  error instanceof Error && "code" in error && typeof error.code === "string" && "status" in error && "data" in error;

/**
 * The contract's code of a failed call; `NETWORK` when the server, or the code that makes the call, could not be reached, `TIMEOUT`
 * when it did not answer in time, `UNKNOWN` for anything else.
 */
export function errorCode(error: unknown): string {
  if (isAnswered(error)) return error.code;
  if (error instanceof DOMException && error.name === "TimeoutError") return "TIMEOUT";
  return error instanceof TypeError || (error instanceof Error && error.name === "ChunkUnavailable")
    ? "NETWORK"
    : "UNKNOWN";
}

/**
 * A failure of one of these calls as the contract declares it: its `code` tells which data it has. Undefined for every other failure.
 * What oRPC's `isDefinedError` is for errors of which the compiler knows where they come from.
 */
export const declaredError = <Calls extends NestedClient<ClientContext>>(
  error: unknown,
): DeclaredError<Calls> | undefined =>
  // The server answers as the contract says: the types of both come from there.
  isAnswered(error) && error.defined === true ? (error as unknown as DeclaredError<Calls>) : undefined;

/** Seconds to wait after a 429, where the server said so. */
export function retryAfter(error: unknown): number | undefined {
  const data = isAnswered(error) ? error.data : undefined;
  return typeof data === "object" && data !== null && "retryAfter" in data && typeof data.retryAfter === "number"
    ? data.retryAfter
    : undefined;
}
