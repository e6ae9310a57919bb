import type { RepositoryFile } from "./rules.ts";

/** A function that a file exports, with what stands over it. */
export interface ExportedFunction {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  /** The first sentence of its comment; empty where there is none. */
  readonly sentence: string;
}

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(?:test|stories|spec|d)\.tsx?$/.test(path);

/** A page of an app: its file is called as the path beside it in the route tree says, and it holds nothing else. */
const isPage = (path: string): boolean => /^apps\/[\w-]+\/src\/routes\//.test(path);

/** `export function name`, `export const name = (…`, with a type or without, and what wraps a component. */
const exported =
  /^export (?:(?:async )?function\*? (\w+)|const (\w+)(?::[^=\n]*(?:=>[^=\n]*)?)? =\s*(?:async\b|\(|<|function\b|\w+ =>|(?:memo|forwardRef|lazyComponent)\())/gm;

/** The text of the comment that ends where a function begins, without its marks. */
function commentBefore(text: string): string {
  const [, inside = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(text) ?? [];
  return inside
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, "").trim())
    .join(" ")
    .trim();
}

/** The first sentence of a comment, up to its first stop, colon or semicolon; what tags say is none. */
function firstSentence(comment: string): string {
  const [words = ""] = comment.split(/(?:^|\s)@\w+/);
  const said = words.trim();
  return /^[\s\S]*?[.:;!?](?=\s|$)/.exec(said)?.[0] ?? said;
}

/** The exported functions of the repository's code, tests left out. Overloads are one function: what stands over the first is for all. */
export const exportedFunctions = (files: readonly RepositoryFile[]): readonly ExportedFunction[] =>
  files
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) => {
      const found = [...text.matchAll(exported)].map((match) => {
        const before = text.slice(0, match.index);
        const name = match[1] ?? match[2] ?? "";
        return { path, name, line: before.split("\n").length, sentence: firstSentence(commentBefore(before)) };
      });
      return found.filter(({ name }, place) => found.findIndex((other) => other.name === name) === place);
    });

/** A sentence as it is compared: capitals and what ends it make no other one. */
const compared = (sentence: string): string => sentence.toLowerCase().replace(/[.:;!?]$/, "");

/**
 * Exported functions that nobody finds by what they do: those without a sentence, and those whose first sentence is that of another one
 * as well. Pages of the apps may go without.
 */
export function sentenceProblems(files: readonly RepositoryFile[]): readonly string[] {
  const functions = exportedFunctions(files);
  const first = new Map<string, ExportedFunction>();
  return functions.flatMap((one): readonly string[] => {
    const at = `${one.path}:${one.line} ${one.name}`;
    if (one.sentence === "") return isPage(one.path) ? [] : [`${at} has no sentence that says what it does`];
    const other = first.get(compared(one.sentence));
    if (other)
      return [`${at} begins with the sentence of ${other.path}:${other.line} ${other.name}: “${one.sentence}”`];
    first.set(compared(one.sentence), one);
    return [];
  });
}
