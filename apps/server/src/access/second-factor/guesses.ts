import type { Database } from "../../platform/database.ts";
import { admitAttempt, clearFailures } from "../throttle.ts";

/** Codes have six digits: whoever knows the password must not guess from many addresses either (ACC-30). */
const anywhere = "anywhere";

/** As whom guesses at second factors and proofs are counted. */
export const guessesOf = (userId: string): string => `factor:${userId}`;

/** Lets a guess through and counts it, as `admitAttempt` does. @returns undefined, or the seconds to wait */
export async function admitGuess(
  db: Database,
  userId: string,
  address: string,
  now: number,
): Promise<number | undefined> {
  const account = guessesOf(userId);
  return (
    (await admitAttempt(db, { account, address }, now)) ?? (await admitAttempt(db, { account, address: anywhere }, now))
  );
}

/** Forgets the guesses of somebody who was right. */
export async function clearGuesses(db: Database, userId: string, address: string): Promise<void> {
  const account = guessesOf(userId);
  await clearFailures(db, { account, address });
  await clearFailures(db, { account, address: anywhere });
}
