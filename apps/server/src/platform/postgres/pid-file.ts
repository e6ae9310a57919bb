import { readFileSync, rmSync } from "node:fs";
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

function read(data: string): Postmaster | undefined {
  try {
    const [pid, , , port, , , , status] = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(pid), port: Number(port), status: status?.trim() ?? "" };
  } catch {
    return undefined;
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
 * another program, is removed.
 */
export function runningPostmaster(data: string): Postmaster | undefined {
  const found = read(data);
  if (!found) return undefined;
  if (isAlive(found.pid) && isOurs(found.pid, data)) return found;
  rmSync(path.join(data, "postmaster.pid"), { force: true });
  return undefined;
}
