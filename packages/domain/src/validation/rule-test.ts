import { type TestContext, ValidationError } from "yup";

/** Something that is wrong, at a field (`city`, `address.city`). */
interface RuleIssue {
  readonly field: string;
  readonly code: string;
}

/**
 * A test of an object schema that says what a domain's function finds, each at its field: rules that look at several fields at once
 * are in one plain function, and forms and the server still ask yup.
 * @param issuesOf finds what is wrong with a value whose fields have the types they claim
 */
export const ruleTest =
  <Value>(issuesOf: (value: Value) => readonly RuleIssue[]) =>
  (value: Value, context: TestContext): true | ValidationError => {
    const issues = issuesOf(value);
    if (issues.length === 0) return true;
    const at = (field: string) => (context.path === "" ? field : `${context.path}.${field}`);
    return new ValidationError(
      issues.map(({ field, code }) => new ValidationError(code, undefined, at(field))),
      value,
      context.path,
    );
  };
