import { spawn, type SpawnOptions } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The folder of the whole workspace. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where runs leave their reports; never committed. */
export const gateFolder = `${root}.gate`;

/** Ends the script when an old Node runs it: the automatic installation before it must have failed. */
export function requireNode(): void {
  if (Number(process.versions.node.split(".")[0]) >= 24) return;
  console.error(
    `Gatehouse brings its own Node 24, but this is ${process.version}: the installation before this script failed (see above). Run "npx -y pnpm@12 install" and look at its message.`,
  );
  process.exit(1);
}

/** Runs a program of the workspace, showing what it prints. @returns its exit code; 1 when it was killed. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    child.on("error", reject);
    child.on("exit", (code) => {
      resolve(code ?? 1);
    });
  });
}

/** Runs a program that a dependency installs, for example `pnpmExec("vitest", ["run"])`. */
export const pnpmExec = (tool: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> =>
  run("pnpm", ["exec", tool, ...args], options);
