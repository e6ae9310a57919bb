import { and, asc, eq, lte, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isIPv6 } from "node:net";
import type { Database } from "../platform/database.ts";
import { loginAttempt } from "./tables.ts";

/** Failures per account and address, and the seconds they are remembered (ACC-10). */
const maxFailures = 10;
const window = 15 * 60;

/** Whose attempts are counted together. */
export interface Attempt {
  /** E-mail address, or what stands for it. */
  readonly account: string;
  readonly address: string;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const split = (part: string | undefined) => (part ? part.split(":") : []);
  const [before, after] = [split(head), split(tail)];
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0"), ...after];
}

/** An address as it is counted: anyone who has one IPv6 address has the 2⁶⁴ beside it, too. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

const same = ({ account, address }: Attempt) =>
  and(eq(loginAttempt.account, account), eq(loginAttempt.address, networkOf(address)));

/**
 * Lets an attempt through and counts it as failed until `clearFailures` says otherwise: any number of guesses at the same moment, on
 * any number of servers, are ten.
 * @returns undefined, or the seconds to wait
 */
export async function admitAttempt(db: Database, attempt: Attempt, now: number): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${attempt.account} ${networkOf(attempt.address)}`}, 0))`,
    );
    await tx.delete(loginAttempt).where(and(same(attempt), lte(loginAttempt.attemptedAt, now - window)));
    const recent = await tx
      .select({ at: loginAttempt.attemptedAt })
      .from(loginAttempt)
      .where(same(attempt))
      .orderBy(asc(loginAttempt.attemptedAt));
    const oldest = recent.at(-maxFailures);
    if (oldest) return Math.max(1, oldest.at + window - now);
    await tx
      .insert(loginAttempt)
      .values({ account: attempt.account, address: networkOf(attempt.address), attemptedAt: now });
    return undefined;
  });
}

/** Whether the sign-ins of an account are refused from some address now. @param account column with its e-mail address */
export const lockedSince = (account: PgColumn, now: number): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${loginAttempt} where ${loginAttempt.account} = ${account} and ${loginAttempt.attemptedAt} > ${now - window} group by ${loginAttempt.address} having count(*) >= ${maxFailures})`;

/** Forgets the failures of somebody who got in. */
export async function clearFailures(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(loginAttempt).where(same(attempt));
}

/** Deletes what is too old to count. */
export async function purgeAttempts(db: Database, now: number): Promise<void> {
  await db.delete(loginAttempt).where(lte(loginAttempt.attemptedAt, now - window));
}
