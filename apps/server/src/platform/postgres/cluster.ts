import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { StartError } from "../start-error.ts";
import { giveTo } from "./owner.ts";
import type { Place } from "./place.ts";

/** What PostgreSQL's programs may see of our environment: nothing that changes how they behave. */
export const programEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  LC_ALL: "C",
  TZ: "UTC",
  ...(process.platform === "win32" ? { SystemRoot: process.env["SystemRoot"] } : {}),
});

const passwordFile = ({ home }: Place) => path.join(home, "postgres.password");
/** Written last: without it the cluster is an interrupted attempt, even if PostgreSQL's own files look whole. */
const marker = ({ home }: Place) => path.join(home, "postgres.ready");

function refuseOtherVersion({ data, major }: Place): void {
  const version = Number.parseInt(readFileSync(path.join(data, "PG_VERSION"), "utf8"), 10);
  if (version === major) return;
  throw new StartError(
    version > major
      ? `The database in ${data} was made by PostgreSQL ${version}, which is newer than the PostgreSQL ${major} of this program: use a newer program or another DATA_DIR.`
      : `The database in ${data} was made by PostgreSQL ${version}, and this program brings PostgreSQL ${major}: move the data with pg_dump, or use another DATA_DIR.`,
  );
}

function initialise(place: Place): void {
  const { native, data, owner } = place;
  if (existsSync(data)) {
    // The folder itself may be a link's target and stays.
    for (const name of readdirSync(data)) rmSync(path.join(data, name), { recursive: true, force: true });
  } else mkdirSync(data, { mode: 0o700, recursive: true });
  giveTo(data, owner);
  const password = randomBytes(18).toString("base64url");
  writeFileSync(passwordFile(place), password, { mode: 0o600 });
  // A file, since Node's pipe to a child is a socket and /dev/stdin cannot be opened on it.
  const handOver = path.join(tmpdir(), `gatehouse-${randomBytes(6).toString("hex")}`);
  writeFileSync(handOver, `${password}\n`, { mode: 0o600, flag: "wx" });
  try {
    giveTo(handOver, owner);
    const flags = [
      "-U",
      "gatehouse",
      "-A",
      "scram-sha-256",
      `--pwfile=${handOver}`,
      "-E",
      "UTF8",
      "--locale-provider=builtin",
      "--locale=C.UTF-8",
      "--no-instructions",
    ];
    const result = spawnSync(path.join(native, "bin/initdb"), ["-D", data, ...flags], {
      ...owner,
      env: programEnvironment(),
      cwd: "/",
      encoding: "utf8",
    });
    if (result.status !== 0)
      throw new StartError(
        `The embedded database could not be created in ${data} (${(result.stderr || String(result.error)).trim().split("\n").at(-1)}).`,
      );
  } finally {
    rmSync(handOver, { force: true });
  }
  writeFileSync(marker(place), String(place.major));
}

/**
 * Creates the cluster unless it is there, whole or not at all.
 * @returns the password of the user `gatehouse`
 * @throws StartError when the cluster belongs to another major version, or cannot be created
 */
export function ensureCluster(place: Place): string {
  if (existsSync(marker(place)) && existsSync(path.join(place.data, "PG_VERSION"))) refuseOtherVersion(place);
  else initialise(place);
  return readFileSync(passwordFile(place), "utf8");
}
