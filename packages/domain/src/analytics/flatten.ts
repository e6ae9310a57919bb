/** How deep nested values become columns of their own (spec: 3); what is deeper stays one text. */
const flattenDepth = 3;

export type FlatValue = string | number | boolean | null;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function leaf(value: unknown): FlatValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return Number.isFinite(value) ? Math.round(value * 100) / 100 : null;
  if (typeof value === "string" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}

/** A row whose nested values have names such as `airline.code`; numbers have two decimals at most (ANA-8). */
export function flattenRow(row: Readonly<Record<string, unknown>>): Readonly<Record<string, FlatValue>> {
  const flat: Record<string, FlatValue> = {};
  const walk = (value: unknown, name: string, depth: number): void => {
    if (isPlain(value) && depth < flattenDepth && Object.keys(value).length > 0)
      for (const [key, inner] of Object.entries(value)) walk(inner, `${name}.${key}`, depth + 1);
    else flat[name] = leaf(value);
  };
  for (const [key, value] of Object.entries(row)) walk(value, key, 1);
  return flat;
}

/** Pixels of a column, by the name of its field. */
export function fieldWidth(field: string): number {
  const name = field.split(".")[0] ?? "";
  if (/^(?:airline|vendor|operator|from|to|reason|progress|band)$/.test(name)) return 190;
  if (/^(?:hospital|program)$/.test(name)) return 260;
  if (/^(?:day|week|month|quarter|year|weekday|hour)$/.test(name)) return 160;
  if (/^(?:value|outOf)$/.test(name)) return 130;
  if (/^(?:before|change)$/.test(name)) return 95;
  return Math.min(320, Math.max(110, 40 + 9 * field.length));
}

/** Whether what came is what was promised: rows or a sentence. */
export type AnswerData =
  | { readonly kind: "rows"; readonly rows: readonly Readonly<Record<string, FlatValue>>[] }
  | { readonly kind: "text"; readonly text: string };

/** Why an answer cannot be shown. */
export type AnswerProblem = "none" | "noData" | "empty" | "unexpected" | "formatting";

/** Reads what came in `data` (ANA-8). @returns the problem's name where it cannot be shown */
export function readAnswerData(data: unknown): AnswerData | AnswerProblem {
  if (data === undefined || data === null) return "none";
  if (typeof data === "string") return data.trim() === "" ? "noData" : { kind: "text", text: data };
  if (!Array.isArray(data)) return "unexpected";
  if (data.length === 0) return "empty";
  if (!data.every(isPlain)) return "unexpected";
  try {
    return { kind: "rows", rows: data.map((row) => flattenRow(row)) };
  } catch {
    return "formatting";
  }
}
