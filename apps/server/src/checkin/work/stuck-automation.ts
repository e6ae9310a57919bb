import { and, eq, lte } from "drizzle-orm";
import type { Transaction } from "../../platform/database.ts";
import { automationTask } from "../tables.ts";

/** Seconds without an answer after which a task is stuck (AUT-5). */
export const stuckAfter = 30 * 60;

/** The check-ins whose task is stuck, as a condition's list. */
export const stuckCheckIns = (tx: Transaction, now: number) =>
  tx
    .select({ id: automationTask.checkInId })
    .from(automationTask)
    .where(and(eq(automationTask.state, "WAITING"), lte(automationTask.createdAt, now - stuckAfter)));
