import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FullConfig } from "@playwright/test";
import { keepWorlds, keptWorlds, type World } from "./worlds.ts";

async function startWorld(): Promise<{ readonly child: ChildProcess; readonly world: World }> {
  const child = fork(fileURLToPath(new URL("world.ts", import.meta.url)));
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
  const worlds = await Promise.all(Array.from({ length: workers }, startWorld));
  keepWorlds(worlds.map(({ world }) => world));
  return async () => {
    await Promise.all(worlds.map(({ child }) => stopWorld(child)));
  };
}
