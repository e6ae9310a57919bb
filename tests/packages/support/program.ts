import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a package's program lies, as its package.json names it. */
export function programOf(packageFolder: string, program: string): string {
  const { bin } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === "string" ? bin : bin[program];
  if (!file) throw new Error(`${packageFolder} has no program ${program}.`);
  return join(packageFolder, file);
}

/** Runs a program that is written in JavaScript to its end. */
export function runNode(
  args: readonly string[],
  cwd: string,
): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, output: `${stdout}${stderr}` };
}
