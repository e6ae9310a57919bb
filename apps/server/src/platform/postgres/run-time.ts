import { readFileSync } from "node:fs";

/**
 * How long a process has had a processor, in nanoseconds: one that is frozen gets none, one on a machine that is busy beyond measure
 * gets little. Undefined where the machine does not tell.
 */
export function runTime(pid: number): number | undefined {
  try {
    const time = Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]);
    return Number.isFinite(time) ? time : undefined;
  } catch {
    return undefined;
  }
}
