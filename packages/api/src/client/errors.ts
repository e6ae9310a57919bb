import { ORPCError } from "@orpc/client";

/** The contract's code of a failed call; `NETWORK` when the server could not be reached, `UNKNOWN` for anything else. */
export function errorCode(error: unknown): string {
  if (error instanceof ORPCError) return String(error.code);
  return error instanceof TypeError ? "NETWORK" : "UNKNOWN";
}

/** The data that came with a declared error, unchecked: the contract says its shape. */
export const errorData = (error: unknown): unknown =>
  error instanceof ORPCError ? (error.data as unknown) : undefined;

/** Seconds to wait after a 429, where the server said so. */
export function retryAfter(error: unknown): number | undefined {
  const data = errorData(error);
  return typeof data === "object" && data !== null && "retryAfter" in data && typeof data.retryAfter === "number"
    ? data.retryAfter
    : undefined;
}
