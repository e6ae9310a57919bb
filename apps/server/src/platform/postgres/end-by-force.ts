import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./pid-file.ts";

/** Every process of this machine with its parent. */
function parents(): readonly (readonly [pid: number, parent: number])[] {
  if (process.platform !== "linux") {
    const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
    return (stdout ?? "").split("\n").flatMap((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return pid && parent ? [[pid, parent] as const] : [];
    });
  }
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name in brackets may hold anything; what follows it is the state and the parent.
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      return [[Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])] as const];
    } catch {
      return []; // it has ended meanwhile
    }
  });
}

/** Sends a signal to a PostgreSQL and all its processes. @returns who they are */
export function signalFamily(postmaster: number, signal: NodeJS.Signals): readonly number[] {
  const family = [postmaster, ...parents().flatMap(([pid, parent]) => (parent === postmaster ? [pid] : []))];
  for (const pid of family) {
    try {
      process.kill(pid, signal);
    } catch {
      // it has ended meanwhile
    }
  }
  return family;
}

/**
 * Ends a PostgreSQL that listens to nothing any more, not even to being asked to stop, with all its processes: one that stayed would
 * keep the memory that the next needs. What was committed is recovered at the next start.
 */
export async function endByForce(postmaster: number): Promise<void> {
  const family = signalFamily(postmaster, "SIGKILL");
  const deadline = Date.now() + 10_000;
  while (family.some(isAlive) && Date.now() < deadline) await sleep(20);
}
