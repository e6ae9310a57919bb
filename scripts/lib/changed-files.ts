import { execFileSync } from "node:child_process";
import { root } from "./run.ts";

function git(...args: readonly string[]): string {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return ""; // A copy without its history: nothing is known to be new.
  }
}

/** The name of the last commit. */
export const lastCommit = (): string => git("rev-parse", "HEAD").trim();

/** The files, from the workspace's root, that the last commit or the work that is not committed yet adds or changes. */
export function changedFiles(): ReadonlySet<string> {
  const committed = git("log", "-1", "--format=", "--name-only", "--diff-filter=d").split("\n");
  const open = git("status", "--porcelain", "--untracked-files=all")
    .split("\n")
    .filter((line) => !line.slice(0, 2).includes("D"))
    .map((line) => line.slice(3).split(" -> ").at(-1) ?? "");
  return new Set([...committed, ...open].filter((file) => file !== ""));
}
