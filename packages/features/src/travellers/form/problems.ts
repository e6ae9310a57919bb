import type { MissingInfo } from "@gatehouse/api/client/travellers";
import type { Country } from "@gatehouse/domain/addresses";
import { addressFields } from "@gatehouse/domain/addresses";
import { emergencyContactFields, isMissing, passengerPaths } from "@gatehouse/domain/travellers";
import type { InfoCode, Refusals } from "./update.ts";
import { blockOf, type InfoBlock, type InfoPath, passengerBlock } from "./paths.ts";
import { type InfoValues, otherHalfOf, valueAt, withoutHalves } from "./values.ts";

/** Something that keeps the form from being complete, and where. */
export interface Problem {
  readonly path: InfoPath;
  readonly code: InfoCode;
}

/** What the rules have to know beside the values. */
interface RuleFacts {
  /** The reader's date, `YYYY-MM-DD`. */
  readonly today: string;
  /** A country by its alpha-3 or alpha-2 code, once it is known. */
  readonly countryOf: (code: string) => Country | undefined;
}

/** The rules of `@gatehouse/domain/travellers` over the form; they arrive with their data, see `check.ts`. */
export type Check = (values: InfoValues, info: MissingInfo, facts: RuleFacts) => readonly Problem[];

const order = new Map<string, number>(
  [...passengerPaths, ...addressFields, ...emergencyContactFields.map((field) => `emergencyContact.${field}`)].map(
    (field, index) => [field, index],
  ),
);

const blockOrder = (block: InfoBlock): number =>
  block === "destinationAddress" ? 1e6 : block === "emergencyContact" ? 1e6 + 1 : Number(block.slice(11));

const placeOf = (path: InfoPath): number => {
  const block = blockOf(path);
  const field = path.slice(block.length + 1);
  return blockOrder(block) * 1000 + (order.get(block === "emergencyContact" ? path : field) ?? 999);
};

/**
 * What the rules say, and what the server refused as long as it still is there; each field once, in the order of the form. What
 * was refused for lack of another field (a passport number without its nationality) is left to the rules: they know when it has come.
 */
export function withRefusals(problems: readonly Problem[], refusals: Refusals, values: InfoValues): readonly Problem[] {
  const found = new Map(problems.map((problem) => [problem.path, problem]));
  const stands = (path: InfoPath | undefined): boolean => {
    const refusal = path && refusals.get(path);
    return !refusal || valueAt(values, path) === refusal.value;
  };
  for (const [path, { code, value }] of refusals) {
    const wantsAnother = isMissing(code) && value.trim() !== "";
    // Another calling code makes another number of it.
    if (!found.has(path) && !wantsAnother && stands(path) && stands(otherHalfOf(path))) found.set(path, { path, code });
  }
  return withoutHalves([...found.values()], ({ path }) => path).toSorted(
    (one, other) => placeOf(one.path) - placeOf(other.path),
  );
}

/** Those of one part of the form. */
export const problemsIn = (problems: readonly Problem[], block: InfoBlock): readonly Problem[] =>
  problems.filter(({ path }) => blockOf(path) === block);

/** How many details nobody has given, and how many are there and cannot be right. */
export interface ProblemCount {
  readonly missing: number;
  readonly wrong: number;
}

/** How many of a form's problems are missing fields, and how many are wrong ones. */
export function countOf(problems: readonly Problem[]): ProblemCount {
  const missing = problems.filter(({ code }) => isMissing(code)).length;
  return { missing, wrong: problems.length - missing };
}

/** Without those of passengers whose forms were taken away. */
export const withoutRemoved = (
  problems: readonly Problem[],
  { passengers }: Pick<MissingInfo, "passengers">,
  removed: ReadonlySet<string>,
): readonly Problem[] => {
  const gone = new Set(passengers.flatMap(({ id }, index) => (removed.has(id) ? [passengerBlock(index)] : [])));
  return gone.size === 0 ? problems : problems.filter(({ path }) => !gone.has(blockOf(path)));
};

/** What an airline needs of everybody. */
const needed = [
  "firstname",
  "lastname",
  "gender",
  "nationality",
  "passportNo",
  "passportIssueDate",
  "passportExpDate",
] as const;

/** How far a passenger's form is, by fields: those that are needed and those that stand wrong. */
export interface Progress {
  readonly given: number;
  readonly total: number;
}

/** How far a passenger of the missing-information form is filled in. */
export function progressOf(
  problems: readonly Problem[],
  passenger: { readonly primary: boolean },
  phoneRequired: boolean,
): Progress {
  const fields = new Set<string>(needed);
  if (passenger.primary) fields.add("email");
  if (passenger.primary && phoneRequired) fields.add("phoneNumber");
  const wrong = new Set(problems.map(({ path }) => path.slice(blockOf(path).length + 1)));
  for (const field of wrong) fields.add(field);
  return { given: fields.size - wrong.size, total: fields.size };
}
