import { errorCode, errorData, retryAfter } from "@gatehouse/api/client/errors";
import { type SearchEvent, searchProblems, type SearchProblem, type SearchStep } from "@gatehouse/domain/flights";

/** Refusals of the request itself: the same request would be refused again. */
const final = new Set(["INVALID_SEARCH", "BAD_REQUEST", "UNAUTHORIZED", "FORBIDDEN", "PAYLOAD_TOO_LARGE"]);

/** What the server found wrong with a request, where it says so. */
function problemOf(error: unknown): SearchProblem | undefined {
  const data = errorData(error);
  if (typeof data !== "object" || data === null || !("problem" in data)) return undefined;
  return searchProblems.find((known) => known === data.problem);
}

/** The event that a failed call is: a stored answer that is gone, a refusal, or something that may be tried again. */
export function failureOf(error: unknown, { token, call }: SearchStep): SearchEvent {
  const code = errorCode(error);
  if (call === "status" && code === "NOT_FOUND") return { type: "gone", token };
  const seconds = retryAfter(error);
  return {
    type: "failed",
    token,
    // A problem is a key of the messages, like those of the form.
    code: problemOf(error) ?? code,
    isFinal: final.has(code),
    ...(seconds === undefined ? {} : { retryAfter: seconds * 1000 }),
  };
}
