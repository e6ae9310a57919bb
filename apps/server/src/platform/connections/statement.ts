/** What a statement does, as far as it matters when its answer is lost. */
export type StatementKind = "begin" | "commit" | "rollback" | "write" | "read";

const kinds: readonly (readonly [RegExp, StatementKind])[] = [
  [/^\s*(?:begin|start\s+transaction)\b/i, "begin"],
  [/^\s*(?:commit|end)\b/i, "commit"],
  // `rollback to savepoint` keeps the transaction, and what was written before.
  [/^\s*(?:rollback|abort)(?!\s+to)\b/i, "rollback"],
  [/^\s*(?:select|show|set|reset|savepoint|release|rollback|listen|unlisten|explain|values|table)\b/i, "read"],
];

/** In doubt a statement writes. */
export function kindOfStatement(text: string): StatementKind {
  const found = kinds.find(([pattern]) => pattern.test(text))?.[1];
  if (found) return found;
  return /^\s*with\b/i.test(text) && !/\b(?:insert|update|delete|merge)\b/i.test(text) ? "read" : "write";
}

/** The text of what is handed to `pg` as a statement. */
export function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  if (typeof statement !== "object" || statement === null || !("text" in statement)) return "";
  return typeof statement.text === "string" ? statement.text : "";
}
