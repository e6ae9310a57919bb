import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { Jobs } from "./jobs.ts";
import type { LiveHub } from "./live.ts";
import type { Logger } from "./log.ts";

/** What every area of the server is on. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly live: LiveHub;
  readonly log: Logger;
  /** Seconds since 1970, UTC; tests pass their own clock. */
  readonly now: () => number;
}
