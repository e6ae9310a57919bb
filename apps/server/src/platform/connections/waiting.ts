import type { DatabaseUnavailable } from "./database-unavailable.ts";

/** Something that waits for the database. */
export interface Waiting {
  /** Milliseconds it may take; without, as long as the database answers others. */
  readonly limit: number | undefined;
  /** Gives it up. */
  readonly end: (reason: Error) => void;
}

export interface Operation {
  done(): void;
}

/** Knows whether the database answers, and gives up what waits for one that does not. */
export interface DatabaseWatch {
  /** Whatever waits for the database is known here from its beginning to its end. */
  begin(waiting: Waiting): Operation;
  /** Why nothing need be tried, while the database is known not to answer. */
  refusal(): DatabaseUnavailable | undefined;
  /** Gives up whatever still waits, and lets go of the watch's own connection. */
  close(): Promise<void>;
}
