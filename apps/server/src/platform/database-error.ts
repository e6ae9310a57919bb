import { errorCode, StartError } from "./start-error.ts";

/** `host:port/database` of an address, without user and password. */
function place(url: string): { where: string; database: string; user: string } {
  if (!URL.canParse(url)) return { where: "the given address", database: "", user: "" };
  const { hostname, port, pathname, username } = new URL(url);
  return {
    where: `${hostname || "localhost"}:${port || "5432"}`,
    database: decodeURIComponent(pathname.slice(1)),
    user: decodeURIComponent(username),
  };
}

/** One sentence for anyone who set `DATABASE_URL`; the cause stays attached for the log. */
export function explainConnection(error: unknown, url: string): StartError {
  const { where, database, user } = place(url);
  const code = errorCode(error) ?? "";
  const message = error instanceof Error ? error.message : String(error);
  const because = (sentence: string) => new StartError(`${sentence} Check DATABASE_URL.`, { cause: error });
  if (code === "ECONNREFUSED") return because(`No PostgreSQL answers at ${where}.`);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return because(`The database host ${where} is unknown.`);
  if (code === "ETIMEDOUT" || code === "EHOSTUNREACH" || code === "ENETUNREACH" || /timeout/i.test(message))
    return because(`The database at ${where} does not answer.`);
  if (code === "28P01" || code === "28000" || /SASL|password/i.test(message))
    return because(`The database at ${where} refuses the user "${user}" with the given password.`);
  if (code === "3D000") return because(`The database "${database}" does not exist at ${where}.`);
  return because(`The database at ${where} cannot be used (${message}).`);
}

/** Whether a connection failed for a reason that passes by itself: the database, or the network to it, is on its way up. */
export function isTransientFailure(error: unknown): boolean {
  const code = errorCode(error) ?? "";
  return (
    /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|\w+UNREACH|57P0[123]|53300|08...)$/.test(code) ||
    (code === "" && error instanceof Error && /timeout|terminated/i.test(error.message))
  );
}

/** Whether PostgreSQL refused a statement because of this constraint or unique index. */
export function isConstraintViolation(error: unknown, rule: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === "object" && cause !== null && "constraint" in cause && cause.constraint === rule;
}

/** PostgreSQL's five-character code of a failure, wherever drizzle has put it; undefined for other failures. */
export function databaseCode(error: unknown): string | undefined {
  const code = errorCode(error);
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return code;
  return error instanceof Error && error.cause !== undefined ? databaseCode(error.cause) : undefined;
}
