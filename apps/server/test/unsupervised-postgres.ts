import { setTimeout as sleep } from "node:timers/promises";
import { ensureCluster } from "../src/platform/postgres/cluster.ts";
import { endByForce } from "../src/platform/postgres/end-by-force.ts";
import { launch } from "../src/platform/postgres/launch.ts";
import { isAlive } from "../src/platform/postgres/pid-file.ts";
import { findPlace } from "../src/platform/postgres/place.ts";

/** A PostgreSQL that stays as it is left: nobody starts it again when it ends, as with one outside the product. */
export interface UnsupervisedPostgres {
  readonly url: string;
  pid(): number;
  /** Ends it as an administrator would, at once, with all its connections. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

/**
 * Starts an embedded PostgreSQL that nobody starts again when it dies, for tests that kill it.
 * @param home the data folder of an embedded PostgreSQL that does not run
 */
export async function startUnsupervised(home: string): Promise<UnsupervisedPostgres> {
  const place = findPlace(home);
  const password = ensureCluster(place);
  let postmaster = await launch(place, {});
  const { port } = postmaster;
  return {
    url: `postgres://gatehouse:${password}@127.0.0.1:${port}/gatehouse`,
    pid: () => postmaster.pid,
    async stop() {
      process.kill(postmaster.pid, "SIGINT");
      while (isAlive(postmaster.pid)) await sleep(20);
    },
    kill: () => endByForce(postmaster.pid),
    async start() {
      postmaster = await launch(place, {}, port);
    },
  };
}
