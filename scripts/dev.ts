/**
 * Everything for working on Gatehouse: the server, started again after every change, and both apps with hot reload. The database
 * stays up all the while. One Ctrl-C ends all of it.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { readConfig } from "../apps/server/src/platform/config.ts";
import { requireFreePort } from "../apps/server/src/platform/free-port.ts";
import { startPostgres } from "../apps/server/src/platform/postgres.ts";
import { demoPassword } from "../packages/domain/src/access/index.ts";
import { viteProgram, type App } from "./lib/build-apps.ts";
import { failureText } from "./lib/failure-text.ts";
import { requireNode, root } from "./lib/run.ts";
import { onStop } from "./lib/signals.ts";

requireNode();

const apps = [
  { app: "dashboard", port: 4001, path: "/login" },
  { app: "public", port: 4002, path: "/" },
] as const satisfies readonly { app: App; port: number; path: string }[];

const children: ChildProcess[] = [];
/** In process groups of their own: Ctrl-C reaches this script alone, which ends them in order. */
function run(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  children.push(child);
}
const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    child.once("exit", () => resolve());
    process.kill(-child.pid, "SIGTERM");
  });

try {
  const config = readConfig(process.env, root);
  for (const { port } of apps) await requireFreePort(port, "127.0.0.1");
  await requireFreePort(config.port, config.host);
  const postgres = config.databaseUrl
    ? undefined
    : await startPostgres({ home: config.dataDir, onRestart: console.warn });
  onStop(async () => {
    await Promise.all(children.map(ended));
    await postgres?.stop();
  });
  const server = `http://127.0.0.1:${config.port}`;
  run(["--watch", "--watch-preserve-output", join(root, "scripts/dev-server.ts")], root, {
    DEMO: config.demo ? "on" : "off",
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  });
  for (const { app } of apps)
    run([viteProgram(app), "--clearScreen", "false"], join(root, "apps", app), { GATEHOUSE_SERVER: server });
  const lines = apps.map(({ app, port, path }) => `  ${app.padEnd(10)} http://localhost:${port}${path}`);
  console.log(
    [
      ...lines,
      `  calls      ${server}/api/docs`,
      ...(config.demo ? [`  Demo users have the password ${demoPassword}.`] : []),
      "",
    ].join("\n"),
  );
} catch (error) {
  console.error(failureText(error));
  process.exit(1);
}
