import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { RepositoryFile } from "./rules.ts";
import { root } from "./run.ts";

/** Generated, or other people's: nothing of it cites a rule. */
const skipped = /^(?:pnpm-lock\.yaml|LICENSE)$|^apps\/server\/migrations\/|^\.storybook\/public\//;

/** The text files of the repository: those that are committed, and those that are not yet. */
export function repositoryFiles(): readonly RepositoryFile[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split("\0"))]
    .filter((name) => name !== "" && !skipped.test(name))
    .flatMap((name): readonly RepositoryFile[] => {
      try {
        const text = readFileSync(path.join(root, name), "utf8");
        return text.includes("\0") ? [] : [{ path: name, text }]; // Pictures and fonts.
      } catch {
        return []; // Deleted, but not committed yet.
      }
    });
}
