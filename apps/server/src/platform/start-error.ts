/** Something outside the program keeps the server from starting. The message is one sentence for anyone who started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Node's code of a failed system call (`EACCES` …) or PostgreSQL's SQLSTATE, when the error carries one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
