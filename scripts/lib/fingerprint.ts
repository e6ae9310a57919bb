import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const left = new Set(["mocks", "node_modules", "build", "dist", "dist-storybook", ".vite"]);
/** What no build reads. */
const isIrrelevant = (name: string) =>
  left.has(name) || /\.(?:test|stories)\.tsx?$/.test(name) || /\.(?:tsbuildinfo|md)$/.test(name);

function* filesBelow(path: string): Generator<string> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) yield path;
  else if (stat.isDirectory())
    for (const name of readdirSync(path).toSorted()) if (!isIrrelevant(name)) yield* filesBelow(join(path, name));
}

/**
 * A hash over names and contents of everything below some paths: the same hash means that a build would come out the same. Times
 * do not count, so a fresh clone or another branch and back again builds nothing twice.
 * @param paths files or folders relative to `root`; missing ones count as empty
 */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const content = readFileSync(file);
      hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest("hex");
}
