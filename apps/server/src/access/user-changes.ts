import { eq, sql } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import { hashPassword } from "./passwords.ts";
import { endSessions, type Announcer } from "./sessions.ts";
import { appUser, loginSession } from "./tables.ts";

interface Parts {
  readonly db: Database;
  readonly live: Announcer;
  /** Seconds since 1970, UTC. */
  readonly now: number;
}

/**
 * Shuts a user out: no new sessions, and those that are open end at once with their live streams.
 * @returns how many sessions ended
 */
export const disableUser = ({ db, live, now }: Parts, id: string): Promise<number> =>
  db.transaction(async (tx) => {
    await tx
      .update(appUser)
      .set({ disabledAt: sql`coalesce(${appUser.disabledAt}, ${now})` })
      .where(eq(appUser.id, id));
    return (await endSessions(tx, live, eq(loginSession.userId, id), now)).length;
  });

/** Lets a disabled user in again. */
export async function enableUser({ db }: Pick<Parts, "db">, id: string): Promise<void> {
  await db.update(appUser).set({ disabledAt: null }).where(eq(appUser.id, id));
}

/**
 * Gives a user another password; whoever was signed in with the old one is signed out at once.
 * @returns how many sessions ended
 */
export async function changePassword({ db, live, now }: Parts, id: string, password: string): Promise<number> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, id));
    return (await endSessions(tx, live, eq(loginSession.userId, id), now)).length;
  });
}
