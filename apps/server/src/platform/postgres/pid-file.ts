import { readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { errorCode } from "../start-error.ts";

/** What `postmaster.pid` tells about a running server. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** "starting", "ready", "stopping", … */
  readonly status: string;
}

/** Whether a process exists; one that belongs to somebody else counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

const pidFile = (data: string) => path.join(data, "postmaster.pid");

/** Milliseconds; PostgreSQL creates the file and writes its number a moment later. */
const writingTime = 2000;

/** @returns undefined as long as there is no number of a process in it */
function read(data: string): Postmaster | undefined {
  try {
    const [pid, , , port, , , , status] = readFileSync(pidFile(data), "utf8").split("\n");
    return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), status: status?.trim() ?? "" } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it was left empty, and is not about to be written: PostgreSQL does not start beside it. */
function isAbandoned(data: string): boolean {
  try {
    return Date.now() - statSync(pidFile(data)).mtimeMs > writingTime;
  } catch {
    return false;
  }
}

/** Whether a process is a PostgreSQL on this folder. Only Linux tells; elsewhere it is taken for one, and the login decides. */
function isOurs(pid: number, data: string): boolean {
  if (process.platform !== "linux") return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(data);
  } catch {
    return false;
  }
}

/**
 * The server that runs on this folder, if one does. A pid file that a crash left behind, whose number now belongs to nobody or to
 * another program, is removed. One that is being written is left alone: without it PostgreSQL would end itself.
 */
export function runningPostmaster(data: string): Postmaster | undefined {
  const found = read(data);
  if (found && isAlive(found.pid) && isOurs(found.pid, data)) return found;
  if (found || isAbandoned(data)) rmSync(pidFile(data), { force: true });
  return undefined;
}
