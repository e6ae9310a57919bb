import { parseTemplate } from "./template-text.ts";
import {
  compulsoryOf,
  type TemplateContext,
  type TemplatePlace,
  type TemplateVariable,
  variablesOf,
} from "./template-variables.ts";

/** What is wrong with a template, and where. */
export type TemplateProblem =
  /** Nobody knows a value of this name, or not for this context; `meant` is the one that was probably meant. */
  | {
      readonly code: "unknown";
      readonly name: string;
      readonly line: number;
      readonly column: number;
      readonly meant: TemplateVariable | null;
    }
  /** Braces that open or close nothing, so that they would be read as they are. */
  | { readonly code: "braces"; readonly line: number; readonly column: number }
  /** The message would not say what it is for. */
  | { readonly code: "missing"; readonly name: TemplateVariable; readonly place: TemplatePlace };

/** How many letters have to change to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1];
    for (const [column, other] of Array.from(b).entries())
      next.push(
        Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

function meantBy(name: string, known: readonly TemplateVariable[]): TemplateVariable | null {
  // A name is a word; what is longer than any is looked at no further.
  if (name.length > 40) return null;
  const near = known
    .map((each) => ({ each, away: distance(plain(name), plain(each)) }))
    .toSorted((a, b) => a.away - b.away)[0];
  return near !== undefined && near.away <= Math.max(1, Math.floor(near.each.length / 4)) ? near.each : null;
}

/** What is wrong with a template of a context: what stands in it first, by line and column, then what is missing. */
export function checkTemplate(html: string, context: TemplateContext): readonly TemplateProblem[] {
  const { variables, loose } = parseTemplate(html);
  const known = variablesOf(context);
  const isKnown = (name: string) => known.some((each) => each === name);
  const placed = [
    ...variables
      .filter(({ name }) => !isKnown(name))
      .map(({ name, line, column }) => ({ code: "unknown" as const, name, line, column, meant: meantBy(name, known) })),
    ...loose.map((where) => ({ code: "braces" as const, ...where })),
  ].toSorted((a, b) => a.line - b.line || a.column - b.column);
  const missing = compulsoryOf(context)
    .filter(({ name }) => !variables.some((each) => each.name === name))
    .map((each) => ({ code: "missing" as const, ...each }));
  return [...placed, ...missing];
}
