import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database.ts";
import { authenticator, passkey, recoveryCode } from "./tables.ts";

/** Takes all second factors of a user away, and the recovery codes with them. */
export async function removeFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(authenticator).where(eq(authenticator.userId, userId));
  await tx.delete(passkey).where(eq(passkey.userId, userId));
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}
