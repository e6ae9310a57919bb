import { isMissing } from "@gatehouse/domain/travellers";
import type { Problem } from "./problems.ts";
import type { InfoPath } from "./paths.ts";

/** What the form knows of itself at a moment; parts of the screen watch what they show of it, and nothing else. */
export interface FormStatus {
  /** In the order of the form, without those of passengers whose forms were taken away. */
  readonly problems: readonly Problem[];
  /** Fields that say something else than what is stored. */
  readonly changed: ReadonlySet<InfoPath>;
  /** Fields that the reader has been in and left. */
  readonly left: ReadonlySet<InfoPath>;
  /** The form was to be sent: everything that is wrong or missing is said. */
  readonly isTried: boolean;
}

export const emptyFormStatus: FormStatus = { problems: [], changed: new Set(), left: new Set(), isTried: false };

/**
 * The problem that is said at a field. While somebody still fills the form in, what cannot be right is said when its field is left,
 * and what is missing only where something stood before.
 */
export function shownProblemAt({ problems, changed, left, isTried }: FormStatus, path: InfoPath): Problem | undefined {
  const problem = problems.find((each) => each.path === path);
  if (!problem || isTried) return problem;
  if (!left.has(path)) return undefined;
  return !isMissing(problem.code) || changed.has(path) ? problem : undefined;
}
