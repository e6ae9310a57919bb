import { spawnSync } from "node:child_process";
import { chownSync, readFileSync } from "node:fs";
import path from "node:path";

/** The user that PostgreSQL runs as: it refuses to run as root. Empty for "whoever we are". */
export type Owner = { readonly uid?: number; readonly gid?: number };

function lookUp(name: string): Owner | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** As root the user `postgres`, else `nobody`; nothing is added to the machine. */
export function serviceUser(): Owner {
  if (process.platform === "win32" || process.getuid?.() !== 0) return {};
  const owner = lookUp("postgres") ?? lookUp("nobody");
  if (!owner)
    throw new Error("PostgreSQL does not run as root, and this machine has neither the user postgres nor nobody.");
  return owner;
}

/** Gives a file or folder (not what is inside) to the user. */
export function giveTo(file: string, { uid, gid }: Owner): void {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

/** Whether the user can run the binaries below `native`. It is tried, not computed from modes: folders above may be closed. */
export const canRun = (native: string, owner: Owner): boolean =>
  spawnSync(path.join(native, "bin/postgres"), ["--version"], { ...owner, cwd: "/" }).status === 0;

/** Whether the user can enter a folder and write in it. */
export const canUse = (folder: string, owner: Owner): boolean =>
  owner.uid === undefined ||
  spawnSync("/bin/sh", ["-c", 'cd "$1" && : > "$1/.probe" && rm "$1/.probe"', "sh", folder], { ...owner, cwd: "/" })
    .status === 0;
