import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { precompress } from "./compress.ts";
import { fingerprint } from "./fingerprint.ts";
import { showProgress, type Progress } from "./progress.ts";
import { root } from "./run.ts";

const apps = [
  { app: "dashboard", words: "Building the dashboard" },
  { app: "public", words: "Building the traveller site" },
] as const;

/** One of the apps that are built. */
export type App = (typeof apps)[number]["app"];

/** Everything that goes into an app's build: the packages below it, its own files, the settings of the workspace. */
const inputs = (app: App): readonly string[] => [
  "packages/domain",
  "packages/api",
  "packages/ui",
  "packages/features",
  `apps/${app}`,
  "pnpm-lock.yaml",
  "tsconfig.base.json",
];

const folder = (app: App): string => join(root, "apps", app, "build");
/** Written last: a build that was interrupted has none. */
const mark = (app: App): string => join(folder(app), ".fingerprint");
const lastBuilt = (app: App): string | undefined =>
  existsSync(mark(app)) ? readFileSync(mark(app), "utf8") : undefined;

/** Vite's program as the app has it installed. Not through pnpm: that would look through all dependencies again. */
export function viteProgram(app: App): string {
  const manifest = createRequire(join(root, "apps", app, "package.json")).resolve("vite/package.json");
  return join(dirname(manifest), "bin/vite.js");
}

/** @throws Error with the output of a build that failed */
function viteBuild(app: App): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const hear = (data: unknown) => (output += String(data));
    const child = spawn(process.execPath, [viteProgram(app), "build", "--logLevel", "warn"], {
      cwd: join(root, "apps", app),
      stdio: ["ignore", "pipe", "pipe"],
      // What is served is the production build, whatever the server itself is started for.
      env: { ...process.env, NODE_ENV: "production" },
    });
    const stop = () => child.kill();
    process.once("exit", stop);
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", stop);
      if (code === 0) resolve();
      else reject(new Error(`The ${app} app could not be built:\n${output.trim()}`));
    });
  });
}

/**
 * Builds the apps whose inputs changed since their last build; a second call builds nothing.
 * @returns false when a build failed; what went wrong is on the terminal
 */
export async function buildApps(progress: Progress = showProgress()): Promise<boolean> {
  for (const { app, words } of apps) {
    const now = fingerprint(root, inputs(app));
    if (lastBuilt(app) === now) continue;
    try {
      await progress.step(words, async () => {
        rmSync(folder(app), { recursive: true, force: true });
        await viteBuild(app);
        await precompress(folder(app));
        writeFileSync(mark(app), now);
      });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  }
  return true;
}
