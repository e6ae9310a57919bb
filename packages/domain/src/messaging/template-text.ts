import { escapeHtml } from "./escape-html.ts";

/** A variable in a template: `{{ name }}`, with the place where its first brace stands, counted from 1. */
export interface TemplateUse {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  /** Where it begins and ends in the text. */
  readonly from: number;
  readonly to: number;
}

/** Braces that open or close nothing. */
interface LooseBraces {
  readonly line: number;
  readonly column: number;
}

export interface ParsedTemplate {
  readonly variables: readonly TemplateUse[];
  readonly loose: readonly LooseBraces[];
}

// Opened and closed on one line, and nothing but a name between.
const use = /\{\{([^{}\n]*)\}\}/g;
const braces = /\{\{|\}\}/g;

/** Finds lines and columns in a text; columns count letters as editors do, so that an emoji is one. */
function placesOf(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: end }) => index + end.length)];
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: Array.from(text.slice(starts[low], offset)).length + 1 };
  };
}

/** The variables of a template, in the order in which they stand there, and braces that belong to none. */
export function parseTemplate(html: string): ParsedTemplate {
  const placeOf = placesOf(html);
  const variables = [...html.matchAll(use)].map(({ index, 0: whole, 1: name = "" }): TemplateUse => ({
    name: name.trim(),
    ...placeOf(index),
    from: index,
    to: index + whole.length,
  }));
  const loose = [...html.matchAll(braces)]
    .filter(({ index }) => !variables.some(({ from, to }) => index >= from && index < to))
    .map(({ index }) => placeOf(index));
  return { variables, loose };
}

/**
 * A template with its values in their places. Every value is escaped: none becomes markup, and braces in a value are not looked at.
 * @param values by name; one that is not there leaves its place empty
 * @param as `text` for subjects and SMS, which carry no markup
 */
export function renderTemplate(
  html: string,
  values: Readonly<Partial<Record<string, string>>>,
  as: "html" | "text" = "html",
): string {
  const { variables } = parseTemplate(html);
  let end = 0;
  const parts = variables.map(({ name, from, to }) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? "") : "";
    const part = html.slice(end, from) + (as === "html" ? escapeHtml(value) : value);
    end = to;
    return part;
  });
  return parts.join("") + html.slice(end);
}
