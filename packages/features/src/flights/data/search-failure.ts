import type { FlightsApi } from "@gatehouse/api/client/flights";
import { declaredError, errorCode, retryAfter } from "@gatehouse/api/client/errors";
import { type SearchEvent, searchProblems, type SearchStep } from "@gatehouse/domain/flights";

/** Refusals of the request itself: the same request would be refused again. */
const final = new Set(["INVALID_SEARCH", "BAD_REQUEST", "UNAUTHORIZED", "FORBIDDEN", "PAYLOAD_TOO_LARGE"]);

/** The event that a failed call is: a stored answer that is gone, a refusal, or something that may be tried again. */
export function failureOf(error: unknown, { token, call }: SearchStep): SearchEvent {
  const code = errorCode(error);
  if (call === "status" && code === "NOT_FOUND") return { type: "gone", token };
  const seconds = retryAfter(error);
  const declared = declaredError<FlightsApi>(error);
  const found = declared?.code === "INVALID_SEARCH" ? declared.data.problem : undefined;
  return {
    type: "failed",
    token,
    // A problem is a key of the messages, like those of the form.
    code: searchProblems.find((known) => known === found) ?? code,
    isFinal: final.has(code),
    ...(seconds === undefined ? {} : { retryAfter: seconds * 1000 }),
  };
}
