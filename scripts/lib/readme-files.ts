import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder, type PublishedPackage } from "./build-packages.ts";

/** A fenced block whose first line is a comment that names a file. */
const block = /^```\w+\n(?:\/\/|<!--) (\S+?)(?: -->)?\n([\s\S]*?)^```$/gm;

/** The files that a text shows: what is in the README is what is tried, so it works. */
export const shownFiles = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(block)].map(([, file = "", code = ""]) => [file, code]));

/** The files that the README of a package and the docs beside it show. */
export const readmeFiles = (name: PublishedPackage): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...["README.md", ...globSync("docs/*.md", { cwd: packageFolder(name) })].map((file) =>
      shownFiles(readFileSync(join(packageFolder(name), file), "utf8")),
    ),
  ) as Record<string, string>;
