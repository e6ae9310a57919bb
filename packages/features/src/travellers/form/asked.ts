import { isMissing } from "@gatehouse/domain/travellers";
import { type FormStatus, shownProblemAt } from "./form-status.ts";
import { problemsIn } from "./problems.ts";
import { blockOf, fieldOf, type InfoBlock } from "./paths.ts";

/** A field as one asks for it: an address, and a telephone number with its code, are one thing each. */
export const askedField = (field: string): string =>
  field.startsWith("address.") ? "address" : field.replace(/^phoneCode$/, "phoneNumber");

/** A passport is one document: another expiry date has another number and another issue date beside it. */
const passport = ["passportNo", "passportIssueDate", "passportExpDate"] as const;

/**
 * The fields of a part that are to be filled in, or that somebody has changed: all others have what they need. Where something of
 * a passport is not missing but wrong, such as past, all of it is asked for: what takes its place is another passport.
 */
export function askedFields(
  { problems, changed }: Pick<FormStatus, "problems" | "changed">,
  block: InfoBlock,
): ReadonlySet<string> {
  const own = problemsIn(problems, block);
  const paths = [...own.map(({ path }) => path), ...changed].filter((path) => blockOf(path) === block);
  const isAnotherPassport = own.some(
    ({ path, code }) => passport.some((field) => field === fieldOf(path)) && !isMissing(code),
  );
  return new Set([...paths.map((path) => askedField(fieldOf(path))), ...(isAnotherPassport ? passport : [])]);
}

/** Whether something wrong is said in a part: before that nothing of it is red, for nobody has tried yet. */
export const isSaid = (status: FormStatus, block?: InfoBlock): boolean =>
  status.problems.some(
    ({ path }) => (block === undefined || blockOf(path) === block) && shownProblemAt(status, path) !== undefined,
  );

/** The step after a part: the next one of which something is missing or wrong, around the end; undefined where it is the last. */
export function stepAfter(
  steps: readonly InfoBlock[],
  block: InfoBlock,
  problems: FormStatus["problems"],
): InfoBlock | undefined {
  const at = steps.indexOf(block);
  const others = [...steps.slice(at + 1), ...steps.slice(0, Math.max(at, 0))].filter((step) => step !== block);
  return others.find((step) => problemsIn(problems, step).length > 0);
}
