/** Names of fields whose values never reach a log (ASVS 16.2.5). Passports count as secrets, whole objects of them too. */
const secretName = /authori[sz]ation|cookie|passw|secret|token|ticket|api-?key|signing|passport|credential|pnrDump/i;
/** What drizzle and PostgreSQL tell about a failed statement: the values of the row. */
const rowValues = new Set(["params", "detail", "where"]);
/** Flags such as `hasPassport` are no secrets. */
const harmlessName = /^(?:has|is)[A-Z_]/;
const isSecret = (name: string) => rowValues.has(name) || (secretName.test(name) && !harmlessName.test(name));
/** What is in place of a secret. */
export const masked = "•••";
const deepest = 8;
const longest = 100;

/**
 * Takes secrets out of a text: bearer tokens, JSON web tokens, secret address parameters, passwords in addresses, and what opens a
 * booking to its traveller.
 */
export function maskText(text: string): string {
  return text
    .replace(/(\nparams: )[\s\S]*?(?=\n {4}at |$)/, `$1${masked}`)
    .replaceAll(/\bBearer\s+[\w.~+/=-]+/gi, `Bearer ${masked}`)
    .replaceAll(/\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, masked)
    .replaceAll(
      /([?&;][^=&\s]*(?:token|ticket|signature|password|secret|key|searchid)[^=&\s]*=)[^&\s"']+/gi,
      `$1${masked}`,
    )
    .replaceAll(/(\/missing-info\/)[^/?#\s"']{16,}/g, `$1${masked}`)
    .replaceAll(/(\b[a-z][a-z\d+.-]*:\/\/[^\s:/@]*:)[^\s@/]+(@)/gi, `$1${masked}$2`);
}

function maskError(error: Error, depth: number): Record<string, unknown> {
  const more = Object.fromEntries(Object.entries(error).filter(([name]) => name !== "stack" && name !== "message"));
  return {
    type: error.name,
    message: maskText(error.message),
    stack: maskText(error.stack ?? ""),
    ...(mask(more, depth + 1) as Record<string, unknown>),
    ...(error.cause === undefined ? {} : { cause: mask(error.cause, depth + 1) }),
  };
}

/** A copy of a value with every secret replaced, errors included; safe for cycles, huge lists and deep nesting. */
export function mask(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return maskText(value);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return value;
  if (depth >= deepest) return "…";
  if (value instanceof Error) return maskError(value, depth);
  if (Array.isArray(value)) return value.slice(0, longest).map((item) => mask(item, depth + 1));
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isSecret(name) && item !== undefined ? masked : mask(item, depth + 1),
    ]),
  );
}
