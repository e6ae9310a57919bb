import { readFileSync } from "node:fs";

/** Megabytes of memory that a process holds at this moment, as Linux counts it (VmRSS). */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/** Watches a process while work is done. @returns the most it held, in megabytes */
export async function peakMegabytes(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = residentMegabytes(pid);
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, 50);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return peak;
}
