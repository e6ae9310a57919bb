import { lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Seconds without a sign of life after which somebody else takes the work up. */
const leaseTimeout = 15;

/** The work is no longer ours: cancelled, or taken up by somebody who thought us dead. */
export class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/**
 * Rows on which nobody works any more.
 * @param now seconds since 1970, UTC
 * @param signs when whoever works on a row last said so; then what counts where nobody has said anything yet
 */
export const leaseRanOut = (now: number, ...signs: readonly PgColumn[]): SQL =>
  lt(sql`coalesce(${sql.join([...signs], sql`, `)})`, sql`${now - leaseTimeout}::bigint`);

interface Lease {
  /** Aborts when the work is no longer ours. */
  readonly lost: AbortSignal;
  /** Stops the signs of life, and waits for the one under way: whatever is written afterwards is the last word. */
  end(): Promise<void>;
}

/**
 * Says again and again that work is under way, as long as it is. A sign that fails for another reason than a lost lease is made up
 * for by the next, or the lease runs out.
 * @param every milliseconds
 * @param renew writes the sign of life; throws `LeaseLostError` where the row says that the work is somebody else's
 */
export function holdLease(every: number, renew: () => Promise<void>, onProblem: (error: unknown) => void): Lease {
  const lost = new AbortController();
  let renewing: Promise<void> | undefined;
  const timer = setInterval(() => {
    renewing ??= renew()
      .catch((error: unknown) => {
        if (error instanceof LeaseLostError) lost.abort(error);
        else onProblem(error);
      })
      .finally(() => {
        renewing = undefined;
      });
  }, every);
  return {
    lost: lost.signal,
    async end() {
      clearInterval(timer);
      await renewing;
    },
  };
}
