import { asc, eq } from "drizzle-orm";
import { userInfo } from "node:os";
import type { Queryable } from "../platform/database.ts";
import { accessAudit, type AccessAction } from "./tables.ts";

/** Who runs a command at the terminal, and when. */
export interface CommandActor {
  /** Account of the machine. */
  readonly doneBy: string;
  /** Seconds since 1970, UTC. */
  readonly at: number;
}

/** The account that a command runs under; behind `sudo` the one that called it. */
export function accountOfMachine(env: Readonly<Record<string, string | undefined>> = process.env): string {
  if (env["SUDO_USER"]) return env["SUDO_USER"];
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}

/** Notes in the transaction of a change who made it. @param detail what it was and is; never a secret */
export async function recordAccess(
  tx: Queryable,
  actor: CommandActor,
  subject: string,
  action: AccessAction,
  detail: string | null = null,
): Promise<void> {
  await tx.insert(accessAudit).values({ subject, action, detail, ...actor });
}

/** What was changed, oldest first. @param subject a user id; undefined for everything */
export const accessLog = (tx: Queryable, subject?: string): Promise<(typeof accessAudit.$inferSelect)[]> =>
  tx
    .select()
    .from(accessAudit)
    .where(subject === undefined ? undefined : eq(accessAudit.subject, subject))
    .orderBy(asc(accessAudit.id));
