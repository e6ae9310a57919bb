/**
 * Tries the packages in a fresh Next app outside the repository: installs the tarballs as anybody would, builds, starts, and looks
 * whether the page comes rendered from the server and wakes up in a browser without a complaint. It needs the package registry, so
 * it is not among the tests. `pnpm try:next`, or `pnpm try:next <version>` for another Next than the newest.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findBrowser } from "./lib/browser.ts";
import { manifestOf, publishedPackages } from "./lib/build-packages.ts";
import { nextApp } from "./lib/next-app.ts";
import { packPackages, tarball } from "./lib/pack-packages.ts";
import { requireNode, root, run } from "./lib/run.ts";

requireNode();

const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  NODE_ENV: "production" as const,
  CHROMIUM_PATH: findBrowser(),
};
const app = mkdtempSync(join(tmpdir(), "gatehouse-next-"));
let server: ChildProcess | undefined;

/** @throws Error when it fails */
async function must(words: string, command: string, args: readonly string[]): Promise<void> {
  console.log(`\n── ${words}`);
  if ((await run(command, args, { cwd: app, env })) !== 0) throw new Error(`${words}: failed.`);
}

function layOut(next: string): void {
  for (const [file, text] of Object.entries(nextApp())) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), text);
  }
  const own = publishedPackages.map((name): [string, string] => [manifestOf(name).name, `file:${tarball(name)}`]);
  // In the versions that the workspace is tested with.
  const { peerDependencies = {}, devDependencies = {} } = manifestOf("ui");
  const peers = Object.fromEntries(
    Object.entries(peerDependencies).map(([name, range]): [string, string] => [name, devDependencies[name] ?? range]),
  );
  const manifest = {
    name: "try-next",
    private: true,
    dependencies: { ...Object.fromEntries(own), ...peers, "@emotion/cache": "11", next },
    devDependencies: { "@types/node": "24", "@types/react": "19", "@types/react-dom": "19", typescript: "5" },
  };
  writeFileSync(join(app, "package.json"), JSON.stringify(manifest, null, 2));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Waits until the server answers, a minute at most. @returns the page as the server rendered it */
async function firstAnswer(url: string): Promise<string> {
  for (let tries = 0; tries < 120; tries++) {
    try {
      const response = await fetch(url);
      if (response.ok) return await response.text();
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The Next server did not answer within a minute.");
}

try {
  await packPackages();
  layOut(process.argv[2] ?? "latest");
  await must("npm install", "npm", ["install", "--no-audit", "--no-fund", "--include=dev"]);
  await must("next build", join(app, "node_modules/.bin/next"), ["build"]);
  const port = await freePort();
  server = spawn(join(app, "node_modules/.bin/next"), ["start", "--hostname", "127.0.0.1", "--port", String(port)], {
    cwd: app,
    env,
    stdio: "inherit",
    detached: true,
  });
  const url = `http://127.0.0.1:${port}/`;
  const html = await firstAnswer(url);
  for (const text of ["February", "Address line 1"])
    if (!html.includes(text)) throw new Error(`The server's page does not contain "${text}".`);
  console.log("✓ The page comes rendered from the server.");
  await must("the page in a browser", process.execPath, [join(root, "tests/packages/use-next-page.ts"), url]);
  console.log("✓ It wakes up in the browser without a complaint, and is used by keyboard.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // The program starts others: the whole group ends.
  if (server?.pid) process.kill(-server.pid);
  rmSync(app, { recursive: true, force: true });
}
