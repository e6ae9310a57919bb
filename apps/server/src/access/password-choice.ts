import { passwordMinimum, passwordProblem, type PasswordWeakness } from "@gatehouse/domain/access";
import { UserError } from "./users.ts";

/** Score of zxcvbn below which a password falls to somebody who tries the known ones first, even against a slow hash. */
const minScore = 3;

const better = "Better: four or five words that have nothing to do with each other, or what a password manager makes.";

const problems: Readonly<Record<PasswordWeakness, string>> = {
  "access.password.tooShort": `A password has at least ${passwordMinimum} characters; blanks count, a short sentence is a good one.`,
  "access.password.tooLong": "This password is too long.",
  "access.password.common": `This password is among the first that anybody would try. ${better}`,
  "access.password.personal": `This password is made of the user's own names. ${better}`,
  "access.password.guessable": `This password is made of known ones. ${better}`,
};

/** Names and addresses as they are and in pieces. */
const piecesOf = (personal: readonly string[]): string[] =>
  personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((piece) => piece.length >= 3);

/** The dictionaries of leaked passwords, words and names: megabytes that only somebody needs who chooses a password. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english, french] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
    import("@zxcvbn-ts/language-fr"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary, product: ["gatehouse"] },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
}
let estimator: ReturnType<typeof loadEstimator> | undefined;

const judge = async (password: string, personal: readonly string[]) =>
  (await (estimator ??= loadEstimator())).check(password, piecesOf(personal));

/**
 * What is wrong with a password that is short, known, or made of what one knows about the user; found out offline.
 * @param personal names and addresses of the user and of the vendor
 */
export async function weaknessOf(password: string, personal: readonly string[]): Promise<PasswordWeakness | undefined> {
  const problem = passwordProblem(password, personal);
  if (problem) return problem;
  return (await judge(password, personal)).score < minScore ? "access.password.guessable" : undefined;
}

/**
 * Refuses a weak password.
 * @param personal names and addresses of the user and of the vendor
 * @throws UserError with what is wrong and how to do better
 */
export async function refuseWeakPassword(password: string, personal: readonly string[]): Promise<void> {
  const weakness = await weaknessOf(password, personal);
  if (weakness === undefined) return;
  const warning =
    weakness === "access.password.guessable" ? (await judge(password, personal)).feedback.warning : undefined;
  throw new UserError(warning ? `${warning} ${better}` : problems[weakness]);
}
