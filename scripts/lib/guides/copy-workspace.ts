import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { root } from "../run.ts";

/** What no check of a copy reads, and what is made again. */
const leftOut = /^(?:\.git|\.data|\.gate|build|dist-storybook|node_modules|docs\/screenshots)$/;

/**
 * A copy of the workspace below the temporary folder, on the installed libraries. Links between its packages lead to the copies;
 * the compiler's notes come along, so that it checks again only what a change touches.
 */
export function copyWorkspace(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-copy-"));
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    // Newer files would make the compiler forget its notes.
    preserveTimestamps: true,
    filter: (from) => !leftOut.test(relative(root, from).split(sep).join("/")),
  });
  const [libraries, own] = [join(root, "node_modules"), join(folder, "node_modules")];
  mkdirSync(own);
  for (const name of readdirSync(libraries))
    if (!name.startsWith(".") || name === ".bin" || name === ".pnpm")
      symlinkSync(join(libraries, name), join(own, name));
  const notes = join(libraries, ".cache/tsc");
  if (existsSync(notes)) cpSync(notes, join(own, ".cache/tsc"), { recursive: true, preserveTimestamps: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
