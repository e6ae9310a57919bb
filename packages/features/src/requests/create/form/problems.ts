import type { RequestForm, RequestProblem } from "@gatehouse/domain/requests";
import { get } from "react-hook-form";

/** Something that is missing or wrong: by the rules of domain, or because the server said so. */
export interface FormProblem {
  readonly field: string;
  /** One of `RequestProblemCode`; the server may know others. */
  readonly code: string;
}

/** What the server refused, and what the field held then. */
export interface Refusal extends FormProblem {
  readonly value: string;
}

/** Whether a problem of the travel request form is only that something is missing. */
export const isMissing = ({ code }: FormProblem): boolean => code.endsWith(".required");

/** What a field holds, comparable. */
export const heldAt = (values: RequestForm, field: string): string => JSON.stringify(get(values, field) ?? null);

/** What the rules say, and what the server refused as long as it still stands there; each field once. */
export function withRefusals(
  problems: readonly RequestProblem[],
  refusals: readonly Refusal[],
  values: RequestForm,
): readonly FormProblem[] {
  const all = [...problems, ...refusals.filter(({ field, value }) => heldAt(values, field) === value)];
  return all.filter(({ field }, place) => all.findIndex((other) => other.field === field) === place);
}
