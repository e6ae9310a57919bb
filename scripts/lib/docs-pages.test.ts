import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.ts";

const ui = join(root, "packages/ui");
const { exports } = JSON.parse(readFileSync(join(ui, "package.json"), "utf8")) as {
  readonly exports: Readonly<Record<string, string>>;
};

/** A page of text, or one that Storybook makes of a widget's stories. */
const hasDocsPage = (folder: string): boolean =>
  globSync(["*.mdx", "*.stories.tsx"], { cwd: join(ui, folder) }).some(
    (file) => file.endsWith(".mdx") || /tags: \[[^\]]*"autodocs"/.test(readFileSync(join(ui, folder, file), "utf8")),
  );

const stories = globSync("packages/{ui,features}/src/**/*.stories.tsx", { cwd: root });

// Without one, Storybook makes it of folders and the file's name.
test.each(stories)("%s says where the sidebar shows it", (file) => {
  expect(readFileSync(join(root, file), "utf8")).toMatch(/const meta = \{\s*title: "[A-Z][^"]*",/);
});

test.each(Object.entries(exports))("%s has a docs page in Storybook", (_, entry) => {
  const folder = dirname(entry);
  // The page of a widget tells of its parts as well.
  const folders = folder
    .split("/")
    .slice(2)
    .map((_part, index, parts) => `src/${parts.slice(0, index + 1).join("/")}`);
  expect(folders.some(hasDocsPage), `${folder}: write a page (*.mdx), or give its stories the tag "autodocs"`).toBe(
    true,
  );
});
