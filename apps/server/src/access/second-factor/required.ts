import { type Role, roleOf } from "@gatehouse/domain/access";
import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Queryable } from "../../platform/database.ts";
import { type CommandActor, recordAccess } from "../audit.ts";
import { authenticator, passkey, roleWithFactor } from "./tables.ts";

/** Whether a user has a second factor. @param userId column of the user's id */
export const hasFactor = (userId: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${authenticator} where ${authenticator.userId} = ${userId}) or exists (select 1 from ${passkey} where ${passkey.userId} = ${userId})`;

/** The roles whose users must have a second factor (ACC-34). */
export async function rolesWithFactor(tx: Queryable): Promise<Role[]> {
  const rows = await tx.select().from(roleWithFactor).orderBy(roleWithFactor.role);
  return rows.flatMap(({ role }) => roleOf(role) ?? []);
}

/** Whether an administrator requires a second factor of a role (ACC-34). */
export async function isFactorRequired(tx: Queryable, roleList: string): Promise<boolean> {
  const role = roleOf(roleList);
  return role !== undefined && (await tx.$count(roleWithFactor, eq(roleWithFactor.role, role))) > 0;
}

/** Requires a second factor of these roles, and of no others; each change is noted under the name of the role. */
export async function requireFactorOf(db: Database, wanted: readonly Role[], actor: CommandActor): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4714)`);
    const before = await rolesWithFactor(tx);
    for (const role of new Set(wanted)) {
      if (before.includes(role)) continue;
      await tx.insert(roleWithFactor).values({ role });
      await recordAccess(tx, actor, role, "SECOND_FACTOR_REQUIRED");
    }
    for (const role of before) {
      if (wanted.includes(role)) continue;
      await tx.delete(roleWithFactor).where(eq(roleWithFactor.role, role));
      await recordAccess(tx, actor, role, "SECOND_FACTOR_OPTIONAL");
    }
  });
}
