/**
 * The thread that watches a reading process from within, where nothing that the process is at can keep it from looking: what goes
 * over a limit is ended at once, and so is what has lost its server.
 */
import { writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { PageFailure } from "../candidate-tables.ts";
import type { ReadingLimits } from "./page-task.ts";

/** Milliseconds between two looks: memory may grow by a gigabyte a second. */
const interval = 20;
const { limits, reasonPipe, task } = workerData as {
  readonly limits: ReadingLimits;
  /** Descriptor on which the server hears why the process was ended. */
  readonly reasonPipe: number;
  /** Number of the task under way, 0 for none; shared memory. */
  readonly task: Int32Array;
};
const server = process.ppid;
const usedSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function end(reason: PageFailure): void {
  try {
    writeSync(reasonPipe, reason);
  } finally {
    process.kill(process.pid, "SIGKILL");
  }
}

let number = 0;
let since = 0;
setInterval(() => {
  if (process.ppid !== server) process.kill(process.pid, "SIGKILL");
  const now = Atomics.load(task, 0);
  if (now !== number) [number, since] = [now, usedSeconds()];
  if (now === 0) return;
  if (process.memoryUsage.rss() > limits.megabytes * 2 ** 20) end("MEMORY");
  else if (usedSeconds() - since > limits.seconds) end("TIME");
}, interval);
parentPort?.postMessage("watching", []);
