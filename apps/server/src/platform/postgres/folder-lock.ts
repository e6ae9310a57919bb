import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, StartError } from "../start-error.ts";
import { isAlive } from "./pid-file.ts";

/** Longer than creating a cluster takes anywhere. */
const patience = 120_000;

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

/** Runs `work` while no other living process works on the same folder. A lock that a dead process left behind is taken over. */
export async function withFolderLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(home, "postgres.lock");
  for (const deadline = Date.now() + patience; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
      const holder = holderOf(file);
      if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
      if (Date.now() > deadline)
        throw new StartError(
          `Another process (${holder ?? "unknown"}) is starting the database in ${home} and does not finish.`,
          { cause: error },
        );
      await sleep(25);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
