import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { networkOf } from "../access/throttle.ts";
import type { Database } from "../platform/database.ts";
import { linkAttempt } from "./tables.ts";

/** Seconds for which an attempt counts. */
const window = 15 * 60;
/** Failures that one address may have, whatever it tries. */
const failures = 20;
/** Uses of one link, good or bad, whoever makes them: who has a link and guesses booking numbers fails here, too. */
const uses = 120;

interface Attempt {
  readonly address: string;
  /** Hash of what was presented as a link, whether there is such a link or not. */
  readonly hash: string;
}

type Admitted =
  | {
      readonly admitted: true;
      /** Takes back that the address failed. */
      readonly succeeded: () => Promise<void>;
    }
  | { readonly admitted: false; readonly retryAfter: number };

/**
 * Lets a use of a public link through. It counts against the link for good, and against the address until it is known to have
 * succeeded: any number of guesses at the same moment, on any number of servers, are no more than so many. A success forgives
 * itself and no failure, so that somebody with a link of their own gains no guesses by it.
 * @param now seconds since 1970, UTC
 */
export async function admitAttempt(db: Database, { address, hash }: Attempt, now: number): Promise<Admitted> {
  const limits = [
    { counted: `address ${networkOf(address)}`, most: failures },
    { counted: `link ${hash}`, most: uses },
  ] as const;
  const keys = limits.map(({ counted }) => counted);
  const outcome = await db.transaction(async (tx) => {
    // In one order for everybody, so that no two wait for each other.
    for (const counted of keys.toSorted())
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`public link ${counted}`}, 0))`);
    const recent = await tx
      .select({ counted: linkAttempt.counted, at: linkAttempt.at })
      .from(linkAttempt)
      .where(and(inArray(linkAttempt.counted, keys), gt(linkAttempt.at, now - window)))
      .orderBy(asc(linkAttempt.at), asc(linkAttempt.id));
    for (const { counted, most } of limits) {
      const oldest = recent.filter((one) => one.counted === counted).at(-most);
      if (oldest) return { retryAfter: Math.max(1, oldest.at + window - now) };
    }
    const [failure] = await tx
      .insert(linkAttempt)
      .values(keys.map((counted) => ({ counted, at: now })))
      .returning({ id: linkAttempt.id });
    return { failure: failure?.id ?? 0 };
  });
  if (outcome.retryAfter !== undefined) return { admitted: false, retryAfter: outcome.retryAfter };
  const { failure } = outcome;
  return {
    admitted: true,
    succeeded: async () => {
      await db.delete(linkAttempt).where(eq(linkAttempt.id, failure));
    },
  };
}

/** Deletes what is too old to count. */
export async function forgetLinkAttempts(db: Database, now: number): Promise<void> {
  await db.delete(linkAttempt).where(lte(linkAttempt.at, now - window));
}
