import { randomBytes } from "node:crypto";
import { recoveryCodeCount, recoveryCodeOf } from "@gatehouse/domain/access";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../platform/database.ts";
import { hashPassword, isPassword } from "../passwords.ts";
import { recoveryCode } from "./tables.ts";

/** Codes that are shown once, with what is kept of them. */
export interface NewCodes {
  readonly codes: string[];
  readonly hashes: readonly string[];
}

/** Ten new codes. */
export async function makeCodes(): Promise<NewCodes> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(10)));
  return { codes, hashes: await Promise.all(codes.map(hashPassword)) };
}

/** Takes the place of all codes of a user. */
export async function replaceCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await tx.insert(recoveryCode).values(hashes.map((hash) => ({ userId, hash, madeAt: now })));
}

/** Uses up a code. The caller holds the user's row. @returns whether it was one of those that are left */
export async function useCode(tx: Transaction, userId: string, code: string, now: number): Promise<boolean> {
  const left = await tx
    .select({ id: recoveryCode.id, hash: recoveryCode.hash })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));
  const right = await Promise.all(left.map(({ hash }) => isPassword(hash, code)));
  const used = left[right.indexOf(true)];
  if (!used) return false;
  await tx.update(recoveryCode).set({ usedAt: now }).where(eq(recoveryCode.id, used.id));
  return true;
}
