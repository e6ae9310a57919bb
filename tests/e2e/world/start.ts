import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FullConfig } from "@playwright/test";
import { keepWorlds, keptWorlds, type World } from "./worlds.ts";

const forkProgram = (name: string, folder: string): ChildProcess =>
  fork(fileURLToPath(new URL(name, import.meta.url)), [folder]);

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-e2e-"));
  chmodSync(folder, 0o711); // as root, PostgreSQL runs as another user, who must get in
  return folder;
}

/** Makes the demo world once, for drawing its passes is most of the work, and copies it. @returns a folder for each world */
async function makeDemoWorlds(count: number): Promise<readonly string[]> {
  const folders = Array.from({ length: count }, newFolder);
  const [made = "", ...copies] = folders;
  const [code] = (await once(forkProgram("demo-world.ts", made), "exit")) as [number | null];
  if (code !== 0) {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    throw new Error(`The demo world of the journeys could not be made (exit code ${code}).`);
  }
  // With their owners, whom PostgreSQL insists on.
  for (const copy of copies) execFileSync("cp", ["-a", `${made}/.`, copy]);
  return folders;
}

async function startWorld(folder: string): Promise<{ readonly child: ChildProcess; readonly world: World }> {
  const child = forkProgram("world.ts", folder);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The servers of the journeys did not start (exit code ${code}).`);
  });
  const [world] = (await Promise.race([once(child, "message"), ended])) as [World];
  return { child, world };
}

async function stopWorld(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.disconnect();
  await ended;
}

/** Starts a world for each worker: journeys change it, and those of one worker run one after the other. */
export default async function start({ workers }: Pick<FullConfig, "workers">): Promise<() => Promise<void>> {
  if (keptWorlds().length > 0) return () => Promise.resolve();
  const folders = await makeDemoWorlds(workers);
  const worlds = await Promise.all(folders.map(startWorld));
  keepWorlds(worlds.map(({ world }) => world));
  return async () => {
    await Promise.all(worlds.map(({ child }) => stopWorld(child)));
  };
}
