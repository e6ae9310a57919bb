import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root } from "./run.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function onPath(): string | undefined {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // not here
      }
    }
  }
  return macApplications.find((file) => existsSync(file));
}

function playwrightsOwn(): string | undefined {
  const requireFromJourneys = createRequire(join(root, "tests/e2e/package.json"));
  const { chromium } = requireFromJourneys("@playwright/test") as { chromium: { executablePath(): string } };
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function install(command: string, args: readonly string[]): boolean {
  console.log(`No browser found; installing one: ${command} ${args.join(" ")}`);
  return (
    spawnSync(command, args, {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0
  );
}

/**
 * A Chromium for the tests: `CHROMIUM_PATH`, one of the system, Playwright's own, or a freshly installed one (Debian's package as
 * root, otherwise Playwright's download).
 * @throws when none can be had, saying what to do
 */
export function findBrowser(): string {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but there is no such file. Correct it or leave it out.`);
  }
  const found = onPath() ?? playwrightsOwn();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    if (
      install("apt-get", ["update"]) &&
      install("apt-get", ["install", "-y", "--no-install-recommends", "chromium"])
    ) {
      const installed = onPath();
      if (installed) return installed;
    }
  }
  if (install("pnpm", ["--filter", "@gatehouse/e2e", "exec", "playwright", "install", "chromium"])) {
    const installed = playwrightsOwn();
    if (installed) return installed;
  }
  throw new Error(
    "No Chromium was found and none could be installed. Install Chromium or Google Chrome, or name one with CHROMIUM_PATH.",
  );
}
